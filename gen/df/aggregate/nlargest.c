// SPDX-License-Identifier: MIT
// nlargest: nlargest and nsmallest of series, frames, and a groupby with one
// selected column. Sorts rows (frame/order.h) with missing cells last.
#include "df/runtime/call.h"

#include "base/codes/df.h"
#include "df/indexing/level_order.h"
#include "df/lint/doubt_group.h"
#include "df/runtime/grouping.h"
#include "df/runtime/keys.h"
#include "df/runtime/labels.h"
#include "df/runtime/masked.h"
#include "frame/nullable.h"
#include "frame/order.h"

/* Which of several equal rows to select. */
enum largest_keep { KEEP_FIRST, KEEP_LAST, KEEP_ALL };

struct largest_choice {
    struct keys by;
    bool largest;
    unsigned keep; /* enum largest_keep */
    int64_t n;
};

/* Reads the arguments n and keep. The name of the method decides whether the
   largest or the smallest rows are selected. */
static bool read_choice(struct call *c, struct largest_choice *x)
{
    static const str KEEP[] = {S_INIT("first"), S_INIT("last"), S_INIT("all")};
    x->largest = str_eq(c->operation->name, S("nlargest"));
    return call_int(c, PARAM_n, &x->n) &&
           call_choice(c, PARAM_keep, KEEP, 3, &x->keep);
}

/* Whether nlargest and nsmallest support x, which must contain numbers, bools,
   dates or time spans, or be empty. Reports any other column and returns
   false. */
static bool check_numbers(struct call *c, const struct column *x)
{
    if (x->n == 0 || nullable_cells(x) < COLUMN_STR || column_is_time(x))
        return true;
    eval_fault(c->ev, DIAG_DF_TYPE, c->at,
               "'%.*s' needs numbers, but %.*s contains strings",
               STR_ARG(c->operation->name),
               STR_ARG(eval_column_called(c->ev, x)));
    diag_help(c->ev->d,
              "pd.to_numeric(df['column']) converts strings to numbers");
    return false;
}

/* Returns all rows sorted by x->by, equal rows by position. If g is not NULL,
   sorts group by group; rows in no group come last. NULL if a limit is
   reached. */
static uint32_t *sorted(struct call *c, const struct largest_choice *x,
                        const struct grouping *g)
{
    struct eval *ev = c->ev;
    size_t n_by = x->by.n_columns + 1, n = x->by.n;
    const struct column **by = NEW_N(ev->scratch, const struct column *, n_by);
    bool *descending = NEW_N(ev->scratch, bool, n_by);
    void *of;
    by[0] = eval_column(ev, c->at, STR_NONE, COLUMN_INT, n, &of, NULL, 0);
    if (!by[0] || !eval_spend(ev, c->at, n, 2 * sizeof(uint32_t)))
        return NULL;
    for (size_t i = 0; g && i < n; i++)
        ((int64_t *)of)[i] = g->of[i];
    for (size_t i = 1; i < n_by; i++) {
        by[i] = x->by.columns[i - 1];
        descending[i] = x->largest;
    }
    if (x->by.n_columns)
        doubt_group_ordered(ev, c->at, c->operation->name, x->by.columns[0],
                            g ? &g->groups : NULL);
    uint32_t *rows = NEW_N(ev->a, uint32_t, n + 1);
    order_rows(ev->scratch, by, descending, n_by, n, rows);
    return rows;
}

/* Returns how many of the n sorted rows keep='last' reorders. With a single
   column, it does not reorder rows without a value, which come last. */
static size_t with_value(const struct largest_choice *x, const uint32_t *rows,
                         size_t n)
{
    while (x->by.n_columns == 1 && n &&
           column_is_missing(x->by.columns[0], rows[n - 1]))
        n--;
    return n;
}

/* Returns the number k of rows to select: the first k of the n sorted rows.
   With keep='last', first reorders equal rows. */
static size_t choose(const struct largest_choice *x, uint32_t *rows, size_t n)
{
    size_t k = x->n < 0 ? 0 : (uint64_t)x->n < n ? (size_t)x->n : n;
    if (x->keep == KEEP_LAST && k < n)
        keys_reverse_ties(&x->by, rows, with_value(x, rows, n));
    while (x->keep == KEEP_ALL && k && k < n &&
           keys_equal(&x->by, rows[k - 1], &x->by, rows[k]))
        k++;
    return k;
}

/* Whether pandas would select the same k rows. With several columns, if one of
   these rows has no value in the first column, pandas selects all rows without
   a value in that column, perhaps more than k. Reports this case and returns
   false. */
static bool has_enough(struct call *c, const struct largest_choice *x,
                       const uint32_t *rows, size_t k)
{
    const struct column *first = x->by.columns[0];
    if (x->by.n_columns < 2 || k == 0 || k == x->by.n ||
        !column_is_missing(first, rows[k - 1]))
        return true;
    eval_fault(c->ev, DIAG_DF_VALUE, c->at,
               "fewer than %zu rows have a value in column '%.*s'", k,
               STR_ARG(name_text(c->ev->scratch, first->name)));
    diag_help(
        c->ev->d,
        "write .sort_values([...], ascending=%s).head(%zu), which puts rows "
        "without a value last",
        str_eq(c->operation->name, S("nlargest")) ? "False" : "True", k);
    return false;
}

static bool run(struct call *c, struct object *out)
{
    const struct frame f = object_as_frame(&c->self);
    const struct column **by = f.columns;
    struct largest_choice x = {.by = {.n_columns = 1, .n = f.n}};
    if (!read_choice(c, &x) ||
        !call_columns(c, PARAM_columns, &f, &by, &x.by.n_columns))
        return false;
    const struct column **plain =
        NEW_N(c->ev->a, const struct column *, x.by.n_columns + 1);
    for (size_t i = 0; i < x.by.n_columns; i++)
        if (!check_numbers(c, by[i]) ||
            !(plain[i] = masked_plain(c->ev, c->at, by[i])))
            return false;
    x.by.columns = plain;
    uint32_t *rows = sorted(c, &x, NULL);
    size_t k = rows ? choose(&x, rows, f.n) : 0;
    struct frame *made =
        rows && has_enough(c, &x, rows, k)
            ? eval_take_by(c->ev, c->at, &f, rows, k,
                           (struct origin_choice){by, x.by.n_columns, false})
            : NULL;
    if (!made)
        return false;
    for (size_t i = 0; c->self.type == OBJECT_SERIES && i < made->n_index; i++)
        made->index[i] =
            level_order_set(c->ev->a, made->index[i], made->index[i], false);
    *out = call_shaped(c, made);
    return true;
}

/* Sets the row labels of f: the keys of the selected rows, then the labels of
   the rows in the grouped frame. */
static bool label_rows(struct call *c, const struct grouping *g,
                       const uint32_t *rows, size_t n, struct frame *f)
{
    struct eval *ev = c->ev;
    size_t levels;
    const struct frame *from = g->frame;
    const struct column **own =
        labels_of_rows(ev, c->at, from->index, from->n_index, from->n, &levels);
    if (!own || !eval_spend(ev, c->at, n, (g->n_keys + levels) * sizeof(str)))
        return false;
    f->index = NEW_N(ev->a, const struct column *, g->n_keys + levels);
    for (size_t i = 0; i < g->n_keys; i++)
        f->index[f->n_index++] = level_order_set(
            ev->a, column_take(ev->a, g->keys[i], rows, n), g->keys[i], false);
    for (size_t i = 0; g->groups.n && i < levels; i++)
        f->index[f->n_index++] = column_take(ev->a, own[i], rows, n);
    return true;
}

static bool group(struct call *c, struct object *out)
{
    const struct grouping *g = as_grouping(c->self);
    struct largest_choice x = {0};
    size_t n = 0, at = 0;
    if (!g->single)
        return eval_fault(c->ev, DIAG_DF_TYPE, c->at,
                          "'%.*s' of groups needs a single column",
                          STR_ARG(c->operation->name)) ||
               eval_help(c->ev, "select it first: df.groupby('k')['a']");
    const struct column *by = g->selected[0];
    if (!read_choice(c, &x) || !check_numbers(c, by) ||
        !(by = masked_plain(c->ev, c->at, by)))
        return false;
    x.by = (struct keys){&by, 1, g->frame->n};
    uint32_t *rows = sorted(c, &x, g);
    for (size_t i = 0; rows && i < g->groups.n; i++) {
        size_t size = grouping_size(g, i);
        size_t k = choose(&x, rows + at, size);
        memmove(rows + n, rows + at, k * sizeof *rows);
        n += k;
        at += size;
    }
    if (!rows)
        return false;
    struct frame f = {.n = n};
    if (!label_rows(c, g, rows, n, &f))
        return false;
    *out = object_series(c->ev->scratch,
                         column_take(c->ev->a, g->selected[0], rows, n),
                         f.index, f.n_index);
    return true;
}

/* ---- operations ---- */

const struct operation NLARGEST_OPERATIONS[] = {
    {S_INIT("nlargest"), ON_FRAME, run,
     PARAMS(NEEDS(n), NEEDS(columns), OPT(keep, TEXT("first"))), 0, 8,
     "the rows with the largest values"},
    {S_INIT("nlargest"), ON_SERIES, run,
     PARAMS(OPT(n, INT(5)), OPT(keep, TEXT("first"))), 0, 8,
     "the rows with the largest values"},
    {S_INIT("nlargest"), ON_GROUP, group,
     PARAMS(OPT(n, INT(5)), OPT(keep, TEXT("first"))), 0, 8,
     "the rows with the largest values"},
    {S_INIT("nsmallest"), ON_FRAME, run,
     PARAMS(NEEDS(n), NEEDS(columns), OPT(keep, TEXT("first"))), 0, 8,
     "the rows with the smallest values"},
    {S_INIT("nsmallest"), ON_SERIES, run,
     PARAMS(OPT(n, INT(5)), OPT(keep, TEXT("first"))), 0, 8,
     "the rows with the smallest values"},
    {S_INIT("nsmallest"), ON_GROUP, group,
     PARAMS(OPT(n, INT(5)), OPT(keep, TEXT("first"))), 0, 8,
     "the rows with the smallest values"},
    {.name = {0}},
};
