// SPDX-License-Identifier: MIT
// violation: collects the violations of a check. Counts all of them and reports
// the first ones.
#pragma once

#include "check/check.h"

enum { VIOLATIONS_SHOWN = 10, VIOLATION_ARGS = 6 };

struct violation {
    struct pos at;
    str row; /* key of the row ("'bert-large', 4"), or STR_NONE */
    str args[VIOLATION_ARGS]; /* arguments of the wording, after the row */
    str help;                 /* or STR_NONE */
};

struct violations {
    struct violation v[VIOLATIONS_SHOWN];
    size_t n; /* number of all violations */
};

/* Counts a violation. Returns the record to fill in, or NULL once the limit is
   reached. */
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

/* Reports the violations under a code whose wording begins with the row. The
   last report states how many more there are. */
void violation_report(struct check *c, const struct diag_code *code,
                      const struct violations *vs);

/* Returns the key of a row of the frame, for violation.row. */
str violation_row(struct check *c, size_t row);

/* Returns "'a', 'b'" for the parts of a row's key. In `a`. */
str violation_name(struct arena *a, const str *parts, size_t n);

/* Returns a cell for a message: shortened, line breaks replaced by blanks. */
str violation_cell(struct arena *a, str text);
