// SPDX-License-Identifier: MIT
// function: what can be called: methods and functions, types, lambdas.
#pragma once

#include "df/runtime/eval.h"

/* Calls a lambda, a method such as '{:.2f}'.format, a built-in or a type with
   n arguments by position; faults of the call itself are reported at `at`.
   What a lambda allocates in ev->scratch is given back when it returns a
   scalar: what must outlive a call belongs into ev->a. */
bool function_call(struct eval *ev, const struct df_expr *at, struct object f,
                   const struct object *args, size_t n, struct object *out);

/* What `name` behind a dot gives: a property, a column, or a method as a
   function. Reported at `at` when there is none. */
bool function_attribute_named(struct eval *ev, const struct df_expr *at,
                              struct object self, str name, struct object *out);

/* A CALL, a LAMBDA and an ATTRIBUTE as expressions. */
bool function_expression(struct eval *ev, const struct df_expr *e,
                         struct object *out);
bool function_lambda(struct eval *ev, const struct df_expr *e,
                     struct object *out);
bool function_attribute(struct eval *ev, const struct df_expr *e,
                        struct object *out);
