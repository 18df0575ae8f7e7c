// SPDX-License-Identifier: MIT
// receive: passes the columns and rows of a driver on to their receiver (struct
// fetch_rows), after checking them and the limits of the entry of `fetch:`.
// Reports faults for all drivers.
#pragma once

#include "fetch/rows.h"
#include "fetch/secrets.h"

struct receive {
    struct arena *a;
    struct diags *d;
    const struct fetch_query *q;
    const struct fetch_rows *out;
    struct secrets secrets;      /* of the address */
    struct lock_columns columns; /* set by receive_columns */
    str *cells;                  /* cells of a row, changed for `out` */
    bool begun;                  /* out->columns was called */
    size_t rows, bytes;          /* passed on so far */
    double end;                  /* end of the query's time, by http_now */
};

void receive_start(struct receive *r, struct arena *a, struct diags *d,
                   const struct fetch_query *q, const struct fetch_rows *out);

/* Returns whether query and parameters can be sent. Reports NULs in them. */
bool receive_check_query(struct receive *r);

/* Stores the columns of the result; their names must live as long as r->a.
   Returns false after reporting a column without a name, a name that is not
   UTF-8, or two columns with the same name. */
bool receive_columns(struct receive *r, const struct lock_column *v, size_t n);

/* Passes a row on to r->out; before the first row, passes the columns on.
   Returns false after reporting too many rows or bytes, or a cell that does not
   fit its column's type. A number may also be NaN, Infinity or inf, as in
   SQL. */
bool receive_row(struct receive *r, const str *cells);

/* Passes the columns on if there was no row. */
bool receive_end(struct receive *r);

/* Returns the seconds that the query has left; negative once the time is
   over. */
double receive_seconds(const struct receive *r);

/* Report that the query has more rows, or more bytes, than the entry allows.
   Both return false. */
bool receive_too_many(struct receive *r);
bool receive_too_large(struct receive *r);

/* Report a fault at the entry in perfpress.yaml: receive_fail reports "database
   'NAME': WHY", and receive_late reports that the time is over. Both return
   false. */
bool receive_fail(struct receive *r, const struct diag_code *code, str why);
bool receive_late(struct receive *r);

/* Report a fault in the .sql file: receive_query_fail for the whole file, and
   receive_query_fail_at for the word at an offset in bytes. Both return
   false. */
bool receive_query_fail(struct receive *r, const struct diag_code *code,
                        str why);
bool receive_query_fail_at(struct receive *r, const struct diag_code *code,
                           size_t offset, str why);
