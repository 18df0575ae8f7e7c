// SPDX-License-Identifier: MIT
// better: which end of a column's numbers is the better one.
#pragma once

#include "base/diag.h"
#include "chart/data/spec.h"
#include "frame/unit.h"
#include "table/frame_table.h"

struct site;

/* By a column's name and its unit, which may be NULL; `dollars`: its cells have
   a currency. What is done in a time, or for an amount of money, is to be high
   unless it is something bad. An amount of time or money may be either: that
   depends on the words of the name (table/better_word.h). */
enum better better_by_name(struct arena *a, str name, const struct unit *u,
                           bool dollars);

/* By the schema of the column's file, or else by its name and unit, or by those
   of two columns that it is the ratio of. Faults in the schema go to d, if
   nobody had them before. */
enum better better_of_column(const struct site *site, struct arena *a,
                             struct diags *d, const struct column *c);

/* The unit of a column, also of one of texts by its name; NULL: unknown. */
const struct unit *better_unit(struct arena *a, const struct column *c);

/* The same of what a table shows, without markup. */
enum better better_of(const struct site *site, struct arena *a, struct diags *d,
                      const struct frame_table *t, size_t column);
