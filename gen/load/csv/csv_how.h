// SPDX-License-Identifier: MIT
// csv_how: the options of pandas' read_csv that affect how a CSV file is
// parsed.
#pragma once

#include "load/csv/csv.h"

/* The type of a column, if the source of the file, such as a database, is known
   to give it a type. */
enum csv_known {
    CSV_KNOWN_NOT,
    CSV_KNOWN_TEXT, /* strings; of the usual strings for missing values, only ""
                       counts as missing */
    CSV_KNOWN_NUMBERS
};

/* Values that count as missing. */
struct csv_missing {
    struct strs texts;
    const double *numbers; /* in columns of floats */
    size_t n_numbers;
};

/* The values that count as missing in one column. */
struct csv_column_missing {
    str name;        /* STR_NONE: the column is given by its position */
    uint64_t column; /* its position, from 0 */
    struct csv_missing values;
};

struct csv_how {
    str encoding;           /* encoding of the file; STR_NONE means UTF-8 */
    struct csv_options csv; /* csv.header: the first record names the columns */
    size_t levels;          /* number of records that name the columns, if more
                               than one; csv.header is then false */
    const str *names;       /* names of columns; NULL means the names in the
                               header or, without a header, 0, 1, ... */
    size_t n_names;
    struct pos names_at; /* position of `names` */
    const size_t *named; /* positions, in ascending order, of the columns that
                            have the names if the file has more columns than
                            n_names; NULL: it must not have more */
    const size_t *index; /* positions of columns of row labels, whose header has
                            a record of its own if `levels` is more than one */
    size_t n_index;
    size_t rows_max;    /* maximum number of rows to read; SIZE_MAX: all */
    bool usual_missing; /* "", "NA", "nan", ... are missing */
    struct csv_missing missing; /* further values that are missing */
    const struct csv_column_missing *own_missing; /* the same, for the columns
                                                     that it names */
    size_t n_own_missing;
    struct strs truths[2]; /* further strings that mean false, and true */
    size_t footer; /* number of records, including blank ones, to leave out at
                      the end of the file; no faults are reported there */
    char thousands, decimal; /* thousands: 0 if there is no separator; decimal:
                                0 for "." */
    const struct notation *notation; /* notation of cells that stay strings;
                                        NULL means the usual notation */
    bool all_texts;                  /* all columns are strings */
    struct strs texts;               /* names of columns of strings */
    struct {
        size_t *v;
        size_t n, cap;
    } text_columns;    /* positions of further columns of strings */
    struct strs whole; /* names of columns of strings in which no cell counts as
                          missing */
    const enum csv_known *known; /* type of each column of the file, by its
                                    position */
    size_t n_known;     /* length of `known`; if the file has another number of
                           columns, `known` is ignored */
    bool all_floats;    /* columns of integers become floats, which keep -0 */
    struct strs floats; /* names of columns of integers that become floats */
};

/* Returns the defaults of pandas' read_csv. */
struct csv_how csv_how_usual(void);

/* Whether csv_plain may read a file with these options: all rows are read, the
   header names the columns, and csv_options are the defaults. */
bool csv_how_is_plain(const struct csv_how *how);

/* Whether the options make column i of the file, named `name`, a column of
   strings even if all its cells are numbers. */
bool csv_how_is_text(const struct csv_how *how, str name, size_t i);

/* Whether no cell of a column counts as missing, not even an empty one. */
bool csv_how_is_whole(const struct csv_how *how, str name);

/* Returns the known type of column i of a file with n columns. */
enum csv_known csv_how_known(const struct csv_how *how, size_t i, size_t n);

/* Whether the options convert a column of integers to floats. */
bool csv_how_is_float(const struct csv_how *how, str name);

/* Returns the values, beside the usual ones, that are missing in column i. */
const struct csv_missing *csv_how_missing(const struct csv_how *how, str name,
                                          size_t i);

/* Whether a cell's string counts as missing in a column, for which
   csv_how_missing returned m. If `exact` is true, only the empty string of the
   usual strings for missing values counts. */
bool csv_how_is_missing(const struct csv_how *how, const struct csv_missing *m,
                        str cell, bool exact);

/* Whether a number counts as missing in a column of floats. */
bool csv_how_is_missing_number(const struct csv_missing *m, double f);

/* Returns 1 if a cell means true, 0 if it means false, and -1 otherwise. The
   strings how->truths come before "true" and "false", whose case matters only
   in a file with a footer. */
int csv_how_bool(const struct csv_how *how, str cell);

/* Converts a number in the notation of the options to a number with a decimal
   point and without thousands separators: "1.234,5" becomes "1234.5". Returns
   the cell itself, or a string in `a`. If the cell is not a number in the
   notation of the options, the result is not a number, either. */
str csv_how_number(const struct csv_how *how, struct arena *a, str cell);

/* Returns the notation of cells that stay strings: `file`, which may be NULL,
   or a copy of `file` in `a` with the decimal and thousands characters of the
   options. */
const struct notation *csv_how_notation(const struct csv_how *how,
                                        struct arena *a,
                                        const struct notation *file);
