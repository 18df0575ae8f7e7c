// SPDX-License-Identifier: MIT
// crosstab: a pivot_table of a frame made of the columns.
#include "eval/crosstab.h"

#include "base/vec.h"
#include "eval/align.h"
#include "eval/rename.h"
#include "eval/wide.h"

enum { INDEX, COLUMNS, VALUES, AGGFUNC, MARGINS, DROPNA, NORMALIZE };

/* The frame of all columns, under names of their own. */
struct crossing {
    struct call *c;
    struct frame *f;
    struct labels labels; /* of the first column */
    size_t cap;
};

static bool add(struct crossing *x, size_t arg, struct object o, str name)
{
    struct eval *ev = x->c->ev;
    if (o.type != OBJECT_SERIES)
        return call_wrong(x->c, arg, "a column, or a list of columns");
    struct labels own = align_series_labels(as_series(o));
    if (x->f->n_columns == 0) {
        x->labels = own;
        x->f->n = own.n;
    }
    if (!align_same(x->labels, own))
        return eval_fault(ev, DIAG_DF_UNSUPPORTED, call_at(x->c, arg),
                          "a column with other row labels");
    x->f->columns[x->f->n_columns++] =
        column_rename(ev->a, as_series(o)->column, name);
    return true;
}

/* The columns of an argument: their names in the frame, and their own. */
static bool add_all(struct crossing *x, size_t arg, const char *prefix,
                    struct list *names, struct list *own)
{
    struct eval *ev = x->c->ev;
    struct object o = x->c->args[arg];
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
        str called = as_series(l->v[i])->column->name;
        vec_push(ev->scratch, names, object_str(name));
        vec_push(ev->scratch, own,
                 called.p ? object_of_name(ev->scratch, called)
                          : object_str(name));
    }
    return l->n || call_wrong(x->c, arg, "a column, or a list of columns");
}

static bool add_values(struct crossing *x, struct object *how)
{
    struct eval *ev = x->c->ev;
    bool given = call_given(x->c, VALUES);
    if (given != call_given(x->c, AGGFUNC))
        return eval_fault(ev, DIAG_DF_TYPE, x->c->at,
                          "values= and aggfunc= go together");
    *how = given ? x->c->args[AGGFUNC] : object_str(S("count"));
    if (given)
        return add(x, VALUES, x->c->args[VALUES], S("values"));
    const struct column *ones = eval_constant(
        ev, x->c->at, S("values"), (struct value){.type = VALUE_INT}, x->f->n);
    x->f->columns[x->f->n_columns++] = ones;
    return ones != NULL;
}

/* index columns values? aggfunc? * margins? dropna? normalize? */
bool crosstab(struct call *c, struct object *out)
{
    static const struct method PIVOT = {S_INIT("crosstab"), NULL,
                                        wide_pivot_table, 0};
    struct eval *ev = c->ev;
    struct crossing x = {.c = c, .f = NEW(ev->a, struct frame), .cap = 1};
    struct list rows = {0}, columns = {0}, row_names = {0}, names = {0};
    struct call pivot = {.ev = ev, .method = &PIVOT, .at = c->at};
    bool drop = true;
    if (!call_only(c, MARGINS, object_bool(false)) ||
        !call_only(c, NORMALIZE, object_bool(false)) ||
        !call_bool(c, DROPNA, &drop) ||
        !add_all(&x, INDEX, "row", &rows, &row_names) ||
        !add_all(&x, COLUMNS, "col", &columns, &names) ||
        !add_values(&x, &pivot.args[3]))
        return false;
    pivot.self = object_frame(x.f);
    pivot.args[0] = object_str(S("values"));
    pivot.args[1] = object_list(&rows);
    pivot.args[2] = object_list(&columns);
    if (!call_given(c, VALUES))
        pivot.args[4] = object_int(0); /* fill_value */
    return wide_pivot_table(&pivot, out) &&
           rename_name_axis(ev, c->at, as_frame(*out), false,
                            object_list(&row_names)) &&
           rename_name_axis(ev, c->at, as_frame(*out), true,
                            object_list(&names));
}
