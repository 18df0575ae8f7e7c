// SPDX-License-Identifier: MIT
// inverter: numbers the terms that one thread has read, and collects the
// postings of each term.
#pragma once

#include "search/posting.h"
#include "search/terms.h"

/* The terms of one thread. Documents are numbered from 0 in each thread. The
   first document of a page is never a row, so that no run of rows continues on
   the next page. Facets are numbered from 1 in each page; 0 means no facet. */
struct inverter {
    struct arena *a;
    struct terms words; /* terms with their postings */
    struct posting now; /* the posting that inverter_add adds to a term */
};

/* Initializes an inverter that allocates in `a`. */
void inverter_init(struct inverter *v, struct arena *a);

/* Adds the posting v->now to a term of at most TERMS_TEXT_MAX bytes. */
void inverter_add(struct inverter *v, str term);

/* Pack a posting into a number, and unpack it. */
static inline uint64_t inverter_pack(struct posting p)
{
    return (uint64_t)p.doc << 32 | p.how;
}

static inline struct posting inverter_unpack(uint64_t packed)
{
    return (struct posting){(uint32_t)(packed >> 32), (uint32_t)packed};
}
