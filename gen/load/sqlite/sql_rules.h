// SPDX-License-Identifier: MIT
// sql_rules: what queries may not use. A build gives the same result on each
// machine and at each time, and runs no code of a database.
#pragma once

#include "base/str.h"

/* Returns why queries may not call a function, such as "it gives another value
   in each build", or NULL if they may. Ignores the case of the name. */
const char *sql_rules_function(str name);

/* Functions whose arguments are checked, of three kinds. Functions of dates may
   be called only with a fixed time. Functions that trim (SQL_TRIMS) take time
   that is the product of the lengths of their arguments, so the second argument
   is limited. Functions that format (SQL_FORMATS) return NULL for a result that
   is too long, which is then reported. */
enum {
    SQL_CHECKED = 12,
    SQL_TRIMS = -1,
    SQL_FORMATS = -2,
    SQL_TRIM_MAX = 256 /* maximum number of bytes of the characters to trim */
};
extern const struct sql_checked {
    const char *name;
    int first; /* index of the first time value; or SQL_TRIMS, SQL_FORMATS */
} SQL_CHECKED_FUNCTIONS[SQL_CHECKED];

/* Returns why a date function may not be called with a text as argument i,
   counted from 0, or NULL if it may: 'now' depends on the time of the build,
   'localtime' on the machine. `first` is the index of the first time value: 1
   for strftime, 0 for the others. */
const char *sql_rules_date(const char *text, int i, int first);
