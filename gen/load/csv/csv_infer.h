// SPDX-License-Identifier: MIT
// csv_infer: converts the cells of CSV columns from strings to the types that
// pandas.read_csv infers.
#pragma once

#include "frame/frame.h"
#include "load/csv/csv_how.h"

/* The cells of one column as strings, as they are in the file. */
struct csv_cells {
    struct arena a; /* holds v */
    str *v;
    size_t n, cap;
};

/* The columns of a CSV file, before and after their types are inferred. */
struct csv_columns {
    str *names;
    str axis; /* the name of the columns' names, with several levels; usually
                 STR_NONE */
    struct csv_cells *cells;
    struct column *v; /* the converted columns; set by csv_infer */
    size_t *huge;     /* for each column: the number of the row, from 1, with
                         the first integer beyond int64, if this integer makes
                         the column a column of strings; else 0; set by
                         csv_infer */
    size_t n, rows;
    uint32_t *lines;    /* the line in which each row starts */
    uint32_t name_line; /* the line of the header; 0 if there is no header */
};

/* Frees the cells of all columns. */
void csv_columns_free(struct csv_columns *columns);

/* Infers the types of all columns, on up to `workers` threads, and sets
   columns->v and columns->huge. The names and origins in columns->v stay unset.
   The result lives in `a`, as do the cells of columns that stay strings; the
   strings of all other columns are freed. */
void csv_infer(struct arena *a, const struct csv_how *how, size_t workers,
               struct csv_columns *columns);
