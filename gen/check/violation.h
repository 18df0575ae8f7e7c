// SPDX-License-Identifier: MIT
// violation: where a check fails: the first rows are kept, all are counted, and
// one diagnostic reports them.
#pragma once

#include "check/check.h"

enum { VIOLATIONS_SHOWN = 10, VIOLATION_ARGS = 6 };

struct violation {
    struct pos at;
    str row; /* what tells the row apart ("'bert-large', 4"); may be none */
    str args[VIOLATION_ARGS]; /* of the code's wording, behind the row */
    str help;                 /* may be none */
};

struct violations {
    struct violation v[VIOLATIONS_SHOWN];
    size_t n; /* all that were found */
};

/* Counts one. Where it is to be filled in, or NULL when there are enough. */
struct violation *violation_add(struct violations *vs);

/* The same for the cell of column x in a row of the frame; the further
   arguments are those of the code's wording. Returns NULL, too, if the schema
   lists the violation as known; such a violation is not counted. */
#define violation_add_cell(c, vs, code, x, row, ...)  \
    violation_add_args((c), (vs), (code), (x), (row), \
                       (const str[]){__VA_ARGS__},    \
                       sizeof((const str[]){__VA_ARGS__}) / sizeof(str))
struct violation *violation_add_args(struct check *c, struct violations *vs,
                                     const struct diag_code *code,
                                     const struct column *x, size_t row,
                                     const str *args, size_t n);

/* Reports them under a code whose wording begins with a place for the row; the
   last shown says how many more there are. */
void violation_tell(struct check *c, const struct diag_code *code,
                    const struct violations *vs);

/* The cells of a row of the file's frame in the key columns, for
   violation.row. */
str violation_row(struct check *c, size_t row);

/* "'a', 'b'" for the parts of a row's name; lives in `a`. */
str violation_name(struct arena *a, const str *parts, size_t n);

/* A cell as messages quote it: a long one is cut, line breaks are blanks. */
str violation_cell(struct arena *a, str text);
