// SPDX-License-Identifier: MIT
// function: gets attributes, and calls methods, functions, types and lambdas.
#pragma once

#include "df/runtime/eval.h"

/* Calls f with n arguments by position. f is a lambda, a method such as
   '{:.2f}'.format, a built-in or a type. Reports faults at `at` and returns
   false. If a lambda returns a scalar, frees all that the lambda allocated in
   ev->scratch: results that must outlive the call belong in ev->a. */
bool function_call(struct eval *ev, const struct df_expr *at, struct object f,
                   const struct object *args, size_t n, struct object *out);

/* Like function_call for a lambda, with the keyword arguments `named`, whose
   keys are strings. */
bool function_call_named(struct eval *ev, const struct df_expr *at,
                         const struct lambda *l, const struct object *args,
                         size_t n, const struct dict *named,
                         struct object *out);

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
