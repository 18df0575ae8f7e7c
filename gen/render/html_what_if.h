// SPDX-License-Identifier: MIT
// html_what_if: writes, as JSON for templates/assets/whatif.js, the programs
// that compute figures again with a reader's prices, and the prices of the
// page. Private to render/html*.
#pragma once

#include "render/html_sheet.h"

/* Sets h->table->what_if of a table of a frame, if some of its columns rest on
   prices and some figure of the page is live (table/what_if.h). */
void html_what_if_put(struct html *h, const struct html_sheet *s);

/* Writes the attribute data-live of a figure in prose that rests on a price
   (table/prose/value_live.h): its index in the page's JSON. */
void html_what_if_put_value(struct html *h, const struct node *n);

/* Writes the prices of the page in a <script>, if some figure is live. */
void html_what_if_put_prices(struct html *h);
