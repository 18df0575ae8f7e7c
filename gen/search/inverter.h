// SPDX-License-Identifier: MIT
// inverter: the numbered terms that one thread has read, each with its
// postings.
#pragma once

#include "search/posting.h"
#include "search/terms.h"

/* Documents are numbered by thread, from 0. The first document of a page is
   never a row, so no run of rows continues from one page to the next. Facets
   are numbered by page from 1; 0: none. */
struct inverter {
    struct arena *a;
    struct terms words; /* with their postings */
    struct posting now; /* of the terms added next */
};

/* Makes a zeroed inverter ready; it allocates in `a`. */
void inverter_init(struct inverter *v, struct arena *a);

/* Adds the posting `now` to a term. */
void inverter_add(struct inverter *v, str term);

/* Packs a posting into a number, and unpacks it. */
static inline uint64_t inverter_pack(struct posting p)
{
    return (uint64_t)p.doc << 32 | p.how;
}

static inline struct posting inverter_unpack(uint64_t packed)
{
    return (struct posting){(uint32_t)(packed >> 32), (uint32_t)packed};
}
