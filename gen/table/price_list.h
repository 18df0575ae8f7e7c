// SPDX-License-Identifier: MIT
// price_list: the prices that a page uses: for each file of prices, its rows
// and their names.
#pragma once

#include "base/diag.h"
#include "program/compile.h"

struct site;

enum { PRICE_KEYS_MAX = 50 }; /* maximum number of prices of a list */

/* The prices of a file. */
struct price_list {
    const struct column *column; /* the column that the page uses */
    const struct frame *frame;   /* the file */
    const struct column **names; /* columns whose cells name a row */
    size_t n_names;
    struct {
        size_t *v; /* rows of the file that the page uses */
        size_t n, cap;
    } rows;
};

/* The price lists of a page. Initialize with zeros, except `site`, `a`, which
   owns all, and `d`. */
struct price_lists {
    const struct site *site;
    struct arena *a;
    struct diags *d;
    struct {
        struct price_list *v;
        size_t n, cap;
    } lists;
};

/* Finds the list of a price, and the index of the price in its `rows`, which is
   appended if it is new. Returns false and sets *why to the reason if readers
   cannot replace the price. */
bool price_list_find(struct price_lists *p, const struct program_price *price,
                     uint32_t *list, uint32_t *row, str *why);

/* Returns the name of a row of the list's file: its cells in `names`, joined by
   ", ". In `a`. */
str price_list_name(struct arena *a, const struct price_list *l, size_t row);
