// SPDX-License-Identifier: MIT
// sort: sort_values and sort_index of frames and series. A stable merge sort
// orders row numbers; for long frames, order_rows of frame/order orders them.
// Missing values come last in either direction, or first with
// na_position='first'.
#include "df/runtime/call.h"

#include "base/codes/df.h"
#include "df/lint/order_check.h"
#include "df/runtime/category.h"
#include "df/runtime/instead.h"
#include "df/runtime/keys.h"
#include "df/runtime/labels.h"
#include "frame/order.h"
#include "load/json/json_columns.h"

enum { LONG = 1000 }; /* minimum number of rows to sort by order_rows */

struct sorting {
    const struct column *const *by;
    const bool *descending;
    size_t n; /* number of columns to sort by */
    bool missing_first;
    const struct column *mixed; /* the first column found whose values have no
                                   order, or NULL */
};

/* Compares rows i and j by column k: -1, 0 or 1. A string and a number have no
   order: if k is the only column to sort by, sets s->mixed and returns 0;
   otherwise, the number comes before the string. */
static int order_in(struct sorting *s, size_t k, uint32_t i, uint32_t j)
{
    const struct column *c = s->by[k];
    const struct keys one = {&s->by[k], 1, c->n};
    int order;
    if (c->type == COLUMN_INT) {
        order = (c->i[i] > c->i[j]) - (c->i[i] < c->i[j]);
    } else {
        bool mi = column_is_missing(c, i), mj = column_is_missing(c, j);
        if (mi || mj)
            return s->missing_first ? mj - mi : mi - mj;
        if (c->type == COLUMN_FLOAT)
            order = (c->f[i] > c->f[j]) - (c->f[i] < c->f[j]);
        else if (c->type == COLUMN_STR)
            order = str_cmp(c->s[i], c->s[j]);
        else if (!keys_order(&one, i, &one, j, &order) && s->n == 1)
            s->mixed = c;
        else if (!keys_order(&one, i, &one, j, &order)) /* numbers first */
            order = column_value(c, i).type == VALUE_STR ? 1 : -1;
    }
    return s->mixed ? 0 : s->descending[k] ? -order : order;
}

static bool in_order(void *data, uint32_t i, uint32_t j)
{
    struct sorting *s = data;
    int order = 0;
    for (size_t k = 0; k < s->n && !order; k++)
        order = order_in(s, k, i, j);
    return order <= 0;
}

static bool has_objects(const struct sorting *s)
{
    for (size_t k = 0; k < s->n; k++)
        if (s->by[k]->type == COLUMN_OBJECT)
            return true;
    return false;
}

/* Returns the numbers of n rows in sorted order, in ev->a. NULL on failure,
   which is reported. */
static const uint32_t *sorted(struct call *c, struct sorting *s, size_t n)
{
    if (!eval_spend(c->ev, c->at, n, sizeof(uint32_t)))
        return NULL;
    uint32_t *rows = NEW_N(c->ev->a, uint32_t, n + 1);
    if (n >= LONG && !has_objects(s) && !s->missing_first) {
        order_rows(c->ev->scratch, s->by, s->descending, s->n, n, rows);
        return rows;
    }
    for (size_t i = 0; i < n; i++)
        rows[i] = (uint32_t)i;
    order_merge(c->ev->scratch, rows, n, in_order, s);
    if (!s->mixed)
        return rows;
    order_check_mixed(c->ev, call_at(c, PARAM_by), s->mixed);
    return NULL;
}

/* Reads the argument ascending= into `descending`. The argument is a bool, or a
   list with a bool for each of n columns. Returns false on failure, which is
   reported. */
static bool directions(struct call *c, size_t n, bool *descending)
{
    const enum param arg = PARAM_ascending;
    struct object x = call_arg(c, arg);
    for (size_t i = 0; i < n; i++)
        descending[i] = false;
    if (!call_given(c, arg))
        return true;
    if (x.type == OBJECT_LIST && as_list(x)->n != n)
        return eval_fault(
                   c->ev, DIAG_DF_VALUE, call_at(c, arg),
                   "'ascending' has %zu value%s, but 'by' has %zu column%s",
                   as_list(x)->n, STR_S(as_list(x)->n), n, STR_S(n)) ||
               eval_help(c->ev, "give one value for each column, or a single "
                                "value for all");
    for (size_t i = 0; i < n; i++) {
        struct object one = x.type == OBJECT_LIST ? as_list(x)->v[i] : x;
        if (one.type != OBJECT_BOOL && one.type != OBJECT_INT)
            return call_wrong(c, arg, "True, False or a list of them");
        descending[i] = one.type == OBJECT_BOOL ? !as_bool(one) : !as_int(one);
    }
    return true;
}

/* If key= is given, replaces *by, a column to sort by, by the result of calling
   the function key= with this column. Returns false on failure, which is
   reported. */
static bool apply_key(struct call *c, const struct frame *f,
                      const struct column **by)
{
    const enum param arg = PARAM_key;
    struct eval *ev = c->ev;
    struct object x, made;
    if (!call_has(c, arg))
        return true;
    if (!object_is_function(call_arg(c, arg)))
        return call_wrong(c, arg, "a function");
    x = object_series(ev->scratch, *by, f->index, f->n_index);
    if (!ev->call(ev, call_at(c, arg), call_arg(c, arg), &x, 1, &made))
        return false;
    if (made.type != OBJECT_SERIES || as_series(made)->column->n != f->n)
        return eval_fault(ev, DIAG_DF_TYPE, call_at(c, arg),
                          "the function must return one value for each of the "
                          "%zu row%s",
                          f->n, STR_S(f->n)) ||
               eval_help(ev, "its argument is the whole column: write "
                             "key=lambda c: -c for numbers, or key=lambda c: "
                             "c.str.lower() for strings");
    *by = as_series(made)->column;
    if (!json_holds(*by))
        return true;
    eval_fault(ev, DIAG_DF_TYPE, call_at(c, arg),
               "the function returns lists, which cannot be sorted");
    instead_help(ev, call_at(c, arg), S("cell"), S("version"));
    return false;
}

/* Returns f with its rows sorted by n columns, which have a cell for each row.
   NULL on failure, which is reported. */
static struct frame *sort_by(struct call *c, const struct frame *f,
                             const struct column **by, size_t n)
{
    static const str POSITIONS[] = {S_INIT("last"), S_INIT("first")};
    struct eval *ev = c->ev;
    bool ignore, *descending = NEW_N(ev->scratch, bool, n);
    struct sorting s = {by, descending, n, false, NULL};
    unsigned first;
    if (!call_bool(c, PARAM_ignore_index, &ignore) ||
        !call_choice(c, PARAM_na_position, POSITIONS, 2, &first) ||
        !directions(c, n, descending))
        return NULL;
    s.missing_first = first;
    for (size_t i = 0; i < n; i++)
        if (!apply_key(c, f, &by[i]) ||
            !(by[i] = category_order(ev, c->at, by[i])))
            return NULL;
    const uint32_t *rows = sorted(c, &s, f->n);
    struct frame *g = rows ? eval_take_by(ev, c->at, f, rows, f->n,
                                          (struct origin_choice){by, n, true})
                           : NULL;
    if (!g)
        return NULL;
    if (!call_given(c, PARAM_key))
        order_check_sort(c, f, by, descending, n, rows, f->n);
    if (ignore)
        g->n_index = 0;
    return g;
}

/* Returns the column of f called `name` or, if there is none, the level of row
   labels with that name. Reports an unknown name and returns NULL. */
static const struct column *find(struct eval *ev, const struct df_expr *at,
                                 const struct frame *f, str name)
{
    size_t k = frame_find(f, name);
    if (k == STR_NPOS)
        k = frame_find(f, name_pad(ev->scratch, name, name_frame_levels(f)));
    if (k != STR_NPOS)
        return f->columns[k];
    for (size_t i = 0; i < f->n_index; i++)
        if (f->index[i]->name.n && str_eq(f->index[i]->name, name))
            return f->index[i];
    eval_no_column(ev, at, name, f);
    return NULL;
}

static bool by_values(struct call *c, struct object *out)
{
    const struct frame f = object_as_frame(&c->self);
    struct strs names = {0};
    bool one, across, frame = c->self.type == OBJECT_FRAME;
    if ((frame && !call_names(c, PARAM_by, &names, &one)) ||
        !call_axis(c, PARAM_axis, &across))
        return false;
    if (across)
        return call_only(c, PARAM_axis, object_int(0));
    const struct column **by =
        NEW_N(c->ev->scratch, const struct column *, names.n + 1);
    if (!frame)
        by[0] = f.columns[0];
    for (size_t i = 0; i < names.n; i++)
        if (!(by[i] = find(c->ev, eval_item(call_at(c, PARAM_by), i), &f,
                           names.v[i])))
            return false;
    struct frame *g = sort_by(c, &f, by, frame ? names.n : 1);
    return g && call_finish(c, call_shaped(c, g), out);
}

/* ---- by labels ---- */

/* Appends a level to by[], unless by[] contains it already. `which` is the
   number or name of the level. Returns false on failure, which is reported. */
static bool add_level(struct call *c, const struct df_expr *at,
                      struct object which, const struct column **index,
                      size_t levels, const struct column **by, size_t *n)
{
    size_t k;
    if (!labels_level(c->ev, at, index, levels, which, &k))
        return false;
    for (size_t i = 0; i < *n; i++)
        if (by[i] == index[k])
            return true;
    by[(*n)++] = index[k];
    return true;
}

/* Sets by[] to the levels to sort by, and *n to their number. The levels in
   level= come first; all other levels follow unless sort_remaining=False.
   Returns false on failure, which is reported. */
static bool choose_levels(struct call *c, const struct column **index,
                          size_t levels, const struct column **by, size_t *n)
{
    struct object x = call_arg(c, PARAM_level);
    const struct df_expr *at = call_at(c, PARAM_level);
    bool list = x.type == OBJECT_LIST, remaining;
    *n = 0;
    if (!call_bool(c, PARAM_sort_remaining, &remaining))
        return false;
    bool given = call_has(c, PARAM_level);
    size_t named = !given ? 0 : list ? as_list(x)->n : 1;
    for (size_t i = 0; i < named; i++)
        if (!add_level(c, eval_item(at, i), list ? as_list(x)->v[i] : x, index,
                       levels, by, n))
            return false;
    for (size_t i = 0; i < levels && (remaining || !given); i++)
        add_level(c, at, object_int((int64_t)i), index, levels, by, n);
    return true;
}

/* Sets *out to f with its rows sorted by their labels. Returns false on
   failure, which is reported. */
static bool by_labels(struct call *c, const struct frame *f,
                      const struct column **index, size_t levels,
                      struct frame **out)
{
    const struct column **by =
        NEW_N(c->ev->scratch, const struct column *, levels + 1);
    size_t n;
    if (!index || !choose_levels(c, index, levels, by, &n))
        return false;
    *out = sort_by(c, f, by, n);
    return *out != NULL;
}

/* Sets *out to f with its columns sorted by name: makes a frame with a row for
   each column, and sorts this frame. Returns false on failure, which is
   reported. */
static bool sort_columns(struct call *c, const struct frame *f,
                         struct frame **out)
{
    struct eval *ev = c->ev;
    void *cells;
    size_t levels;
    const struct column **names = labels_of_columns(ev, c->at, f, &levels);
    struct column *positions = eval_column(ev, c->at, STR_NONE, COLUMN_INT,
                                           f->n_columns, &cells, NULL, 0);
    if (!positions)
        return false;
    for (size_t i = 0; i < f->n_columns; i++)
        ((int64_t *)cells)[i] = (int64_t)i;
    const struct column *const_positions = positions;
    struct frame turned = {
        .n = f->n_columns, .columns = &const_positions, .n_columns = 1};
    struct frame *sorted_names;
    if (!by_labels(c, &turned, names, levels, &sorted_names))
        return false;
    *out = object_own_frame(ev->a, f);
    for (size_t i = 0; i < f->n_columns; i++)
        (*out)->columns[i] = f->columns[sorted_names->columns[0]->i[i]];
    return true;
}

static bool run_index(struct call *c, struct object *out)
{
    const struct frame f = object_as_frame(&c->self);
    bool across;
    size_t levels;
    struct frame *g;
    if (!call_axis(c, PARAM_axis, &across))
        return false;
    if (across && c->self.type == OBJECT_SERIES)
        return call_only(c, PARAM_axis, object_int(0));
    const struct column **index =
        across ? NULL
               : labels_of_rows(c->ev, c->at, f.index, f.n_index, f.n, &levels);
    return (across ? sort_columns(c, &f, &g)
                   : by_labels(c, &f, index, levels, &g)) &&
           call_finish(c, call_shaped(c, g), out);
}

/* ---- operations ---- */

const struct operation SORT_OPERATIONS[] = {
    {S_INIT("sort_index"), ON_FRAME | ON_SERIES, run_index,
     PARAMS(NAMED(axis, INT(0)), NAMED(level, NONE), NAMED(ascending, TRUE),
            NAMED(inplace, FALSE), NAMED(kind, TEXT("quicksort")),
            NAMED(na_position, TEXT("last")), NAMED(sort_remaining, TRUE),
            NAMED(ignore_index, FALSE), NAMED(key, NONE)),
     0, 8, "sorts rows or columns by their labels"},
    {S_INIT("sort_values"), ON_FRAME, by_values,
     PARAMS(NEEDS(by), NAMED(axis, INT(0)), NAMED(ascending, TRUE),
            NAMED(inplace, FALSE), NAMED(kind, TEXT("quicksort")),
            NAMED(na_position, TEXT("last")), NAMED(ignore_index, FALSE),
            NAMED(key, NONE)),
     0, 8, "sorts rows"},
    {S_INIT("sort_values"), ON_SERIES, by_values,
     PARAMS(NAMED(axis, INT(0)), NAMED(ascending, TRUE), NAMED(inplace, FALSE),
            NAMED(kind, TEXT("quicksort")), NAMED(na_position, TEXT("last")),
            NAMED(ignore_index, FALSE), NAMED(key, NONE)),
     0, 8, "sorts rows"},
    {.name = {0}},
};
