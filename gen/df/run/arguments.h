// SPDX-License-Identifier: MIT
// arguments: binds the arguments of a call to the parameters of a lambda or a
// function that a def defines.
#pragma once

#include "df/runtime/eval.h"

/* The arguments of a call. */
struct arguments {
    const struct object *v; /* by position, or by parameter if `arranged` */
    size_t n;
    const struct dict *named; /* keyword arguments, or NULL */
    bool arranged; /* v has an element for each parameter; ABSENT: not given */
};

/* Arguments that are being arranged by parameter. */
struct arranging {
    struct eval *ev;
    const struct lambda *l;
    struct object *v;
    size_t params, position; /* params: number of parameters; position: number
                                of positional arguments so far */
};

/* Returns the number of parameters of a LAMBDA. */
size_t arguments_params(const struct df_expr *lambda);

/* Returns the initial state of a call of l, without arguments. Its memory is in
   ev->scratch. */
struct arranging arguments_arrange(struct eval *ev, const struct lambda *l);

/* Adds an argument, by position if `name` is STR_NONE. Reports an argument that
   no parameter takes, or a second argument for the same parameter, at `at` and
   returns false. */
bool arguments_put(struct arranging *a, const struct df_expr *at, str name,
                   struct object value);

/* Arranges *x by parameter, if l has parameters that collect arguments or are
   set by name only. Reports too many arguments, and unknown arguments, at `at`
   and returns false. */
bool arguments_ready(struct eval *ev, const struct df_expr *at,
                     const struct lambda *l, struct arguments *x);

/* Binds the parameters of l in scope s, which has room for them, to `args`, a
   result of arguments_ready. A parameter without an argument gets its default.
   Reports a missing argument and returns false. */
bool arguments_bind(struct eval *ev, const struct df_expr *at,
                    const struct lambda *l, const struct arguments *args,
                    struct scope *s);
