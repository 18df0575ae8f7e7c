// SPDX-License-Identifier: MIT
// recent: a small cache from names to numbers. A site looks up few distinct
// names, each very often.
#pragma once

#include <stdint.h>

#include "base/str.h"

/* A cache; {0} is empty. Adding a name may replace another. Each thread needs
   its own (_Thread_local). */
struct recent {
    struct recent_name {
        uint64_t answer;
        char text[55];
        unsigned char n; /* bytes of the name; 0: empty slot */
    } v[64];
};

/* Whether the answer for a name is cached; if so, sets *answer. */
bool recent_get(const struct recent *r, str name, uint64_t *answer);

/* Caches an answer, unless the name is empty or longer than 55 bytes. Returns
   the answer. */
uint64_t recent_put(struct recent *r, str name, uint64_t answer);
