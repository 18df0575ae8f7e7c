// SPDX-License-Identifier: MIT
// terms: texts numbered in the order in which they are first met.
#ifndef SEARCH_TERMS_H
#define SEARCH_TERMS_H

#include <stdint.h>

#include "base/arena.h"
#include "base/str.h"

struct term {
    const char *p;
    uint32_t hash;
    uint8_t n; /* bytes */
    bool word; /* it may be mistyped (search/token.h) */
};

struct terms_slot {
    uint32_t place; /* plus one; 0: none */
    uint32_t hash;
};

/* {.a = arena, .texts = arena} is empty. */
struct terms {
    struct arena *a, *texts;
    struct term *v;
    size_t n, cap;
    struct terms_slot *slots;
    size_t n_slots;     /* a power of two */
    uint64_t secret[2]; /* of the hashes; the same for all tables */
};

static inline str term_text(const struct term *t)
{
    return (str){t->p, t->n};
}

/* The number of a text of less than 256 bytes, which is copied when it is
   new. */
uint32_t terms_number(struct terms *t, str text, bool word);

/* The same of a term of another table, which must outlive this one. */
uint32_t terms_share(struct terms *t, const struct term *term);

/* The order of the index: of UTF-16 units, as JavaScript compares texts. */
int terms_order(str x, str y);

#endif
