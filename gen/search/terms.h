// SPDX-License-Identifier: MIT
// terms: texts numbered in the order in which they are first met.
#pragma once

#include <stdint.h>

#include "base/arena.h"
#include "base/str.h"

struct term {
    uint64_t start; /* its first eight bytes, as a number in its order */
    const char *p;
    uint64_t *places;  /* these are the caller's: where the text stands, */
    uint32_t n_places; /* how many they are */
    uint32_t last;     /* and where it stood last */
    uint16_t n;        /* bytes */
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

/* The number of a text of at most TERMS_TEXT_MAX bytes, which is copied when it
   is new. */
enum { TERMS_TEXT_MAX = UINT16_MAX };
uint32_t terms_number(struct terms *t, str text);

/* Eight bytes of a text from `from` on, as a number that is in the order of the
   index: that of UTF-16 units, as JavaScript compares texts. */
uint64_t terms_start(str text, size_t from);

enum { TERMS_START = 8 }; /* bytes of a start */
