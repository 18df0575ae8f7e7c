// SPDX-License-Identifier: MIT
// exact: the number behind a cell that shows it rounded, formatted or as
// another type, found by going back over these steps. Prose may format a cell
// anew by it.
#pragma once

#include "frame/frame.h"

enum exact {
    EXACT_NUMBER,  /* v is the number */
    EXACT_ROUNDED, /* v was computed from what had been rounded */
    EXACT_TEXT,    /* v is the number of a text that was computed in a way
                      that is not known: no more digits than that has */
    EXACT_OTHER,   /* a text that says another number than was put into it: v
                      is the cell */
    EXACT_NONE     /* no number: v is the cell */
};

/* The number that a cell shows. */
struct exact_known {
    enum exact kind;
    struct value v;
    const struct column *column; /* that v stands in */
    str shown;                   /* ROUNDED, TEXT: what says the number, */
    int digits;   /* and how many behind the point are known of it */
    bool percent; /* the cell shows v as a percentage, by a format */
};

/* In `a`, as long as the column lives. */
struct exact_known exact_number(struct arena *a, const struct column *c,
                                size_t row);

/* A number times 100, to the digits that it is printed with: 0.07 is 7. Returns
   any other value as it is. */
struct value exact_percent(struct arena *a, struct value v);

/* Whether a format shows a number with more digits behind the point than are
   known; k->v must suit the format. */
bool exact_exceeds(struct arena *a, str format, const struct exact_known *k);
