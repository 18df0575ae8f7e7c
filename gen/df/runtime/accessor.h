// SPDX-License-Identifier: MIT
// accessor: objects such as df.loc and df['c'].str, which wrap another object
// and have methods and subscripts of their own. A property such as df.loc
// returns an accessor, made by accessor_make. Each such property has its own
// accessor_kind.
#pragma once

#include "df/runtime/eval.h"

struct accessor_kind {
    str name;
    unsigned on; /* the accessor's methods are the operations with this receiver
                    (enum receiver); 0: it has no methods */
    /* Sets *out to the value of of.name[key], where `name` is the accessor's
       name. `at` is the subscript expression. NULL: such subscripts are
       unsupported. */
    bool (*get)(struct eval *ev, const struct df_expr *at, struct object of,
                struct object key, struct object *out);
    /* Assigns `value` to of.name[key]. value_at is the expression of the value.
       NULL: such assignments are unsupported. */
    bool (*set)(struct eval *ev, const struct df_expr *at, struct object of,
                struct object key, const struct df_expr *value_at,
                struct object value);
    /* The operation that a call of the accessor runs, such as df.plot(). NULL:
       the accessor cannot be called. */
    const struct operation *called;
    /* Like `get`, for kinds whose function needs the accessor `self`. NULL: use
       `get`. */
    bool (*item)(struct eval *ev, const struct df_expr *at, struct object self,
                 struct object key, struct object *out);
    bool text; /* str() of the accessor is that of `of` */
    /* Returns the object by which sorted() orders the accessor. NULL: accessors
       have no order. */
    struct object (*rank)(struct eval *ev, struct object self);
    /* Sets *out to self / other. NULL: accessors cannot be divided. */
    bool (*divide)(struct eval *ev, const struct df_expr *at,
                   struct object self, struct object other, struct object *out);
    /* Replaces *x, such an accessor, by the series that it stands for. NULL: it
       stands for no series. Returns false on failure, which is reported. */
    bool (*series)(struct eval *ev, const struct df_expr *at, struct object *x);
    const char *type; /* the name of the type in messages; NULL: "accessor" */
};

/* Replaces *x by the series for which it stands if it is such an accessor, as
   s.str.split() is. Returns false on failure, which is reported. */
static inline bool accessor_to_series(struct eval *ev, const struct df_expr *at,
                                      struct object *x)
{
    return x->type != OBJECT_ACCESSOR || !as_accessor(*x)->kind->series ||
           as_accessor(*x)->kind->series(ev, at, x);
}

/* Returns an accessor of `of`, in ev->scratch. */
static inline struct object accessor_make(struct eval *ev,
                                          const struct accessor_kind *kind,
                                          struct object of)
{
    struct accessor *x = NEW(ev->scratch, struct accessor);
    *x = (struct accessor){.kind = kind, .type = kind->type, .of = of};
    return object_accessor(x);
}
