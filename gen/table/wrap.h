// SPDX-License-Identifier: MIT
// wrap: finds where the text of a cell may break, and how wide a column must be
// for its cells to take few lines. templates/README.md promises the assumed
// widths of characters to style sheets.
#pragma once

#include "base/buf.h"

/* Appends text escaped for HTML, with <wbr> where a long word (13 characters or
   more without a blank or hyphen) may break: after / : + _, between a point and
   a letter, before ( and [, and in long pieces between the parts of a
   camel-case word. */
void wrap_put_html(struct buf *b, str s);

/* Lengths and widths are in twentieths of a digit. A byte of text is at most
   WRAP_BYTE wide. */
enum { WRAP_DIGIT = 20, WRAP_BYTE = 28, WRAP_MAX = 30 * WRAP_DIGIT };

/* Returns the width that a column needs for s. If the length of s on one line
   is at most `whole`, this is the length. Otherwise it is the smallest width,
   up to WRAP_MAX, at which s takes at most `lines` lines (2 or 3). */
unsigned wrap_width(str s, unsigned lines, unsigned whole);

/* Returns the length of s on one line. */
unsigned wrap_length(str s);
