// SPDX-License-Identifier: MIT
// melt: turns wide tables into long ones, with a row for each cell of several
// columns. The cells are listed column by column.
#include "df/runtime/call.h"

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/runtime/labels.h"
#include "df/runtime/masked.h"
#include "df/runtime/units.h"
#include "frame/pick.h"

/* The cells of the result. Cell i comes from row rows[i] of column which[i]. */
struct melted_cells {
    uint32_t *which, *rows;
    size_t n;
};

static bool new_cells(struct call *c, size_t columns, size_t rows,
                      struct melted_cells *out)
{
    size_t n = columns * rows;
    if (columns && rows > UINT32_MAX / columns)
        n = SIZE_MAX / 64;
    *out = (struct melted_cells){0};
    if (!eval_spend(c->ev, c->at, n, 2 * sizeof(uint32_t) + sizeof(str)))
        return false;
    out->which = NEW_N(c->ev->a, uint32_t, n + 1);
    out->rows = NEW_N(c->ev->a, uint32_t, n + 1);
    return true;
}

static void add(struct melted_cells *x, size_t which, size_t row)
{
    x->which[x->n] = (uint32_t)which;
    x->rows[x->n++] = (uint32_t)row;
}

static const struct column *pick(struct call *c, str name,
                                 const struct column *const *from, size_t n,
                                 const struct melted_cells *x)
{
    const struct pick p = {from, n, x->which, x->rows, x->n};
    if (n == 0)
        return eval_objects(c->ev, c->at, name, NULL, 0, NULL, 0);
    if (masked_refuse_mixed(c->ev, c->at, from, n))
        return NULL;
    units_agree_in_scale(c->ev, c->at, from, n);
    return units_pick(c->ev, c->at, name, &p);
}

/* Returns a column called `name` with a cell for each cell of x: level l of the
   name of the column from which the cell of x comes. */
static const struct column *names(struct call *c, str name,
                                  const struct column *const *from, size_t l,
                                  const struct melted_cells *x)
{
    struct value *v = NEW_N(c->ev->scratch, struct value, x->n);
    for (size_t i = 0; i < x->n; i++)
        v[i] = eval_name_level(c->ev, from[x->which[i]]->name, l);
    return eval_infer(c->ev, c->at, name, v, x->n, NULL, 0);
}

/* ---- melt ---- */

struct melt_columns {
    const struct column **v;
    size_t n;
};

/* Returns all columns except `ids`. */
static struct melt_columns others(struct call *c,
                                  const struct melt_columns *ids)
{
    const struct frame *f = as_frame(c->self);
    struct melt_columns out = {
        NEW_N(c->ev->a, const struct column *, f->n_columns), 0};
    for (size_t i = 0; i < f->n_columns; i++) {
        bool id = false;
        for (size_t k = 0; k < ids->n; k++)
            id |= ids->v[k] == f->columns[i];
        if (!id)
            out.v[out.n++] = f->columns[i];
    }
    return out;
}

/* Sets `out` to the names of the variable columns. *n is the number of levels
   of the column names; by default, there is a variable column for each level.
   With var_name=, uses the names in var_name= and sets *n to their number,
   which may be smaller. Returns false after reporting a fault. */
static bool variable_names(struct call *c, str *out, size_t *n)
{
    struct object x = call_arg(c, PARAM_var_name);
    bool list = x.type == OBJECT_LIST && !as_list(x)->tuple;
    size_t levels = *n;
    str axis = as_frame(c->self)->axis;
    for (size_t l = 0; l < levels; l++) {
        struct value own = axis.p ? name_level(axis, l) : (struct value){0};
        out[l] = own.type     ? name_make(c->ev->a, &own, 1)
                 : levels > 1 ? str_fmt(c->ev->a, "variable_%zu", l)
                              : S("variable");
    }
    if (!call_has(c, PARAM_var_name))
        return true;
    *n = list ? as_list(x)->n : 1;
    if (*n > levels)
        return call_wrong(c, PARAM_var_name,
                          "at most one name for each level of the columns");
    for (size_t l = 0; l < *n; l++)
        if (!eval_name(c->ev, call_at(c, PARAM_var_name),
                       list ? as_list(x)->v[l] : x, &out[l]))
            return false;
    return true;
}

/* For ignore_index=False: gives each row of f the label of the row from which
   its cell comes. */
static bool keep_labels(struct call *c, const struct melted_cells *x,
                        struct frame *f)
{
    struct eval *ev = c->ev;
    const struct frame *from = as_frame(c->self);
    size_t levels;
    const struct column **index =
        labels_of_rows(ev, c->at, from->index, from->n_index, from->n, &levels);
    if (!index || !eval_spend(ev, c->at, x->n, levels * sizeof(str)))
        return false;
    f->index = NEW_N(ev->a, const struct column *, levels);
    for (; f->n_index < levels; f->n_index++)
        f->index[f->n_index] =
            column_take(ev->a, index[f->n_index], x->rows, x->n);
    return true;
}

/* Fills f with the columns `ids`, repeated for each of the columns `values`;
   then with the names of the columns `values`; then with the cells of these
   columns. */
static bool melt(struct call *c, const struct melt_columns *ids,
                 const struct melt_columns *values, str value_name,
                 struct frame *f)
{
    struct eval *ev = c->ev;
    str variables[NAME_LEVELS_MAX];
    size_t levels = name_frame_levels(as_frame(c->self));
    bool ignore;
    struct melted_cells x;
    if (!call_bool(c, PARAM_ignore_index, &ignore) ||
        !variable_names(c, variables, &levels) ||
        !new_cells(c, values->n, as_frame(c->self)->n, &x))
        return false;
    for (size_t k = 0; k < values->n; k++)
        for (size_t i = 0; i < as_frame(c->self)->n; i++)
            add(&x, k, i);
    f->n = x.n;
    if (!ignore && !keep_labels(c, &x, f))
        return false;
    if (!eval_spend(ev, c->at, x.n, (ids->n + levels + 1) * sizeof(str)))
        return false;
    f->columns = NEW_N(ev->a, const struct column *, ids->n + levels + 1);
    for (size_t k = 0; k < ids->n; k++)
        if (!eval_append(ev, c->at, f,
                         column_take(ev->a, ids->v[k], x.rows, x.n)))
            return false;
    for (size_t l = 0; l < levels; l++)
        if (!eval_append(ev, c->at, f,
                         names(c, variables[l], values->v, l, &x)))
            return false;
    const struct column *value = pick(c, value_name, values->v, values->n, &x);
    return value &&
           eval_append(ev, c->at, f,
                       units_named(ev, call_at(c, PARAM_value_name), value));
}

static bool run_melt(struct call *c, struct object *out)
{
    struct melt_columns ids = {0}, values = {0};
    struct frame *f = NEW(c->ev->a, struct frame);
    str value_name = S("value");
    if (!call_columns(c, PARAM_id_vars, as_frame(c->self), &ids.v, &ids.n) ||
        !call_columns(c, PARAM_value_vars, as_frame(c->self), &values.v,
                      &values.n) ||
        !call_only(c, PARAM_col_level, (struct object){.type = OBJECT_NONE}))
        return false;
    if (call_has(c, PARAM_value_name) &&
        !eval_name(c->ev, call_at(c, PARAM_value_name),
                   call_arg(c, PARAM_value_name), &value_name))
        return false;
    if (!call_has(c, PARAM_value_vars))
        values = others(c, &ids);
    *out = object_frame(f);
    return melt(c, &ids, &values, value_name, f);
}

/* Evaluates pd.melt: calls the method melt of its first argument. */
static bool melt_of(struct call *c, struct object *out)
{
    if (call_arg(c, PARAM_frame).type != OBJECT_FRAME)
        return call_wrong(c, PARAM_frame, "a DataFrame");
    c->self = call_arg(c, PARAM_frame);
    return run_melt(c, out);
}

/* ---- operations ---- */

const struct operation MELT_OPERATIONS[] = {
    {S_INIT("melt"), ON_FRAME, run_melt,
     PARAMS(OPT(id_vars, NONE), OPT(value_vars, NONE), OPT(var_name, NONE),
            OPT(value_name, TEXT("value")), OPT(col_level, NONE),
            OPT(ignore_index, TRUE)),
     0, 1, "turns columns into rows"},
    {S_INIT("melt"), ON_PANDAS, melt_of,
     PARAMS(NEEDS(frame), OPT(id_vars, NONE), OPT(value_vars, NONE),
            OPT(var_name, NONE), OPT(value_name, TEXT("value")),
            OPT(col_level, NONE), OPT(ignore_index, TRUE)),
     0, 1, "turns columns into rows"},
    {.name = {0}},
};
