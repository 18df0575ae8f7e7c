// SPDX-License-Identifier: MIT
// shown: makes text safe for a terminal or the log of a CI service. Everything
// from files, names, arguments and servers is escaped here before it is
// printed.
#pragma once

#include "base/buf.h"

/* Whether nothing in s must be escaped: s is well-formed UTF-8 without control
   characters (C0, DEL, C1), line and paragraph separators, and bidirectional
   marks. Names of files must be plain. */
bool shown_is_plain(str s);

/* Appends s with everything that is not plain escaped: "\n", "\x1b", "\u202e";
   a malformed byte is "\xff". The bracket of "##[" and "##word[" is escaped
   too: CI services read it as a command anywhere in a line. Tabs are kept. */
void shown_put(struct buf *b, str s);

/* The same, with line breaks (\n) kept. */
void shown_put_lines(struct buf *b, str s);

/* Returns s escaped as by shown_put, in `a`; s itself if nothing is escaped. */
str shown(struct arena *a, str s);

/* Appends s with one U+FFFD for each character that would be escaped, so that a
   caret below stays aligned; a line break becomes a blank. */
void shown_put_aligned(struct buf *b, str s);
