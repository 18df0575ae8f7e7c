// SPDX-License-Identifier: MIT
// droplevel: removes levels of the row labels or of the column names.
#include "df/runtime/call.h"

#include "base/codes/df.h"
#include "base/map.h"
#include "df/indexing/levels.h"
#include "df/runtime/labels.h"

static bool only_level(struct call *c)
{
    return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_level),
                      "cannot remove the only level of the labels");
}

/* Finds the levels that level= names, and marks them in `dropped`. */
static bool read_levels(struct call *c, const struct frame *f, bool across,
                        size_t levels, bool *dropped)
{
    struct object x = call_arg(c, PARAM_level);
    const struct list one = {.v = &x, .n = 1};
    const struct list *l = x.type == OBJECT_LIST ? as_list(x) : &one;
    size_t n = 0;
    for (size_t i = 0; i < l->n; i++) {
        const struct df_expr *at = call_at(c, PARAM_level);
        size_t k = 0;
        if (x.type == OBJECT_LIST)
            at = eval_item(at, i);
        if (!(across
                  ? levels_find(c->ev, at, f, l->v[i], &k)
                  : labels_level(c->ev, at, f->index, f->n_index, l->v[i], &k)))
            return false;
        n += !dropped[k];
        dropped[k] = true;
    }
    return n < levels || only_level(c);
}

static bool drop_columns(struct call *c, struct frame *f, const bool *dropped)
{
    struct map seen = {.a = c->ev->scratch};
    for (size_t k = name_frame_levels(f); k-- > 0;)
        if (dropped[k])
            levels_drop(c->ev, f, k);
    for (size_t i = 0; i < f->n_columns; i++) {
        str name = f->columns[i]->name;
        if (!map_add(&seen, name, f))
            return eval_fault(c->ev, DIAG_DF_VALUE, c->at,
                              "two columns would be named '%.*s'",
                              STR_ARG(name_text(c->ev->scratch, name))) ||
                   eval_help(c->ev, "select columns before, or join the levels "
                                    "of each name: df.columns = "
                                    "['_'.join(c) for c in df.columns]");
    }
    return true;
}

static bool droplevel(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    const struct frame from = object_as_frame(&c->self);
    struct frame *f = object_own_frame(ev->a, &from);
    bool across = false, dropped[NAME_LEVELS_MAX] = {0};
    if (!call_axis(c, PARAM_axis, &across))
        return false;
    if (across && c->self.type == OBJECT_SERIES)
        return eval_fault(ev, DIAG_DF_VALUE, call_at(c, PARAM_axis),
                          "a column has no axis 1");
    size_t levels = across ? name_frame_levels(f) : f->n_index;
    if (levels < 2 || levels > NAME_LEVELS_MAX)
        return only_level(c);
    if (!read_levels(c, f, across, levels, dropped) ||
        (across && !drop_columns(c, f, dropped)))
        return false;
    if (!across) {
        f->index = NEW_N(ev->a, const struct column *, levels);
        f->n_index = 0;
        for (size_t k = 0; k < levels; k++)
            if (!dropped[k])
                f->index[f->n_index++] = from.index[k];
    }
    *out = call_shaped(c, f);
    return true;
}

/* ---- operations ---- */

const struct operation DROPLEVEL_OPERATIONS[] = {
    {S_INIT("droplevel"), ON_FRAME | ON_SERIES, droplevel,
     PARAMS(NEEDS(level), OPT(axis, INT(0))), 0, 1,
     "removes levels of the labels"},
    {.name = {0}},
};
