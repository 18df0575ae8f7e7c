// SPDX-License-Identifier: MIT
// database_cache: see database_cache.h.
#include "load/database_cache.h"

#include "load/sqlite/database_frame.h"

struct databases *databases_new(struct arena *a)
{
    struct databases *s = NEW(a, struct databases);
    pthread_mutex_init(&s->lock, NULL);
    s->by_path.a = &s->arena;
    return s;
}

void databases_free(struct databases *s)
{
    pthread_mutex_destroy(&s->lock);
    arena_free(&s->arena);
}

void databases_prepare(const struct strs *datasets)
{
    struct arena a = {0};
    str why;
    bool needed = false;
    for (size_t i = 0; !needed && i < datasets->n; i++)
        needed = database_is(datasets->v[i]);
    if (needed)
        database_load(&a, &why);
    arena_free(&a);
}
