// SPDX-License-Identifier: MIT
// better: decides whether higher or lower numbers of a column are better.
#pragma once

#include "base/diag.h"
#include "chart/data/spec.h"
#include "frame/unit.h"
#include "table/frame_table.h"

struct site;

/* Returns whether higher or lower numbers are better, by their column's name
   and their unit u, which may be NULL. `dollars`: the cells have a currency.
   For a rate per time or per money, higher is better, unless the name counts
   something bad. For an amount of time or money, the words of the name
   decide. */
enum better better_by_name(struct arena *a, str name, const struct unit *u,
                           bool dollars);

/* Returns whether higher or lower is better in a column: as the schema of the
   column's file states, or else as the column's name and unit suggest. For a
   ratio of two columns, the schemas, names and units of the two columns count
   if the name and unit of the ratio decide nothing. Reports faults in the
   schema that were not reported before. */
enum better better_of_column(const struct site *site, struct arena *a,
                             struct diags *d, const struct column *c);

/* Returns the unit of a column's numbers, or NULL if it is unknown. For a
   column of strings, this may be the unit in the column's name. */
const struct unit *better_unit(struct arena *a, const struct column *c);

/* Returns whether higher or lower is better in column number `column` of table
   t. For a cell with markup, only the text counts. */
enum better better_of(const struct site *site, struct arena *a, struct diags *d,
                      const struct frame_table *t, size_t column);
