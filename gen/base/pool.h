// SPDX-License-Identifier: MIT
// pool: runs a function over n items on several threads.
#pragma once

#include <stddef.h>

enum { POOL_WORKERS_MAX = 256 };

/* Calls run(data, item, worker) once for every item 0..n-1 on `workers`
   threads, one of them the caller's, and returns when all calls have returned.
   Items are started in order. `worker` is 0..workers-1 and selects scratch
   memory. Uses at most POOL_WORKERS_MAX threads, and fewer if some cannot be
   started. */
void pool_run(size_t workers, size_t n,
              void (*run)(void *data, size_t item, size_t worker), void *data);
