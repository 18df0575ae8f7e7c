// SPDX-License-Identifier: MIT
// group_rows: selects rows of groups by position or by a condition, and numbers
// rows. Selected rows stay in the order of the frame.
#include "df/runtime/call.h"

#include <math.h>

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/runtime/grouping.h"
#include "df/runtime/represent.h"

/* Sets *out to the rows of the frame for which `keep` is true. The result has
   the selected columns or, without a selection, all columns. `by_cells`: the
   cells decide which rows are kept, not their positions. */
static bool taken(struct call *c, const bool *keep, bool by_cells,
                  struct object *out)
{
    struct eval *ev = c->ev;
    const struct grouping *g = as_grouping(c->self);
    size_t n = 0;
    if (!eval_spend(ev, c->at, g->frame->n, sizeof(uint32_t)))
        return false;
    uint32_t *rows = NEW_N(ev->a, uint32_t, g->frame->n + 1);
    for (size_t i = 0; i < g->frame->n; i++)
        if (keep[i])
            rows[n++] = (uint32_t)i;
    struct frame *f = eval_take_by(
        ev, c->at, grouping_columns(ev, g, true), rows, n,
        (struct origin_choice){g->frame->columns,
                               by_cells ? g->frame->n_columns : 0, false});
    if (f)
        *out = grouping_shaped(ev, g, f);
    return f != NULL;
}

/* Selects the rows of a group at the positions `from` to `to` - 1. */
static void keep_range(const struct grouping *g, size_t group, int64_t from,
                       int64_t to, bool *keep)
{
    size_t size;
    const uint32_t *rows = groups_rows(&g->groups, group, &size);
    for (int64_t i = from < 0 ? 0 : from; i < to && i < (int64_t)size; i++)
        keep[rows[i]] = true;
}

/* Selects the first or last n rows of each group. If n is negative, selects all
   except the last or first -n rows. */
static bool head_or_tail(struct call *c, struct object *out)
{
    bool tail = str_eq(c->operation->name, S("tail"));
    const struct grouping *g = as_grouping(c->self);
    bool *keep = NEW_N(c->ev->scratch, bool, g->frame->n);
    int64_t k;
    if (!call_int(c, PARAM_n, &k))
        return false;
    for (size_t i = 0; i < g->groups.n; i++) {
        int64_t size = (int64_t)grouping_size(g, i);
        int64_t part = k >= size ? size : k <= -size ? 0 : k < 0 ? k + size : k;
        keep_range(g, i, tail ? size - part : 0, tail ? size : part, keep);
    }
    return taken(c, keep, false, out);
}

static bool group_nth(struct call *c, struct object *out)
{
    const struct grouping *g = as_grouping(c->self);
    bool *keep = NEW_N(c->ev->scratch, bool, g->frame->n);
    struct object x = call_arg(c, PARAM_n);
    const struct list one = {.v = &x, .n = 1};
    const struct list *l = x.type == OBJECT_LIST ? as_list(x) : &one;
    for (size_t k = 0; k < l->n; k++) {
        if (l->v[k].type != OBJECT_INT)
            return call_wrong(c, PARAM_n, "an integer or a list of them");
        for (size_t i = 0; i < g->groups.n; i++) {
            int64_t size = (int64_t)grouping_size(g, i), at = as_int(l->v[k]);
            at = at < 0 && at >= -size ? at + size : at;
            if (at >= 0 && at < size)
                keep_range(g, i, at, at + 1, keep);
        }
        if (!eval_steps(c->ev, c->at, g->groups.n / 8))
            return false;
    }
    return taken(c, keep, false, out);
}

static bool group_filter(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    const struct grouping *g = as_grouping(c->self);
    bool *keep = NEW_N(ev->scratch, bool, g->frame->n);
    if (!object_is_function(call_arg(c, PARAM_func)))
        return call_wrong(c, PARAM_func, "a function");
    for (size_t i = 0; i < g->groups.n; i++) {
        struct object rows = grouping_rows(ev, c->at, g, i), y;
        if (grouping_size(g, i) == 0)
            continue;
        if (rows.type == OBJECT_BROKEN ||
            !ev->call(ev, call_at(c, PARAM_func), call_arg(c, PARAM_func),
                      &rows, 1, &y))
            return false;
        if (y.type != OBJECT_BOOL)
            return eval_fault(ev, DIAG_DF_TYPE, call_at(c, PARAM_func),
                              "the function must return True or False for a "
                              "group, not '%s'",
                              object_type_name(y)) ||
                   eval_help(
                       ev, "return a condition, such as lambda x: len(x) > 1");
        if (as_bool(y))
            keep_range(g, i, 0, INT64_MAX, keep);
    }
    return taken(c, keep, true, out);
}

/* Reports that no group has the wanted name. Returns false. */
static bool report_no_group(struct call *c, const struct grouping *g)
{
    struct eval *ev = c->ev;
    struct object wanted = call_arg(c, PARAM_name);
    struct strs names = {0};
    eval_fault(ev, DIAG_DF_VALUE, call_at(c, PARAM_name),
               "%.*s is not one of the groups",
               STR_ARG(represent_short(ev, call_at(c, PARAM_name), wanted)));
    for (size_t i = 0; i < g->groups.n; i++) {
        struct object name = grouping_name(ev, g, i);
        if (g->n_keys == 1 && name.type == OBJECT_LIST)
            name = as_list(name)->v[0];
        if (name.type == OBJECT_STR && grouping_size(g, i))
            vec_push(ev->scratch, &names, as_str(name));
    }
    if (wanted.type == OBJECT_STR && names.n)
        diag_help_nearest(ev->d, "groups", as_str(wanted), names.v, names.n);
    return false;
}

static bool group_get_group(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    const struct grouping *g = as_grouping(c->self);
    for (size_t i = 0; i < g->groups.n; i++) {
        struct object name = grouping_name(ev, g, i);
        bool one = g->n_keys == 1 && name.type == OBJECT_LIST;
        bool same =
            object_same(name, call_arg(c, PARAM_name)) ||
            (one && object_same(as_list(name)->v[0], call_arg(c, PARAM_name)));
        if (!same || grouping_size(g, i) == 0)
            continue;
        *out = grouping_rows(ev, c->at, g, i);
        return out->type != OBJECT_BROKEN;
    }
    return report_no_group(c, g);
}

/* ---- numbers ---- */

/* Sets *out to the number of each row within its group (cumcount), or to the
   number of its group (ngroup). The cell of a row in no group is missing. */
static bool numbered(struct call *c, struct object *out)
{
    bool within = str_eq(c->operation->name, S("cumcount"));
    struct eval *ev = c->ev;
    const struct grouping *g = as_grouping(c->self);
    size_t n = g->frame->n;
    bool ascending;
    void *cells;
    if (!call_bool(c, PARAM_ascending, &ascending))
        return false;
    struct column *x =
        eval_column(ev, c->at, STR_NONE, g->dropped ? COLUMN_FLOAT : COLUMN_INT,
                    n, &cells, g->keys, g->n_keys);
    uint32_t *seen = NEW_N(ev->scratch, uint32_t, g->groups.n);
    uint32_t *number = NEW_N(ev->scratch, uint32_t, g->groups.n), groups = 0;
    for (size_t i = 0; i < g->groups.n; i++)
        number[i] = groups_is_pair(&g->groups, i) ? groups : groups++;
    for (size_t i = 0; x && i < n; i++) {
        uint32_t of = g->of[i];
        bool none = of == ORIGIN_NO_ROW;
        size_t all = within && !none ? grouping_size(g, of) : groups;
        size_t k = none ? 0 : within ? seen[of]++ : number[of];
        k = ascending || none ? k : all - 1 - k;
        if (g->dropped)
            ((double *)cells)[i] = none ? (double)NAN : (double)k;
        else
            ((int64_t *)cells)[i] = (int64_t)k;
    }
    if (x)
        *out =
            object_series(ev->scratch, x, g->frame->index, g->frame->n_index);
    return x != NULL;
}

static bool group_ngroups(struct call *c, struct object *out)
{
    *out = object_int((int64_t)as_grouping(c->self)->groups.n);
    return true;
}

/* ---- operations ---- */

const struct operation GROUP_ROWS_OPERATIONS[] = {
    {S_INIT("cumcount"), ON_GROUP, numbered, PARAMS(OPT(ascending, TRUE)), 0, 1,
     "the position of each row in its group"},
    {S_INIT("filter"), ON_GROUP, group_filter, PARAMS(NEEDS(func)), 0, 1,
     "keeps the groups for which a function is true"},
    {S_INIT("get_group"), ON_GROUP, group_get_group, PARAMS(NEEDS(name)), 0, 1,
     "the rows of one group"},
    {S_INIT("head"), ON_GROUP, head_or_tail, PARAMS(OPT(n, INT(5))), 0, 1,
     "the first rows of each group"},
    {S_INIT("ngroup"), ON_GROUP, numbered, PARAMS(OPT(ascending, TRUE)), 0, 1,
     "the number of each row's group"},
    {S_INIT("ngroups"), ON_GROUP, group_ngroups, PROPERTY, 0, 1,
     "the number of groups"},
    {S_INIT("nth"), ON_GROUP, group_nth, PARAMS(NEEDS(n)), EFFECT_UNIT, 1,
     "row n of each group"},
    {S_INIT("tail"), ON_GROUP, head_or_tail, PARAMS(OPT(n, INT(5))), 0, 1,
     "the last rows of each group"},
    {.name = {0}},
};
