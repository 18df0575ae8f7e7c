// SPDX-License-Identifier: MIT
// crosstab: pd.crosstab(index, columns), which counts how often values of
// columns occur together. Runs pivot_table on a frame of these columns.
#include "df/runtime/call.h"

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/indexing/align.h"
#include "df/reshape/pivot.h"
#include "df/reshape/rename.h"
#include "df/reshape/shares.h"

/* The frame on which pivot_table runs: the columns of all arguments of
   crosstab, under generated names. */
struct crossing {
    struct call *c;
    struct frame *f;
    struct labels labels; /* row labels of the frame: those of the first
                             column */
    size_t cap;           /* capacity of f->columns */
};

static bool add(struct crossing *x, enum param arg, struct object o, str name)
{
    struct eval *ev = x->c->ev;
    if (o.type == OBJECT_STR && x->f->n_columns) { /* crosstab(a, 'count') */
        const struct column *same = eval_constant(
            ev, x->c->at, name,
            (struct value){.type = VALUE_STR, .s = as_str(o)}, x->f->n);
        x->f->columns[x->f->n_columns++] = same;
        return same != NULL;
    }
    if (o.type != OBJECT_SERIES)
        return call_wrong(x->c, arg, "a column, or a list of columns");
    struct labels own = align_series_labels(as_series(o));
    if (x->f->n_columns == 0) {
        x->labels = own;
        x->f->n = own.n;
    }
    if (!align_same(x->labels, own))
        return eval_fault(ev, DIAG_DF_UNSUPPORTED, call_at(x->c, arg),
                          "'crosstab' of columns with different row labels") ||
               eval_help(ev, "use columns of one frame, such as df['k'] and "
                             "df['g']");
    x->f->columns[x->f->n_columns++] =
        column_rename(ev->a, as_series(o)->column, name);
    return true;
}

/* Adds the columns in argument `arg` to the frame, under the names PREFIX_0,
   PREFIX_1 and so on. Appends these names to `names`, and the original names to
   `own`. */
static bool add_all(struct crossing *x, enum param arg, const char *prefix,
                    struct list *names, struct list *own)
{
    struct eval *ev = x->c->ev;
    struct object o = call_arg(x->c, arg);
    const struct list one = {.v = &o, .n = 1};
    const struct list *l = o.type == OBJECT_LIST ? as_list(o) : &one;
    x->cap += l->n;
    const struct column **v = NEW_N(ev->a, const struct column *, x->cap + 1);
    for (size_t i = 0; i < x->f->n_columns; i++)
        v[i] = x->f->columns[i];
    x->f->columns = v;
    for (size_t i = 0; i < l->n; i++) {
        str name = str_fmt(ev->a, "%s_%zu", prefix, i);
        if (!add(x, arg, l->v[i], name))
            return false;
        str called = STR_NONE;
        if (l->v[i].type == OBJECT_SERIES && !object_is_array(l->v[i]))
            called = as_series(l->v[i])->column->name;
        vec_push(ev->scratch, names, object_str(name));
        vec_push(ev->scratch, own,
                 called.p ? object_of_name(ev->scratch, called)
                          : object_str(name));
    }
    return l->n || call_wrong(x->c, arg, "a column, or a list of columns");
}

/* Adds the column values= or, by default, a column of zeros, whose cells are
   counted. Sets *how to the function that aggregates the column. */
static bool add_values(struct crossing *x, struct object *how)
{
    struct eval *ev = x->c->ev;
    bool given = call_given(x->c, PARAM_values);
    if (given != call_given(x->c, PARAM_aggfunc))
        return eval_fault(ev, DIAG_DF_TYPE, x->c->at,
                          given ? "'crosstab' has values=, but no aggfunc="
                                : "'crosstab' has aggfunc=, but no values=") ||
               eval_help(ev, given ? "add a function, such as aggfunc='sum', "
                                     "or remove values="
                                   : "add a column, such as values=df['a'], "
                                     "or remove aggfunc=");
    *how = given ? call_arg(x->c, PARAM_aggfunc) : object_str(S("count"));
    if (given)
        return add(x, PARAM_values, call_arg(x->c, PARAM_values), S("values"));
    const struct column *ones = eval_constant(
        ev, x->c->at, S("values"), (struct value){.type = VALUE_INT}, x->f->n);
    x->f->columns[x->f->n_columns++] = ones;
    return ones != NULL;
}

/* Replaces the names of axes in `names` by those in the argument p, if it is
   given. */
static bool own_names(struct call *c, enum param p, struct list *names)
{
    struct object given = call_arg(c, p);
    if (!call_has(c, p))
        return true;
    if (given.type != OBJECT_LIST)
        return call_wrong(c, p, "a list of names");
    if (as_list(given)->n != names->n)
        return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, p),
                          "found %zu name%s for %zu column%s, expected one for "
                          "each",
                          as_list(given)->n, STR_S(as_list(given)->n), names->n,
                          STR_S(names->n));
    *names = *as_list(given);
    return true;
}

static bool crosstab(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    struct crossing x = {.c = c, .f = NEW(ev->a, struct frame), .cap = 1};
    struct list rows = {0}, columns = {0}, row_names = {0}, names = {0};
    struct call pivot = {
        .ev = ev,
        .operation = operation_named(PIVOT_OPERATIONS, S("pivot_table")),
        .at = c->at};
    struct object how;
    bool drop, margins;
    if (!call_bool(c, PARAM_margins, &margins) ||
        !call_bool(c, PARAM_dropna, &drop) ||
        !add_all(&x, PARAM_index, "row", &rows, &row_names) ||
        !add_all(&x, PARAM_columns, "col", &columns, &names) ||
        !own_names(c, PARAM_rownames, &row_names) ||
        !own_names(c, PARAM_colnames, &names) || !add_values(&x, &how))
        return false;
    pivot.self = object_frame(x.f);
    call_put(&pivot, PARAM_values, object_str(S("values")));
    call_put(&pivot, PARAM_index, object_list(&rows));
    call_put(&pivot, PARAM_columns, object_list(&columns));
    call_move(&pivot, c, PARAM_aggfunc);
    call_put(&pivot, PARAM_aggfunc, how);
    call_move(&pivot, c, PARAM_margins);
    call_move(&pivot, c, PARAM_margins_name);
    if (call_given(c, PARAM_dropna))
        call_put(&pivot, PARAM_dropna, object_bool(drop));
    if (!call_given(c, PARAM_values)) {
        call_put(&pivot, PARAM_fill_value, object_int(0));
        call_put(&pivot, PARAM_observed, object_bool(drop));
    }
    if (how.type == OBJECT_LIST) { /* the functions are a level of the names */
        struct list *all = NEW(ev->scratch, struct list);
        vec_push(ev->scratch, all, (struct object){.type = OBJECT_NONE});
        for (size_t i = 0; i < names.n; i++)
            vec_push(ev->scratch, all, names.v[i]);
        names = *all;
    }
    return pivot.operation->run(&pivot, out) && shares_of(c, margins, out) &&
           rename_name_axis(ev, c->at, as_frame(*out), false,
                            object_list(&row_names)) &&
           rename_name_axis(ev, c->at, as_frame(*out), true,
                            object_list(&names));
}

/* ---- operations ---- */

const struct operation CROSSTAB_OPERATIONS[] = {
    {S_INIT("crosstab"), ON_PANDAS, crosstab,
     PARAMS(NEEDS(index), NEEDS(columns), OPT(values, NONE),
            OPT(rownames, NONE), OPT(colnames, NONE), OPT(aggfunc, NONE),
            OPT(margins, FALSE), OPT(margins_name, TEXT("All")),
            OPT(dropna, TRUE), OPT(normalize, FALSE)),
     0, 24, "how often values of two columns occur together"},
    {.name = {0}},
};
