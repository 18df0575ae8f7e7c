// SPDX-License-Identifier: MIT
// shares: divides cells as pandas' _normalize does. Cells that are not margins
// (margins.h) are divided by sums of such cells; each margin is divided by its
// own sum.
#include "df/reshape/shares.h"

#include "df/indexing/stack.h"
#include "df/reshape/margins.h"
#include "df/runtime/labels.h"
#include "df/runtime/units.h"

enum shares { SHARES_NONE, SHARES_ALL, SHARES_ROWS, SHARES_COLUMNS };

static bool read(struct call *c, enum shares *out)
{
    static const str WORDS[] = {[SHARES_NONE] = {0},
                                [SHARES_ALL] = S_INIT("all"),
                                [SHARES_ROWS] = S_INIT("index"),
                                [SHARES_COLUMNS] = S_INIT("columns")};
    struct object x = call_value(c, PARAM_normalize);
    *out = SHARES_NONE;
    if (x.type == OBJECT_BOOL)
        *out = as_bool(x) ? SHARES_ALL : SHARES_NONE;
    else if (x.type == OBJECT_INT && (as_int(x) == 0 || as_int(x) == 1))
        *out = as_int(x) ? SHARES_COLUMNS : SHARES_ROWS;
    else
        for (unsigned i = SHARES_ALL; x.type == OBJECT_STR && i < 4; i++)
            if (str_eq(as_str(x), WORDS[i]))
                *out = i;
    return *out || x.type == OBJECT_BOOL ||
           call_wrong(c, PARAM_normalize,
                      "True, 'all', 'index', 'columns', 0 or 1");
}

/* Replaces *x by the result of its method `name`, called with n arguments. */
static bool method(struct call *c, const char *name, const struct object *args,
                   size_t n, struct object *x)
{
    struct object f;
    return c->ev->attribute(c->ev, c->at, *x, str_c(name), &f) &&
           c->ev->call(c->ev, c->at, f, args, n, x);
}

/* Divides *x, a frame or a series, by its sums: a frame by the sum of all
   cells, of each row or of each column, as `how` says; a series by the sum of
   its cells. */
static bool divide(struct call *c, enum shares how, struct object *x)
{
    const struct object rows = object_int(1);
    struct object args[] = {*x, object_int(0)};
    bool frame = x->type == OBJECT_FRAME;
    bool across = how != SHARES_COLUMNS && frame;
    if (!method(c, "sum", &rows, across, &args[0]))
        return false;
    if (how == SHARES_ALL && frame && !method(c, "sum", NULL, 0, &args[0]))
        return false;
    return method(c, "div", args, how == SHARES_ROWS && frame ? 2 : 1, x);
}

/* Returns row `row` of the first n columns of f, as a series. */
static bool row_of(struct call *c, const struct frame *f, size_t n, size_t row,
                   struct object *out)
{
    struct eval *ev = c->ev;
    const struct column **v = NEW_N(ev->scratch, const struct column *, n + 1);
    uint32_t *rows = NEW(ev->a, uint32_t);
    *rows = (uint32_t)row;
    for (size_t i = 0; i < n; i++)
        v[i] = column_take(ev->a, f->columns[i], rows, 1);
    return stack_series(ev, c->at, STR_NONE, v, n, NULL, 0, out);
}

/* The parts of a table with margins, as shares. `cells` is the table without
   its last column and row. `column` and `row` are the last column and row, each
   divided by its own sum. */
struct parts {
    struct object cells, column, row;
};

static bool divide_parts(struct call *c, enum shares how,
                         const struct frame *table, struct parts *p)
{
    struct eval *ev = c->ev;
    size_t n = table->n - 1, m = table->n_columns - 1;
    uint32_t *rows = NEW_N(ev->a, uint32_t, n + 1);
    for (size_t i = 0; i < n; i++)
        rows[i] = (uint32_t)i;
    struct frame *f = eval_take(ev, c->at, table, rows, n);
    if (!f)
        return false;
    p->column = object_column(ev->scratch, f, m);
    f->n_columns = m;
    p->cells = object_frame(f);
    return row_of(c, table, m, n, &p->row) && divide(c, how, &p->cells) &&
           divide(c, how, &p->column) && divide(c, how, &p->row);
}

/* Returns column i of the shares. Unless `how` is SHARES_COLUMNS, the cell of
   the last row, a margin, is appended. */
static const struct column *with_margin(struct call *c, enum shares how,
                                        const struct parts *p, size_t i)
{
    const struct value none = {0}, whole = {.type = VALUE_FLOAT, .f = 1};
    const struct frame *cells = as_frame(p->cells);
    bool last = i == cells->n_columns;
    const struct column *x =
        last ? as_series(p->column)->column : cells->columns[i];
    if (how == SHARES_COLUMNS)
        return x;
    const struct column *row =
        last ? eval_constant(c->ev, c->at, STR_NONE, whole, 1)
             : as_series(p->row)->column;
    return row ? margins_below(c, x, row, last ? 0 : (uint32_t)i, none) : NULL;
}

static bool divide_with_margins(struct call *c, enum shares how,
                                struct object *table)
{
    struct eval *ev = c->ev;
    const struct frame *from = as_frame(*table);
    struct parts p;
    if (!divide_parts(c, how, from, &p))
        return false;
    struct frame *f = object_own_frame(
        ev->a, how == SHARES_COLUMNS ? as_frame(p.cells) : from);
    size_t n = from->n_columns - (how == SHARES_ROWS);
    f->columns = NEW_N(ev->a, const struct column *, n + 1);
    f->n_columns = 0;
    for (; f->n_columns < n; f->n_columns++) {
        const struct column *x = with_margin(c, how, &p, f->n_columns);
        if (!x)
            return false;
        f->columns[f->n_columns] =
            column_rename(ev->a, x, from->columns[f->n_columns]->name);
    }
    f->axis = from->axis;
    *table = object_frame(f);
    return true;
}

bool shares_of(struct call *c, bool margins, struct object *table)
{
    const struct object zero = object_int(0);
    enum shares how;
    if (!read(c, &how))
        return false;
    if (how == SHARES_NONE)
        return true;
    if (margins ? !divide_with_margins(c, how, table) : !divide(c, how, table))
        return false;
    if (!method(c, "fillna", &zero, 1, table))
        return false;
    struct frame *f = as_frame(*table);
    for (size_t i = 0; i < f->n_columns; i++)
        f->columns[i] = units_ratio(c->ev->a, f->columns[i]);
    return true;
}
