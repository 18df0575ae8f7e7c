// SPDX-License-Identifier: MIT
// database_frame: the result of a query as a frame, with the types that pandas
// gives to the rows of Python's sqlite3.
#pragma once

#include "load/sqlite/database.h"

/* Whether the name of a file is that of an SQLite database: .db, .sqlite or
   .sqlite3. */
bool database_is(str path);

/* Whether a file's name shows that SQLite keeps the file beside a database:
   results.db-wal, -shm or -journal. */
bool database_is_beside(str path);

/* A query and its parameters. */
struct database_question {
    const struct source *file; /* the database; file->text is its bytes */
    str sql;
    struct pos at;              /* position of the query in the script; or zero
                                 */
    const struct value *values; /* parameters */
    size_t n_values;
    const str *names; /* names of the parameters, without a colon; if NULL, the
                         values are in the order of the query's parameters */
    str key_table;    /* the table that the schema describes; or empty */
    const str *key;   /* columns of the key of key_table; NULL means the key in
                         CREATE TABLE */
    size_t n_key;
    bool skips_blobs; /* binary cells are missing cells, not faults */
    size_t bytes_max; /* limit on the bytes of the result */
};

struct database_answer {
    uint64_t steps;       /* steps that the query took */
    size_t bytes;         /* size of the cells and strings */
    struct strs declared; /* type of each column in CREATE TABLE, or STR_NONE */
};

/* Runs a query and returns its result. The frame lives in `a`. The origin of a
   cell is a FILE_SQLITE. Returns NULL after setting *fault. */
struct frame *database_frame(struct arena *a, struct database *db,
                             const struct database_question *q,
                             struct database_answer *answer,
                             struct database_fault *fault);
