// SPDX-License-Identifier: MIT
// key_sort: keys in the order of the index.
#pragma once

#include "search/posting.h"

/* A term of few bytes, as terms_start has them, and one place where it stands.
   There are very many. */
struct search_key {
    uint64_t start, next;
    struct posting at;
};

/* Sorts n keys; of the same key, what came first stays first. `room` is for n
   keys, too, and overwritten. */
void key_sort(struct search_key *v, struct search_key *room, size_t n);
