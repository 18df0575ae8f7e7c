// SPDX-License-Identifier: MIT
// records: reads the table that a schema describes in a JSON file or an SQLite
// database, which is not a table itself, and runs queries of databases.
#pragma once

#include "load/databases.h"
#include "load/dataset.h"

/* Whether a file is a JSON file or an SQLite database, by its name. */
bool records_are_in(str path);

/* Reads the records of a JSON file or an SQLite database with its schema. The
   schema names the list or the table of the records (`records:`) and sets units
   and types. In a database with only one table, the schema need not name the
   table. Binary cells of a database are missing. The frame lives in `a`. If the
   file has faults, returns NULL after reporting them. */
const struct frame *records_read(const struct site *site, struct arena *a,
                                 struct diags *d, str path);

/* Runs a query as databases_query does. The schema of the database sets units
   of columns, and the key of its table. */
struct frame *records_query(const struct site *site, struct arena *a,
                            struct diags *d, const struct database_question *q,
                            struct database_answer *answer,
                            struct database_fault *fault);
