// SPDX-License-Identifier: MIT
// csv_how: the options of pandas' read_csv that affect how a CSV file is
// parsed.
#pragma once

#include "load/csv/csv.h"

struct csv_how {
    str encoding;           /* of the file; STR_NONE: UTF-8 */
    struct csv_options csv; /* header: the first record names the columns */
    const str *names; /* of all columns; NULL: those of the header, or 0, 1,
                         ... without a header */
    size_t n_names;
    struct pos names_at;           /* position of `names` */
    size_t rows_max;               /* rows to read; SIZE_MAX: all */
    bool usual_missing;            /* "", "NA", "nan", ... are missing */
    struct strs missing;           /* further strings that are missing */
    const double *missing_numbers; /* numbers that are missing among floats */
    size_t n_missing_numbers;
    char thousands, decimal; /* 0: no separator, a point */
    const struct notation
        *notation;      /* of cells that stay strings; NULL: usual */
    bool all_texts;     /* all columns are strings */
    struct strs texts;  /* names of columns of strings */
    bool all_floats;    /* columns of integers become floats, with -0 */
    struct strs floats; /* names of such columns */
};

/* The defaults of read_csv. */
struct csv_how csv_how_usual(void);

/* Whether all rows are read, with the names of the header and the usual
   csv_options. */
bool csv_how_is_plain(const struct csv_how *how);

/* Whether a column stays one of strings whatever its cells are. */
bool csv_how_is_text(const struct csv_how *how, str name);

/* Whether a column of integers becomes one of floats. */
bool csv_how_is_float(const struct csv_how *how, str name);

/* Whether a cell is missing, judged by its string. */
bool csv_how_is_missing(const struct csv_how *how, str cell);

/* Whether a number in a column of floats is missing. */
bool csv_how_is_missing_number(const struct csv_how *how, double f);

/* Returns a cell with a decimal point and without thousands separators:
   "1.234,5" becomes "1234.5". A cell that is not a number does not become one.
   The result lives in `a` if the cell was changed. */
str csv_how_number(const struct csv_how *how, struct arena *a, str cell);

/* Returns the notation of cells that stay strings: that of the file, which may
   be NULL, changed by the options. In `a`. */
const struct notation *csv_how_notation(const struct csv_how *how,
                                        struct arena *a,
                                        const struct notation *file);
