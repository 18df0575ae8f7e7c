// SPDX-License-Identifier: MIT
// store: the files of a finished build, in memory: a sink that a build fills;
// then any thread may read it, until the last one lets go of it.
#pragma once

#include <pthread.h>
#include <stdatomic.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/map.h"
#include "output/sink.h"

struct store_file {
    str bytes;
    atomic_ullong hash; /* 0: not yet computed */
};

struct store {
    struct sink sink; /* first: the sink is the store */
    struct arena a;   /* the store itself lives in it, and all files */
    struct diags *d;  /* guarded by lock while it is filled */
    struct map files; /* path -> struct store_file * */
    str base; /* what the site's address has after its host: "perf/", or "" */
    pthread_mutex_t lock; /* while it is filled */
    atomic_uint holders;
};

/* An empty store with one holder, to be filled through its sink. A path put
   twice is output-clash in d. */
struct store *store_new(struct diags *d);

/* The bytes of a path, or STR_NONE; they live as long as somebody holds the
   store. Not while it is being filled. */
str store_get(const struct store *s, str path);

/* A hash of a file's bytes, computed once; 0 for a path that is not there. Not
   while the store is being filled. */
unsigned long long store_hash(const struct store *s, str path);

/* One more holder, one less: the last one frees it. NULL is no store. */
struct store *store_hold(struct store *s);
void store_drop(struct store *s);
