// SPDX-License-Identifier: MIT
// doubt_call: looks up the check for the called method in the table CHECKS.
#include "df/lint/doubt_call.h"

#include "base/codes/result.h"
#include "base/vec.h"
#include "df/lint/alike.h"
#include "df/lint/doubt_group.h"
#include "df/lint/file_rows.h"
#include "df/runtime/grouping.h"
#include "df/runtime/trace.h"
#include "frame/saying.h"

/* ROWS_MAX: maximum number of rows of a checked column. NEAR_MIN: minimum
   number of bytes of a string for which a similar cell is searched.
   DISTINCT_MAX: maximum number of distinct cells that are compared with a
   string. */
enum { ROWS_MAX = 2000, NEAR_MIN = 5, DISTINCT_MAX = 200 };

/* ---- whole columns and groups ---- */

/* Returns the frame of the aggregated column: df in df['x'].mean(). NULL if the
   call has another form, or if the frame does not have n rows. */
static const struct frame *frame_around(struct call *c, size_t n)
{
    const struct df_expr *e = c->at;
    if (e->kind != DF_EXPR_CALL || e->a->kind != DF_EXPR_ATTRIBUTE)
        return NULL;
    e = e->a->a;
    if (e->kind != DF_EXPR_SUBSCRIPT && e->kind != DF_EXPR_ATTRIBUTE)
        return NULL;
    struct object x = trace_result(c->ev, e->a);
    return x.type == OBJECT_FRAME && as_frame(x)->n == n ? as_frame(x) : NULL;
}

static void check_whole(struct call *c, const struct frame *f,
                        const struct column *x, bool totals)
{
    struct file_rows b;
    struct doubt_group g = {.ev = c->ev,
                            .at = c->at,
                            .what = c->operation->name,
                            .frame = f,
                            .x = x,
                            .rows = {NULL, x->n},
                            .totals = totals};
    if (x->n <= ROWS_MAX && x->type <= COLUMN_FLOAT &&
        !file_rows_table(c->ev, x, &b)) /* a column of a file is checked by
                                           doubt_group_reduced instead */
        doubt_group_rows(&g);
}

/* Returns the origin of column c if c contains aggregates of groups of numbers;
   else NULL. */
static const struct origin *aggregate(const struct column *c)
{
    c = column_before_moves(c);
    return c->origin->kind == ORIGIN_GROUP &&
                   c->origin->group.from->type <= COLUMN_FLOAT
               ? c->origin
               : NULL;
}

static bool is_complete(const struct column *x)
{
    size_t i = 0;
    while (i < x->n && !column_is_missing(x, i))
        i++;
    return i == x->n;
}

static void check_groups(struct call *c, const struct frame *made)
{
    const struct grouping *by = as_grouping(c->self);
    bool reported = by->frame->n > ROWS_MAX, cases = false;
    bool totals = !reported && doubt_group_has_total(by->frame);
    struct frame with = doubt_group_columns(c->ev->scratch, by->frame, totals);
    struct doubt_group g = {
        .ev = c->ev, .at = c->at, .frame = &with, .totals = totals};
    struct file_rows b;
    for (size_t i = 0; !reported && i < made->n_columns; i++) {
        const struct origin *o = aggregate(made->columns[i]);
        if (!o || o->group.members != by->groups.members)
            continue;
        g.what = o->text;
        g.x = o->group.from;
        /* doubt_group_reduced has already checked columns of files. */
        bool file = file_rows_table(c->ev, g.x, &b);
        for (size_t k = 0; k < by->groups.n && !reported && !file; k++) {
            size_t from = o->group.starts[k];
            g.rows.v = o->group.members + from;
            g.rows.n = o->group.starts[k + 1] - from;
            reported = doubt_group_rows(&g);
        }
        /* Two columns without missing cells have the same cases, so only the
           first of these columns is checked. */
        bool full = is_complete(g.x);
        reported = reported || (!(full && cases) && doubt_group_cases(&g, by));
        cases |= full;
    }
}

/* Checks .apply(f) on the groups of one column if the source of f contains
   "mean", as for a geometric mean. */
static void check_apply(struct call *c, struct object out)
{
    const struct df_expr *f = call_at(c, PARAM_func);
    const struct grouping *by =
        c->self.type == OBJECT_GROUPBY ? as_grouping(c->self) : NULL;
    (void)out;
    if (!by || !by->single || by->selected[0]->type > COLUMN_FLOAT)
        return;
    str text = df_lexer_text(c->ev->scratch, &c->ev->script->tokens, f->first,
                             f->last);
    struct doubt_group g = {
        .ev = c->ev, .at = c->at, .what = S("mean"), .x = by->selected[0]};
    if (str_find(text, S("mean"), 0) != STR_NPOS)
        doubt_group_cases(&g, by);
}

static void check_aggregate(struct call *c, struct object out)
{
    if (c->self.type == OBJECT_SERIES) {
        const struct column *x = as_series(c->self)->column;
        const struct frame *f = frame_around(c, x->n);
        if (f && f->n <= ROWS_MAX)
            check_whole(c, f, x, doubt_group_has_total(f));
    } else if (c->self.type == OBJECT_FRAME) {
        const struct frame *f = as_frame(c->self);
        bool across = false;
        call_axis(c, PARAM_axis, &across);
        bool totals = f->n <= ROWS_MAX && doubt_group_has_total(f);
        struct frame with = doubt_group_columns(c->ev->scratch, f, totals);
        for (size_t i = 0; !across && i < f->n_columns; i++)
            check_whole(c, &with, f->columns[i], totals);
    } else if (out.type == OBJECT_FRAME || out.type == OBJECT_SERIES) {
        const struct frame made = object_as_frame(&out);
        check_groups(c, &made);
    }
}

/* Checks the units within each set of rows whose first n keys are equal: a sort
   compares numbers only within such a set. Returns whether units differ. */
static bool check_runs(struct doubt_group *g, const struct column *const *keys,
                       size_t n)
{
    const struct keys k = {keys, n, g->x->n};
    uint32_t *rows = NEW_N(g->ev->scratch, uint32_t, k.n + 1);
    struct keys_table t;
    if (!n)
        return doubt_group_units(g);
    keys_table_init(&t, g->ev->scratch, k);
    g->rows.v = rows;
    for (uint32_t first = 0; first < k.n; first++) {
        if (keys_table_find(&t, &k, first) != first)
            continue;
        g->rows.n = 0;
        for (uint32_t i = first; i != ORIGIN_NO_ROW; i = t.next[i])
            rows[g->rows.n++] = i;
        if (doubt_group_units(g))
            return true;
    }
    return false;
}

/* Warns if a sort compares numbers of different units. */
static void check_sort(struct call *c, struct object out)
{
    const struct frame *f =
        c->self.type == OBJECT_FRAME ? as_frame(c->self) : NULL;
    struct strs names = {0};
    bool one;
    (void)out;
    if (!f || f->n > ROWS_MAX || !call_has(c, PARAM_by) ||
        !call_names(c, PARAM_by, &names, &one))
        return;
    struct frame with = doubt_group_columns(c->ev->scratch, f, false);
    const struct column **keys =
        NEW_N(c->ev->scratch, const struct column *, names.n);
    for (size_t i = 0, k; with.n_columns && i < names.n; i++) {
        if ((k = frame_find(f, names.v[i])) == STR_NPOS)
            return;
        keys[i] = f->columns[k];
        struct doubt_group g = {.ev = c->ev,
                                .at = c->at,
                                .what = c->operation->name,
                                .frame = &with,
                                .x = keys[i],
                                .rows = {NULL, f->n}};
        if (keys[i]->type <= COLUMN_FLOAT && check_runs(&g, keys, i))
            return;
    }
}

/* ---- values that occur in no row ---- */

static bool same_digits(str x, str y)
{
    size_t i = 0, k = 0;
    for (;; i++, k++) {
        while (i < x.n && !char_is_digit(x.p[i]))
            i++;
        while (k < y.n && !char_is_digit(y.p[k]))
            k++;
        if (i == x.n || k == y.n)
            return i == x.n && k == y.n;
        if (x.p[i] != y.p[k])
            return false;
    }
}

/* Returns the cell of x most similar to s, or STR_NONE if no cell is similar.
   Sets *alike to whether the result differs from s only in blanks, dashes or
   case. Any other result has the same digits as s and differs from s in a few
   letters. */
static str nearest_cell(struct eval *ev, const struct column *x, str s,
                        bool *alike)
{
    struct map seen = {.a = ev->scratch};
    struct strs texts = {0};
    *alike = true;
    for (size_t i = 0; i < x->n && seen.n < DISTINCT_MAX; i++) {
        if (!x->s[i].p || map_get(&seen, x->s[i]))
            continue;
        map_put(&seen, x->s[i], &seen);
        vec_push(ev->scratch, &texts, x->s[i]);
        if (alike_are(ev->scratch, x->s[i], s))
            return x->s[i];
    }
    *alike = false;
    str near = s.n >= NEAR_MIN && diag_may_search(ev->d, texts.n)
                   ? diag_nearest(ev->d, s, texts.v, texts.n)
                   : STR_NONE;
    return near.p && same_digits(near, s) ? near : STR_NONE;
}

static void report_absent(struct eval *ev, struct pos at,
                          const struct column *x, str s, str near)
{
    diag_at(ev->d, DIAG_DF_ABSENT, at,
            str_fmt(ev->scratch, "'%.*s'", STR_ARG(s)),
            name_text(ev->scratch, x->name));
    if (near.p)
        diag_help(ev->d, "did you mean '%.*s'?", STR_ARG(near));
    else
        diag_help(ev->d, "compare its spelling with the cells of the column, "
                         "or remove it from the list");
}

void doubt_equal(struct eval *ev, const struct df_expr *at,
                 const struct column *x, struct value v)
{
    bool alike;
    if (v.type != VALUE_STR || x->type != COLUMN_STR || !x->n ||
        x->n > ROWS_MAX || !eval_in_statement(ev) || !str_trim(v.s).n ||
        !diag_is_on(ev->d, DIAG_DF_ABSENT) || column_has(x, v.s))
        return;
    str near = nearest_cell(ev, x, v.s, &alike);
    if (near.p && alike)
        report_absent(ev, eval_pos(ev, at), x, v.s, near);
}

/* Whether ~ precedes the call. */
static bool is_negated(struct call *c)
{
    const struct df_tokens *t = &c->ev->script->tokens;
    uint32_t i = c->at->first;
    return i && t->v[i - 1].kind == DF_TILDE;
}

static void check_isin(struct call *c, struct object out)
{
    struct eval *ev = c->ev;
    struct object v = call_arg(c, PARAM_values);
    const struct df_expr *at = call_at(c, PARAM_values);
    const struct column *x =
        c->self.type == OBJECT_SERIES ? as_series(c->self)->column : NULL;
    (void)out;
    if (!x || x->type != COLUMN_STR || v.type != OBJECT_LIST || !x->n ||
        x->n > ROWS_MAX || at->kind != DF_EXPR_LIST ||
        !diag_is_on(ev->d, DIAG_DF_ABSENT))
        return;
    const struct list *l = as_list(v);
    bool state = (saying_of(x->name) & SAYING_STATE) != 0, alike;
    for (size_t i = 0; i < l->n; i++) {
        if (l->v[i].type != OBJECT_STR || column_has(x, as_str(l->v[i])))
            continue;
        str near = nearest_cell(ev, x, as_str(l->v[i]), &alike);
        if ((near.p && alike) || (!state && !is_negated(c)))
            report_absent(ev, eval_pos(ev, eval_item(at, i)), x,
                          as_str(l->v[i]), near);
    }
}

/* ---- all calls ---- */

static const struct {
    str name;
    void (*check)(struct call *c, struct object out);
} CHECKS[] = {
    {S_INIT("apply"), check_apply},         {S_INIT("agg"), check_aggregate},
    {S_INIT("aggregate"), check_aggregate}, {S_INIT("isin"), check_isin},
    {S_INIT("max"), check_aggregate},       {S_INIT("mean"), check_aggregate},
    {S_INIT("median"), check_aggregate},    {S_INIT("min"), check_aggregate},
    {S_INIT("sort_values"), check_sort},    {S_INIT("sum"), check_aggregate},
};

void doubt_call(struct call *c, struct object out)
{
    str name = c->operation->name;
    if (!(c->operation->on & (ON_SERIES | ON_FRAME | ON_GROUP)) ||
        c->self.type == OBJECT_ABSENT)
        return;
    for (size_t i = 0; i < sizeof CHECKS / sizeof *CHECKS; i++)
        if (str_eq(name, CHECKS[i].name)) {
            CHECKS[i].check(c, out);
            return;
        }
}
