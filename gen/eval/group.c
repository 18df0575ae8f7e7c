// SPDX-License-Identifier: MIT
// group: groups are in the order of their keys; rows with a missing key are
// in none.
#include "eval/group.h"

#include "base/vec.h"
#include "eval/category.h"
#include "eval/keys.h"
#include "eval/reduce.h"

struct grouping {
    const struct frame *frame;
    struct strs by;
    const struct column **keys; /* by.n of them */
    struct groups groups;
    const uint32_t *firsts; /* first row of each group */
    const uint32_t *of;     /* each row's group, or ORIGIN_NO_ROW */
    struct strs chosen;     /* columns; p NULL: all but the keys */
    bool one;               /* chosen by a single name: gives a series */
};

/* By keys, those with categories in the order of these. */
static bool order_groups(struct eval *ev, const struct df_expr *at,
                         const struct grouping *g, uint32_t *firsts, size_t n)
{
    const struct column **by =
        NEW_N(ev->scratch, const struct column *, g->by.n);
    const struct keys k = {by, g->by.n, g->frame->n};
    for (size_t i = 0; i < g->by.n; i++)
        if (!(by[i] = category_order(ev, at, g->keys[i])))
            return false;
    keys_sort(&k, firsts, NEW_N(ev->scratch, uint32_t, n), n);
    return true;
}

static bool find_groups(struct eval *ev, const struct df_expr *at,
                        struct grouping *g)
{
    size_t n = g->frame->n, groups = 0, total = 0;
    const struct keys k = {g->keys, g->by.n, n};
    struct keys_table table;
    if (!eval_spend(ev, at, n, 4 * sizeof(uint32_t)))
        return false;
    keys_table_init(&table, ev->scratch, k);
    uint32_t *firsts = NEW_N(ev->a, uint32_t, n + 1);
    uint32_t *of = NEW_N(ev->a, uint32_t, n + 1);
    for (size_t i = 0; i < n; i++) {
        of[i] = ORIGIN_NO_ROW;
        if (!keys_missing(&k, i) && keys_table_find(&table, &k, i) == i)
            firsts[groups++] = (uint32_t)i;
    }
    if (!order_groups(ev, at, g, firsts, groups))
        return false;
    uint32_t *members = NEW_N(ev->a, uint32_t, n + 1);
    uint32_t *starts = NEW_N(ev->a, uint32_t, groups + 1);
    for (size_t i = 0; i < groups; i++) {
        starts[i] = (uint32_t)total;
        for (uint32_t r = firsts[i]; r != ORIGIN_NO_ROW; r = table.next[r]) {
            members[total++] = r;
            of[r] = (uint32_t)i;
        }
    }
    starts[groups] = (uint32_t)total;
    g->groups = (struct groups){members, starts, groups};
    g->firsts = firsts;
    g->of = of;
    return true;
}

bool group_by(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    struct grouping *g = NEW(ev->a, struct grouping);
    bool one;
    g->frame = object_own_frame(ev->a, c->self.frame);
    if (!call_names(c, 0, &g->by, &one))
        return false;
    if (g->by.n == 0)
        return eval_fault(ev, DIAG_DF_VALUE, call_at(c, 0),
                          "no columns to group by");
    g->keys = NEW_N(ev->a, const struct column *, g->by.n);
    for (size_t i = 0; i < g->by.n; i++) {
        size_t k = frame_find(g->frame, g->by.v[i]);
        if (k == STR_NPOS)
            return eval_no_column(ev, eval_item(call_at(c, 0), i), g->by.v[i],
                                  g->frame);
        g->keys[i] = g->frame->columns[k];
    }
    *out = (struct object){.type = OBJECT_GROUPBY, .grouping = g};
    return find_groups(ev, c->at, g);
}

bool group_select(struct eval *ev, const struct df_expr *at,
                  const struct grouping *g, struct object key,
                  struct object *out)
{
    struct grouping *chosen = NEW(ev->a, struct grouping);
    const struct list one = {.v = &key, .n = 1};
    const struct list *names = key.type == OBJECT_LIST ? key.list : &one;
    *chosen = *g;
    chosen->one = key.type != OBJECT_LIST;
    chosen->chosen = (struct strs){0};
    vec_room(ev->a, &chosen->chosen, names->n + 1);
    for (size_t i = 0; i < names->n; i++) {
        const struct df_expr *where = at->b ? eval_item(at->b, i) : at;
        size_t k;
        if (!eval_find(ev, where, g->frame, names->v[i], &k))
            return false;
        vec_push(ev->a, &chosen->chosen, g->frame->columns[k]->name);
    }
    *out = (struct object){.type = OBJECT_GROUPBY, .grouping = chosen};
    return true;
}

static bool is_key(const struct grouping *g, str name)
{
    for (size_t i = 0; i < g->by.n; i++)
        if (str_eq(g->by.v[i], name))
            return true;
    return false;
}

/* The chosen columns, else all, the keys only where `keys` is true. */
static struct frame *chosen_frame(struct eval *ev, const struct grouping *g,
                                  bool keys)
{
    struct frame *f = object_own_frame(ev->a, g->frame);
    f->n_columns = 0;
    if (g->chosen.v) {
        f->columns = NEW_N(ev->a, const struct column *, g->chosen.n);
        for (size_t i = 0; i < g->chosen.n; i++)
            f->columns[f->n_columns++] =
                g->frame->columns[frame_find(g->frame, g->chosen.v[i])];
        return f;
    }
    for (size_t i = 0; i < g->frame->n_columns; i++)
        if (keys || !is_key(g, g->frame->columns[i]->name))
            f->columns[f->n_columns++] = g->frame->columns[i];
    return f;
}

static struct object shaped(struct eval *ev, const struct grouping *g,
                            struct frame *f)
{
    if (!g->one)
        return object_frame(f);
    return object_series(ev->scratch, f->columns[0], f->index, f->n_index);
}

/* The first or last k rows of every group, in the frame's order; all but
   the last or first -k when negative. */
static bool ends(struct call *c, bool tail, struct object *out)
{
    struct eval *ev = c->ev;
    const struct grouping *g = c->self.grouping;
    int64_t k = 5;
    size_t n = 0;
    if (!call_int(c, 0, &k))
        return false;
    if (!eval_spend(ev, c->at, g->frame->n, sizeof(uint32_t)))
        return false;
    uint32_t *rows = NEW_N(ev->a, uint32_t, g->frame->n + 1);
    uint32_t *seen = NEW_N(ev->scratch, uint32_t, g->groups.n + 1);
    for (size_t i = 0; i < g->frame->n; i++) {
        uint32_t of = g->of[i];
        if (of == ORIGIN_NO_ROW)
            continue;
        int64_t size = g->groups.starts[of + 1] - g->groups.starts[of];
        int64_t place = seen[of]++;
        int64_t from = !tail ? 0 : k >= 0 ? size - k : -k;
        int64_t to = tail ? size : k >= 0 ? k : size + k;
        if (place >= from && place < to)
            rows[n++] = (uint32_t)i;
    }
    struct frame *f = eval_take(ev, c->at, chosen_frame(ev, g, true), rows, n);
    if (!f)
        return false;
    *out = shaped(ev, g, f);
    return true;
}

bool group_head(struct call *c, struct object *out)
{
    return ends(c, false, out);
}

bool group_tail(struct call *c, struct object *out)
{
    return ends(c, true, out);
}

/* One row for each group, labelled by its keys. */
static bool aggregate(struct call *c, enum reduction what, struct object *out)
{
    struct eval *ev = c->ev;
    const struct grouping *g = c->self.grouping;
    bool numeric = false;
    if (what != REDUCE_COUNT && !call_bool(c, 0, &numeric))
        return false;
    struct frame *f = chosen_frame(ev, g, false);
    size_t n = f->n_columns;
    f->n_columns = 0;
    for (size_t i = 0; i < n; i++) {
        const struct column *x = f->columns[i];
        if (numeric && x->type >= COLUMN_STR)
            continue;
        const struct column *r = reduce_groups(ev, c->at, what, x, &g->groups);
        if (!r)
            return false;
        f->columns[f->n_columns++] = r;
    }
    if (!eval_spend(ev, c->at, g->groups.n, g->by.n * sizeof(str)))
        return false;
    f->n = g->groups.n;
    f->index = NEW_N(ev->a, const struct column *, g->by.n);
    f->n_index = g->by.n;
    for (size_t i = 0; i < g->by.n; i++)
        f->index[i] = column_take(ev->a, g->keys[i], g->firsts, g->groups.n);
    *out = g->one && !f->n_columns ? object_frame(f) : shaped(ev, g, f);
    return true;
}

bool group_sum(struct call *c, struct object *out)
{
    return aggregate(c, REDUCE_SUM, out);
}

bool group_mean(struct call *c, struct object *out)
{
    return aggregate(c, REDUCE_MEAN, out);
}

bool group_min(struct call *c, struct object *out)
{
    return aggregate(c, REDUCE_MIN, out);
}

bool group_max(struct call *c, struct object *out)
{
    return aggregate(c, REDUCE_MAX, out);
}

bool group_count(struct call *c, struct object *out)
{
    return aggregate(c, REDUCE_COUNT, out);
}
