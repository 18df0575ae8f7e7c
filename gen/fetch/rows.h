// SPDX-License-Identifier: MIT
// rows: what the drivers of databases share: a query, and a receiver of its
// rows. The server's result is never in memory as a whole.
#pragma once

#include "base/diag.h"
#include "load/lock.h"

/* A query to a database. */
struct fetch_query {
    const struct fetch_key *key; /* parameters and limits */
    str address;                 /* URL from the environment: a secret */
    const struct source *sql;    /* the file with the query */
};

/* Receives the rows of a query in their order. The functions return false to
   end the query, after a report. */
struct fetch_rows {
    void *data;
    /* Called once, before the first row. */
    bool (*columns)(void *data, const struct lock_column *v, size_t n);
    /* The cells, as text: numbers as the server writes them, True or False for
       booleans, STR_NONE for NULL. They are valid during the call. */
    bool (*row)(void *data, const str *cells, size_t n);
};

/* A kind of server. */
struct fetch_driver {
    const char *const *schemes; /* beginnings of addresses, such as
                                   "postgresql://"; ends with NULL */
    /* Runs a query. Returns the product and version of the server, in `a`, such
       as "PostgreSQL 15.20". Returns STR_NONE after a report, or without one
       once build_interrupted() is true. Faults of the SQL are reported at their
       place in q->sql. Messages never contain the address or a part of it; they
       name the database as the key does. The limits of the key are enforced
       here. */
    str (*run)(struct arena *a, struct diags *d, const struct fetch_query *q,
               const struct fetch_rows *out);
};
