// SPDX-License-Identifier: MIT
// texts_each: calls a method for each string of a column, collects the results
// and infers the column's type.
#include "df/strings/texts_each.h"

#include <math.h>

#include "base/utf8.h"
#include "df/indexing/each.h"
#include "df/indexing/select.h"
#include "df/runtime/instead.h"
#include "df/runtime/json_object.h"
#include "df/runtime/masked.h"
#include "frame/nullable.h"
#include "load/json/json_columns.h"

const struct series *texts_each_series(const struct call *c)
{
    return as_series(as_accessor(c->self)->of);
}

void texts_each_taint(const struct column *x, struct value *v)
{
    bool any = x->tainted || x->type == COLUMN_OBJECT;
    for (size_t i = 0; any && i < x->n; i++)
        v[i].tainted |= v[i].type == VALUE_STR && column_value(x, i).tainted;
}

const struct column *texts_each_typed(struct eval *ev, const struct df_expr *at,
                                      const struct column *made,
                                      const struct column *x,
                                      enum column_type type)
{
    const struct dtype *d = nullable_dtype(type);
    bool fits = nullable_is(x, COLUMN_STR);
    for (size_t i = 0; fits && i < made->n; i++) {
        enum column_type of = eval_type(column_value(made, i));
        fits = column_is_missing(made, i) || of == type ||
               (of == COLUMN_FLOAT && type == COLUMN_INT);
    }
    return fits && !json_holds(made) ? masked_column(ev, at, made, d) : made;
}

/* Sets *out to a series with the row labels of s and the cells v. A series
   without cells gets the type `type`. */
static bool gathered(struct eval *ev, const struct df_expr *at,
                     const struct series *s, enum column_type type,
                     struct value *v, struct object *out)
{
    const struct column *x = s->column;
    void *none;
    texts_each_taint(x, v);
    const struct column *made =
        x->n ? eval_infer(ev, at, x->name, v, x->n, &x, 1)
             : eval_column(ev, at, x->name, type, 0, &none, &x, 1);
    made = made ? texts_each_typed(ev, at, made, x,
                                   type == COLUMN_OBJECT ? COLUMN_STR : type)
                : NULL;
    if (made)
        *out = each_series(ev, s, made);
    return made != NULL;
}

static bool run(struct eval *ev, const struct df_expr *at, texts_each_fn *one,
                void *data, struct object x, struct value *v)
{
    struct object r;
    return one(data, x, &r) &&
           (object_scalar(r, v) || instead_no_cell(ev, at, r, "function"));
}

bool texts_each(struct eval *ev, const struct df_expr *at,
                const struct series *s, enum column_type type,
                texts_each_fn *one, void *data, struct value na,
                struct object *out)
{
    const struct column *x = s->column;
    struct value *v = NEW_N(ev->scratch, struct value, x->n);
    if (!eval_spend(ev, at, x->n, sizeof *v))
        return false;
    for (size_t i = 0; i < x->n; i++) {
        struct value cell = column_value(x, i);
        v[i] = na;
        v[i].none = na.type == VALUE_NA && cell.none;
        v[i].na = na.type == VALUE_NA && cell.na;
        if (cell.type == VALUE_STR &&
            !run(ev, at, one, data, object_str(cell.s), &v[i]))
            return false;
    }
    return gathered(ev, at, s, type, v, out);
}

bool texts_each_list(struct eval *ev, const struct df_expr *at,
                     const struct series *s, const struct object *lists,
                     texts_each_fn *one, void *data, struct object *out)
{
    const struct column *x = s->column;
    size_t n = x->n;
    struct object *r = NEW_N(ev->scratch, struct object, n + 1);
    const struct object **v = NEW_N(ev->scratch, const struct object *, n + 1);
    bool tainted = x->tainted || x->type == COLUMN_OBJECT;
    if (!n)
        return gathered(ev, at, s, COLUMN_OBJECT, NULL, out);
    if (!eval_spend(ev, at, n, sizeof *r))
        return false;
    for (size_t i = 0; i < n; i++) {
        bool na = column_value(x, i).na;
        r[i].type = na ? OBJECT_NA : OBJECT_NONE;
        if (lists[i].type == OBJECT_NONE)
            v[i] = na || column_value(x, i).none ? &r[i] : NULL;
        if (lists[i].type == OBJECT_NONE)
            continue;
        if (!one(data, lists[i], &r[i]))
            return false;
        if (tainted && r[i].type == OBJECT_STR)
            r[i].tainted |= column_value(x, i).tainted;
        v[i] = &r[i];
    }
    const struct column *made =
        json_object_column(ev, at, x->name, v, n, JSON_INFER, &x, 1);
    if (made)
        *out = each_series(ev, s, made);
    return made != NULL;
}

bool texts_each_call(void *data, struct object x, struct object *out)
{
    struct call c = *(const struct call *)data;
    c.self = x;
    return eval_steps(c.ev, c.at, 1 + as_str(x).n / 64) &&
           c.operation->run(&c, out);
}

/* Whether x has a length. If so, sets *n to the length. */
static bool length(struct object x, int64_t *n)
{
    *n = x.type == OBJECT_LIST   ? (int64_t)as_list(x)->n
         : x.type == OBJECT_DICT ? (int64_t)as_dict(x)->n
         : x.type == OBJECT_STR  ? (int64_t)utf8_count(as_str(x))
                                 : -1;
    return *n >= 0;
}

bool texts_each_length(void *data, struct object x, struct object *out)
{
    int64_t n;
    (void)data;
    *out = length(x, &n) ? object_int(n) : object_float((double)NAN);
    return true;
}

bool texts_each_item(void *data, struct object x, struct object *out)
{
    struct texts_each_key *k = data;
    int64_t n;
    bool whole = k->key.type == OBJECT_INT;
    const struct object *found =
        x.type == OBJECT_DICT ? object_dict_get(as_dict(x), k->key) : NULL;
    if (found)
        *out = *found;
    else if (!length(x, &n) || x.type == OBJECT_DICT ||
             (whole && (as_int(k->key) >= n || as_int(k->key) < -n)))
        *out = object_float((double)NAN);
    else
        return select_item(k->ev, k->at, x, k->key, out);
    return true;
}
