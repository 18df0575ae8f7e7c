// SPDX-License-Identifier: MIT
// function: calls of methods, functions, types and lambdas.
#pragma once

#include "df/runtime/eval.h"

/* Calls a lambda, a method such as '{:.2f}'.format, a built-in or a type with n
   arguments by position. Reports faults of the call at `at`. If a lambda
   returns a scalar, its allocations in ev->scratch are freed: results that must
   outlive the call belong into ev->a. */
bool function_call(struct eval *ev, const struct df_expr *at, struct object f,
                   const struct object *args, size_t n, struct object *out);

/* Gets attribute `name`: a property, a column, or a method as a function.
   Reports an unknown attribute at `at` and returns false. */
bool function_attribute_named(struct eval *ev, const struct df_expr *at,
                              struct object self, str name, struct object *out);

/* Evaluate a CALL, a LAMBDA and an ATTRIBUTE. */
bool function_expression(struct eval *ev, const struct df_expr *e,
                         struct object *out);
bool function_lambda(struct eval *ev, const struct df_expr *e,
                     struct object *out);
bool function_attribute(struct eval *ev, const struct df_expr *e,
                        struct object *out);
