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

/* Makes the site's databases, without any, in `a`. Free them with
   databases_free. */
struct databases *databases_new(struct arena *a);
void databases_free(struct databases *s);

/* Loads libsqlite3 if one of the datasets, the files that the scan found, is a
   database. Call it before the sandbox is entered. If the library is missing, a
   later databases_read reports that. */
void databases_prepare(const struct strs *datasets);
