// SPDX-License-Identifier: MIT
// better: which end of a column's numbers is the better one.
#ifndef TABLE_BETTER_H
#define TABLE_BETTER_H

#include "base/diag.h"
#include "frame/unit.h"
#include "load/site.h"
#include "table/frame_table.h"

enum better { BETTER_UNKNOWN, BETTER_HIGHER, BETTER_LOWER };

/* Money is to be low, and so is time; what is done in a time, high. u may be
   NULL. */
enum better better_by_unit(const struct unit *u);

/* By the schema of the column's file, or else by its unit, or by those of two
   columns that it is the ratio of. Faults in the schema go to d, if nobody had
   them before. */
enum better better_of_column(const struct site *site, struct arena *a,
                             struct diags *d, const struct column *c);

/* The same of what a table shows, without markup. */
enum better better_of(const struct site *site, struct arena *a, struct diags *d,
                      const struct frame_table *t, size_t column);

#endif
