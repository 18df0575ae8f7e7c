// SPDX-License-Identifier: MIT
// instead: the help for an unsupported name, method or argument: what to write
// instead, in the user's own expressions.
#pragma once

#include "df/runtime/eval.h"

/* Adds the help of syntax/df_instead.h for a name of kind `of` to the newest
   diagnostic. The name is written at `at`: a NAME, an ATTRIBUTE, a SUBSCRIPT or
   a CALL. False if there is no such entry. */
bool instead_help(struct eval *ev, const struct df_expr *at, str of, str name);

/* As instead_help, for an argument of the call `at` of an operation. */
bool instead_help_argument(struct eval *ev, const struct df_expr *at,
                           str operation, str name);

/* As instead_help_argument, for a value of an argument, by its type. */
bool instead_help_value(struct eval *ev, const struct df_expr *at,
                        str operation, str name, struct object x);

/* Reports that a cell cannot hold `x`. `from` is the source of x: "data" of the
   script, a "function" of a cell, or a function of a "row". Returns false. */
bool instead_no_cell(struct eval *ev, const struct df_expr *at, struct object x,
                     const char *from);

/* Adds the help for a name without an entry: the most similar of n names, all
   of them if they are few, or where they are listed. */
void instead_near(struct eval *ev, const char *what, str name,
                  const struct strs *names);
