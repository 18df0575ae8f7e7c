// SPDX-License-Identifier: MIT
// terms: numbers strings in the order in which they are first added.
#pragma once

#include <stdint.h>

#include "base/arena.h"
#include "base/str.h"

struct term {
    uint64_t start; /* its first eight bytes, in a number that sorts alike */
    const char *p;
    uint64_t *places;  /* for the caller: the postings of the term */
    uint32_t n_places; /* number of postings */
    uint32_t last;     /* document of the last posting */
    uint16_t n;        /* bytes */
};

struct terms_slot {
    uint32_t place; /* index of the term plus one; 0: empty */
    uint32_t hash;
};

/* {.a = arena, .texts = arena} is empty. */
struct terms {
    struct arena *a, *texts;
    struct term *v;
    size_t n, cap;
    struct terms_slot *slots;
    size_t n_slots;     /* a power of two */
    uint64_t secret[2]; /* key of the hashes; the same for all tables */
};

static inline str term_text(const struct term *t)
{
    return (str){t->p, t->n};
}

/* Returns the number of a string of at most TERMS_TEXT_MAX bytes, which is
   copied if it is new. */
enum { TERMS_TEXT_MAX = UINT16_MAX };
uint32_t terms_number(struct terms *t, str text);

/* Returns eight bytes of a string from `from` on as a number that sorts in
   index order: by UTF-16 code units, as JavaScript compares strings. */
uint64_t terms_start(str text, size_t from);

enum { TERMS_START = 8 }; /* bytes of a start */
