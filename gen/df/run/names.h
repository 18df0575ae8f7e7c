// SPDX-License-Identifier: MIT
// names: what names stand for: those of the script, and those that a lambda or
// a comprehension binds while it runs.
#pragma once

#include "df/runtime/eval.h"

/* The names of a lambda or comprehension. They live in ev->scratch, so that
   a lambda can be called after what was around it has ended. */
struct scope {
    const struct scope *outer; /* NULL: the script's names */
    size_t n;
    struct local {
        str name;
        struct object value; /* ABSENT: not bound yet */
    } v[];
};

/* What a NAME or LOCAL stands for. False when its computation failed, which was
   reported then. */
bool names_get(struct eval *ev, const struct df_expr *e, struct object *out);

/* What a name stands for in a scope, and without one in the script; false,
   and nothing is reported, when there is no such name. */
bool names_find(struct eval *ev, const struct scope *s, str name,
                struct object *out);

/* Sets a name of the script. */
void names_set(struct eval *ev, str name, struct object value);

/* A scope with room for n names within ev's; it is not entered. */
struct scope *names_scope(struct eval *ev, size_t n);

/* Names in a target: a NAME or a TUPLE or LIST of targets. */
size_t names_count(const struct df_expr *target);

/* Binds a target's names in a scope, from place *at on, which is counted up;
   a tuple takes the value apart. */
bool names_bind(struct eval *ev, struct scope *s, size_t *at,
                const struct df_expr *target, struct object value);

/* The n elements of a value that is assigned to n targets; reported at `at`
   when it has another number of them. */
bool names_unpack(struct eval *ev, const struct df_expr *at,
                  struct object value, size_t n, struct list *out);
