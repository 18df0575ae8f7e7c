// SPDX-License-Identifier: MIT
// database: reads SQLite databases from memory, with limits: queries cannot
// write, open files, run code of the database, or depend on the time or the
// machine. Wraps libsqlite3.
#pragma once

#include <stdint.h>

#include "base/late.h"
#include "frame/frame.h"
#include "load/sqlite/sql_fault.h"

extern const struct late database_late; /* libsqlite3 */

enum {
    DATABASE_LENGTH_MAX = 1 << 20, /* bytes of a string in a query */
    DATABASE_STEPS_MAX = 20000000, /* steps of a query; plus one for each byte
                                      of the file */
    DATABASE_MEMORY_MAX = 1 << 28, /* bytes that SQLite may allocate; the file
                                      does not count */
    DATABASE_CPU_MAX = 120         /* seconds of a query */
};

/* Loads libsqlite3. Returns false with the reason in *why, in `a`. Not
   thread-safe. */
bool database_load(struct arena *a, str *why);

/* An open database, and its current query. Only one may be open at a time in
   the process: SQLite's limit of memory is global. */
struct database;

/* Opens a database. `bytes` are the contents of its file, which are not copied
   and must live until database_close. The database lives in `a`. Returns NULL
   after setting *fault. All later functions that can fail store their fault in
   the database; database_fault returns it. */
struct database *database_open(struct arena *a, str bytes,
                               struct database_fault *fault);
void database_close(struct database *db);

/* Prepares the query `sql`, which must be a single statement. Replaces the
   current query. Returns false after a fault. */
bool database_prepare(struct database *db, str sql);

/* Return the number of parameters of the query, and the name of parameter i,
   counted from 0: ":model", or STR_NONE for "?". */
size_t database_n_parameters(struct database *db);
str database_parameter(struct database *db, size_t i);

/* Sets parameter i. The value must live until the query ends. */
void database_bind(struct database *db, size_t i, const struct value *v);

/* A column of the query's result. Strings live until the query ends. */
struct database_column {
    str name;          /* as SQLite names it */
    str table, origin; /* table and column that this column shows; STR_NONE for
                          an expression, or if libsqlite3 cannot find them */
    str declared; /* the type in CREATE TABLE; STR_NONE for an expression */
};
size_t database_n_columns(struct database *db);
struct database_column database_column(struct database *db, size_t i);

/* Whether a column of a table is part of the table's PRIMARY KEY. */
bool database_is_key(struct database *db, str table, str column);

/* Returns the number of columns in the table's PRIMARY KEY. */
size_t database_key_size(struct database *db, str table);

/* Reads the next row. Returns false at the end, and after a fault. */
bool database_next(struct database *db);

/* Returns the cell in column i of the row that was read. A string is valid
   until the next call of database_next. Sets a fault and returns NA for a
   string that is not valid text. Also returns NA for a BLOB, and sets a fault
   unless `skips_blobs` is true. */
struct value database_cell(struct database *db, size_t i, bool skips_blobs);

/* Returns the number of steps of the query so far. */
uint64_t database_steps(const struct database *db);

/* Returns the fault of the last call. */
struct database_fault database_fault(const struct database *db);

/* database_tables appends the names of tables and views; database_names appends
   the names of the columns of the tables that `query` names. Both append at
   most 1000 names, in `a`, to *out. */
void database_tables(struct database *db, struct arena *a, struct strs *out);
void database_names(struct database *db, struct arena *a, str query,
                    struct strs *out);
