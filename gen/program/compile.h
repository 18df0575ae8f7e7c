// SPDX-License-Identifier: MIT
// compile: turns the lineage of a cell into a program (program/program.h) that
// computes the cell again with other prices.
#pragma once

#include "base/map.h"
#include "program/program.h"

/* Compiles the cells of a page. Initialize with zeros, except `a`, `is_price`
   and `data`. */
struct compiler {
    struct arena *a; /* owns the programs and the reasons */
    /* Whether the numbers of c, a column that was read from a file, are prices
       that a reader may replace. */
    bool (*is_price)(const void *data, const struct column *c);
    const void *data;
    struct map formulas; /* parsed formulas, by their text */
    struct map facts;    /* by origin, for program/choice */
};

/* The program of a cell, with the cell's inputs and prices. */
struct program_cell {
    struct program program;
    const struct program_input *inputs;
    size_t n_inputs;
    const struct program_price *prices;
    size_t n_prices;
    enum program_type type; /* type of the result */
};

/* Sets *out to the program of the cell in `row` of c. If the cell does not rest
   on a price, returns false and sets *why to STR_NONE. If it does, but no
   program can compute it, returns false and sets *why to the reason, such as
   "mean of several rows". */
bool compile_cell(struct compiler *k, const struct column *c, size_t row,
                  struct program_cell *out, str *why);
