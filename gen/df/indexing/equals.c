// SPDX-License-Identifier: MIT
// equals: df.equals(other) and s.equals(other), which compare labels, types and
// cells. Two missing cells are equal.
#include "df/runtime/call.h"

#include "df/indexing/align.h"

static bool same_columns(const struct column *x, const struct column *y);

/* Whether both columns have no pandas dtype of their own, or the same one. */
static bool same_dtypes(const struct dtype *x, const struct dtype *y)
{
    if (!x || !y)
        return x == y;
    if (strcmp(x->name, y->name) != 0 || x->ordered != y->ordered)
        return false;
    return !x->categories || same_columns(x->categories, y->categories);
}

static bool same_columns(const struct column *x, const struct column *y)
{
    bool same = x->type == y->type && x->zone == y->zone && x->n == y->n &&
                same_dtypes(x->dtype, y->dtype);
    for (size_t i = 0; same && i < x->n; i++)
        same = column_is_missing(x, i)
                   ? column_is_missing(y, i)
                   : !column_is_missing(y, i) &&
                         object_same(object_value(column_value(x, i)),
                                     object_value(column_value(y, i)));
    return same;
}

static bool equals(struct call *c, struct object *out)
{
    struct object other = call_arg(c, PARAM_other);
    bool same = other.type == c->self.type;
    *out = object_bool(false);
    if (!same)
        return true;
    const struct frame x = object_as_frame(&c->self),
                       y = object_as_frame(&other);
    if (!eval_steps(c->ev, c->at, x.n * x.n_columns))
        return false;
    same = x.n == y.n && x.n_columns == y.n_columns &&
           align_same(align_frame_labels(&x), align_frame_labels(&y));
    for (size_t i = 0; same && i < x.n_columns; i++)
        same = (c->self.type == OBJECT_SERIES ||
                str_eq(x.columns[i]->name, y.columns[i]->name)) &&
               same_columns(x.columns[i], y.columns[i]);
    *out = object_bool(same);
    return true;
}

/* ---- operations ---- */

const struct operation EQUALS_OPERATIONS[] = {
    {S_INIT("equals"), ON_FRAME | ON_SERIES, equals, PARAMS(NEEDS(other)), 0, 1,
     "whether another frame or column has the same labels and cells"},
    {.name = {0}},
};
