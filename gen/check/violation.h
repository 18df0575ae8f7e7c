// SPDX-License-Identifier: MIT
// violation: collects the violations of a check. All are counted, and the first
// VIOLATIONS_SHOWN are reported.
#pragma once

#include "check/check.h"

enum { VIOLATIONS_SHOWN = 10, VIOLATION_ARGS = 6 };

/* A violation that is reported. */
struct violation {
    struct pos at;
    str row; /* "the row with Model 'bert-large' and Nodes '4'", or STR_NONE */
    str args[VIOLATION_ARGS]; /* arguments of the wording, before the row */
    str help;                 /* or STR_NONE */
};

struct violations {
    struct violation v[VIOLATIONS_SHOWN];
    size_t n; /* number of all violations */
};

/* Counts a violation. Returns the element to fill in, or NULL once the limit is
   reached. */
struct violation *violation_add(struct violations *vs);

/* Like violation_add, for the cell of column x in `row` of the frame. Sets the
   position, row and arguments of the violation. `...` are the first arguments
   of the wording of `code`; the name of the row follows them. If the schema
   lists the violation as known, does not count it and returns NULL. */
#define violation_add_cell(c, vs, code, x, row, ...)  \
    violation_add_args((c), (vs), (code), (x), (row), \
                       (const str[]){__VA_ARGS__},    \
                       sizeof((const str[]){__VA_ARGS__}) / sizeof(str))
struct violation *violation_add_args(struct check *c, struct violations *vs,
                                     const struct diag_code *code,
                                     const struct column *x, size_t row,
                                     const str *args, size_t n);

/* Reports the collected violations with `code`, whose wording may end with
   the row. The last report states how many more violations were counted. */
void violation_report(struct check *c, const struct diag_code *code,
                      const struct violations *vs);

/* Returns the name of a row of the frame, in the form of violation.row. */
str violation_row(struct check *c, size_t row);

/* Converts `row`, in the form of violation.row, to " (row with Model 'bert')",
   to append to a part of a message. */
str violation_row_beside(struct arena *a, str row);

/* Returns the name of the row whose key has the cells `parts`, in the form of
   violation.row. Names the empty cells last: "the row with Nodes 'x' and no
   Model". Returns STR_NONE if the key has no columns. If the file has faults,
   the names of the columns are unknown; then returns "the row of 'x'", or
   STR_NONE if the first cell is empty. */
str violation_row_of(struct check *c, const str *parts);

/* Returns the n parts of a key as "'a', 'b'"; STR_NONE if n is 0. In `a`. */
str violation_name(struct arena *a, const str *parts, size_t n);

/* Returns `text`, the contents of a cell, for a message: shortened, with line
   breaks replaced by blanks. Lives in `a`, or as long as `text`. */
str violation_cell(struct arena *a, str text);
