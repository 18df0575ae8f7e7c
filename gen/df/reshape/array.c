// SPDX-License-Identifier: MIT
// array: np.array and np.asarray, which make an array of a list or a column. An
// array with two dimensions is a list of rows, as df.values is. Lists are
// refused if numpy would convert their elements in a way that differs from the
// way in which pandas makes a column of them.
#include "df/runtime/call.h"

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/indexing/align.h"
#include "df/indexing/assign.h"
#include "df/reshape/construct_type.h"
#include "df/runtime/iterate.h"
#include "df/runtime/masked.h"
#include "df/runtime/row.h"

/* Kinds of elements, as bits. */
enum { NUMBERS = 1, FLOATS = 2, BOOLS = 4, STRINGS = 8, OTHERS = 16 };

static unsigned kind_of(struct object x)
{
    struct value v;
    if (!object_scalar(x, &v))
        return OTHERS;
    switch (v.type) {
    case VALUE_INT: return NUMBERS;
    case VALUE_FLOAT: return NUMBERS | FLOATS;
    case VALUE_NA:
        return v.none || object_is_nat(x) ? OTHERS : NUMBERS | FLOATS;
    case VALUE_BOOL: return BOOLS;
    case VALUE_STR: return STRINGS;
    default: return OTHERS;
    }
}

static unsigned kinds_of(const struct list *l)
{
    unsigned kinds = 0;
    for (size_t i = 0; i < l->n; i++)
        kinds |= kind_of(l->v[i]);
    return kinds;
}

static bool is_one_kind(unsigned kinds)
{
    kinds &= ~(unsigned)FLOATS;
    return kinds == 0 || kinds == NUMBERS || kinds == BOOLS || kinds == STRINGS;
}

static bool mixed(struct call *c)
{
    return eval_fault(c->ev, DIAG_DF_UNSUPPORTED, call_at(c, PARAM_object),
                      "an array of elements of several types") ||
           eval_help(c->ev, "use the list itself, or pd.Series([...])");
}

/* Reports dtype= for an array with two dimensions. Returns false. */
static bool no_type(struct call *c)
{
    return eval_fault(c->ev, DIAG_DF_UNSUPPORTED, call_at(c, PARAM_dtype),
                      "dtype= for an array of rows") ||
           eval_help(c->ev, "remove dtype=, and call .astype() on a frame");
}

/* Makes an array with two dimensions of a list of rows. Integers become floats
   if some element is a float. */
static bool of_rows(struct call *c, const struct list *rows, struct object *out)
{
    struct eval *ev = c->ev;
    struct list *l = NEW(ev->scratch, struct list);
    size_t width = as_list(rows->v[0])->n;
    unsigned kinds = 0;
    bool even = true;
    for (size_t i = 0; i < rows->n; i++) {
        bool list = rows->v[i].type == OBJECT_LIST;
        even &= list && as_list(rows->v[i])->n == width;
        kinds |= list ? kinds_of(as_list(rows->v[i])) : OTHERS;
    }
    if (!even || !is_one_kind(kinds))
        return mixed(c);
    l->array = true;
    for (size_t i = 0; i < rows->n; i++) {
        struct list *row = NEW(ev->scratch, struct list);
        row->array = true;
        for (size_t k = 0; k < width; k++) {
            struct object x = as_list(rows->v[i])->v[k];
            if (kinds & FLOATS && x.type == OBJECT_INT)
                x = object_float((double)as_int(x));
            x.numpy = true;
            vec_push(ev->scratch, row, x);
        }
        vec_push(ev->scratch, l, object_list(row));
    }
    *out = object_list(l);
    return true;
}

static bool of_list(struct call *c, const struct list *l, struct object *out)
{
    struct eval *ev = c->ev;
    const struct df_expr *at = call_at(c, PARAM_object);
    struct object list = object_list((struct list *)l);
    const struct labels to = {.n = l->n};
    if (l->n && l->v[0].type == OBJECT_LIST)
        return call_has(c, PARAM_dtype) ? no_type(c) : of_rows(c, l, out);
    if (!is_one_kind(kinds_of(l)))
        return mixed(c);
    const struct column *x = assign_column(ev, at, STR_NONE, &to, list);
    if (!x)
        return false;
    *out = object_array(ev->scratch, x, SERIES_ARRAY);
    return construct_type(c, out);
}

static bool array(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    const struct df_expr *at = call_at(c, PARAM_object);
    struct object x = row_object(ev, call_arg(c, PARAM_object));
    bool table = x.type == OBJECT_FRAME || x.type == OBJECT_SERIES;
    if (x.type == OBJECT_LIST && !as_list(x)->set)
        return of_list(c, as_list(x), out);
    if (!table)
        return call_wrong(c, PARAM_object, "a list or a column");
    if (x.type == OBJECT_FRAME && call_has(c, PARAM_dtype))
        return no_type(c);
    if (!ev->attribute(ev, at, x, S("values"), out))
        return false;
    if (x.type == OBJECT_FRAME)
        return true;
    const struct column *cells = masked_array(ev, at, as_series(*out)->column);
    if (cells)
        *out = object_array(ev->scratch, cells, SERIES_ARRAY);
    return cells && construct_type(c, out);
}

/* ---- operations ---- */

const struct operation ARRAY_OPERATIONS[] = {
    {S_INIT("array"), ON_NUMPY, array, PARAMS(NEEDS(object), OPT(dtype, NONE)),
     0, 1, "an array made from a list or a column"},
    {S_INIT("asarray"), ON_NUMPY, array,
     PARAMS(NEEDS(object), OPT(dtype, NONE)), 0, 1,
     "an array made from a list or a column"},
    {.name = {0}},
};
