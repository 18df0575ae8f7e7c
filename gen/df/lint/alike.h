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
    str *texts;       /* the keys as strings; NULL: not read yet, or too many
                         keys */
    struct map folds; /* folded key (alike.c) -> pointer to the key in
                         `texts` */
};

/* Returns the first row whose key equals `key` except for blanks, dashes and
   case. STR_NPOS if no key does, or if diag_may_search allows no search. */
size_t alike_find(struct alike *k, str key);

/* Whether x and y are equal except for blanks, dashes and case. Uses `a` as
   scratch memory. */
bool alike_are(struct arena *a, str x, str y);

/* Returns a description of how `key` differs from the key in `row`, which
   alike_find has found: "'x ' in a.csv:2 has white space at its end". `at` is
   the position of the row, such as a.csv:2. The description lives in the
   scratch arena of k->ev. */
str alike_why(struct alike *k, str key, size_t row, str at);

/* Returns the key in `row` as text to be put between quotes. A key of several
   columns has a part for each: "a', 'b". The result lives in `a`. */
str alike_text(struct arena *a, const struct keys *keys, size_t row);
