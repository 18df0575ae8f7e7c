// SPDX-License-Identifier: MIT
// external_cache: a file of URLs with good answers; errors are never cached. A
// line has a time (seconds since 1970), a URL and, if it has moved permanently,
// the new URL.
#pragma once

#include "base/map.h"

struct external_answer {
    long long time;
    str moved; /* or STR_NONE */
};

struct external_cache {
    struct arena *a;
    str file;         /* STR_NONE: nothing is cached */
    struct map known; /* URL -> struct external_answer * */
};

/* Returns the user's cache: perfpress/links below XDG_CACHE_HOME or ~/.cache;
   STR_NONE if the environment has neither. */
str external_cache_file(struct arena *a);

/* Reads the cache. A missing file, or one in another format, is empty. */
void external_cache_read(struct external_cache *c, struct arena *a, str file);

/* Returns the answer for a URL if it is at most `age` seconds old, or NULL. */
const struct external_answer *
external_cache_find(const struct external_cache *c, str url, long long now,
                    double age);

/* Adds a good answer; copies both strings. */
void external_cache_put(struct external_cache *c, str url, str moved,
                        long long now);

/* Writes the file and its folders, replacing the old file in one step; drops
   answers older than 90 days and from the future. False and errno on failure.
   */
bool external_cache_write(const struct external_cache *c, long long now);
