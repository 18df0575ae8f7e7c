// SPDX-License-Identifier: MIT
// group_apply: calls a function with the rows of each group and combines the
// results as pandas does. Single values make a column. Series with the same
// labels make rows of a frame. Frames and other series are concatenated.
#include "df/runtime/call.h"

#include "base/codes/df.h"
#include "df/elementwise/apply.h"
#include "df/indexing/align.h"
#include "df/indexing/level_order.h"
#include "df/runtime/grouping.h"
#include "df/runtime/keys.h"
#include "df/runtime/labels.h"
#include "df/runtime/units.h"
#include "frame/pick.h"

/* The results of the function: one for each group or, with several keys, one
   for each group that has rows. */
struct results {
    struct call *c;
    const struct grouping *g;
    struct object *v;
    uint32_t *groups; /* the group of each result */
    size_t n;
    bool same_rows; /* each result has the row labels of its group, and is a
                       frame if the group is a frame */
};

/* Whether to label rows by the keys. Without group_keys=, pandas 1.5 does this
   unless the function keeps the rows of each group. */
static bool with_keys(const struct results *r)
{
    return r->g->group_keys && (r->g->group_keys_given || !r->same_rows);
}

static struct labels labels_of(struct object x)
{
    if (x.type == OBJECT_FRAME)
        return align_frame_labels(as_frame(x));
    return x.type == OBJECT_SERIES ? align_series_labels(as_series(x))
                                   : (struct labels){0};
}

static bool collect(struct results *r)
{
    struct call *c = r->c;
    size_t n = r->g->groups.n;
    r->v = NEW_N(c->ev->scratch, struct object, n);
    r->groups = NEW_N(c->ev->a, uint32_t, n + 1);
    r->same_rows = true;
    if (!eval_spend(c->ev, c->at, n, sizeof *r->v))
        return false;
    for (size_t i = 0; i < n; i++) {
        if (grouping_size(r->g, i) == 0 && r->g->n_keys > 1)
            continue;
        struct object rows = grouping_rows(c->ev, c->at, r->g, i), y;
        if (rows.type == OBJECT_BROKEN ||
            !c->ev->call(c->ev, call_at(c, PARAM_func), call_arg(c, PARAM_func),
                         &rows, 1, &y)) {
            if (grouping_size(r->g, i) == 0)
                diag_help(c->ev->d, "a category has no rows; groupby(..., "
                                    "observed=True) skips it");
            return false;
        }
        r->same_rows = r->same_rows && rows.type == y.type &&
                       align_same(labels_of(rows), labels_of(y));
        r->groups[r->n] = (uint32_t)i;
        r->v[r->n++] = y;
    }
    return true;
}

/* ---- one row for each group ---- */

static bool same_labels(const struct results *r)
{
    struct labels first = align_series_labels(as_series(r->v[0]));
    for (size_t i = 1; i < r->n; i++)
        if (r->v[i].type != OBJECT_SERIES ||
            !align_same(first, align_series_labels(as_series(r->v[i]))))
            return false;
    return true;
}

/* Adds a row of missing cells to *out for each group without a result. */
static bool add_empty(struct results *r, struct object *out)
{
    struct eval *ev = r->c->ev;
    size_t n = r->g->groups.n;
    struct frame f = object_as_frame(out);
    uint32_t *rows = NEW_N(ev->a, uint32_t, n + 1);
    for (size_t i = 0; i < n; i++)
        rows[i] = ORIGIN_NO_ROW;
    for (size_t i = 0; i < r->n; i++)
        rows[r->groups[i]] = (uint32_t)i;
    struct frame *all = eval_take(ev, r->c->at, &f, rows, n);
    if (!all)
        return false;
    all->index = r->g->labels;
    *out = out->type == OBJECT_SERIES ? object_column(ev->scratch, all, 0)
                                      : object_frame(all);
    return true;
}

static bool rows(struct results *r, struct object *out)
{
    struct frame like = {.n = r->n, .n_index = r->g->n_keys};
    struct call *c = r->c;
    if (r->g->single && r->v[0].type == OBJECT_DICT)
        return eval_fault(c->ev, DIAG_DF_UNSUPPORTED, call_at(c, PARAM_func),
                          "returning a dict for a group of a single column") ||
               eval_help(c->ev, "return pd.Series({...}) and group the frame, "
                                "not the column");
    like.index = grouping_labels(c->ev, r->g, r->groups, r->n, 0);
    if (!apply_gather(c->ev, call_at(c, PARAM_func), r->v, &like,
                      r->g->frame->columns, 0, out))
        return false;
    if (r->g->single && out->type == OBJECT_SERIES)
        as_series(*out)->column = column_rename(
            c->ev->a, as_series(*out)->column, r->g->selected[0]->name);
    if (r->g->as_index)
        return r->n == r->g->groups.n ||
               (!r->g->single && out->type == OBJECT_SERIES) ||
               add_empty(r, out);
    struct grouping g = *r->g;
    g.labels = like.index;
    g.groups.n = r->n;
    const struct column *one;
    struct frame f = {.n_columns = 1, .columns = &one};
    if (out->type == OBJECT_SERIES && r->g->single)
        one = as_series(*out)->column;
    else if (out->type == OBJECT_SERIES)
        one = column_rename(c->ev->a, as_series(*out)->column, S("None"));
    else
        f = *as_frame(*out);
    *out = grouping_result(c->ev, &g, object_own_frame(c->ev->a, &f));
    return true;
}

/* ---- frames under each other ---- */

/* Converts result i to a frame. Reports a result that is neither a frame nor a
   series, and returns false. */
static bool result_frame(struct results *r, size_t i, struct frame *f)
{
    struct object x = r->v[i];
    struct call *c = r->c;
    if (x.type != OBJECT_FRAME && x.type != OBJECT_SERIES)
        return eval_fault(
            c->ev, DIAG_DF_TYPE, call_at(c, PARAM_func),
            "the function returns a '%s' for one group, and rows for another",
            object_type_name(x));
    *f = object_as_frame(&r->v[i]);
    return true;
}

/* The concatenated results. Row i is row rows[i] of result which[i], which is
   the result for group groups[i]. */
struct stacked_rows {
    uint32_t *which, *rows, *groups;
    size_t n;
};

static void add_row(struct stacked_rows *p, uint32_t which, uint32_t row,
                    uint32_t group)
{
    p->which[p->n] = which;
    p->rows[p->n] = row;
    p->groups[p->n++] = group;
}

/* Adds the rows of all results, one result after the other. */
static void add_by_group(struct results *r, const struct frame *v,
                         struct stacked_rows *p)
{
    for (size_t i = 0; i < r->n; i++)
        for (size_t k = 0; k < v[i].n; k++)
            add_row(p, (uint32_t)i, (uint32_t)k, r->groups[i]);
}

/* The row labels of the grouped frame. A position is an index into the arrays
   of struct stacked_rows. */
struct result_positions {
    struct keys_table labels;
    uint32_t *of;    /* for each row of the grouped frame: its position, or
                        ORIGIN_NO_ROW */
    uint32_t *rows;  /* for each position: the row of the grouped frame */
    uint32_t *first; /* for the first row with each label: the first position
                        with that label, or ORIGIN_NO_ROW */
    uint32_t *next;  /* for each position: the next position with the same
                        label, or ORIGIN_NO_ROW */
};

static void find_positions(struct results *r, const struct stacked_rows *p,
                           struct result_positions *at)
{
    struct arena *a = r->c->ev->scratch;
    const struct groups *groups = &r->g->groups;
    size_t n = r->g->frame->n;
    at->of = NEW_N(a, uint32_t, n + 1);
    at->first = NEW_N(a, uint32_t, n + 1);
    at->rows = NEW_N(a, uint32_t, p->n + 1);
    at->next = NEW_N(a, uint32_t, p->n + 1);
    for (size_t i = 0; i < n; i++)
        at->of[i] = at->first[i] = ORIGIN_NO_ROW;
    for (size_t k = p->n; k-- > 0;) {
        uint32_t row =
            groups->members[groups->starts[p->groups[k]] + p->rows[k]];
        uint32_t *first =
            &at->first[keys_table_find(&at->labels, &at->labels.keys, row)];
        at->of[row] = (uint32_t)k;
        at->rows[k] = row;
        at->next[k] = *first;
        *first = (uint32_t)k;
    }
}

/* Whether the results have the same row labels as the grouped frame, in the
   same order. */
static bool labels_unmoved(struct results *r, const struct stacked_rows *p,
                           const struct result_positions *at)
{
    const struct keys *k = &at->labels.keys;
    size_t n = 0;
    for (size_t i = 0; i < r->g->frame->n; i++)
        if (at->of[i] != ORIGIN_NO_ROW && !keys_equal(k, i, k, at->rows[n++]))
            return false;
    return n == p->n;
}

/* Sorts the rows as the grouped frame is sorted. As in pandas, rows with equal
   labels come one after another, unless the labels are already in order. */
static bool in_frame_order(struct results *r, struct stacked_rows *p)
{
    struct eval *ev = r->c->ev;
    const struct frame *f = r->g->frame;
    struct result_positions at;
    struct stacked_rows old = *p;
    if (!eval_spend(ev, r->c->at, f->n, 10 * sizeof(uint32_t)))
        return false;
    keys_table_init(
        &at.labels, ev->scratch,
        (struct keys){f->n_index ? f->index : NULL, f->n_index, f->n});
    find_positions(r, p, &at);
    if (!at.labels.unique && labels_unmoved(r, p, &at))
        return true;
    p->which = NEW_N(ev->a, uint32_t, old.n + 1);
    p->rows = NEW_N(ev->a, uint32_t, old.n + 1);
    p->groups = NEW_N(ev->a, uint32_t, old.n + 1);
    p->n = 0;
    for (size_t i = 0; i < f->n; i++) {
        uint32_t *first =
            &at.first[keys_table_find(&at.labels, &at.labels.keys, i)];
        if (at.of[i] == ORIGIN_NO_ROW)
            continue;
        for (uint32_t k = *first; k != ORIGIN_NO_ROW; k = at.next[k])
            add_row(p, old.which[k], old.rows[k], old.groups[k]);
        *first = ORIGIN_NO_ROW;
    }
    return true;
}

static bool find_rows(struct results *r, const struct frame *v,
                      struct stacked_rows *p)
{
    struct call *c = r->c;
    size_t total = 0;
    for (size_t i = 0; i < r->n; i++)
        total += v[i].n;
    if (!eval_spend(c->ev, c->at, total, 3 * sizeof(uint32_t)))
        return false;
    p->which = NEW_N(c->ev->a, uint32_t, total + 1);
    p->rows = NEW_N(c->ev->a, uint32_t, total + 1);
    p->groups = NEW_N(c->ev->a, uint32_t, total + 1);
    add_by_group(r, v, p);
    return !r->same_rows || with_keys(r) || in_frame_order(r, p);
}

static const struct column *stacked(struct results *r,
                                    const struct stacked_rows *p,
                                    const struct column *const *from)
{
    struct call *c = r->c;
    const struct pick cells = {from, r->n, p->which, p->rows, p->n};
    return eval_spend(c->ev, c->at, p->n, sizeof(struct value))
               ? units_pick(c->ev, c->at, from[0]->name, &cells)
               : NULL;
}

static bool no_common_columns(struct results *r)
{
    eval_fault(r->c->ev, DIAG_DF_VALUE, call_at(r->c, PARAM_func),
               "the function returns frames with different columns");
    diag_help(
        r->c->ev->d,
        "the frame of each group must have the same columns in the same order");
    return false;
}

/* Concatenates column k of all results. */
static const struct column *column_of(struct results *r,
                                      const struct stacked_rows *p,
                                      const struct frame *v, size_t k)
{
    const struct column **from =
        NEW_N(r->c->ev->a, const struct column *, r->n);
    for (size_t i = 0; i < r->n; i++) {
        from[i] = v[i].columns[k];
        if (!str_eq(from[i]->name, from[0]->name))
            return no_common_columns(r), NULL;
    }
    return stacked(r, p, from);
}

/* Sets the first row labels of f to the keys of each row's group or, with
   as_index=False, to the number of its result. */
static bool key_labels(struct results *r, const struct stacked_rows *p,
                       struct frame *f)
{
    struct call *c = r->c;
    int64_t *cells;
    if (r->g->as_index) {
        f->n_index = r->g->n_keys;
        memcpy(f->index, grouping_labels(c->ev, r->g, p->groups, p->n, 0),
               f->n_index * sizeof *f->index);
        return true;
    }
    f->n_index = 1;
    f->index[0] = eval_column(c->ev, c->at, STR_NONE, COLUMN_INT, p->n,
                              (void **)&cells, NULL, 0);
    for (size_t i = 0; f->index[0] && i < p->n; i++)
        cells[i] = p->which[i];
    return f->index[0] != NULL;
}

/* Sets the row labels of f. The keys come first, unless with_keys is false. The
   results' own labels follow. */
static bool label(struct results *r, const struct stacked_rows *p,
                  const struct frame *v, struct frame *f)
{
    struct call *c = r->c;
    size_t levels = v[0].n_index ? v[0].n_index : 1, keys = r->g->n_keys;
    const struct column ***own =
        NEW_N(c->ev->scratch, const struct column **, r->n);
    keys = !with_keys(r) ? 0 : r->g->as_index ? keys : 1;
    f->index = NEW_N(c->ev->a, const struct column *, keys + levels);
    if (keys && !key_labels(r, p, f))
        return false;
    for (size_t i = 0; i < r->n; i++) {
        size_t n;
        own[i] =
            labels_of_rows(c->ev, c->at, v[i].index, v[i].n_index, v[i].n, &n);
        if (!own[i])
            return false;
        if (n != levels)
            return no_common_columns(r);
    }
    for (size_t l = 0; l < levels; l++) {
        const struct column **from =
            NEW_N(c->ev->a, const struct column *, r->n);
        for (size_t i = 0; i < r->n; i++)
            from[i] = own[i][l];
        const struct column *x = stacked(r, p, from);
        if (!x)
            return false;
        f->index[f->n_index++] =
            keys ? level_order_join(c->ev->a, x, from, r->n, levels == 1) : x;
    }
    return true;
}

static bool under_each_other(struct results *r, struct object *out)
{
    struct call *c = r->c;
    struct frame *v = NEW_N(c->ev->scratch, struct frame, r->n);
    struct frame *f = NEW(c->ev->a, struct frame);
    struct stacked_rows p = {0};
    for (size_t i = 0; i < r->n; i++) {
        if (!result_frame(r, i, &v[i]))
            return false;
        if (v[i].n_columns != v[0].n_columns)
            return no_common_columns(r);
    }
    if (!find_rows(r, v, &p) || !label(r, &p, v, f))
        return false;
    f->n = p.n;
    f->columns = NEW_N(c->ev->a, const struct column *, v[0].n_columns);
    for (; f->n_columns < v[0].n_columns; f->n_columns++)
        if (!(f->columns[f->n_columns] = column_of(r, &p, v, f->n_columns)))
            return false;
    *out = object_frame(f);
    if (r->v[0].type != OBJECT_SERIES)
        return true;
    if (r->g->single)
        f->columns[0] =
            column_rename(c->ev->a, f->columns[0], r->g->selected[0]->name);
    *out = object_column(c->ev->scratch, f, 0);
    return true;
}

/* Sets *out to the frame that pandas returns if there are no groups: all
   columns and no rows. */
static bool no_groups(struct results *r, struct object *out)
{
    struct eval *ev = r->c->ev;
    struct frame *f =
        eval_take(ev, r->c->at, grouping_columns(ev, r->g, true), r->groups, 0);
    if (!f)
        return false;
    f->index = grouping_labels(ev, r->g, r->groups, 0, 0);
    f->n_index = r->g->n_keys;
    *out = grouping_shaped(ev, r->g, f);
    return true;
}

static bool group_apply(struct call *c, struct object *out)
{
    struct results r = {.c = c, .g = as_grouping(c->self)};
    if (!object_is_function(call_arg(c, PARAM_func)))
        return call_wrong(c, PARAM_func, "a function");
    if (!collect(&r))
        return false;
    if (r.n == 0)
        return no_groups(&r, out);
    bool series = r.v[0].type == OBJECT_SERIES;
    bool wide = series && !r.g->single && same_labels(&r);
    if (r.v[0].type == OBJECT_FRAME || (series && !wide))
        return under_each_other(&r, out);
    return rows(&r, out);
}

/* ---- operations ---- */

const struct operation GROUP_APPLY_OPERATIONS[] = {
    {S_INIT("apply"), ON_GROUP, group_apply,
     PARAMS(NEEDS(func), NAMED(include_groups, TRUE)), EFFECT_OF_ARGUMENT, 1,
     "calls a function for each group"},
    {.name = {0}},
};
