// SPDX-License-Identifier: MIT
// databases: the SQLite databases of a site. Reads each file once, and runs one
// query at a time. Thread-safe.
#pragma once

#include "base/diag.h"
#include "load/sqlite/database_frame.h"

struct site;

enum { DATABASE_BYTES_MAX = 1 << 29 }; /* bytes of a database file */

/* Returns the database file at `path`, from the root. The result lives as long
   as the site; its text is the bytes of the file. Returns NULL after reporting
   at `at` that the file cannot be read, is not an SQLite database, is larger
   than DATABASE_BYTES_MAX, or lacks changes that are still in a file beside it
   (a journal or a write-ahead log). */
const struct source *databases_read(const struct site *site, struct arena *a,
                                    struct diags *d, str path, struct pos at);

/* Runs a query on the database q->file. Returns the frame, in `a`, or NULL
   after filling in *fault, whose strings are in `a`. */
struct frame *databases_query(const struct site *site, struct arena *a,
                              const struct database_question *q,
                              struct database_answer *answer,
                              struct database_fault *fault);

/* Append to *tables the names of the tables of a database, and to *columns
   the names of the columns of the tables that `query` names. The names are in
   `a`. */
void databases_names(const struct site *site, struct arena *a,
                     const struct source *file, str query, struct strs *tables,
                     struct strs *columns);
