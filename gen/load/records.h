// SPDX-License-Identifier: MIT
// records: reads a table from a JSON file or an SQLite database, and runs
// queries of databases. Such a file is not a table itself: its schema says
// which part of the file is the table.
#pragma once

#include "load/databases.h"
#include "load/dataset.h"

/* Whether a file is a JSON file or an SQLite database, by its name. */
bool records_are_in(str path);

/* Reads the records of a JSON file or an SQLite database with its schema. The
   schema names the list or the table of the records (`records:`) and sets units
   and types. If a database has only one table, the schema need not name it.
   Binary cells of a database become missing cells. The frame lives in `a`. If
   the file has faults, returns NULL after reporting them. */
const struct frame *records_read(const struct site *site, struct arena *a,
                                 struct diags *d, str path);

/* Runs a query as databases_query does. The schema of the database sets units
   of columns, and the key of its table. */
struct frame *records_query(const struct site *site, struct arena *a,
                            struct diags *d, const struct database_question *q,
                            struct database_answer *answer,
                            struct database_fault *fault);
