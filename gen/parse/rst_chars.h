// SPDX-License-Identifier: MIT
// rst_chars: the classes of characters that decide where inline markup may
// start and end, and simple reference names (docutils' punctuation_chars.py
// and Inliner.simplename). Texts have NUL for an escaping backslash.
#pragma once

#include "base/str.h"

struct arena;

/* True where the character before byte `at` lets markup start there: none
   (at == from), white space, an opening bracket or quote, or a delimiter. */
bool rst_may_start(str s, size_t from, size_t at);

/* True where the character at byte `at` lets markup end before it: none, a
   blank, an escape, closing punctuation or a delimiter. */
bool rst_may_end(str s, size_t at);

/* White space at byte `at`; false at the end of s. */
bool rst_is_space(str s, size_t at);

/* White space just before byte `at` (> 0). */
bool rst_space_before(str s, size_t at);

/* True where the characters before byte `at` and at byte `end` are a pair
   of brackets or quotes. */
bool rst_is_pair(str s, size_t at, size_t end);

/* The end of the simple reference name that starts at byte `at`: letters
   and digits, with single - . _ + : inside (no underscores); or `at`. */
size_t rst_name_end(str s, size_t at);

/* The start of the longest simple name that ends at byte `end` and does not
   start before `from`; or `end`. */
size_t rst_name_start(str s, size_t from, size_t end);

/* Backslash escapes as docutils keeps them while it parses: every escaping
   backslash becomes NUL. The same bytes where there is none. */

str rst_escape(struct arena *a, str s);

/* Escapes removed, together with white space that was escaped; or turned
   back into backslashes. The same bytes where there is none. */
str rst_unescape(struct arena *a, str s);
str rst_restore(struct arena *a, str s);

/* docutils' special characters for titles, transitions and quotes:
   printable ASCII that is neither a letter nor a digit nor a blank. */
bool rst_is_mark(char c);
