// SPDX-License-Identifier: MIT
// exact: finds the exact number of a cell that is rounded, formatted or
// converted, by undoing these steps. Prose may format that number again.
#pragma once

#include "frame/frame.h"

enum exact {
    EXACT_NUMBER,  /* v is the number */
    EXACT_ROUNDED, /* v was computed from rounded numbers */
    EXACT_TEXT,    /* v is the number in a string that was computed in an
                      unknown way: only its own digits are known */
    EXACT_OTHER,   /* a string that shows another number than was put into it: v
                      is the cell */
    EXACT_NONE     /* not a number: v is the cell */
};

/* The exact number of a cell. */
struct exact_known {
    enum exact kind;
    struct value v;
    const struct column *column; /* the column of v */
    str shown;                   /* ROUNDED, TEXT: the number as written */
    int digits;                  /* ROUNDED, TEXT: its known decimal places */
    bool percent;                /* a format shows v as a percentage */
};

/* Returns the exact number of a cell. The result is valid as long as both `a`
   and the column. */
struct exact_known exact_number(struct arena *a, const struct column *c,
                                size_t row);

/* Returns a number times 100 with the digits that it is printed with: 7 for
   0.07. Returns any other value unchanged. */
struct value exact_percent(struct arena *a, struct value v);

/* Whether a format shows more decimal places of k->v than are known; k->v must
   fit the format. */
bool exact_exceeds(struct arena *a, str format, const struct exact_known *k);
