// SPDX-License-Identifier: MIT
// inverter: the terms of what one thread reads, and where each of them stands,
// as they are met. Words come again and again: each is numbered and has a list.
// Numbers, versions and ids are many and seldom come again: they are kept one
// by one, as keys, to be sorted in the end.
#pragma once

#include "search/posting.h"
#include "search/terms.h"

enum {
    INVERTER_KEY_MAX = 2 * TERMS_START, /* bytes of a key */
    INVERTER_RANKS = 40,                /* of bytes, in the order of terms */
    INVERTER_BUCKETS = INVERTER_RANKS * INVERTER_RANKS,
    INVERTER_SEEN = 1024 /* a power of two */
};

/* The key of a hash that was put last, and the last document that has it. */
struct inverter_seen {
    uint64_t *key;
    uint32_t hash, end;
};

/* Documents are numbered by thread, from 0. The first document of a page is
   never a row, so that no run of rows continues from one page into the next.
   Facets are numbered by page, plus one; 0: none. */
struct inverter {
    struct arena *a;
    struct terms words; /* with their lists */
    /* Of keys: each is its start, its posting, and what comes behind the start
       if that is full. */
    struct chunks buckets[INVERTER_BUCKETS];
    struct inverter_seen seen[INVERTER_SEEN]; /* by a hash */
    struct posting now; /* where the terms to come stand */
};

/* A term that was met. */
struct inverter_term {
    uint64_t start, next; /* of a key */
    uint32_t word;        /* its number plus one; 0: a key */
};

/* An empty one; all zeros before. */
void inverter_begin(struct inverter *v, struct arena *a);

/* Enters a term of the text at hand, which stands as `now` says; what it is. */
struct inverter_term inverter_take(struct inverter *v, str term);

/* The same for a number of digits and points, at most INVERTER_KEY_MAX bytes.
 */
void inverter_take_number(struct inverter *v, str number);

/* Enters a term that was met before. */
void inverter_again(struct inverter *v, const struct inverter_term *t);

/* Whether a start has all its bytes, so that there may be more. */
static inline bool inverter_is_full(uint64_t start)
{
    return (start & 0xff) != 0;
}

/* A posting in a list, and back. */
static inline uint64_t inverter_pack(struct posting p)
{
    return (uint64_t)p.doc << 32 | p.how;
}

static inline struct posting inverter_unpack(uint64_t packed)
{
    return (struct posting){(uint32_t)(packed >> 32), (uint32_t)packed};
}

/* The bucket of a term that starts so: in the order of terms. */
size_t inverter_bucket(uint64_t start);
