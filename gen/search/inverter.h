// SPDX-License-Identifier: MIT
// inverter: the terms of what one thread reads, numbered, each with the list of
// its postings.
#pragma once

#include "search/posting.h"
#include "search/terms.h"

/* Documents are numbered by thread, from 0. The first document of a page is
   never a row, so that no run of rows continues from one page into the next.
   Facets are numbered by page, plus one; 0: none. */
struct inverter {
    struct arena *a;
    struct terms words; /* with their lists */
    struct posting now; /* of the terms to come */
};

/* An empty one; all zeros before. */
void inverter_begin(struct inverter *v, struct arena *a);

/* Adds the posting `now` to a term. */
void inverter_take(struct inverter *v, str term);

/* A posting in a list, and back. */
static inline uint64_t inverter_pack(struct posting p)
{
    return (uint64_t)p.doc << 32 | p.how;
}

static inline struct posting inverter_unpack(uint64_t packed)
{
    return (struct posting){(uint32_t)(packed >> 32), (uint32_t)packed};
}
