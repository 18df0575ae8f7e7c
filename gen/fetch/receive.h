// SPDX-License-Identifier: MIT
// receive: passes columns and rows from a driver to the receiver of a query,
// within the limits of the entry, and reports the faults of all drivers.
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
    str *cells;                  /* of a row, changed for the receiver */
    bool begun;                  /* out->columns was called */
    size_t rows, bytes;          /* passed on so far */
    double end;                  /* end of the query's time, by http_now */
};

void receive_start(struct receive *r, struct arena *a, struct diags *d,
                   const struct fetch_query *q, const struct fetch_rows *out);

/* Returns whether query and parameters can be sent. Reports NULs in them. */
bool receive_check_query(struct receive *r);

/* Stores the columns of the result, whose names must live as long as r->a.
   Reports a column without a name, one whose name is not UTF-8, and two columns
   of one name. */
bool receive_columns(struct receive *r, const struct lock_column *v, size_t n);

/* Passes a row on, and the columns before the first one. Reports rows and bytes
   beyond the limits, and cells that are not of the column's type. Numbers may
   be written as in SQL: NaN, Infinity, inf. */
bool receive_row(struct receive *r, const str *cells);

/* Passes the columns on if there was no row. */
bool receive_end(struct receive *r);

/* Returns the seconds that are left to the query; negative after its end. */
double receive_seconds(const struct receive *r);

/* Report that the query has more rows, or more bytes, than the entry allows.
   Both return false. */
bool receive_too_many(struct receive *r);
bool receive_too_large(struct receive *r);

/* Report a fault at the entry in perfpress.yaml: receive_fail as "database
   'NAME': WHY", and receive_late that the time is over. Both return false. */
bool receive_fail(struct receive *r, const struct diag_code *code, str why);
bool receive_late(struct receive *r);

/* Report a fault in the .sql file; receive_query_fail for the whole file,
   receive_query_fail_at for the word at an offset in bytes. Both return
   false. */
bool receive_query_fail(struct receive *r, const struct diag_code *code,
                        str why);
bool receive_query_fail_at(struct receive *r, const struct diag_code *code,
                           size_t offset, str why);
