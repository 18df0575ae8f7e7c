// SPDX-License-Identifier: MIT
// lock: perfpress.lock, which `perfpress fetch` writes. It has a record of each
// snapshot, a file that was fetched: its hash, the types of its columns, and
// where it is from.
#pragma once

#include "config/fetch_keys.h"

enum lock_type { LOCK_TEXT, LOCK_INTEGER, LOCK_NUMBER, LOCK_BOOLEAN };

/* Names of the types in the lock file, by enum lock_type. */
extern const str LOCK_TYPES[4];

struct lock_column {
    str name;
    unsigned type; /* enum lock_type */
};

struct lock_columns {
    struct lock_column *v;
    size_t n, cap;
};

/* Where the rows or bytes of a snapshot are from. */
struct lock_from {
    str database;     /* name of the database, or STR_NONE */
    str server;       /* product and version, such as "PostgreSQL 15.20" */
    str query;        /* path of the .sql file from the root */
    str query_sha256; /* in hexadecimal digits */
    struct strs parameters;
    str url;     /* URL of the object or file; STR_NONE for a database */
    str pattern; /* pattern of the URLs of a folder's objects; or STR_NONE */
    str etag;    /* ETag of the object or file; or STR_NONE */
};

struct snapshot {
    str to; /* path from the root */
    struct pos at;
    const struct yaml *entry; /* the snapshot's entry in the lock file, or
                                 NULL */
    str sha256;               /* SHA-256 of the file, in hexadecimal digits */
    size_t rows;              /* number of rows of a query; 0 if there is no
                                 query */
    struct lock_columns columns; /* columns of a query */
    struct strs key;             /* columns that identify a row of a query */
    struct lock_from from;
    str fetched; /* time at which these bytes came: "2026-11-27T06:00:12Z" */
    str checked; /* day of the last comparison with the source, only for
                    entries with max_age: "2026-11-27"; or STR_NONE */
    str changed; /* what differs from perfpress.yaml, for messages; STR_NONE if
                    nothing differs; set by snapshot_compare */
};

struct lock {
    struct snapshot *v; /* in the order of the file: sorted by path */
    size_t n, cap;
    struct map by_path; /* path -> struct snapshot * */
};

/* Reads the text of a lock file. All data lives in `a` or points into
   src->text. Returns false after reporting faults (lock-syntax). */
bool lock_read(struct arena *a, struct diags *d, const struct source *src,
               struct lock *out);

/* Returns the snapshot at `path`, from the root, or NULL if the lock has none
   there. */
const struct snapshot *lock_find(const struct lock *l, str path);
