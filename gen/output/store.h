// SPDX-License-Identifier: MIT
// store: the files of a build in memory. A build fills the store as a sink;
// after that, any thread may read it. The store is reference-counted.
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
    struct sink sink;     /* must be first: put casts a sink * to a store * */
    struct arena a;       /* contains the store itself and all files */
    struct diags *d;      /* guarded by lock */
    struct map files;     /* path -> struct store_file * */
    str base;             /* path of the site's URL: "perf/" or "" */
    pthread_mutex_t lock; /* used while the store is filled */
    atomic_uint holders;
};

/* Returns an empty store with one holder, to be filled through its sink.
   Reports to d a path that is put twice (output-clash). */
struct store *store_new(struct diags *d);

/* Returns the contents of `path`, which live as long as the store, or STR_NONE
   if the store has no such file. Must not be called while the store is
   filled. */
str store_get(const struct store *s, str path);

/* Returns a hash of the contents of `path`, or 0 if the store has no such file.
   Must not be called while the store is filled. */
unsigned long long store_hash(const struct store *s, str path);

/* Add or remove a holder. Removing the last holder frees the store. No-op if s
   is NULL. store_hold returns s. */
struct store *store_hold(struct store *s);
void store_drop(struct store *s);
