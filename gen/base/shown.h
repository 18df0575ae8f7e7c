// SPDX-License-Identifier: MIT
// shown: makes strings safe to print on a terminal or in the log of a CI
// service. All strings from files, names, arguments and servers are escaped by
// this module before they are printed.
#pragma once

#include "base/buf.h"

/* Whether s is plain: well-formed UTF-8 without control characters (C0, DEL,
   C1), line and paragraph separators, bidirectional marks and byte-order marks.
   Tabs are not plain. File names must be plain. */
bool shown_is_plain(str s);

/* Appends s and escapes all characters that are not plain, except tabs, as
   "\n", "\x1b" or "\u202e"; a malformed byte becomes "\xff". Also escapes the
   bracket of "##[" and "##word[", which CI services read as a command anywhere
   in a line. */
void shown_put(struct buf *b, str s);

/* Like shown_put, but keeps line breaks (\n). */
void shown_put_lines(struct buf *b, str s);

/* Returns s escaped as by shown_put, in `a`, or s itself if nothing is
   escaped. */
str shown(struct arena *a, str s);

/* Appends s with one U+FFFD for each character that shown_put would escape, so
   that a caret in the line below stays aligned. A line break becomes a space.
   */
void shown_put_aligned(struct buf *b, str s);
