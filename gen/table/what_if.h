// SPDX-License-Identifier: MIT
// what_if: finds the columns of a table that can be computed again with a
// reader's prices.
#pragma once

#include "base/diag.h"
#include "doc/document.h"
#include "table/frame_table.h"
#include "table/price_list.h"

enum { WHAT_IF_CELLS_MAX = 5000 }; /* live cells of a table */

/* A cell of a live column. */
struct what_if_cell {
    uint32_t program; /* index in what_if_column.programs */
    const struct program_input *inputs;
    size_t n_inputs;
    const uint32_t *prices; /* indexes in price_list.rows */
    size_t n_prices;
};

/* The rate of a column: one input of its programs is a number of things per
   time, or a time per thing. */
struct what_if_rate {
    str name; /* of the thing, in the singular; STR_NONE: there is no rate */
    double scale; /* of the number per second, or of the seconds */
    bool inverse; /* the input is a time per thing */
    uint32_t input;
};

struct what_if_column {
    bool priced; /* some cell rests on a price */
    bool live;   /* `programs` compute all cells of the column */
    str why;     /* priced, but not live: the reason */
    enum program_type type;
    uint32_t list; /* index of the price list of all prices */
    struct what_if_rate rate;
    const struct program *programs; /* the different programs of the cells */
    size_t n_programs;
    const struct what_if_cell *cells; /* by row; a cell without prices has no
                                         program */
};

/* The columns of a table, in the order of its frame. */
struct what_if {
    const struct what_if_column *columns;
    size_t n_priced, n_live;
};

/* Whether a column, which was read from a file, has prices that readers may
   replace: its numbers are money per time. */
bool what_if_is_price(struct arena *a, const struct column *c);

/* Compiles the columns of t, and adds their prices to p. A column is live if a
   program computes each of its cells, and, run with the published prices,
   returns the published values: all bytes of strings, all bits of numbers. The
   result lives in p->a. */
struct what_if what_if_of(struct price_lists *p, const struct frame_table *t);

/* Compiles n cells of column c, from row `from` on. cells[0] of the result is
   the cell of that row. */
struct what_if_column what_if_cells(struct price_lists *p,
                                    const struct column *c, size_t from,
                                    size_t n);

/* Whether some cell of column c rests on a price. False if p is NULL. */
bool what_if_rests(struct price_lists *p, const struct column *c);

/* Sets t->what_if for each table of a page that readers can explain
   (frame_table.explained), and doc->prices. Does nothing if the site turns
   prices of readers off. */
void what_if_set(struct document *doc);
