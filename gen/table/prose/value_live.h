// SPDX-License-Identifier: MIT
// value_live: programs of the figures in running text that rest on prices.
#pragma once

#include "doc/document.h"
#include "table/prose/value_row.h"

/* Sets the attribute "_live" of n, a node that shows `text`: a cell, by a
   format such as {:.1f} or, if `format` is STR_NONE, as its table shows it. The
   attribute is JSON for templates/assets/whatif.js (render/html_what_if.h): "0"
   if the cell rests on a price, but no program computes the text. Sets nothing
   if the cell does not rest on a price. */
void value_live_set(struct document *doc, struct node *n,
                    const struct value_cell *c, str format, str text);
