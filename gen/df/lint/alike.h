// SPDX-License-Identifier: MIT
// alike: finds the key that differs from a string only in blanks, dashes or
// letter case.
#pragma once

#include "df/runtime/eval.h"
#include "df/runtime/keys.h"

/* The keys to search. Callers set `ev` and `keys`; alike_find sets the rest. */
struct alike {
    struct eval *ev;
    struct keys keys;
    str *texts;       /* the keys as strings; NULL: not read, or too many */
    struct map folds; /* folded string -> its element of texts */
};

/* Returns the row of a key that equals `key` except for blanks, dashes and
   case, or STR_NPOS. */
size_t alike_find(struct alike *k, str key);

/* Whether two strings are equal except for blanks, dashes and case. */
bool alike_are(struct arena *a, str x, str y);

/* Describes how `key` differs from the key of `row`, whose position is `at`:
   "'x ' in a.csv:2 has a blank at its end". */
str alike_why(struct alike *k, str key, size_t row, str at);

/* Returns the parts of a row's key, separated by commas. */
str alike_text(struct arena *a, const struct keys *keys, size_t row);
