// SPDX-License-Identifier: MIT
// accessor: objects such as df.loc and df['c'].str, which wrap another object
// and have methods and subscripts of their own. A property such as df.loc
// returns an accessor, made by accessor_make. Each such property has its own
// accessor_kind.
#pragma once

#include "df/runtime/call.h"

struct accessor_kind {
    str name;
    unsigned on; /* enum receiver: operations with this receiver are the
                    accessor's methods, run with the accessor as self; 0: no
                    methods */
    /* Evaluates of.name[key]; `at` is the subscript expression. NULL:
       unsupported. */
    bool (*get)(struct eval *ev, const struct df_expr *at, struct object of,
                struct object key, struct object *out);
    /* Assigns of.name[key] = value; value_at is the expression of the value.
       NULL: unsupported. */
    bool (*set)(struct eval *ev, const struct df_expr *at, struct object of,
                struct object key, const struct df_expr *value_at,
                struct object value);
    /* The operation that a call of the accessor runs, such as df.plot(). NULL:
       the accessor cannot be called. */
    const struct operation *called;
};

/* Returns an accessor of `of`, in ev->scratch. */
static inline struct object accessor_make(struct eval *ev,
                                          const struct accessor_kind *kind,
                                          struct object of)
{
    struct accessor *x = NEW(ev->scratch, struct accessor);
    *x = (struct accessor){kind, of};
    return object_accessor(x);
}
