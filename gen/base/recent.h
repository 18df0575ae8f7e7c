// SPDX-License-Identifier: MIT
// recent: remembers what was found out about the names that were asked last. A
// site asks for few, and each of them again and again.
#pragma once

#include <stdint.h>

#include "base/str.h"

/* Names and their answers; starts as {0}. A name takes the place of another.
   Each thread has its own (_Thread_local). */
struct recent {
    struct recent_name {
        uint64_t answer;
        char text[55];
        unsigned char n; /* bytes; 0: none */
    } v[64];
};

/* Whether the answer for a name is still known: *answer. */
bool recent_get(const struct recent *r, str name, uint64_t *answer);

/* Remembers an answer, but for names that are empty or long. Returns it. */
uint64_t recent_put(struct recent *r, str name, uint64_t answer);
