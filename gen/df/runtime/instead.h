// SPDX-License-Identifier: MIT
// instead: help for an unsupported name, method or argument. The help shows
// supported code that does the same, with the user's own expressions.
#pragma once

#include "df/runtime/eval.h"

/* Adds help about an unsupported `name` to the newest diagnostic, from the
   entries of kind `of`, such as "dates", in syntax/df_instead.h. Expression
   `at`, a NAME, an ATTRIBUTE, a SUBSCRIPT or a CALL, uses the name. Returns
   false if there is no entry for it. */
bool instead_help(struct eval *ev, const struct df_expr *at, str of, str name);

/* Like instead_help, for the argument `name` of `at`, which calls
   `operation`. */
bool instead_help_argument(struct eval *ev, const struct df_expr *at,
                           str operation, str name);

/* Like instead_help_argument, but the type of x, the value of the argument,
   selects the entry. */
bool instead_help_value(struct eval *ev, const struct df_expr *at,
                        str operation, str name, struct object x);

/* Reports that a cell cannot hold `x`. `from` is the source of x: "data",
   "function" for a function of a cell, or "row" for a function of a row.
   Returns false. */
bool instead_no_cell(struct eval *ev, const struct df_expr *at, struct object x,
                     const char *from);

/* Adds help about `name`, for which instead_help has no entry, to the newest
   diagnostic. `names` are the existing names, and `what` says what they are,
   such as "columns". The help lists the elements of `names` that are most
   similar to `name`, or all elements if they are few. If none is similar, the
   help mentions the command that lists all functions. */
void instead_near(struct eval *ev, const char *what, str name,
                  const struct strs *names);
