// SPDX-License-Identifier: MIT
// exact: the number behind a cell that shows it rounded, formatted or as
// another type, found by going back over these steps. Prose that formats a
// cell anew stands on it.
#ifndef EVAL_EXACT_H
#define EVAL_EXACT_H

#include "frame/frame.h"

enum exact {
    EXACT_NUMBER, /* *v is the number */
    EXACT_TEXT,   /* *v is the number of a text that was computed in a way
                     that is not known: no more digits than `shown` has */
    EXACT_NONE    /* no number: *v is the cell */
};

/* The number that a cell shows; *shown: the text that says it, where it is
   EXACT_TEXT. */
enum exact exact_number(const struct column *c, size_t row, struct value *v,
                        str *shown);

/* Whether a format shows *v with more digits behind the point than a text has,
   that says the same number; *v must suit the format. */
bool exact_exceeds(struct arena *a, str format, struct value v, str shown);

#endif
