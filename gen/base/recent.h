// SPDX-License-Identifier: MIT
// recent: a small cache of answers by name. A site has few distinct names and
// asks for each very often.
#pragma once

#include <stdint.h>

#include "base/str.h"

/* Names and their answers; {0} is empty. A new name may replace an old one.
   Each thread has its own (_Thread_local). */
struct recent {
    struct recent_name {
        uint64_t answer;
        char text[55];
        unsigned char n; /* bytes; 0: none */
    } v[64];
};

/* Whether the answer for a name is cached; if so, sets *answer. */
bool recent_get(const struct recent *r, str name, uint64_t *answer);

/* Caches an answer, unless the name is empty or long. Returns the answer. */
uint64_t recent_put(struct recent *r, str name, uint64_t answer);
