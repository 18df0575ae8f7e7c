// SPDX-License-Identifier: MIT
// names: the values of names in a script. A lambda or a comprehension also
// binds names while it runs.
#pragma once

#include "df/runtime/eval.h"

/* The names of a lambda or comprehension. They live in ev->scratch, so that a
   lambda can be called after the enclosing scope has ended. */
struct scope {
    const struct scope *outer; /* NULL: the names of the script */
    size_t n;
    struct local {
        str name;
        struct object value; /* ABSENT: not bound yet */
    } v[];
};

/* Gets the value of expression e, a NAME or LOCAL. False if the name is
   unknown, which is reported, or if its computation failed, which was
   reported. */
bool names_get(struct eval *ev, const struct df_expr *e, struct object *out);

/* Gets the value of a name: in scope s (or NULL) and its outer scopes, in the
   script, or among the built-ins. False for an unknown name, which is not
   reported. */
bool names_find(struct eval *ev, const struct scope *s, str name,
                struct object *out);

/* Sets a name of the script. */
void names_set(struct eval *ev, str name, struct object value);

/* Makes a scope with room for n names inside ev->scope, which is unchanged. */
struct scope *names_scope(struct eval *ev, size_t n);

/* Returns the number of names in a target, which is a NAME, or a TUPLE or LIST
   of targets. */
size_t names_count(const struct df_expr *target);

/* Binds the names of a target in scope s, the first one at index *at, and
   advances *at. A TUPLE or LIST unpacks the value. False on a fault. */
bool names_bind(struct eval *ev, struct scope *s, size_t *at,
                const struct df_expr *target, struct object value);

/* Lists the elements of a value that is assigned to n targets. Reports a number
   of elements other than n at `at` and returns false. */
bool names_unpack(struct eval *ev, const struct df_expr *at,
                  struct object value, size_t n, struct list *out);
