// SPDX-License-Identifier: MIT
// stretch: the terms of a bucket as text, each with where it stands. Buckets
// can be taken by threads in any order. Private to search.
#pragma once

#include "search/merge.h"

enum { STRETCH_BYTES = 3200 }; /* about, at most */

/* Some terms on end, a line each: the term, a blank, its postings. The first is
   whole, the others say what they have in common with that before them. */
struct stretch {
    str text, first, last; /* first, last: terms */
};

struct stretches {
    struct stretch *v;
    size_t n, cap;
};

/* The stretches of a bucket, in `a`; what `scratch` holds is given back. */
void stretch_make(struct stretches *out, const struct merge *m, size_t bucket,
                  struct arena *a, struct arena *scratch);

/* A term by what it has in common with the one before it: how many characters
   of ASCII, as a digit, and the rest. */
void stretch_put_term(struct buf *b, str last, str term);
