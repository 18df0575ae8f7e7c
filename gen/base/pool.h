// SPDX-License-Identifier: MIT
// pool: runs one function over n items on a few threads.
#pragma once

#include <stddef.h>

enum { POOL_WORKERS_MAX = 256 };

/* Calls run(data, item, worker) once for every item 0..n-1 on `workers`
   threads (the caller's is one of them) and returns when all are done. Items
   are started in order; worker is 0..workers-1 and picks scratch memory; of
   more than POOL_WORKERS_MAX workers only so many are there.
   Threads that cannot be started are done without. */
void pool_run(size_t workers, size_t n,
              void (*run)(void *data, size_t item, size_t worker), void *data);

/* Processors that this process may use, at least 1. */
size_t pool_processors(void);
