// SPDX-License-Identifier: MIT
// squeeze: df.squeeze() and df.xs(key), which return parts of a frame with
// fewer dimensions or fewer levels of labels.
#include "df/runtime/call.h"

#include "base/codes/df.h"
#include "df/indexing/align.h"
#include "df/indexing/levels.h"
#include "df/indexing/select.h"
#include "df/runtime/accessor.h"
#include "df/runtime/json_object.h"
#include "df/runtime/labels.h"
#include "df/runtime/row.h"
#include "frame/nullable.h"

static struct object cell_of(struct call *c, const struct column *x)
{
    struct object o = json_object_cell(c->ev->a, x, 0);
    o.numpy = nullable_cells(x) <= COLUMN_BOOL && o.type != OBJECT_NA;
    return o;
}

static bool squeeze(struct call *c, struct object *out)
{
    bool across = false, any = !call_has(c, PARAM_axis);
    if (!any && !call_axis(c, PARAM_axis, &across))
        return false;
    *out = c->self;
    if (c->self.type == OBJECT_SERIES) {
        if (as_series(c->self)->column->n == 1)
            *out = cell_of(c, as_series(c->self)->column);
        return true;
    }
    const struct frame *f = as_frame(c->self);
    bool column = f->n_columns == 1 && (any || across);
    bool row = f->n == 1 && (any || !across);
    if (column && row)
        *out = cell_of(c, f->columns[0]);
    else if (column)
        *out = object_column(c->ev->scratch, f, 0);
    else if (row) {
        struct row *r = row_new(c->ev, c->at, f);
        if (!r)
            return false;
        row_typed(r, f);
        *out = row_series(c->ev, r);
    }
    return true;
}

/* Selects the rows whose labels have the value key= in the level level=.
   Removes this level from the labels unless drop_level=False. */
static bool at_level(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    const struct frame f = object_as_frame(&c->self);
    struct object key = call_arg(c, PARAM_key);
    struct value v;
    size_t k, n = 0;
    if (f.n_index < 2)
        return eval_fault(ev, DIAG_DF_TYPE, call_at(c, PARAM_level),
                          "the row labels have only one level");
    if (!object_scalar(key, &v))
        return call_wrong(c, PARAM_key, "a label of the level");
    if (!labels_level(ev, call_at(c, PARAM_level), f.index, f.n_index,
                      call_arg(c, PARAM_level), &k))
        return false;
    uint32_t *rows = NEW_N(ev->a, uint32_t, f.n + 1);
    for (size_t i = 0; i < f.n; i++)
        if (object_same(object_value(column_value(f.index[k], i)), key))
            rows[n++] = (uint32_t)i;
    if (!n)
        return eval_fault(ev, DIAG_DF_VALUE, call_at(c, PARAM_key),
                          "the key is not a label of this level");
    struct frame *g = eval_take(ev, c->at, &f, rows, n);
    bool drop;
    if (!g || !call_bool(c, PARAM_drop_level, &drop))
        return false;
    if (drop) {
        const struct column **index =
            NEW_N(ev->a, const struct column *, g->n_index);
        g->n_index = 0;
        for (size_t i = 0; i < f.n_index; i++)
            if (i != k)
                index[g->n_index++] = g->index[i];
        g->index = index;
    }
    *out = call_shaped(c, g);
    return true;
}

static bool xs(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    struct object loc;
    bool across = false;
    str name;
    if (!call_axis(c, PARAM_axis, &across))
        return false;
    if (call_has(c, PARAM_level))
        return across ? call_refuse(c, PARAM_level) : at_level(c, out);
    if (across && c->self.type == OBJECT_FRAME)
        return eval_name(ev, call_at(c, PARAM_key), call_arg(c, PARAM_key),
                         &name) &&
               select_column(ev, call_at(c, PARAM_key), as_frame(c->self), name,
                             out);
    if (!call_only(c, PARAM_drop_level, object_bool(true)))
        return false;
    return ev->attribute(ev, c->at, c->self, S("loc"), &loc) &&
           as_accessor(loc)->kind->get(ev, call_at(c, PARAM_key), c->self,
                                       call_arg(c, PARAM_key), out);
}

/* ---- operations ---- */

const struct operation SQUEEZE_OPERATIONS[] = {
    {S_INIT("squeeze"), ON_FRAME | ON_SERIES, squeeze, PARAMS(OPT(axis, NONE)),
     EFFECT_UNIT, 1, "a single column, row or cell without its frame"},
    {S_INIT("xs"), ON_FRAME | ON_SERIES, xs,
     PARAMS(NEEDS(key), OPT(axis, INT(0)), OPT(level, NONE),
            OPT(drop_level, TRUE)),
     0, 1, "the rows with a given label, without the level of this label"},
    {.name = {0}},
};
