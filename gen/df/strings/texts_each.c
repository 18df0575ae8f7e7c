// SPDX-License-Identifier: MIT
// texts_each: runs a method for each text of a column; results are gathered as
// values and their type inferred.
#include "df/strings/texts_each.h"

#include "base/codes/df.h"
#include "df/indexing/each.h"
#include "df/runtime/instead.h"

const struct series *texts_each_series(const struct call *c)
{
    return as_series(as_accessor(c->self)->of);
}

void texts_each_spoil(const struct column *x, struct value *v)
{
    bool any = x->tainted || x->type == COLUMN_OBJECT;
    for (size_t i = 0; any && i < x->n; i++)
        v[i].tainted |= v[i].type == VALUE_STR && column_value(x, i).tainted;
}

bool texts_each(struct eval *ev, const struct df_expr *at,
                const struct series *s, enum column_type type,
                texts_each_fn *one, void *data, struct value na,
                struct object *out)
{
    const struct column *x = s->column;
    struct value *v = NEW_N(ev->scratch, struct value, x->n);
    void *none;
    if (!eval_spend(ev, at, x->n, sizeof *v))
        return false;
    for (size_t i = 0; i < x->n; i++) {
        struct value cell = column_value(x, i);
        struct object r;
        v[i] = na;
        if (cell.type != VALUE_STR)
            continue;
        if (!one(data, cell.s, &r))
            return false;
        if (!object_scalar(r, &v[i]))
            return instead_no_cell(ev, at, r, "function");
    }
    texts_each_spoil(x, v);
    const struct column *made =
        x->n ? eval_infer(ev, at, x->name, v, x->n, &x, 1)
             : eval_column(ev, at, x->name, type, 0, &none, &x, 1);
    if (made)
        *out = each_series(ev, s, made);
    return made != NULL;
}
