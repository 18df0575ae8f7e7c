// SPDX-License-Identifier: MIT
// shown: text made safe for a terminal or the log of a CI service. Whatever
// comes from files, names, arguments and servers passes through here before it
// is printed.
#pragma once

#include "base/buf.h"

/* True when nothing in s has to be escaped: it is well-formed UTF-8 without
   control characters (C0, DEL, C1), line and paragraph separators, and marks
   that turn the direction of text (bidi). Names of files are so. */
bool shown_is_plain(str s);

/* Appends s with what is not plain escaped: "\n", "\x1b", "\u202e"; a malformed
   byte is "\xff". So is the bracket of "##[" and "##word[", which CI services
   take for a command wherever it stands in a line. Tabs stay. */
void shown_put(struct buf *b, str s);

/* The same, with the breaks of its lines (\n). */
void shown_put_lines(struct buf *b, str s);

/* As shown_put: a text in `a`; s itself where nothing is to be escaped. */
str shown(struct arena *a, str s);

/* The same with one character, U+FFFD, for each that would be escaped, for
   text that a caret stands below; a line break becomes a blank. */
void shown_put_aligned(struct buf *b, str s);
