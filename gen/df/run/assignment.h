// SPDX-License-Identifier: MIT
// assignment: assigns values to the targets of statements, and deletes targets.
#pragma once

#include "df/runtime/eval.h"

/* Assigns `value` to the target `to`: a name, df['c'], df.c, or several
   targets, each of which gets one element of the value. `from` is the
   expression that computed the value; formulas show it. `from` is NULL if
   formulas show no expression, as for the variable of a loop. Faults of the
   value are reported at `at`. */
bool assignment(struct eval *ev, const struct df_expr *to,
                const struct df_expr *from, const struct df_expr *at,
                struct object value);

/* Computes an augmented assignment such as x += 1 and assigns the result. */
bool assignment_augmented(struct eval *ev, const struct df_stmt *s);

/* Deletes a target: a name, a column df['c'], an element v[0] or d['k']. */
bool assignment_delete(struct eval *ev, const struct df_expr *at);

/* Marks as broken the names that the failed statement s would have assigned or
   changed, and the names that the statements in its blocks would have assigned
   or changed. */
void assignment_break(struct eval *ev, const struct df_stmt *s);
