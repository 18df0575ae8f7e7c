// SPDX-License-Identifier: MIT
// better: finds which end of a column's numbers is better.
#pragma once

#include "base/diag.h"
#include "chart/data/spec.h"
#include "frame/unit.h"
#include "table/frame_table.h"

struct site;

/* By a column's name and its unit, which may be NULL. `dollars`: its cells have
   a currency. A rate per time or per money should be high, unless it counts
   something bad. For an amount of time or money, the words of the name decide.
   */
enum better better_by_name(struct arena *a, str name, const struct unit *u,
                           bool dollars);

/* By the schema of the column's file, or else by its name and unit, or by those
   of two columns that it is the ratio of. Reports faults in the schema that
   were not reported before. */
enum better better_of_column(const struct site *site, struct arena *a,
                             struct diags *d, const struct column *c);

/* The unit of a column, for strings by its name; NULL: unknown. */
const struct unit *better_unit(struct arena *a, const struct column *c);

/* The same for a column as a table shows it, without markup. */
enum better better_of(const struct site *site, struct arena *a, struct diags *d,
                      const struct frame_table *t, size_t column);
