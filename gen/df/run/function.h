// SPDX-License-Identifier: MIT
// function: gets attributes, and calls methods, functions, types and lambdas.
#pragma once

#include "df/runtime/eval.h"

/* Calls f, a lambda, a method such as '{:.2f}'.format, a built-in or a type,
   with n arguments by position. Reports faults at `at` and returns false. If a
   lambda returns a scalar, all that it allocated in ev->scratch is freed:
   results that must outlive the call belong in ev->a. */
bool function_call(struct eval *ev, const struct df_expr *at, struct object f,
                   const struct object *args, size_t n, struct object *out);

/* Gets attribute `name` of an object: a property, a column, a cell of a row, or
   a method as a function. Reports an unknown attribute at `at` and returns
   false. */
bool function_attribute_named(struct eval *ev, const struct df_expr *at,
                              struct object self, str name, struct object *out);

/* Evaluate expression e of kind CALL, LAMBDA or ATTRIBUTE. False on a fault. */
bool function_expression(struct eval *ev, const struct df_expr *e,
                         struct object *out);
bool function_lambda(struct eval *ev, const struct df_expr *e,
                     struct object *out);
bool function_attribute(struct eval *ev, const struct df_expr *e,
                        struct object *out);
