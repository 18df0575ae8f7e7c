// SPDX-License-Identifier: MIT
// stack_levels: turns levels of the column names into levels of the row labels.
// The cells are listed row by row. pandas orders the names by tables of the
// values of each level, which frames do not have here: names whose order
// depends on these tables are refused.
#include "df/runtime/call.h"

#include "base/codes/df.h"
#include "df/indexing/level_order.h"
#include "df/indexing/levels.h"
#include "df/runtime/keys.h"
#include "df/runtime/labels.h"
#include "df/runtime/masked.h"
#include "df/runtime/units.h"
#include "frame/pick.h"

/* The conversion of a frame. Row i of `levels` is the name of column i. */
struct stacking {
    struct call *c;
    struct eval *ev;
    const struct frame *f;
    const struct column **levels;
    size_t n_levels;
    size_t level;      /* the level that becomes a level of the row labels */
    const int64_t *of; /* for each column: the rank, from 1, of its value of
                          that level */
    size_t n_values;   /* number of values of that level */
    struct keys rest;  /* the other levels */
    uint32_t *order;   /* the columns in the order of the result */
    bool drop;
};

/* Returns columns `which` and rows `rows` of the n cells as one column. */
static const struct column *pick(const struct stacking *s, str name,
                                 const struct column *const *from,
                                 const uint32_t *which, const uint32_t *rows,
                                 size_t n)
{
    const struct pick p = {from, s->f->n_columns, which, rows, n};
    if (s->f->n_columns == 0)
        return eval_objects(s->ev, s->c->at, name, NULL, 0, NULL, 0);
    if (masked_refuse_mixed(s->ev, s->c->at, from, p.n_from))
        return NULL;
    return units_pick(s->ev, s->c->at, name, &p);
}

/* Returns the row labels of the result: those of the rows `rows`, and the
   values of the stacked level that n columns of names have in the rows
   `inner`. NULL if a limit is reached. */
static const struct column **new_labels(const struct stacking *s,
                                        const uint32_t *rows,
                                        const uint32_t *inner, size_t n,
                                        size_t *n_labels)
{
    struct eval *ev = s->ev;
    const struct frame *f = s->f;
    size_t levels;
    const struct column **index =
        labels_of_rows(ev, s->c->at, f->index, f->n_index, f->n, &levels);
    if (!index || !eval_spend(ev, s->c->at, n, (levels + 2) * sizeof(str)))
        return NULL;
    const struct column **labels =
        NEW_N(ev->a, const struct column *, levels + 1);
    const struct column *own = s->levels[s->level];
    bool one = s->n_levels == 1;
    for (size_t l = 0; l < levels; l++) {
        labels[l] = column_take(ev->a, index[l], rows, n);
        if (levels == 1)
            labels[l] =
                one ? level_order_of(ev->a, labels[l], index[l])
                    : level_order_set(ev->a, labels[l], index[l], false);
    }
    labels[levels] = column_take(ev->a, own, inner, n);
    labels[levels] = one ? level_order_of(ev->a, labels[levels], own)
                         : level_order_set(ev->a, labels[levels], own, false);
    *n_labels = levels + 1;
    return labels;
}

/* Reserves memory for the positions of n * rows cells. False if a limit is
   reached. */
static bool room(const struct stacking *s, size_t n, uint32_t **which,
                 uint32_t **rows)
{
    struct eval *ev = s->ev;
    size_t cells = n * s->f->n;
    if (n && s->f->n > UINT32_MAX / n)
        cells = SIZE_MAX / 64;
    if (!eval_spend(ev, s->c->at, cells, 2 * sizeof(uint32_t) + sizeof(str)))
        return false;
    *which = NEW_N(ev->a, uint32_t, cells + 1);
    *rows = NEW_N(ev->a, uint32_t, cells + 1);
    return true;
}

/* ---- names of one level ---- */

static bool stack_all(struct stacking *s, struct object *out)
{
    const struct frame *f = s->f;
    uint32_t *which, *rows;
    size_t n = 0, n_labels;
    if (!room(s, f->n_columns, &which, &rows))
        return false;
    for (size_t i = 0; i < f->n; i++)
        for (size_t k = 0; k < f->n_columns; k++) {
            if (s->drop && column_is_missing(f->columns[k], i))
                continue;
            which[n] = (uint32_t)k;
            rows[n++] = (uint32_t)i;
        }
    const struct column **labels = new_labels(s, rows, which, n, &n_labels);
    if (!labels)
        return false;
    if (f->n_columns)
        units_agree_in_scale(s->ev, s->c->at, f->columns, f->n_columns);
    const struct column *cells = pick(s, STR_NONE, f->columns, which, rows, n);
    if (cells)
        *out = object_series(s->ev->scratch, cells, labels, n_labels);
    return cells != NULL;
}

/* ---- the order of names of several levels ---- */

/* Reports that the order of the result is unknown. Returns false. */
static bool unknown_order(const struct stacking *s, bool sorted)
{
    eval_fault(
        s->ev, DIAG_DF_UNSUPPORTED, s->c->at,
        sorted
            ? "'stack' of a level whose names differ between groups of columns"
            : "'stack' of unsorted columns with several levels");
    return eval_help(
        s->ev, sorted
                   ? "turn all cells into rows with df.melt(ignore_index=False)"
                   : "sort the columns first: write "
                     "df.sort_index(axis=1).stack()");
}

/* Compares the names of columns i and j, of which the stacked level is the
   last. Sets *at to the number of the first level in which they differ: they
   have this level in *x. */
static int compare(const struct stacking *s, size_t i, size_t j, size_t *at,
                   const struct column **x)
{
    int order = 0;
    for (*at = 0; *at < s->n_levels; ++*at) {
        *x = *at < s->rest.n_columns ? s->rest.columns[*at]
                                     : s->levels[s->level];
        struct keys k = {x, 1, s->f->n_columns};
        if (!keys_order(&k, i, &k, j, &order) || order)
            break;
    }
    return order;
}

/* Whether columns whose names begin with the same n levels are apart from each
   other. */
static bool is_scattered(const struct stacking *s, size_t n)
{
    struct keys k = {s->rest.columns, n, s->f->n_columns};
    const uint32_t *firsts = keys_firsts(s->ev->scratch, &k);
    for (size_t i = 1; i < k.n; i++)
        if (firsts[i] != i && firsts[i] != firsts[i - 1])
            return true;
    return false;
}

/* Whether pandas sorts the names, which are not sorted, whatever the order of
   its tables is: names with a common beginning are apart, or somewhere value x
   of a level precedes y, and somewhere y precedes x. */
static bool is_surely_sorted(const struct stacking *s)
{
    size_t n = s->f->n_columns, a, b;
    const struct column *x, *y;
    for (size_t l = 1; l < s->n_levels; l++)
        if (is_scattered(s, l))
            return true;
    for (size_t i = 1; i < n; i++) {
        if (compare(s, i - 1, i, &a, &x) <= 0)
            continue;
        struct keys k = {&x, 1, n};
        for (size_t j = 1; j < n; j++)
            if (compare(s, j - 1, j, &b, &y) < 0 && a == b &&
                keys_equal(&k, i - 1, &k, j) && keys_equal(&k, i, &k, j - 1))
                return true;
    }
    return false;
}

/* Whether each value of the stacked level is followed by the next greater one
   in some column of the result. */
static bool has_all_neighbours(const struct stacking *s)
{
    bool *seen = NEW_N(s->ev->scratch, bool, s->n_values + 2);
    size_t n = 0;
    for (size_t k = 1; k < s->f->n_columns; k++) {
        uint32_t i = s->order[k - 1], j = s->order[k];
        bool next =
            s->of[j] == s->of[i] + 1 && keys_equal(&s->rest, i, &s->rest, j);
        if (next && !seen[s->of[i]])
            n++;
        seen[s->of[i]] |= next;
    }
    return n + 1 >= s->n_values;
}

/* Sorts the columns by their names, of which the stacked level is the last. */
static bool sort_names(struct stacking *s)
{
    struct eval *ev = s->ev;
    size_t n = s->f->n_columns, at;
    const struct column **by =
        NEW_N(ev->scratch, const struct column *, s->n_levels);
    const struct column *x, *own = s->levels[s->level];
    bool sorted = true;
    s->rest = (struct keys){by, 0, n};
    for (size_t l = 0; l < s->n_levels; l++)
        if (l != s->level)
            by[s->rest.n_columns++] = s->levels[l];
    by[s->rest.n_columns] = own;
    const struct keys all = {by, s->n_levels, n};
    for (size_t i = 0; i < n; i++)
        for (size_t l = 0; l < s->n_levels; l++)
            if (by[l]->type == COLUMN_OBJECT || column_is_missing(by[l], i))
                return eval_fault(ev, DIAG_DF_UNSUPPORTED, s->c->at,
                                  "'stack' of columns with several levels and "
                                  "mixed or missing names");
    s->order = NEW_N(ev->scratch, uint32_t, n + 1);
    for (size_t i = 0; i < n; i++) {
        s->order[i] = (uint32_t)i;
        sorted &= i == 0 || compare(s, i - 1, i, &at, &x) <= 0;
    }
    keys_sort(&all, ev->scratch, s->order, n);
    const struct column *codes =
        level_order_codes(ev, s->c->at, own, LEVEL_ORDER_SORTED);
    if (!codes || !eval_steps(ev, s->c->at, sorted ? n : n * n / 16))
        return false;
    s->of = codes->i;
    for (size_t i = 0; i < n; i++)
        if ((size_t)s->of[i] > s->n_values)
            s->n_values = (size_t)s->of[i];
    if (sorted ? !has_all_neighbours(s) : !is_surely_sorted(s))
        return unknown_order(s, sorted);
    return true;
}

/* ---- names of several levels ---- */

/* Returns the name, or the name of the column axis, without the stacked
   level. */
static str without_level(const struct stacking *s, str name)
{
    struct value v[NAME_LEVELS_MAX];
    size_t n = 0;
    bool any = false;
    for (size_t l = 0; l < s->n_levels; l++)
        if (l != s->level) {
            v[n] = eval_name_level(s->ev, name, l);
            any |= v[n++].type != VALUE_NA;
        }
    return any ? eval_make_name(s->ev, s->c->at, v, n) : STR_NONE;
}

/* Appends to g a column for columns i to j-1 of s->order, whose names differ
   only in the stacked level. g has a row for each row of the frame and value of
   the level. */
static bool add_column(const struct stacking *s, struct frame *g, size_t i,
                       size_t j)
{
    struct eval *ev = s->ev;
    const struct column **from = NEW_N(ev->a, const struct column *, j - i);
    uint32_t *which, *rows;
    if (!room(s, s->n_values, &which, &rows))
        return false;
    for (size_t k = 0; k < g->n; k++)
        rows[k] = ORIGIN_NO_ROW;
    for (size_t k = i; k < j; k++) {
        size_t cell = (size_t)s->of[s->order[k]] - 1;
        from[k - i] = s->f->columns[s->order[k]];
        for (size_t row = 0; row < s->f->n; row++, cell += s->n_values) {
            which[cell] = (uint32_t)(k - i);
            rows[cell] = (uint32_t)row;
        }
    }
    const struct pick p = {from, j - i, which, rows, g->n};
    if (masked_refuse_mixed(ev, s->c->at, from, j - i))
        return false;
    units_agree_in_scale(ev, s->c->at, from, j - i);
    return eval_append(
        ev, s->c->at, g,
        units_pick(ev, s->c->at, without_level(s, from[0]->name), &p));
}

/* Removes the rows of g in which all cells are missing. */
static struct frame *without_missing(const struct stacking *s, struct frame *g)
{
    uint32_t *rows = NEW_N(s->ev->a, uint32_t, g->n + 1);
    size_t n = 0;
    for (size_t i = 0; i < g->n; i++) {
        size_t k = 0;
        while (k < g->n_columns && column_is_missing(g->columns[k], i))
            k++;
        if (k < g->n_columns)
            rows[n++] = (uint32_t)i;
    }
    return n < g->n ? eval_take(s->ev, s->c->at, g, rows, n) : g;
}

static bool stack_one(struct stacking *s, struct object *out)
{
    struct eval *ev = s->ev;
    const struct frame *f = s->f;
    struct frame *g = NEW(ev->a, struct frame);
    uint32_t *rows, *inner;
    if (!sort_names(s) || !room(s, s->n_values, &inner, &rows))
        return false;
    g->n = s->n_values * f->n;
    g->columns = NEW_N(ev->a, const struct column *, f->n_columns + 1);
    g->axis = without_level(s, f->axis);
    for (size_t i = 0; i < g->n; i++)
        rows[i] = (uint32_t)(i / s->n_values);
    for (size_t k = 0; k < f->n_columns; k++)
        for (size_t i = 0; i < f->n; i++)
            inner[i * s->n_values + (size_t)s->of[k] - 1] = (uint32_t)k;
    g->index = new_labels(s, rows, inner, g->n, &g->n_index);
    if (!g->index)
        return false;
    for (size_t i = 0, j; i < f->n_columns; i = j) {
        for (j = i + 1; j < f->n_columns; j++)
            if (!keys_equal(&s->rest, s->order[i], &s->rest, s->order[j]))
                break;
        if (!add_column(s, g, i, j))
            return false;
    }
    g = s->drop ? without_missing(s, g) : g;
    if (g)
        *out = object_frame(g);
    return g != NULL;
}

/* ---- stack ---- */

/* Stacks level `level` of the frame *x. Sets *x to the result. */
static bool stack_level(struct call *c, struct object level, bool drop,
                        struct object *x)
{
    struct eval *ev = c->ev;
    struct stacking s = {.c = c, .ev = ev, .drop = drop};
    s.f = as_frame(*x);
    s.levels = labels_of_columns(ev, c->at, s.f, &s.n_levels);
    if (!s.levels ||
        !levels_find(ev, call_at(c, PARAM_level), s.f, level, &s.level))
        return false;
    return s.n_levels > 1 ? stack_one(&s, x) : stack_all(&s, x);
}

/* Evaluates df.stack(). With dropna=True, skips missing cells. */
static bool stack(struct call *c, struct object *out)
{
    struct object level = call_value(c, PARAM_level);
    const struct list *l = level.type == OBJECT_LIST ? as_list(level) : NULL;
    bool drop;
    if (!call_bool(c, PARAM_dropna, &drop))
        return false;
    *out = c->self;
    if (l && l->n != 1)
        return eval_fault(c->ev, DIAG_DF_UNSUPPORTED, call_at(c, PARAM_level),
                          "'stack' of several levels at once") ||
               eval_help(c->ev, "stack one level after the other: "
                                "df.stack('a').stack('b')");
    return stack_level(c, l ? l->v[0] : level, drop, out);
}

/* ---- operations ---- */

const struct operation STACK_LEVELS_OPERATIONS[] = {
    {S_INIT("stack"), ON_FRAME, stack,
     PARAMS(OPT(level, INT(-1)), OPT(dropna, TRUE)), 0, 1,
     "turns columns into a level of the row labels"},
    {.name = {0}},
};
