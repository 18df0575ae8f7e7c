// SPDX-License-Identifier: MIT
// names: the values of names in a script. While a lambda or comprehension runs,
// names that it binds are visible too.
#pragma once

#include "df/runtime/eval.h"

/* Sets *out to the value of expression e, a NAME or LOCAL. Returns false after
   reporting an unknown name. Also returns false if the computation of the value
   failed, which was reported before. */
bool names_get(struct eval *ev, const struct df_expr *e, struct object *out);

/* Sets *out to the value of a name. Searches scope s (or NULL) and its outer
   scopes, then the script, then the built-ins. Returns false, without a report,
   for an unknown name. */
bool names_find(struct eval *ev, const struct scope *s, str name,
                struct object *out);

/* Assigns a value to a name: a name of the function that is being run, if any,
   or else of the script. */
void names_assign(struct eval *ev, str name, struct object value);

/* Removes a name of the function that is being run or, if there is none, of the
   script. Reports a name without a value at expression `at` and returns
   false. */
bool names_delete(struct eval *ev, const struct df_expr *at);

/* Sets a name of the script. */
void names_set(struct eval *ev, str name, struct object value);

/* Makes a scope with room for n names, whose outer scope is ev->scope. Does not
   change ev->scope. */
struct scope *names_scope(struct eval *ev, size_t n);

/* Returns the number of names in a target, which is a NAME, or a TUPLE or LIST
   of targets. */
size_t names_count(const struct df_expr *target);

/* Binds the names of a target in scope s to `value`. Stores the first name at
   index *at of the scope, and sets *at to the index after the last name. If the
   target is a TUPLE or LIST, its items get the elements of the value. Returns
   false after reporting a fault. */
bool names_bind(struct eval *ev, struct scope *s, size_t *at,
                const struct df_expr *target, struct object value);

/* Sets *out to the elements of a value that is assigned to n targets. Reports a
   number of elements other than n at `at` and returns false. */
bool names_unpack(struct eval *ev, const struct df_expr *at,
                  struct object value, size_t n, struct list *out);
