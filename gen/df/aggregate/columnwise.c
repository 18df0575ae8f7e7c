// SPDX-License-Identifier: MIT
// columnwise: runs methods column by column, and keeps names and row labels.
#include "df/aggregate/columnwise.h"
#include "df/runtime/masked.h"
#include "frame/nullable.h"

static bool each(struct call *c,
                 const struct column *(*run)(struct call *c,
                                             const struct column *x,
                                             const struct columnwise_parts *p),
                 const struct columnwise_parts *p, struct frame *f)
{
    if (!call_numeric(c, f))
        return false;
    bool rank = str_eq(c->operation->name, S("rank"));
    bool keeps = !rank && !str_eq(c->operation->name, S("pct_change"));
    bool moves = str_eq(c->operation->name, S("shift")) &&
                 !call_has(c, PARAM_fill_value);
    for (size_t i = 0; i < f->n_columns; i++) {
        const struct column *x = f->columns[i];
        const struct column *r = moves ? x : masked_plain(c->ev, c->at, x);
        r = r ? run(c, r, p) : NULL;
        bool plain = rank && (!p->grouped || nullable_cells(x) == COLUMN_STR);
        f->columns[i] =
            r && !plain && !moves ? masked_like(c->ev, c->at, r, x, keeps) : r;
        if (!f->columns[i])
            return false;
    }
    return true;
}

bool columnwise(struct call *c,
                const struct column *(*run)(struct call *c,
                                            const struct column *x,
                                            const struct columnwise_parts *p),
                struct object *out)
{
    struct eval *ev = c->ev;
    struct columnwise_parts p = {0};
    if (!call_only(c, PARAM_axis, object_int(0)))
        return false;
    if (c->self.type == OBJECT_GROUPBY) {
        const struct grouping *g = as_grouping(c->self);
        struct frame *f = grouping_columns(ev, g, false);
        p = (struct columnwise_parts){&g->groups, true, g->dropped};
        if (!each(c, run, &p, f))
            return false;
        *out = grouping_shaped(ev, g, f);
        return true;
    }
    const struct frame from = object_as_frame(&c->self);
    struct frame *f = object_own_frame(ev->a, &from);
    p.groups = groups_whole(ev, c->at, f->n);
    if (!p.groups || !each(c, run, &p, f))
        return false;
    *out = call_shaped(c, f);
    return true;
}
