// SPDX-License-Identifier: MIT
// rst_chars: classes of characters that decide where inline markup may start
// and end, and simple reference names (docutils' punctuation_chars.py and
// Inliner.simplename). In: a string in which NUL replaces escaping backslashes.
#pragma once

#include "base/str.h"

struct arena;

/* Whether markup may start at byte `at`: at the start of the text (at == from),
   or after white space, an opening bracket or quote, or a delimiter. */
bool rst_may_start(str s, size_t from, size_t at);

/* Whether markup may end at byte `at`: at the end of the text, or before white
   space, an escape, closing punctuation or a delimiter. */
bool rst_may_end(str s, size_t at);

/* Whether white space is at byte `at`; false at the end of s. */
bool rst_is_space(str s, size_t at);

/* Whether white space precedes byte `at` (> 0). */
bool rst_space_before(str s, size_t at);

/* Whether the characters before byte `at` and at byte `end` are a pair of
   brackets or quotes. */
bool rst_is_pair(str s, size_t at, size_t end);

/* Returns the end of the simple reference name that starts at byte `at`, or
   `at` if no name starts there. A name has letters and digits, with single - .
   _ + : between them. */
size_t rst_name_end(str s, size_t at);

/* Returns the start of the longest simple name that ends at byte `end` and
   starts at or after `from`, or `end` if no name ends there. */
size_t rst_name_start(str s, size_t from, size_t end);

/* Returns the string, in `a`, with each escaping backslash replaced by NUL, as
   docutils does while it parses; s itself if it has no backslash. */
str rst_escape(struct arena *a, str s);

/* rst_unescape returns the string without NULs and escaped white space;
   rst_restore turns NULs back into backslashes. The result is in `a`, or s
   itself if s has no NUL. */
str rst_unescape(struct arena *a, str s);
str rst_restore(struct arena *a, str s);

/* Whether a character is one of docutils' marks for titles, transitions and
   quotes: printable ASCII other than letters, digits and the blank. */
bool rst_is_mark(char c);
