// SPDX-License-Identifier: MIT
// database_cache: the database files that were read. Private to load/.
#pragma once

#include <pthread.h>

#include "base/map.h"

/* The databases that were read. Threads change the members under the lock. */
struct databases {
    pthread_mutex_t lock;
    struct arena arena;
    struct map by_path; /* path from the root -> struct source * */
};

/* Makes a cache in `a` that contains no databases yet. Free it with
   databases_free. */
struct databases *databases_new(struct arena *a);
void databases_free(struct databases *s);

/* Loads libsqlite3 if `datasets`, the files that the scan found, contain a
   database. Call this function before the sandbox is entered. If the library is
   missing, a later databases_read reports that. */
void databases_prepare(const struct strs *datasets);
