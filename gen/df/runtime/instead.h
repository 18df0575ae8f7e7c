// SPDX-License-Identifier: MIT
// instead: the help for an unsupported name, method or argument: it shows
// supported code to write instead, with the user's own expressions.
#pragma once

#include "df/runtime/eval.h"

/* Adds help for a name to the newest diagnostic: the entry of
   syntax/df_instead.h of kind `of`, such as "dates". Expression `at` uses the
   name: a NAME, an ATTRIBUTE, a SUBSCRIPT or a CALL. False if there is no such
   entry. */
bool instead_help(struct eval *ev, const struct df_expr *at, str of, str name);

/* As instead_help, for argument `name` of the call `at` of an operation. */
bool instead_help_argument(struct eval *ev, const struct df_expr *at,
                           str operation, str name);

/* As instead_help_argument, for an argument with the value x, whose type
   selects the entry. */
bool instead_help_value(struct eval *ev, const struct df_expr *at,
                        str operation, str name, struct object x);

/* Reports that a cell cannot hold `x`. `from` is the source of x: "data",
   "function" for a function of a cell, or "row" for a function of a row.
   Returns false. */
bool instead_no_cell(struct eval *ev, const struct df_expr *at, struct object x,
                     const char *from);

/* Adds help to the newest diagnostic about a name that has no entry: the word
   `what` and the most similar of `names`, or all of them if they are few. If no
   name is similar, the help refers to the list of all functions. */
void instead_near(struct eval *ev, const char *what, str name,
                  const struct strs *names);
