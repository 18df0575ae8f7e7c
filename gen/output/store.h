// SPDX-License-Identifier: MIT
// store: the files of a build in memory: a sink that a build fills. After that,
// any thread may read it; it is freed when the last holder drops it.
#pragma once

#include <pthread.h>
#include <stdatomic.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/map.h"
#include "output/sink.h"

struct store_file {
    str bytes;
    atomic_ullong hash; /* 0: not computed yet */
};

struct store {
    struct sink sink;     /* first member: a sink * is the store */
    struct arena a;       /* holds the store itself and all files */
    struct diags *d;      /* guarded by lock while the store is filled */
    struct map files;     /* path -> struct store_file * */
    str base;             /* the path of the site's URL: "perf/", or "" */
    pthread_mutex_t lock; /* while the store is filled */
    atomic_uint holders;
};

/* Returns an empty store with one holder, to be filled through its sink. A path
   put twice is reported to d (output-clash). */
struct store *store_new(struct diags *d);

/* Returns the bytes of a path, or STR_NONE; they live as long as the store. Not
   while the store is filled. */
str store_get(const struct store *s, str path);

/* Returns a hash of a file's bytes, or 0 for an unknown path. Not while the
   store is filled. */
unsigned long long store_hash(const struct store *s, str path);

/* Add and remove a holder; the last one frees the store. No-op for NULL. */
struct store *store_hold(struct store *s);
void store_drop(struct store *s);
