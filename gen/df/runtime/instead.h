// SPDX-License-Identifier: MIT
// instead: gives a refused name, method or argument the help that says what to
// write instead, in the user's own expressions.
#pragma once

#include "df/runtime/eval.h"

/* Gives the newest diagnostic the help of syntax/df_instead.h for a name of a
   kind, which is written at `at`: a NAME, an ATTRIBUTE, a SUBSCRIPT or a
   CALL. False, and nothing is done, when no row covers it. */
bool instead_help(struct eval *ev, const struct df_expr *at, str of, str name);

/* The same for an argument of the call `at` of an operation. */
bool instead_help_argument(struct eval *ev, const struct df_expr *at,
                           str operation, str name);

/* The same for the value of an argument, by its type. */
bool instead_help_value(struct eval *ev, const struct df_expr *at,
                        str operation, str name, struct object x);

/* Reports that a cell cannot hold `x`, which comes from "data" of the script,
   a "function" of a cell or one of a "row". Returns false. */
bool instead_no_cell(struct eval *ev, const struct df_expr *at, struct object x,
                     const char *from);

/* The help for a name that the table does not cover: the nearest of n names, or
   all of a few, or where they are listed. */
void instead_near(struct eval *ev, const char *what, str name,
                  const struct strs *names);
