// SPDX-License-Identifier: MIT
// sql_source: finds the databases that scripts name, and reports faults of
// queries at positions inside the script's SQL.
#pragma once

#include "df/runtime/call.h"
#include "load/databases.h"

/* The help about an address of a database server, which is not supported. */
#define SQL_SOURCE_SERVER                                                     \
    "a build does not connect to a server; list the query under `fetch:` in " \
    "perfpress.yaml, and read the file that `perfpress fetch` writes"

/* Sets *path to the path, relative to the root, of the database that argument p
   names: an address such as 'sqlite:///results.db', or a result of
   sqlite3.connect. Returns false after reporting a fault. */
bool sql_source_path(struct call *c, enum param p, str *path);

/* Looks up the file `name`, the argument at `at`, as the path of a database.
   Returns false after reporting a fault. */
bool sql_source_lookup(struct eval *ev, const struct df_expr *at, str name,
                       str *path);

/* Returns the position of n bytes at `offset` in `sql`, the value of expression
   e. If e is a string literal, or a name to which a statement of the script
   assigns a string literal, this is a position inside the literal; otherwise,
   it is the position of e. */
struct pos sql_source_pos(const struct eval *ev, const struct df_expr *e,
                          str sql, size_t offset, size_t n);

/* Reports the fault of a query, with help on what to write instead. Expression
   `e` has the value q->sql. Returns false. */
bool sql_source_fault(struct eval *ev, const struct df_expr *e,
                      const struct database_question *q,
                      const struct database_fault *fault);
