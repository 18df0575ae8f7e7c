// SPDX-License-Identifier: MIT
// terms: numbers strings from 0 in the order in which they are added.
#pragma once

#include <stdint.h>

#include "base/arena.h"
#include "base/str.h"

struct term {
    uint64_t start; /* terms_start of the term's first bytes */
    const char *p;
    uint64_t *places;  /* packed postings of the term; set by the caller */
    uint32_t n_places; /* number of postings */
    uint32_t last; /* last document of the term's postings; set by the caller */
    uint16_t n;    /* length in bytes */
};

struct terms_slot {
    uint32_t place; /* index of the term plus one; 0: the slot is empty */
    uint32_t hash;
};

/* A set of terms. `a` holds `v` and `slots`, `texts` holds the bytes of the
   terms. An empty set is {.a = arena, .texts = arena}. */
struct terms {
    struct arena *a, *texts;
    struct term *v;
    size_t n, cap;
    struct terms_slot *slots;
    size_t n_slots;     /* a power of two */
    uint64_t secret[2]; /* key of the hashes, the same for all sets */
};

static inline str term_text(const struct term *t)
{
    return (str){t->p, t->n};
}

/* Returns the number of the term `text`, which has at most TERMS_TEXT_MAX
   bytes. If the term is new, adds a copy of it. */
enum { TERMS_TEXT_MAX = UINT16_MAX };
uint32_t terms_number(struct terms *t, str text);

/* Returns the eight bytes of `text` at offset `from`, zero-padded, as a number
   that sorts in index order: by UTF-16 code units, as JavaScript compares
   strings. */
uint64_t terms_start(str text, size_t from);

enum { TERMS_START = 8 }; /* bytes in the result of terms_start */
