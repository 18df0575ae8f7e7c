// SPDX-License-Identifier: MIT
// clickhouse_sql: puts the values of parameters into a query. ClickHouse has no
// $1; its own parameters, which came in 2019, become string literals as well.
#pragma once

#include "base/str.h"

/* An offset in the query that was sent, and in the file. */
struct clickhouse_offset {
    size_t sent, written;
};

struct clickhouse_sql {
    str text; /* the query to send */
    struct {
        struct clickhouse_offset *v; /* the end of each parameter */
        size_t n, cap;
    } offsets;
    size_t at;       /* offset of a fault in the file */
    const char *why; /* the fault, or NULL */
};

/* Whether the query begins with SELECT or WITH. Other statements read results,
   too, but KILL QUERY ends queries even of a user that may only read. Sets `at`
   and `why` if it does not. */
bool clickhouse_sql_selects(str sql, struct clickhouse_sql *out);

/* Replaces $1, $2, ... outside of strings, comments, quoted names and heredocs
   by string literals, in `a`, and drops a last ';'. Returns false, with `at`
   and `why` set, if a parameter has no value, a value is not used, a string or
   comment has no end, or the query has a second statement, or FORMAT, WITH
   TOTALS or a setting that would change the answer. */
bool clickhouse_sql_fill(struct arena *a, str sql, const struct strs *values,
                         struct clickhouse_sql *out);

/* Returns the offset in the file of a byte of the query that was sent. */
size_t clickhouse_sql_offset(const struct clickhouse_sql *sql, size_t sent);
