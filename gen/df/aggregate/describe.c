// SPDX-License-Identifier: MIT
// describe: makes a table of figures of each column. reduce.c computes most
// figures. Numbers and time spans have count, mean, std, min, quantiles and
// max. Dates have the same figures without std, as in pandas 2. Other columns
// have count, unique, top and freq.
#include "base/elementary.h"
#include "df/runtime/call.h"

#include <math.h>
#include <stdlib.h>

#include "base/buf.h"
#include "base/codes/df.h"
#include "base/vec.h"
#include "df/aggregate/reduce.h"
#include "df/indexing/level_order.h"
#include "df/indexing/stack.h"
#include "df/runtime/category.h"
#include "df/runtime/grouping.h"
#include "df/runtime/keys.h"
#include "df/runtime/masked.h"
#include "df/runtime/scalar.h"
#include "frame/nullable.h"
#include "frame/number.h"

/* A figure (row of the result). */
struct figure {
    str label;
    str reduction; /* name of the reduction that computes the figure; else "top"
                      or "freq" */
    double q;
};

struct figures {
    struct figure *v;
    size_t n, cap;
};

/* ---- selection of figures ---- */

/* Sets *q to the sorted numbers of the argument percentiles=, and *n to the
   length of *q. Adds 0.5, the median, if it is missing. */
static bool read_percentiles(struct call *c, double **q, size_t *n)
{
    static const double USUAL[] = {0.25, 0.5, 0.75};
    struct object x = call_arg(c, PARAM_percentiles);
    bool given = call_has(c, PARAM_percentiles), median = false;
    size_t all = given && x.type == OBJECT_LIST ? as_list(x)->n : 0;
    *q = NEW_N(c->ev->scratch, double, all + 3);
    *n = 0;
    if (given && x.type != OBJECT_LIST)
        return call_wrong(c, PARAM_percentiles, "a list of numbers");
    if (!eval_steps(c->ev, c->at, all * all / 8))
        return false;
    for (size_t i = 0; i < (given ? all : 3); i++) {
        struct value v = {.type = VALUE_FLOAT, .f = given ? 0 : USUAL[i]};
        double f;
        if ((given && !object_scalar(as_list(x)->v[i], &v)) ||
            !scalar_number(v, &f) || !(f >= 0 && f <= 1))
            return eval_fault(c->ev, DIAG_DF_VALUE,
                              eval_item(call_at(c, PARAM_percentiles), i),
                              "a percentile must be a number from 0 to 1") ||
                   eval_help(c->ev, "0.99 is the 99th percentile");
        median |= f == 0.5;
        (*q)[(*n)++] = f;
    }
    if (!median)
        (*q)[(*n)++] = 0.5;
    qsort(*q, *n, sizeof **q, reduction_order);
    return true;
}

/* Returns the label of percentile i of n, such as "25%" or "99.9%". The label
   has enough digits to differ from the other n - 1 labels. */
static str percent(struct eval *ev, const double *q, size_t n, size_t i)
{
    double gap = q[0] > 0 ? q[0] * 100 : 100, p = q[i] * 100;
    for (size_t k = 1; k < n; k++)
        if (q[k] > q[k - 1])
            gap = fmin(gap, (q[k] - q[k - 1]) * 100);
    if (q[n - 1] < 1)
        gap = fmin(gap, 100 - q[n - 1] * 100);
    int digits = (int)fmax(1, -floor(elementary_log10(gap)));
    if (fabs(p - rint(p)) < 1e-8)
        return str_fmt(ev->a, "%.0f%%", p);
    struct buf b = {.a = ev->a};
    number_put_float(&b, number_round(p, digits));
    buf_put(&b, S("%"));
    return buf_end(&b);
}

/* Stores the figures of numbers and time spans in *out, and the figures of
   dates, which are the same without std, in *dates. */
static bool number_figures(struct call *c, struct figures *out,
                           struct figures *dates)
{
    double *q;
    size_t n;
    struct arena *a = c->ev->scratch;
    static const str FIRST[] = {S_INIT("count"), S_INIT("mean"), S_INIT("std"),
                                S_INIT("min")};
    if (!read_percentiles(c, &q, &n))
        return false;
    for (size_t i = 0; i < 4; i++)
        vec_push(a, out, (struct figure){FIRST[i], FIRST[i], 0});
    for (size_t i = 0; i < n; i++)
        vec_push(a, out,
                 (struct figure){percent(c->ev, q, n, i), S("quantile"), q[i]});
    vec_push(a, out, (struct figure){S("max"), S("max"), 0});
    for (size_t i = 0; i < out->n; i++)
        if (!str_eq(out->v[i].label, S("std")))
            vec_push(a, dates, out->v[i]);
    return true;
}

static void other_figures(struct call *c, struct figures *out)
{
    struct arena *a = c->ev->scratch;
    vec_push(a, out, (struct figure){S("count"), S("count"), 0});
    vec_push(a, out, (struct figure){S("unique"), S("nunique"), 0});
    vec_push(a, out, (struct figure){S("top"), S("top"), 0});
    vec_push(a, out, (struct figure){S("freq"), S("freq"), 0});
}

static bool is_number(const struct column *x)
{
    return nullable_cells(x) <= COLUMN_FLOAT && !category_is(x);
}

/* Kinds of columns: describe() computes the same figures for all columns of a
   kind. The kinds are in the order in which pandas lists their figures. */
enum figures_kind { KIND_OTHER, KIND_DATES, KIND_NUMBERS, N_KINDS };

static enum figures_kind kind_of(const struct column *x)
{
    return category_is(x)                      ? KIND_OTHER
           : x->type == COLUMN_DATE            ? KIND_DATES
           : is_number(x) || column_is_time(x) ? KIND_NUMBERS
                                               : KIND_OTHER;
}

static bool all_figures(struct call *c, struct figures *of)
{
    other_figures(c, &of[KIND_OTHER]);
    return number_figures(c, &of[KIND_NUMBERS], &of[KIND_DATES]);
}

/* ---- values of figures ---- */

/* Returns the first of the n `rows` with the most frequent cell, and
   sets *times to the frequency of that cell. Returns ORIGIN_NO_ROW and
   sets *times to 0 if all cells are missing. `firsts` has, for each row, the
   first row with an equal cell. `count` is space for a number for each row. */
static uint32_t most_frequent(const struct column *x, const uint32_t *firsts,
                              size_t *count, const uint32_t *rows, size_t n,
                              size_t *times)
{
    uint32_t top = ORIGIN_NO_ROW;
    *times = 0;
    for (size_t i = 0; i < n; i++)
        count[firsts[rows[i]]] = 0;
    for (size_t i = 0; i < n; i++)
        count[firsts[rows[i]]] += !column_is_missing(x, rows[i]);
    for (size_t i = 0; i < n; i++)
        if (count[firsts[rows[i]]] > *times) {
            *times = count[firsts[rows[i]]];
            top = rows[i];
        }
    return top;
}

/* Returns, for each group, its most frequent cell or, if `freq`, the frequency
   of that cell. */
static const struct column *top(struct call *c, const struct column *x,
                                bool freq, const struct groups *g)
{
    struct eval *ev = c->ev;
    const struct keys k = {&x, 1, x->n};
    uint32_t *rows = NEW_N(ev->a, uint32_t, g->n + 1);
    struct value *times = NEW_N(ev->scratch, struct value, g->n);
    if (!eval_spend(ev, c->at, x->n, 6 * sizeof(uint32_t)) ||
        !eval_spend(ev, c->at, g->n, sizeof(struct value)))
        return NULL;
    const uint32_t *firsts = keys_firsts(ev->scratch, &k);
    size_t *count = NEW_N(ev->scratch, size_t, x->n);
    for (size_t i = 0; i < g->n; i++) {
        size_t n, most;
        const uint32_t *of = groups_rows(g, i, &n);
        rows[i] = most_frequent(x, firsts, count, of, n, &most);
        if (most)
            times[i] = (struct value){.type = VALUE_INT, .i = (int64_t)most};
    }
    if (!freq)
        return column_take(ev->a, x, rows, g->n);
    void *cells; /* in a column of objects, counts stay integers even if the
                    count of another group is missing */
    struct column *n =
        eval_column(ev, c->at, x->name, COLUMN_OBJECT, g->n, &cells, NULL, 0);
    if (!n)
        return NULL;
    if (g->n)
        memcpy(cells, times, g->n * sizeof *times);
    return reduce_made(ev, c->at, n, x, g);
}

static const struct column *value(struct call *c, const struct figure *f,
                                  const struct column *x,
                                  const struct groups *g)
{
    struct reducing r;
    if (!reduce_find(f->reduction, &r))
        return top(c, x, str_eq(f->reduction, S("freq")), g);
    if (!eval_steps(c->ev, c->at, x->n / 8 + 1))
        return NULL;
    r.adding = REDUCE_PAIRWISE;
    r.q = reduce_percent(f->q);
    return reduce_groups(c->ev, c->at, &r, x, g);
}

/* Converts integers to floats. In pandas, the count of a numeric column is a
   float, as the mean beside it is. */
static const struct column *to_float(struct call *c, const struct column *x)
{
    void *cells;
    if (x->type != COLUMN_INT)
        return x;
    struct column *f =
        eval_column(c->ev, c->at, x->name, COLUMN_FLOAT, x->n, &cells, &x, 1);
    for (size_t i = 0; f && i < x->n; i++)
        ((double *)cells)[i] = (double)x->i[i];
    return f;
}

/* Converts `made`, the figures of x, to the type that pandas infers. x is a
   column of objects; if pandas would infer floats for x, all figures become
   floats. */
static const struct column *narrowed(struct call *c, const struct column *made,
                                     const struct column *x)
{
    const struct column *plain = eval_narrowed(c->ev, c->at, x);
    made = plain ? eval_narrowed(c->ev, c->at, made) : NULL;
    return made && plain->type == COLUMN_FLOAT ? to_float(c, made) : made;
}

/* Returns a column with a cell for each figure in `all`. The cell of a figure
   that is not in `own`, the figures of x, is missing. */
static const struct column *described(struct call *c, const struct column *x,
                                      const struct figures *all,
                                      const struct figures *own,
                                      const struct groups *g)
{
    struct arena *a = c->ev->scratch;
    const struct column **v = NEW_N(a, const struct column *, all->n);
    const struct column *of = x;
    if (is_number(of) && !(x = masked_plain(c->ev, c->at, of)))
        return NULL;
    for (size_t i = 0; i < own->n; i++) {
        const struct column *y = value(c, &own->v[i], x, g);
        size_t k = 0;
        while (!str_eq(all->v[k].label, own->v[i].label))
            k++;
        v[k] = y && is_number(x) ? to_float(c, y) : y;
        if (!v[k])
            return NULL;
    }
    const struct column *made = (is_number(x) ? stack_cells : stack_objects)(
        c->ev, c->at, x->name, v, all->n);
    if (made && is_number(x))
        return masked_like(c->ev, c->at, made, of, false);
    return made && x->type == COLUMN_OBJECT ? narrowed(c, made, x) : made;
}

/* ---- of a series or frame ---- */

/* Keeps only the columns of f that contain numbers, dates or spans. Keeps all
   columns if include='all', or if no column contains any of these. */
static bool select_columns(struct call *c, struct frame *f)
{
    bool all = call_has(c, PARAM_include);
    struct frame some = *f;
    if (all && !call_only(c, PARAM_include, object_str(S("all"))))
        return false;
    some.columns = NEW_N(c->ev->a, const struct column *, f->n_columns);
    some.n_columns = 0;
    for (size_t k = 0; k < f->n_columns; k++)
        if (all || kind_of(f->columns[k]))
            some.columns[some.n_columns++] = f->columns[k];
    if (some.n_columns)
        *f = some;
    return f->n_columns > 0 ||
           eval_fault(c->ev, DIAG_DF_VALUE, c->at,
                      "'describe' needs a frame with columns");
}

/* Collects in *out, without duplicates, the figures, such as "mean", that
   describe() computes for some column of f. of[kind] lists the figures for
   columns of that kind. */
static void figures_of(struct call *c, const struct frame *f,
                       const struct figures *of, struct figures *out)
{
    for (int kind = 0; kind < N_KINDS; kind++)
        for (size_t i = 0, k = 0; i < f->n_columns; i++) {
            if ((int)kind_of(f->columns[i]) != kind)
                continue;
            for (size_t m = 0; m < of[kind].n; m++) {
                for (k = 0; k < out->n; k++)
                    if (str_eq(out->v[k].label, of[kind].v[m].label))
                        break;
                if (k == out->n)
                    vec_push(c->ev->scratch, out, of[kind].v[m]);
            }
            break;
        }
}

static bool describe_frame(struct call *c, const struct frame *from,
                           struct frame *made)
{
    struct eval *ev = c->ev;
    struct figures of[N_KINDS] = {0}, all = {0};
    const struct groups *g = groups_whole(ev, c->at, from->n);
    if (!g || !all_figures(c, of))
        return false;
    figures_of(c, from, of, &all);
    str *labels = NEW_N(ev->scratch, str, all.n);
    for (size_t i = 0; i < all.n; i++)
        labels[i] = all.v[i].label;
    *made = (struct frame){.n = all.n, .n_index = 1};
    made->index = NEW_N(ev->a, const struct column *, 1);
    made->columns = NEW_N(ev->a, const struct column *, from->n_columns);
    if (!(made->index[0] = stack_strings(ev, c->at, labels, all.n)))
        return false;
    for (size_t i = 0; i < from->n_columns; i++) {
        const struct column *x = from->columns[i];
        x = described(c, x, &all, &of[kind_of(x)], g);
        if (!x)
            return false;
        made->columns[made->n_columns++] = x;
    }
    return true;
}

static bool describe(struct call *c, struct object *out)
{
    struct frame f = object_as_frame(&c->self), made;
    if ((c->self.type == OBJECT_FRAME && !select_columns(c, &f)) ||
        !describe_frame(c, &f, &made))
        return false;
    *out = call_shaped(c, &made);
    return true;
}

/* ---- of groups ---- */

/* Returns the dates of x as objects. As in pandas, each date is then written in
   its own notation. */
static const struct column *apart(struct call *c, const struct column *x)
{
    struct value *v = NEW_N(c->ev->scratch, struct value, x->n + 1);
    for (size_t i = 0; i < x->n; i++)
        v[i] = column_value(x, i);
    return eval_objects(c->ev, c->at, x->name, v, x->n, &x, 1);
}

/* Appends the figures of column x for each group to f. */
static bool add_figures(struct call *c, const struct column *x,
                        const struct figures *figures, const struct grouping *g,
                        struct frame *f)
{
    for (size_t k = 0; k < figures->n; k++) {
        const struct figure *figure = &figures->v[k];
        const struct column *plain =
            is_number(x) ? masked_plain(c->ev, c->at, x) : x;
        const struct column *y =
            plain ? value(c, figure, plain, &g->groups) : NULL;
        if (y && is_number(x))
            y = to_float(c, y);
        if (y && is_number(x))
            y = masked_like(c->ev, c->at, y, x, false);
        if (y && y->type == COLUMN_DATE)
            y = apart(c, y);
        if (!y)
            return false;
        str name = g->single ? figure->label
                             : eval_name_under(c->ev, x, figure->label);
        f->columns[f->n_columns++] = column_rename(c->ev->a, y, name);
    }
    return true;
}

/* Removes the groups that are combinations of several keys and have no rows.
   Sorts the remaining groups by the order of each level, as pandas' unstack
   does. */
static bool unstacked(struct call *c, struct grouping *g)
{
    struct eval *ev = c->ev;
    size_t n = 0, m = g->groups.n;
    uint32_t *some = NEW_N(ev->a, uint32_t, m + 1);
    uint32_t *order = NEW_N(ev->a, uint32_t, m + 1);
    const struct column **by =
        NEW_N(ev->scratch, const struct column *, g->n_keys);
    for (size_t i = 0; i < m; i++)
        if (!groups_is_pair(&g->groups, i))
            some[n++] = (uint32_t)i;
    const struct column **labels = grouping_labels(ev, g, some, n, 0);
    for (size_t k = 0; k < g->n_keys; k++)
        if (!(by[k] =
                  level_order_codes(ev, c->at, labels[k], LEVEL_ORDER_KEPT)))
            return false;
    for (size_t i = 0; i < n; i++)
        order[i] = (uint32_t)i;
    const struct keys keys = {by, g->n_keys, n};
    keys_sort(&keys, ev->scratch, order, n);
    for (size_t k = 0; k < g->n_keys; k++)
        labels[k] = column_take(ev->a, labels[k], order, n);
    uint32_t *starts = NEW_N(ev->a, uint32_t, n + 1);
    uint32_t *members = NEW_N(ev->a, uint32_t, g->frame->n + 1);
    for (size_t i = 0; i < n; i++) {
        size_t size;
        const uint32_t *of = groups_rows(&g->groups, some[order[i]], &size);
        starts[i + 1] = starts[i] + (uint32_t)size;
        memcpy(members + starts[i], of, size * sizeof *members);
    }
    g->labels = labels;
    g->groups = (struct groups){members, starts, n, GROUPS_NONE_EMPTY};
    return true;
}

/* Describes the columns of the groups that have numbers, dates or spans, or all
   columns if no column has these. */
static bool group(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    struct grouping g = *as_grouping(c->self);
    if (g.n_keys > 1 && !unstacked(c, &g))
        return false;
    const struct frame *from = grouping_columns(ev, &g, false);
    struct frame *f = NEW(ev->a, struct frame);
    struct figures of[N_KINDS] = {0};
    size_t count[N_KINDS] = {0};
    for (size_t i = 0; i < from->n_columns; i++)
        count[kind_of(from->columns[i])]++;
    if (count[KIND_DATES] && count[KIND_NUMBERS])
        return eval_fault(ev, DIAG_DF_UNSUPPORTED, c->at,
                          "'describe' of groups with both dates and numbers") ||
               eval_help(ev, "select columns of one kind, as in "
                             "df.groupby('k')[['a', 'b']].describe()");
    enum figures_kind kind = count[KIND_DATES]     ? KIND_DATES
                             : count[KIND_NUMBERS] ? KIND_NUMBERS
                                                   : KIND_OTHER;
    if (!all_figures(c, of))
        return false;
    f->columns = NEW_N(ev->a, const struct column *,
                       from->n_columns *of[KIND_NUMBERS].n);
    for (size_t i = 0; i < from->n_columns; i++)
        if (kind_of(from->columns[i]) == kind &&
            !add_figures(c, from->columns[i], &of[kind], &g, f))
            return false;
    g.single = false;
    *out = grouping_result(ev, &g, f);
    return true;
}

/* ---- operations ---- */

const struct operation DESCRIBE_OPERATIONS[] = {
    {S_INIT("describe"), ON_FRAME | ON_SERIES, describe,
     PARAMS(OPT(percentiles, NONE), OPT(include, NONE)), 0, 32,
     "count, mean, std, min, quartiles and max"},
    {S_INIT("describe"), ON_GROUP, group, PARAMS(OPT(percentiles, NONE)), 0, 32,
     "count, mean, std, min, quartiles and max"},
    {.name = {0}},
};
