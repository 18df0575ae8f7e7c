// SPDX-License-Identifier: MIT
// external_cache: which addresses answered well and when, kept in a file from
// run to run; faults are never kept. A line of the file is a time (seconds
// since 1970), an address and, where it has moved for good, the new one.
#pragma once

#include "base/map.h"

struct external_answer {
    long long time;
    str moved; /* or STR_NONE */
};

struct external_cache {
    struct arena *a;
    str file;         /* STR_NONE: nothing is kept */
    struct map known; /* address -> struct external_answer * */
};

/* The file of this user: perfpress/links below XDG_CACHE_HOME, else below
   ~/.cache; STR_NONE where the environment names neither. */
str external_cache_file(struct arena *a);

/* Reads the file; one that is not there, or is none of ours, is empty. */
void external_cache_read(struct external_cache *c, struct arena *a, str file);

/* The answer to an address, not older than `age` seconds; NULL when there is
   none. */
const struct external_answer *
external_cache_find(const struct external_cache *c, str url, long long now,
                    double age);

/* Keeps a good answer; both texts are copied. */
void external_cache_put(struct external_cache *c, str url, str moved,
                        long long now);

/* Writes the file, with its folders, in one step; what is older than 90 days
   goes, and what is of a time to come. False where that fails; errno says why.
 */
bool external_cache_write(const struct external_cache *c, long long now);
