// SPDX-License-Identifier: MIT
// store: keeps files in one arena; only allocating in the arena needs the
// mutex.
#include "output/store.h"

#include "base/codes/output.h"

static bool put(struct sink *sink, str path, str bytes)
{
    struct store *s = (struct store *)sink;
    pthread_mutex_lock(&s->lock);
    bool fresh = !map_get(&s->files, path);
    struct store_file *file = NULL;
    char *room = NULL;
    if (fresh) {
        file = NEW(&s->a, struct store_file);
        room = arena_bytes(&s->a, bytes.n + 1);
        map_put(&s->files, str_dup(&s->a, path), file);
    } else {
        diag_at(s->d, DIAG_OUTPUT_CLASH, (struct pos){0}, path);
    }
    pthread_mutex_unlock(&s->lock);
    if (!fresh)
        return false;
    if (bytes.n)
        memcpy(room, bytes.p, bytes.n);
    file->bytes = (str){room, bytes.n};
    return true;
}

static bool replace(struct sink *sink, str path, str bytes)
{
    struct store *s = (struct store *)sink;
    struct store_file *file = map_get(&s->files, path);
    file->bytes = str_dup(&s->a, bytes);
    return true;
}

struct store *store_new(struct diags *d)
{
    struct arena a = {0};
    struct store *s = NEW(&a, struct store);
    s->sink.put = put;
    s->sink.replace = replace;
    s->d = d;
    s->a = a;
    s->files.a = &s->a;
    atomic_init(&s->holders, 1);
    pthread_mutex_init(&s->lock, NULL);
    return s;
}

str store_get(const struct store *s, str path)
{
    const struct store_file *file = map_get(&s->files, path);
    return file ? file->bytes : STR_NONE;
}

/* Two threads may compute the same hash at once, which is harmless. */
unsigned long long store_hash(const struct store *s, str path)
{
    struct store_file *file = map_get(&s->files, path);
    if (!file)
        return 0;
    unsigned long long hash = atomic_load(&file->hash);
    if (!hash) {
        hash = str_hash(file->bytes);
        hash += !hash;
        atomic_store(&file->hash, hash);
    }
    return hash;
}

struct store *store_hold(struct store *s)
{
    if (s)
        atomic_fetch_add(&s->holders, 1);
    return s;
}

void store_drop(struct store *s)
{
    if (!s || atomic_fetch_sub(&s->holders, 1) != 1)
        return;
    pthread_mutex_destroy(&s->lock);
    struct arena a = s->a;
    arena_free(&a);
}
