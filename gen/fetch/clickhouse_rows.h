// SPDX-License-Identifier: MIT
// clickhouse_rows: reads an answer of ClickHouse (format
// TabSeparatedWithNamesAndTypes): converts its bytes to rows as they arrive.
#pragma once

#include "base/buf.h"
#include "fetch/receive.h"

/* Members are private, except `exception` and `failed`. */
struct clickhouse_rows {
    struct receive *in;
    struct arena arena;      /* memory of the lines */
    struct buf line, before; /* the unfinished line, and the last whole line */
    bool has_before;
    size_t lines; /* lines read, without `before` */
    struct lock_columns columns;
    bool *padded; /* for each column (clickhouse_rows_type) */
    str *cells;
    struct buf exception; /* the server's exception, which came in the body */
    bool in_exception;
    bool failed; /* a fault was reported */
};

void clickhouse_rows_start(struct clickhouse_rows *r, struct receive *in);

/* Reads a part of the answer and passes rows on. `data` is a struct
   clickhouse_rows. Returns false after reporting a fault. */
bool clickhouse_rows_put(void *data, str bytes);

/* Reads the last row and checks that the answer is complete. Returns false
   after reporting a fault. Also returns false, without a report, if the server
   sent an exception in the body. */
bool clickhouse_rows_end(struct clickhouse_rows *r);

void clickhouse_rows_free(struct clickhouse_rows *r);

/* Returns whether a type of ClickHouse is supported. Sets *type to the matching
   enum lock_type, and *padded if NULs at the end of a cell are padding, not
   text. */
bool clickhouse_rows_type(str name, unsigned *type, bool *padded);
