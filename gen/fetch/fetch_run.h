// SPDX-License-Identifier: MIT
// fetch_run: the state of one `perfpress fetch`, which the modules for
// databases, buckets and web servers share.
#pragma once

#include "fetch/rows.h"
#include "fetch/staged.h"
#include "load/site.h"
#include "net/http.h"

enum fetch_mode {
    FETCH_ALL,     /* fetch the entries */
    FETCH_MISSING, /* fetch entries with files that are missing or differ from
                      the lock */
    FETCH_CHECK    /* compare the lock with the sources; write nothing */
};

/* What happened to a snapshot. */
enum fetch_change {
    FETCH_NEW,
    FETCH_CHANGED,
    FETCH_SAME,
    FETCH_REMOVED,  /* the object left the bucket: the file was removed */
    FETCH_LEFT,     /* the object left the bucket; the file was edited, so it
                       stays but is no longer a snapshot */
    FETCH_FORGOTTEN /* the entry left perfpress.yaml; the file stays but is no
                       longer a snapshot */
};

struct fetch_outcome {
    enum fetch_change change;
    str to;
    size_t rows; /* number of rows of a query */
    bool is_query;
};

struct fetch_run {
    struct arena *a; /* memory for results */
    struct diags *d;
    const struct site *site; /* with settings and lock */
    /* Finds the driver and the address of an entry's database. It is
       address_find, except in tests. */
    const struct fetch_driver *(*find_driver)(struct arena *a, struct diags *d,
                                              const struct fetch_key *key,
                                              str *address);
    enum fetch_mode mode;
    str now;             /* "2026-11-27T06:00:12Z" */
    struct staged files; /* files to write */
    struct {
        struct snapshot *v;
        size_t n, cap;
    } found; /* snapshots of the sources */
    struct {
        struct fetch_outcome *v;
        size_t n, cap;
    } outcomes; /* sorted by path */
};

/* Reports that an entry took longer than its `timeout`, and why the last
   attempt failed. Returns false. */
bool fetch_run_late(struct fetch_run *r, const struct fetch_key *key,
                    const struct http *http);

/* Whether requests go through a proxy. */
bool fetch_run_has_proxy(void);
