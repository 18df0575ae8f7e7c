// SPDX-License-Identifier: MIT
// exact: finds the exact number of a cell that was rounded, formatted or
// converted, by undoing these steps.
#pragma once

#include "frame/frame.h"

enum exact {
    EXACT_NUMBER,  /* v is the number */
    EXACT_ROUNDED, /* v was computed from rounded numbers */
    EXACT_TEXT,    /* v is the number in a string. The script computed the
                      string in an unknown way, so only its digits are known */
    EXACT_OTHER,   /* v is the cell: a string that was formatted from a number
                      but shows a different number */
    EXACT_NONE     /* v is the cell, which has no number */
};

/* The exact number of a cell. */
struct exact_known {
    enum exact kind;
    struct value v;
    const struct column *column; /* the column of v */
    size_t row;                  /* the row of v in that column */
    str shown;                   /* ROUNDED, TEXT: the number as printed */
    int digits;                  /* ROUNDED, TEXT: known decimal places of v */
    bool percent;                /* a format shows v as a percentage */
};

/* Returns the exact number of a cell. The result is valid as long as `a` and
   the column exist. */
struct exact_known exact_number(struct arena *a, const struct column *c,
                                size_t row);

/* Returns a finite number times 100, without binary rounding of its printed
   digits: exactly 7 for 0.07. Returns any other value unchanged. */
struct value exact_percent(struct arena *a, struct value v);

/* Whether `format` prints k->v with more than k->digits decimal places. Fields
   that cannot format k->v are ignored. */
bool exact_exceeds(struct arena *a, str format, const struct exact_known *k);
