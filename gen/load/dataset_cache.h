// SPDX-License-Identifier: MIT
// dataset_cache: what is kept of the CSV files of a site. Written by any
// thread, under the locks of each file. Private to load/.
#pragma once

#include <pthread.h>

#include "base/diag.h"
#include "base/map.h"

struct frame;
struct schema;

/* What is kept of a CSV file that is read more than once. */
struct dataset {
    pthread_mutex_t lock;        /* guards all that follows */
    bool seen;                   /* it has been read before */
    const struct frame *first;   /* of the first reading; it lives as long as
                                    the page that read it */
    struct arena arena;          /* of src and frame */
    const struct source *src;    /* NULL: not kept yet */
    const struct frame *frame;   /* NULL: the text has faults, */
    struct diags diags;          /* which are here */
    bool is_table;               /* a csv-table has rows of it below a header */
    bool is_settled;             /* the pages have been read: `first`, */
    bool is_read;                /* whether a page's script reads it, and the */
    const struct frame *table;   /* frame for checks stay as they are */
    pthread_mutex_t schema_lock; /* guards the rest */
    bool has_schema;             /* it has been looked for */
    struct schema *schema;       /* NULL: none that is sound, as told here: */
    struct diags schema_diags;
    struct arena schema_arena;
};

struct dataset_cache {
    struct map by_path; /* struct dataset * of each CSV file of the scan; the
                           map stays as it is, locks guard what it leads to */
};

/* Keeps what is read of the CSV files at these paths; in `a`, and freed by
   dataset_cache_free. */
struct dataset_cache *dataset_cache_new(struct arena *a,
                                        const struct strs *paths);
void dataset_cache_free(struct dataset_cache *cache);
