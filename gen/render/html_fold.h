// SPDX-License-Identifier: MIT
// html_fold: columns that are the same in all rows leave a table for a line
// above it, where they are said once.
#pragma once

#include "render/html_sheet.h"

/* Marks the columns of h->table that are folded: those that the author names,
   or in a wide table of several rows all that are neither a key nor computed,
   and whose cells show the same and lead to the same place. */
void html_fold_set(struct html *h, const struct html_sheet *s);

/* Writes the line into h->table->fold. */
void html_fold_put(struct html *h, const struct html_sheet *s);
