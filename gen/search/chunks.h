// SPDX-License-Identifier: MIT
// chunks: a list of numbers that only grows, in pieces that stay where they
// are: hardly more memory is touched than it holds, and adding touches only the
// place behind the last.
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"

/* Stands behind the room of each chunk, and tells of the next; that of the
   last, of the first. */
struct chunk_link {
    uint64_t *next;
    size_t room;
};

/* All zeros: empty. */
struct chunks {
    uint64_t *at;  /* behind the last number */
    uint32_t left; /* room there, before the link */
    uint32_t n;    /* numbers in all */
};

/* Makes room for k more numbers, side by side, in a new chunk; what is left in
   the last one stays zero. */
void chunks_more(struct arena *a, struct chunks *c, uint32_t k);

/* Adds k numbers, to be set by the caller. */
static inline uint64_t *chunks_add(struct arena *a, struct chunks *c,
                                   uint32_t k)
{
    if (c->left < k)
        chunks_more(a, c, k);
    uint64_t *at = c->at;
    c->at += k;
    c->left -= k;
    c->n += k;
    return at;
}

/* The numbers of a chunk, [at, end) of them. */
struct chunk {
    const uint64_t *at, *end;
    const struct chunk_link *link; /* behind its room */
};

/* Steps to the first chunk, from one that is all zeros, or to the next; false
   behind the last. */
bool chunks_step(const struct chunks *c, struct chunk *chunk);
