// SPDX-License-Identifier: MIT
// sql_fault: the faults of queries. Finds in SQLite's messages which name of a
// query is wrong, and its position.
#pragma once

#include <stdint.h>

#include "base/str.h"

/* Why a query failed. */
enum database_fault_kind {
    DATABASE_FINE,
    DATABASE_FILE,      /* the file is not a database, or damaged */
    DATABASE_SYNTAX,    /* the SQL is malformed, or calls unknown functions */
    DATABASE_TABLE,     /* unknown table `name` */
    DATABASE_COLUMN,    /* unknown column `name` */
    DATABASE_REFUSED,   /* `name` is not allowed, because of `what` */
    DATABASE_PARAMETER, /* the parameters do not match the query */
    DATABASE_WORK,      /* too many steps */
    DATABASE_MEMORY,    /* out of the memory that SQLite may allocate */
    DATABASE_VALUE,     /* a value cannot be computed */
    DATABASE_CELL       /* a cell cannot be shown */
};

struct database_fault {
    enum database_fault_kind kind;
    str what, name;
    size_t at, n; /* the position in the SQL: offset and length in bytes; `at`
                     is STR_NPOS if it is unknown, n is 0 if only the start is
                     known */
};

/* Sets the message, in `a`, for a query that took too many steps or needed too
   much memory. The other arguments are the limits. */
void sql_fault_limit(struct database_fault *f, struct arena *a, uint64_t steps,
                     int seconds, int mebibytes);

/* Sets kind, name and position of a fault from its message f->what and the
   query `sql`. A position that SQLite reported stays. f->name is a part of
   f->what. */
void sql_fault_refine(struct database_fault *f, str sql);
