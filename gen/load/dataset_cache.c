// SPDX-License-Identifier: MIT
// dataset_cache: see dataset_cache.h.
#include "load/dataset_cache.h"

struct dataset_cache *dataset_cache_new(struct arena *a,
                                        const struct strs *paths)
{
    struct dataset_cache *cache = NEW(a, struct dataset_cache);
    struct dataset *v = NEW_N(a, struct dataset, paths->n);
    cache->by_path.a = a;
    for (size_t i = 0; i < paths->n; i++) {
        pthread_mutex_init(&v[i].lock, NULL);
        pthread_mutex_init(&v[i].schema_lock, NULL);
        map_put(&cache->by_path, paths->v[i], &v[i]);
    }
    return cache;
}

void dataset_cache_free(struct dataset_cache *cache)
{
    for (size_t i = 0; i < cache->by_path.n; i++) {
        struct dataset *s = cache->by_path.v[i].value;
        arena_free(&s->arena);
        arena_free(&s->schema_arena);
        diag_free(&s->diags);
        diag_free(&s->schema_diags);
        pthread_mutex_destroy(&s->lock);
        pthread_mutex_destroy(&s->schema_lock);
    }
}
