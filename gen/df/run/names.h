// SPDX-License-Identifier: MIT
// names: the names of the script, and those that a lambda or a comprehension
// binds while it runs.
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

/* Gets the value of a NAME or LOCAL. False if it is unknown, which is reported,
   or if its computation failed, which was reported. */
bool names_get(struct eval *ev, const struct df_expr *e, struct object *out);

/* Gets the value of a name in a scope, or in the script if s is NULL. False for
   an unknown name, which is not reported. */
bool names_find(struct eval *ev, const struct scope *s, str name,
                struct object *out);

/* Sets a name of the script. */
void names_set(struct eval *ev, str name, struct object value);

/* Makes a scope with room for n names inside ev->scope, which is unchanged. */
struct scope *names_scope(struct eval *ev, size_t n);

/* Returns the number of names in a target: a NAME or a TUPLE or LIST of
   targets. */
size_t names_count(const struct df_expr *target);

/* Binds a target's names in a scope from index *at on, and advances *at. A
   tuple unpacks the value. */
bool names_bind(struct eval *ev, struct scope *s, size_t *at,
                const struct df_expr *target, struct object value);

/* Lists the n elements of a value assigned to n targets; reports any other
   number of elements at `at`. */
bool names_unpack(struct eval *ev, const struct df_expr *at,
                  struct object value, size_t n, struct list *out);
