// SPDX-License-Identifier: MIT
// clickhouse_sql: puts the values of parameters into a query, as string
// literals, in place of $1, $2, ... ClickHouse itself has no $1; its own
// parameters, which were added in 2019, are replaced by literals, too.
#pragma once

#include "base/str.h"

/* `sent`: an offset in the query that was sent. `written`: the same position in
   the file. */
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

/* Whether the query begins with SELECT or WITH. Other statements return rows,
   too, but KILL QUERY ends queries even if the user may only read. Sets out->at
   and out->why if the result is false. */
bool clickhouse_sql_selects(str sql, struct clickhouse_sql *out);

/* Replaces $1, $2, ... outside of strings, comments, quoted names and heredocs
   by string literals, and drops a ';' at the end. The new query is out->text,
   in `a`. Returns false, with out->at and out->why set, in these cases: a
   parameter has no value, a value is not used, a string or comment has no end,
   there is a second statement, or FORMAT, WITH TOTALS or a setting would change
   the answer. */
bool clickhouse_sql_fill(struct arena *a, str sql, const struct strs *values,
                         struct clickhouse_sql *out);

/* Converts the offset `sent` in the query that was sent into an offset in the
   file. */
size_t clickhouse_sql_offset(const struct clickhouse_sql *sql, size_t sent);
