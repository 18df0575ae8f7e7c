// SPDX-License-Identifier: MIT
// recent: a small cache from names to numbers. A site looks up few distinct
// names, each very often.
#pragma once

#include <stdint.h>

#include "base/str.h"

/* A cache; {0} is empty. Adding a name may evict another name. Each thread
   needs its own cache (_Thread_local). */
struct recent {
    struct recent_name {
        uint64_t answer;
        char text[55];
        unsigned char n; /* bytes of the name; 0: empty slot */
    } v[64];
};

/* Whether a number is cached for `name`; if so, sets *answer to that number. */
bool recent_get(const struct recent *r, str name, uint64_t *answer);

/* Caches the number `answer` for `name`, unless `name` is empty or longer than
   55 bytes. Returns `answer`. */
uint64_t recent_put(struct recent *r, str name, uint64_t answer);
