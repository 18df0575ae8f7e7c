// SPDX-License-Identifier: MIT
// numpy_table: reads a column, a frame, or a list of columns.
#include "df/aggregate/numpy_table.h"

#include "base/codes/df.h"
#include "df/indexing/each.h"

/* Whether x is a list of columns or lists, which numpy takes for the rows of an
   array with two dimensions. */
static bool is_list_of_columns(struct object x)
{
    if (x.type != OBJECT_LIST || as_list(x)->set || as_list(x)->n == 0)
        return false;
    struct object first = as_list(x)->v[0];
    return first.type == OBJECT_SERIES || first.type == OBJECT_LIST;
}

static bool no_rows(struct call *c)
{
    return eval_fault(c->ev, DIAG_DF_UNSUPPORTED, call_at(c, PARAM_a),
                      "'%.*s' of an array of rows",
                      STR_ARG(c->operation->name)) ||
           eval_help(c->ev, "pass the frame itself, as in np.median(df[['a', "
                            "'b']], axis=1)");
}

static bool other_length(struct call *c, size_t n, size_t m)
{
    return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_a),
                      "'%.*s' needs columns of one length, but they have %zu "
                      "row%s and %zu row%s",
                      STR_ARG(c->operation->name), n, STR_S(n), m, STR_S(m));
}

/* Makes a frame of a list of columns: column i is element i. */
static bool read_columns(struct call *c, const struct list *l, struct frame *f)
{
    struct call one = *c;
    *f = (struct frame){.n_columns = l->n};
    f->columns = NEW_N(c->ev->a, const struct column *, l->n);
    for (size_t i = 0; i < l->n; i++) {
        call_put(&one, PARAM_a, l->v[i]);
        if (!each_argument(&one, PARAM_a, &f->columns[i]))
            return false;
        if (f->columns[i]->n != f->columns[0]->n)
            return other_length(c, f->columns[0]->n, f->columns[i]->n);
    }
    f->n = f->columns[0]->n;
    return true;
}

static bool check_cells(struct call *c, bool bools, const struct frame *f)
{
    enum column_type last = bools ? COLUMN_BOOL : COLUMN_FLOAT;
    for (size_t i = 0; i < f->n_columns; i++)
        if (f->columns[i]->type > last || f->columns[i]->dtype)
            return call_needs_numbers(c, PARAM_a, f->columns[i]);
    return f->n_columns > 0 || call_wrong(c, PARAM_a, "at least one column");
}

/* Reads axis= for an array with one or `two` dimensions, of which -1 is the
   last. */
static bool read_axis(struct call *c, bool two, bool *last)
{
    int64_t axis = 0;
    *last = false;
    if (!call_has(c, PARAM_axis))
        return !two ||
               eval_fault(c->ev, DIAG_DF_UNSUPPORTED, c->at,
                          "'%.*s' of all cells of several columns",
                          STR_ARG(c->operation->name)) ||
               eval_help(c->ev, "add axis=0 for a result for each column, or "
                                "axis=1 for one for each row");
    if (!call_int(c, PARAM_axis, &axis))
        return false;
    *last = two && (axis == 1 || axis == -1);
    return *last || axis == 0 || (!two && axis == -1) ||
           call_wrong(c, PARAM_axis, two ? "0 or 1" : "0");
}

bool numpy_table(struct call *c, bool bools, struct frame **f, bool *rows)
{
    struct object x = call_arg(c, PARAM_a);
    bool list = is_list_of_columns(x);
    *f = NULL;
    if (list && as_list(x)->array)
        return no_rows(c);
    if (!read_axis(c, list || x.type == OBJECT_FRAME, rows))
        return false;
    if (x.type == OBJECT_FRAME)
        *f = object_own_frame(c->ev->a, as_frame(x));
    else if (list)
        *f = NEW(c->ev->a, struct frame);
    *rows = *rows != list;
    return !*f || ((!list || read_columns(c, as_list(x), *f)) &&
                   check_cells(c, bools, *f));
}

bool numpy_column(struct call *c, enum param p, const struct column **x)
{
    struct object of = call_arg(c, p);
    void *cells;
    if (of.type == OBJECT_LIST && (as_list(of)->set || as_list(of)->view))
        return call_wrong(c, p, "a list: write list(x)");
    if (!each_argument(c, p, x))
        return false;
    if (of.type == OBJECT_LIST && (*x)->n == 0)
        *x = eval_column(c->ev, c->at, STR_NONE, COLUMN_FLOAT, 0, &cells, NULL,
                         0);
    return *x != NULL;
}

bool numpy_numbers(struct call *c, enum param p, const struct column **x)
{
    return numpy_column(c, p, x) &&
           ((*x)->n == 0 || ((*x)->type <= COLUMN_BOOL && !(*x)->dtype) ||
            call_needs_numbers(c, p, *x));
}
