// SPDX-License-Identifier: MIT
// csv_plain: the fast way through a CSV text in which a comma is always a
// delimiter and a line a row, as nearly all are. It reports nothing: what is
// not plain is left to read_csv.
#pragma once

#include "frame/frame.h"
#include "load/csv/csv_how.h"

/* The columns of a CSV text, without names and origins of their own. */
struct csv_columns {
    str *names;
    struct column *v;
    size_t n, rows;
    uint32_t *lines;    /* that the rows start in */
    uint32_t name_line; /* of the names; 0: they are not in the file */
};

/* Reads a text on up to `workers` threads; what *out points to lives in `a`
   and in the text. False for a text that is not plain: one with quotes,
   carriage returns, bytes that are no text, rows of other lengths than the
   first, columns without a name or with the same, or no rows. `how` is as
   usual, but for what stays text. */
bool csv_plain(struct arena *a, str text, size_t workers,
               const struct csv_how *how, struct csv_columns *out);
