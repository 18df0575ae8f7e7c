// SPDX-License-Identifier: MIT
// price_list: the prices of a page that readers may replace: for each file of
// prices, the rows that the page uses, and the columns to choose from.
#pragma once

#include "base/buf.h"
#include "doc/document.h"
#include "program/compile.h"

struct site;

enum { PRICE_KEYS_MAX = 50 }; /* maximum number of prices of a list */

/* A column of prices that readers may choose, such as "1 year reserved". */
struct price_basis {
    str name;
    const double *prices; /* by row of the file; NaN: no price */
};

/* The prices of a file. */
struct price_list {
    const struct column *column; /* the column that the page uses */
    const struct frame *frame;   /* the file */
    str name;                    /* path of the file without data/ and its
                                    extension: "trn1/prices" */
    str title, unit, as_of;      /* may be empty, except `unit` */
    const struct column **names; /* columns whose cells name a row */
    size_t n_names;
    struct {
        struct price_basis *v; /* the column that the page uses is the first */
        size_t n, cap;
    } bases;
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
    bool any; /* some figure of the page can be computed again */
    struct {
        struct price_list *v;
        size_t n, cap;
    } lists;
};

/* Returns the price lists of a page, which are made by the first call. Returns
   NULL if the site turns prices of readers off. */
struct price_lists *price_lists_of(struct document *doc);

/* Finds the list of a price, and the index of the price in its `rows`, which is
   appended if it is new. Returns false and sets *why to the reason if readers
   cannot replace the price. */
bool price_list_find(struct price_lists *p, const struct program_price *price,
                     uint32_t *list, uint32_t *row, str *why);

/* Returns the name of a row of the list's file: its cells in `names`, joined by
   ", ". In `a`. */
str price_list_name(struct arena *a, const struct price_list *l, size_t row);

/* Appends the lists as JSON: [{"name", "title", "unit", "date", "keys",
   "bases": [{"name", "prices"}]}]. Members that are empty are omitted; a price
   that a basis lacks is null. */
void price_lists_json(struct buf *b, const struct price_lists *p);
