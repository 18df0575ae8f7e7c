// SPDX-License-Identifier: MIT
// external_cache: a file of URLs with good answers; errors are never cached. A
// line has a time (seconds since 1970), a URL and, if the URL has moved
// permanently, the new URL.
#pragma once

#include "base/map.h"

struct external_answer {
    long long time;
    str moved; /* the new URL; STR_NONE: not moved */
};

struct external_cache {
    struct arena *a;
    str file;         /* path of the file; STR_NONE: no file */
    struct map known; /* URL -> struct external_answer * */
};

/* Returns the path of the user's cache, in `a`: perfpress/links below
   XDG_CACHE_HOME or ~/.cache. Returns STR_NONE if the environment has
   neither. */
str external_cache_file(struct arena *a);

/* Fills c from `file`, in `a`. A file that is missing or has another format
   counts as empty. */
void external_cache_read(struct external_cache *c, struct arena *a, str file);

/* Returns the cached answer for `url`, or NULL if it is missing, at least `age`
   seconds old, or from the future. `now` is in seconds since 1970. */
const struct external_answer *
external_cache_find(const struct external_cache *c, str url, long long now,
                    double age);

/* Adds a good answer at the time `now`. Copies `url` and `moved`. */
void external_cache_put(struct external_cache *c, str url, str moved,
                        long long now);

/* Writes the file, and its folders if they are missing. Replaces the old file
   in one step and drops answers that are older than 90 days or from the future.
   Returns false and sets errno on failure. */
bool external_cache_write(const struct external_cache *c, long long now);
