// SPDX-License-Identifier: MIT
// csv_how: how a CSV text is read when it is not read as usual: the options
// of pandas' read_csv that its reader has to know.
#pragma once

#include "load/csv/csv.h"

struct csv_how {
    str encoding;           /* of the file; STR_NONE: UTF-8 */
    struct csv_options csv; /* header: the first record names the columns */
    const str *names;       /* of all columns, else NULL: those of the header,
                               or 0, 1, ... where there is none */
    size_t n_names;
    struct pos names_at;           /* where they are written */
    size_t rows_max;               /* rows to be read; SIZE_MAX: all */
    bool usual_missing;            /* "", "NA", "nan", ... are missing, */
    struct strs missing;           /* and these, too */
    const double *missing_numbers; /* among floats, however they are written */
    size_t n_missing_numbers;
    char thousands, decimal;         /* among digits; 0: none, a point */
    const struct notation *notation; /* of texts that stay texts; NULL: usual */
    bool all_texts;                  /* no column is anything else than text, */
    struct strs texts;               /* or these are not */
    bool all_floats;    /* columns of integers are floats, where -0 is no
                           0, */
    struct strs floats; /* or these are */
};

/* As read_csv reads without any options. */
struct csv_how csv_how_usual(void);

/* Whether all rows are read, with the names of the header and the usual
   csv_options. */
bool csv_how_is_plain(const struct csv_how *how);

/* True for a column that stays text whatever its cells are. */
bool csv_how_is_text(const struct csv_how *how, str name);

/* True for a column that is of floats if it is of integers. */
bool csv_how_is_float(const struct csv_how *how, str name);

/* Whether a cell is missing, by its text. */
bool csv_how_is_missing(const struct csv_how *how, str cell);

/* Whether a number of a column of floats is missing. */
bool csv_how_is_missing_number(const struct csv_how *how, double f);

/* The cell as a number would be written without the options: "1.234,5" as
   "1234.5". What is no number is given as it is, or as some text that is
   none. Lives in `a` where it was changed. */
str csv_how_number(const struct csv_how *how, struct arena *a, str cell);

/* The notation of the texts that stay texts: that of the file, which may be
   NULL, but for what the options say. In `a`. */
const struct notation *csv_how_notation(const struct csv_how *how,
                                        struct arena *a,
                                        const struct notation *file);
