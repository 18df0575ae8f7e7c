// SPDX-License-Identifier: MIT
// accessor: df.loc, df['c'].str and the like: objects that stand for another
// one, with methods and subscripts of their own. A new one is a kind, and a
// property that makes it (accessor_make).
#pragma once

#include "df/runtime/call.h"

struct accessor_kind {
    str name;
    unsigned on; /* whose operations it has, called with it as self; 0: none */
    /* of.name[key]; `at` is the subscript expression. NULL: none. */
    bool (*get)(struct eval *ev, const struct df_expr *at, struct object of,
                struct object key, struct object *out);
    /* of.name[key] = value, written at value_at. NULL: none. */
    bool (*set)(struct eval *ev, const struct df_expr *at, struct object of,
                struct object key, const struct df_expr *value_at,
                struct object value);
    /* What a call of it runs, as df.plot(); NULL: it cannot be called. */
    const struct operation *called;
};

/* An accessor over `of`. */
static inline struct object accessor_make(struct eval *ev,
                                          const struct accessor_kind *kind,
                                          struct object of)
{
    struct accessor *x = NEW(ev->scratch, struct accessor);
    *x = (struct accessor){kind, of};
    return object_accessor(x);
}
