// SPDX-License-Identifier: MIT
// wrap: where the text of a table's cells may break, and how wide a column must
// be for its cells to take few lines. The measures are those that
// templates/README.md promises to the style sheet.
#pragma once

#include "base/buf.h"

/* Text escaped for HTML with <wbr> where a long word (13 characters and more
   without a blank or hyphen) may break: behind / : +, before ( [ and at
   humps. */
void wrap_put_html(struct buf *b, str s);

/* A length or width in twentieths of a digit's; no byte of a text counts more
   than WRAP_BYTE. */
enum { WRAP_DIGIT = 20, WRAP_BYTE = 28, WRAP_MAX = 30 * WRAP_DIGIT };

/* The width that a text needs: its length if that is at most `whole`; else
   the least width at which it takes at most `lines` lines (2 or 3), at most
   WRAP_MAX. */
unsigned wrap_width(str s, unsigned lines, unsigned whole);

/* The length of a text on one line. */
unsigned wrap_length(str s);
