// SPDX-License-Identifier: MIT
// texts_each: calls a method for each string of a column, collects the results
// and infers the column's type.
#include "df/strings/texts_each.h"

#include "base/utf8.h"
#include "df/indexing/each.h"
#include "df/indexing/select.h"
#include "df/runtime/instead.h"

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

/* Sets *out to a series with the row labels of s and the cells v. A series
   without cells has the type `type`. */
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
    size_t n = s->column->n;
    struct value *v = NEW_N(ev->scratch, struct value, n);
    if (!eval_spend(ev, at, n, sizeof *v))
        return false;
    for (size_t i = 0; i < n; i++)
        if (lists[i].type != OBJECT_NONE &&
            !run(ev, at, one, data, lists[i], &v[i]))
            return false;
    return gathered(ev, at, s, COLUMN_OBJECT, v, out);
}

bool texts_each_call(void *data, struct object x, struct object *out)
{
    struct call c = *(const struct call *)data;
    c.self = x;
    return eval_steps(c.ev, c.at, 1 + as_str(x).n / 64) &&
           c.operation->run(&c, out);
}

static size_t length(struct object x)
{
    return x.type == OBJECT_LIST ? as_list(x)->n : utf8_count(as_str(x));
}

bool texts_each_length(void *data, struct object x, struct object *out)
{
    (void)data;
    *out = object_int((int64_t)length(x));
    return true;
}

bool texts_each_item(void *data, struct object x, struct object *out)
{
    struct texts_each_key *k = data;
    int64_t n = (int64_t)length(x);
    if (k->key.type == OBJECT_INT &&
        (as_int(k->key) >= n || as_int(k->key) < -n)) {
        *out = (struct object){.type = OBJECT_NONE};
        return true;
    }
    return select_item(k->ev, k->at, x, k->key, out);
}
