// SPDX-License-Identifier: MIT
// cut: puts numbers into intervals, for pd.cut and pd.qcut.
#pragma once

#include "df/runtime/call.h"

enum { CUT_EDGES_MAX = 10000 };

/* Numbers, and the edges of the intervals. */
struct cutting {
    struct call *c;  /* the call; its arguments `x` and `labels` are the numbers
                        and the labels of the intervals */
    enum param from; /* the argument that defines the edges */
    const struct column *x;
    double *edges;
    size_t n;   /* number of edges, one more than there are intervals */
    bool whole; /* the script wrote all edges as integers */
    bool dates; /* the numbers are the nanoseconds of dates; before cut_read:
                   whether dates are allowed */
    bool right, lowest, ordered;
    int64_t precision;
};

/* Reads the arguments x and precision. False on a fault, which is reported. */
bool cut_read(struct cutting *k);

/* Returns cell i of the numbers, NaN if it is missing. */
double cut_number(const struct cutting *k, size_t i);

/* Sets *out to the interval of each number: its label or, with labels=False,
   its index. False on a fault, which is reported. */
bool cut_into(struct cutting *k, struct object *out);
