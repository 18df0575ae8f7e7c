// SPDX-License-Identifier: MIT
// rows: the interface of database drivers: a query, and a receiver of its rows.
// The whole result of a query is never in memory at once.
#pragma once

#include "base/diag.h"
#include "load/lock.h"

/* A query to a database. */
struct fetch_query {
    const struct fetch_key *key; /* parameters and limits */
    str address;                 /* URL from the environment: a secret */
    const struct source *sql;    /* the file with the query */
};

/* Receives the rows of a query in their order. The functions return false,
   after a report, to end the query. */
struct fetch_rows {
    void *data;
    /* Called once, before the first row. */
    bool (*columns)(void *data, const struct lock_column *v, size_t n);
    /* The cells, as text: numbers as the server writes them, True or False for
       booleans, STR_NONE for NULL. The cells are valid during the call. */
    bool (*row)(void *data, const str *cells, size_t n);
};

/* A kind of server. */
struct fetch_driver {
    const char *const *schemes; /* URL prefixes, such as "postgresql://"; NULL
                                   follows the last */
    /* Runs a query. Returns the product and version of the server, in `a`, such
       as "PostgreSQL 15.20". Returns STR_NONE after reporting a failure, or
       without a report once build_interrupted() is true. Reports faults of the
       SQL at their positions in q->sql. Messages never contain the address or a
       part of it; they contain the name of the database in q->key. Enforces the
       limits in q->key. */
    str (*run)(struct arena *a, struct diags *d, const struct fetch_query *q,
               const struct fetch_rows *out);
};
