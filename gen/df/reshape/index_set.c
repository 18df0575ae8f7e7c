// SPDX-License-Identifier: MIT
// index_set: the methods difference, intersection, union and
// symmetric_difference, which combine the labels of two Indexes as sets.
#include "df/runtime/call.h"

#include "base/codes/df.h"
#include "df/runtime/iterate.h"
#include "df/runtime/keys.h"
#include "df/runtime/labels.h"
#include "df/runtime/units.h"
#include "frame/pick.h"

/* Returns other= as a column. */
static const struct column *read_other(struct call *c)
{
    struct object x = call_arg(c, PARAM_other);
    struct list l = {0};
    if (x.type == OBJECT_SERIES)
        return as_series(x)->column;
    if (x.type != OBJECT_LIST) {
        call_wrong(c, PARAM_other, "an Index or a list of labels");
        return NULL;
    }
    if (!iterate(c->ev, call_at(c, PARAM_other), x, &l))
        return NULL;
    struct value *v = NEW_N(c->ev->scratch, struct value, l.n + 1);
    for (size_t i = 0; i < l.n; i++)
        if (!object_scalar(l.v[i], &v[i])) {
            call_wrong(c, PARAM_other, "a list of labels");
            return NULL;
        }
    return eval_infer(c->ev, call_at(c, PARAM_other), STR_NONE, v, l.n, NULL,
                      0);
}

/* Appends distinct labels of column `which`, whose table is `own`, to p. If
   `all` is true, appends all distinct labels. Otherwise appends the labels that
   `other` contains if `in` is true, or lacks if `in` is false. */
static void add(struct pick *p, uint32_t which, const struct keys_table *own,
                const struct keys_table *other, bool in, bool all)
{
    uint32_t *columns = (uint32_t *)p->which, *rows = (uint32_t *)p->rows;
    for (size_t i = 0; i < own->keys.n; i++) {
        bool has = keys_table_find(other, &own->keys, i) != ORIGIN_NO_ROW;
        if (keys_table_find(own, &own->keys, i) != i || (!all && has != in))
            continue;
        columns[p->n] = which;
        rows[p->n++] = (uint32_t)i;
    }
}

static bool are_equal(const struct keys *x, const struct keys *y)
{
    size_t i = 0;
    while (i < x->n && x->n == y->n && keys_equal(x, i, y, i))
        i++;
    return x->n == y->n && i == x->n;
}

/* Sets *out to an Index of the labels `made`. Sorts them if `sort` is set and
   their types have a common order. */
static bool sorted(struct call *c, const struct column *made, bool sort,
                   struct object *out)
{
    uint32_t *rows = NEW_N(c->ev->a, uint32_t, made->n + 1);
    const struct keys k = {&made, 1, made->n};
    for (size_t i = 0; i < made->n; i++)
        rows[i] = (uint32_t)i;
    if (sort && made->type != COLUMN_OBJECT) {
        keys_sort(&k, c->ev->scratch, rows, made->n);
        made = column_take(c->ev->a, made, rows, made->n);
    }
    *out = object_array(c->ev->scratch, made, SERIES_INDEX);
    return true;
}

static bool combine(struct call *c, enum df_token_kind op, struct object *out)
{
    struct eval *ev = c->ev;
    const struct column *x = as_series(c->self)->column, *y = read_other(c);
    struct object how = call_arg(c, PARAM_sort);
    bool sort = how.type != OBJECT_BOOL || as_bool(how);
    if (!y)
        return false;
    if (as_series(c->self)->kind != SERIES_INDEX)
        return eval_fault(ev, DIAG_DF_TYPE, c->at,
                          "'%.*s' is a method of an Index, not of a column",
                          STR_ARG(c->operation->name)) ||
               eval_help(ev, "set(df['a']) makes a set from a column");
    if (!eval_spend(ev, c->at, x->n + y->n, 8 * sizeof(uint32_t)))
        return false;
    struct keys_table of_x, of_y;
    const struct column **from = NEW_N(ev->a, const struct column *, 2);
    from[0] = x;
    from[1] = y;
    keys_table_init(&of_x, ev->scratch, (struct keys){&from[0], 1, x->n});
    keys_table_init(&of_y, ev->scratch, (struct keys){&from[1], 1, y->n});
    struct pick p = {from, op == DF_BAR || op == DF_CARET ? 2 : 1,
                     NEW_N(ev->a, uint32_t, x->n + y->n + 1),
                     NEW_N(ev->a, uint32_t, x->n + y->n + 1), 0};
    if (op == DF_BAR && (!of_x.unique || !of_y.unique))
        return eval_fault(ev, DIAG_DF_UNSUPPORTED, c->at,
                          "'union' of repeated labels");
    add(&p, 0, &of_x, &of_y, op == DF_AMPERSAND, op == DF_BAR);
    if (p.n_from == 2)
        add(&p, 1, &of_y, &of_x, false, false);
    struct object other = call_arg(c, PARAM_other);
    bool index =
        other.type == OBJECT_SERIES && as_series(other)->kind == SERIES_INDEX;
    str name = index ? labels_name_of_both(x, y) : x->name;
    const struct column *made = units_pick(ev, c->at, name, &p);
    sort &= op != DF_AMPERSAND && y->n &&
            !(op == DF_BAR && (!x->n || are_equal(&of_x.keys, &of_y.keys)));
    return made && sorted(c, made, sort, out);
}

static bool difference(struct call *c, struct object *out)
{
    return combine(c, DF_MINUS, out);
}

static bool intersection(struct call *c, struct object *out)
{
    return combine(c, DF_AMPERSAND, out);
}

static bool run_union(struct call *c, struct object *out)
{
    return combine(c, DF_BAR, out);
}

static bool symmetric(struct call *c, struct object *out)
{
    return combine(c, DF_CARET, out);
}

/* ---- operations ---- */

#define LABELS PARAMS(NEEDS(other), OPT(sort, NONE))

const struct operation INDEX_SET_OPERATIONS[] = {
    {S_INIT("difference"), ON_SERIES, difference, LABELS, 0, 1,
     "the labels that are in this Index but not in another"},
    {S_INIT("intersection"), ON_SERIES, intersection, LABELS, 0, 1,
     "the labels that are in both Indexes"},
    {S_INIT("symmetric_difference"), ON_SERIES, symmetric, LABELS, 0, 1,
     "the labels that are in only one of two Indexes"},
    {S_INIT("union"), ON_SERIES, run_union, LABELS, 0, 1,
     "the labels of both Indexes"},
    {.name = {0}},
};
