// SPDX-License-Identifier: MIT
// databases: the SQLite databases of a site. Reads each file once, and runs one
// query at a time. Thread-safe.
#pragma once

#include "base/diag.h"
#include "load/sqlite/database_frame.h"

struct site;

enum { DATABASE_BYTES_MAX = 1 << 29 }; /* bytes of a database file */

/* Returns the database file at `path`, from the root, which lives as long as
   the site. The text of the source are its bytes. Returns NULL after reporting
   at `at` that the file cannot be read, that it is not an SQLite database, that
   it is larger than DATABASE_BYTES_MAX, or that changes are missing in it. */
const struct source *databases_read(const struct site *site, struct arena *a,
                                    struct diags *d, str path, struct pos at);

/* Runs a query on the database q->file. Returns the frame, in `a`, or NULL
   after a fault, whose strings are in `a`. */
struct frame *databases_query(const struct site *site, struct arena *a,
                              const struct database_question *q,
                              struct database_answer *answer,
                              struct database_fault *fault);

/* Append the names of the tables of a database, and those of the columns of the
   tables that `query` names, to *tables and *columns, in `a`. */
void databases_names(const struct site *site, struct arena *a,
                     const struct source *file, str query, struct strs *tables,
                     struct strs *columns);
