// SPDX-License-Identifier: MIT
// alike: finds the key that was meant: one that differs in blanks, dashes or
// case only.
#pragma once

#include "df/runtime/eval.h"
#include "df/runtime/keys.h"

/* The keys to search; set `ev` and `keys`, the rest is filled in when it is
   needed. */
struct alike {
    struct eval *ev;
    struct keys keys;
    str *texts;       /* of the keys; NULL: not read yet, or too many, */
    struct map folds; /* and their places by what is compared */
};

/* The row of a key that is the same but for blanks, dashes and case; STR_NPOS
   if there is none. */
size_t alike_find(struct alike *k, str key);

/* Whether two texts are the same but for blanks, dashes and case. */
bool alike_are(struct arena *a, str x, str y);

/* What distinguishes a key from that of a row, which is at place `at`: "'x ' in
   a.csv:2 has a blank at its end". */
str alike_why(struct alike *k, str key, size_t row, str at);

/* The parts of a row's key, separated by commas. */
str alike_text(struct arena *a, const struct keys *keys, size_t row);
