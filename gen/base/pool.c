// SPDX-License-Identifier: MIT
// pool: threads that fetch the next item from an atomic counter.
#include "base/pool.h"

#include <stdatomic.h>

#include "base/thread.h"

struct pool {
    atomic_size_t next;
    size_t n;
    void (*run)(void *data, size_t item, size_t worker);
    void *data;
};

struct pool_worker {
    struct pool *pool;
    size_t id;
};

static void *work(void *arg)
{
    struct pool_worker *w = arg;
    struct pool *p = w->pool;
    for (;;) {
        size_t item = atomic_fetch_add(&p->next, 1);
        if (item >= p->n)
            return NULL;
        p->run(p->data, item, w->id);
    }
}

void pool_run(size_t workers, size_t n,
              void (*run)(void *data, size_t item, size_t worker), void *data)
{
    struct pool pool = {.n = n, .run = run, .data = data};
    struct pool_worker self[POOL_WORKERS_MAX];
    pthread_t thread[POOL_WORKERS_MAX];
    bool started[POOL_WORKERS_MAX] = {false};
    if (workers > POOL_WORKERS_MAX)
        workers = POOL_WORKERS_MAX;
    if (workers > n)
        workers = n;
    for (size_t i = 1; i < workers; i++) {
        self[i] = (struct pool_worker){&pool, i};
        started[i] = thread_start(&thread[i], work, &self[i]);
    }
    self[0] = (struct pool_worker){&pool, 0};
    work(&self[0]);
    for (size_t i = 1; i < workers; i++)
        if (started[i])
            pthread_join(thread[i], NULL);
}
