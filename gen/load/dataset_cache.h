// SPDX-License-Identifier: MIT
// dataset_cache: the cache of a site's CSV files. Any thread may change a
// file's entry while it holds the entry's mutex. Private to load/.
#pragma once

#include <pthread.h>

#include "base/diag.h"
#include "base/map.h"

struct frame;
struct schema;

/* A CSV file of the site. */
struct dataset {
    pthread_mutex_t lock;      /* guards the members down to `table` */
    bool seen;                 /* the file has been read */
    const struct frame *first; /* frame of the first read; lives as long as the
                                  page that read it */
    struct arena arena;        /* holds src and frame */
    const struct source *src;  /* NULL if the file is not cached */
    const struct frame *frame; /* NULL if the file has faults */
    struct diags diags;        /* the faults of the file */
    bool is_table;             /* dataset_note_table was called for the file */
    bool is_settled;           /* first, is_read and table are final */
    bool is_read;              /* see dataset_is_read */
    const struct frame *table; /* frame for checks */
    pthread_mutex_t schema_lock; /* guards the members below */
    bool has_schema;             /* `schema` is set */
    struct schema *schema;       /* NULL if there is no schema, or if it has
                                    faults */
    struct diags schema_diags;
    struct arena schema_arena;
};

struct dataset_cache {
    struct map by_path; /* path -> struct dataset *; never changes */
};

/* Makes a cache for the CSV files at these paths, in `a`. Free it with
   dataset_cache_free. */
struct dataset_cache *dataset_cache_new(struct arena *a,
                                        const struct strs *paths);
void dataset_cache_free(struct dataset_cache *cache);
