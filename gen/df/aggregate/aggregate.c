// SPDX-License-Identifier: MIT
// aggregate: reduces columns, frames and groups, and runs agg(). A whole column
// counts as one group. With axis=1, each row of a frame is a group.
#include "df/aggregate/aggregate.h"

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/aggregate/object_rows.h"
#include "df/indexing/each.h"
#include "df/indexing/stack.h"
#include "df/runtime/labels.h"
#include "df/runtime/masked.h"
#include "df/runtime/row.h"
#include "df/runtime/units.h"
#include "frame/moment.h"
#include "frame/nullable.h"

str aggregate_of_numpy(str name)
{
    if (str_starts(name, S("nan")))
        return str_from(name, 3);
    return str_eq(name, S("amax")) || str_eq(name, S("amin"))
               ? str_from(name, 1)
               : name;
}

/* ---- labels as cells ---- */

bool aggregate_labels(struct eval *ev, const struct df_expr *at,
                      const struct column **index, size_t n_index, size_t n,
                      struct reducing *r)
{
    size_t levels;
    const struct column **labels =
        labels_of_rows(ev, at, index, n_index, n, &levels);
    if (!labels)
        return false;
    if (levels > 1) {
        eval_fault(ev, DIAG_DF_UNSUPPORTED, at,
                   "idxmax or idxmin of rows whose labels have several levels");
        diag_help(ev->d, "turn the labels into columns first: .reset_index()");
        return false;
    }
    r->labels = labels[0];
    return true;
}

/* ---- a column ---- */

/* Sets *out to the result of s.idxmax() or s.idxmin(): a label, which may be a
   tuple. The column `row` has a single cell: the number of the row with the
   maximum or minimum. */
static bool series_label(struct call *c, const struct column *row,
                         struct object *out)
{
    struct value v = column_value(row, 0);
    *out = object_value(v);
    const struct series *s = as_series(c->self);
    if (v.type == VALUE_INT)
        *out = object_of_name(
            c->ev->scratch,
            labels_name(c->ev, s->index, s->n_index, (size_t)v.i));
    return true;
}

struct object aggregate_cell(struct object of, const struct column *x)
{
    struct object o = object_value(column_value(x, 0));
    o.numpy = object_is_time(o) ? object_is_array(of) && o.zone == ZONE_NONE
                                : o.type != OBJECT_STR;
    return o;
}

static bool series(struct call *c, struct reducing *r, struct object *out)
{
    struct eval *ev = c->ev;
    const struct column *x = as_series(c->self)->column;
    const struct groups *g = groups_whole(ev, c->at, x->n);
    bool label = r->reduction->labels;
    if (label && x->n == 0)
        return eval_fault(
                   ev, DIAG_DF_VALUE, c->at,
                   "'%.*s' needs at least one row, but the column is empty",
                   STR_ARG(c->operation->name)) ||
               eval_help(
                   ev,
                   "check the condition that selects the rows: no row is left");
    if (label && !aggregate_labels(ev, c->at, NULL, 0, x->n, r))
        return false;
    const struct column *made = g ? reduce_groups(ev, c->at, r, x, g) : NULL;
    if (!made)
        return false;
    if (label)
        return series_label(c, made, out);
    *out = aggregate_cell(c->self, made);
    out->tainted |=
        x->n == 0 && column_is_missing(made, 0); /* the result is nan because x
                                                    is empty */
    return true;
}

/* ---- a frame ---- */

static bool down(struct call *c, const struct frame *f, struct reducing *r,
                 struct object *out)
{
    struct eval *ev = c->ev;
    size_t levels;
    const struct groups *g = groups_whole(ev, c->at, f->n);
    const struct column **labels = labels_of_columns(ev, c->at, f, &levels);
    const struct column **cells =
        NEW_N(ev->scratch, const struct column *, f->n_columns);
    if (!g || !labels)
        return false;
    if (r->reduction->labels &&
        !aggregate_labels(ev, c->at, f->index, f->n_index, f->n, r))
        return false;
    for (size_t i = 0; i < f->n_columns; i++)
        if (!(cells[i] = reduce_groups(ev, c->at, r, f->columns[i], g)))
            return false;
    return stack_series(ev, c->at, reduce_result_name(ev->a, r), cells,
                        f->n_columns, labels, levels, out);
}

/* Returns all cells of f as one column, row by row: a column of objects if
   `objects` is set. */
static const struct column *all_cells(struct call *c, const struct frame *f,
                                      bool objects)
{
    size_t n = f->n * f->n_columns, k = 0;
    if (!eval_spend(c->ev, c->at, f->n, f->n_columns * sizeof(struct value)))
        return NULL;
    struct value *v = NEW_N(c->ev->scratch, struct value, n);
    const struct dtype *d = nullable_all(f->columns, f->n_columns);
    for (size_t row = 0; row < f->n; row++)
        for (size_t i = 0; i < f->n_columns; i++)
            v[k++] = column_value(f->columns[i], row);
    const struct column *x =
        objects || d ? eval_objects(c->ev, c->at, STR_NONE, v, n, NULL, 0)
                     : eval_infer(c->ev, c->at, STR_NONE, v, n, NULL, 0);
    return x && d ? masked_column(c->ev, c->at, x, d) : x;
}

/* Groups the cells of the column that all_cells returns for f: one group for
   each row of f. NULL if a limit is reached. */
static const struct groups *row_groups(struct call *c, const struct frame *f)
{
    size_t n = f->n * f->n_columns;
    struct groups *g = NEW(c->ev->a, struct groups);
    if (!eval_spend(c->ev, c->at, n + f->n + 2, sizeof(uint32_t)))
        return NULL;
    uint32_t *members = NEW_N(c->ev->a, uint32_t, n + 1);
    uint32_t *starts = NEW_N(c->ev->a, uint32_t, f->n + 1);
    for (size_t i = 0; i < n; i++)
        members[i] = (uint32_t)i;
    for (size_t i = 0; i <= f->n; i++)
        starts[i] = (uint32_t)(i * f->n_columns);
    *g = (struct groups){members, starts, f->n, GROUPS_NONE_EMPTY};
    return g;
}

/* Sets r->labels to the names of the columns of f, repeated for each row of
   f. */
static bool names_as_labels(struct call *c, const struct frame *f,
                            struct reducing *r)
{
    size_t levels, n = f->n * f->n_columns;
    const struct column **names = labels_of_columns(c->ev, c->at, f, &levels);
    if (!names || !aggregate_labels(c->ev, c->at, names, levels, n, r))
        return false;
    uint32_t *columns = NEW_N(c->ev->a, uint32_t, n + 1);
    for (size_t i = 0; i < n; i++)
        columns[i] = (uint32_t)(i % f->n_columns);
    r->labels = column_take(c->ev->a, names[0], columns, n);
    return true;
}

static bool any_missing(const struct column *x)
{
    for (size_t i = 0; i < x->n; i++)
        if (column_is_missing(x, i))
            return true;
    return false;
}

/* Whether the rows of f can be reduced; x has the cells of all rows. If not,
   reports that f has no columns or that cells are missing among objects. */
static bool check_rows(struct call *c, const struct frame *f,
                       const struct reducing *r, const struct column *x)
{
    if (!x->n && r->reduction->labels && f->n)
        return eval_fault(c->ev, DIAG_DF_VALUE, c->at,
                          "'%.*s' needs at least one column",
                          STR_ARG(c->operation->name));
    if (!object_rows_are(f) || !object_rows_lack(r, x))
        return true;
    eval_fault(c->ev, DIAG_DF_TYPE, c->at,
               "'%.*s' needs numbers, but a row contains missing cells and %s",
               STR_ARG(c->operation->name),
               r->skipna ? "strings" : "other objects");
    return eval_help(c->ev, "fill the missing cells first: df.fillna(...)");
}

bool aggregate_rows(struct call *c, const struct frame *f, struct reducing *r,
                    struct object *out)
{
    struct eval *ev = c->ev;
    void *none;
    bool objects = !r->reduction->library && object_rows_are(f);
    const struct column *x =
        f->n_columns
            ? all_cells(c, f, objects)
            : eval_column(ev, c->at, STR_NONE, COLUMN_FLOAT, 0, &none, NULL, 0);
    const struct groups *g = row_groups(c, f);
    if ((r->reduction->pick || r->reduction->integer) &&
        masked_refuse_mixed(ev, c->at, f->columns, f->n_columns))
        return false;
    if (!x || !g || (r->reduction->labels && !names_as_labels(c, f, r)) ||
        !check_rows(c, f, r, x))
        return false;
    /* If some cells are missing, pandas copies the cells and adds the copies in
       another order. */
    if (!any_missing(x) || r->reduction->library)
        r->adding = REDUCE_PLAIN;
    const struct column *made = reduce_groups(ev, c->at, r, x, g);
    if (made && objects)
        made = object_rows_none(ev, c->at, made);
    if (!made)
        return false;
    struct column *rows = NEW(ev->a, struct column);
    *rows = *made;
    rows->name = STR_NONE;
    rows->origin = eval_origin(ev, c->at, f->columns, f->n_columns);
    if (r->reduction->labels)
        units_agree(ev, c->at, f->columns, f->n_columns);
    *out = object_series(ev->scratch, rows, f->index, f->n_index);
    return true;
}

static bool frame(struct call *c, struct reducing *r, struct object *out)
{
    struct frame *f = object_own_frame(c->ev->a, as_frame(c->self));
    bool rows = false;
    if (!call_axis(c, PARAM_axis, &rows) || !call_numeric(c, f))
        return false;
    return rows ? aggregate_rows(c, f, r, out) : down(c, f, r, out);
}

/* ---- groups ---- */

/* Sets *out to a frame or series with one row for each group. */
static bool groups(struct call *c, struct reducing *r, struct object *out)
{
    struct eval *ev = c->ev;
    const struct grouping *g = as_grouping(c->self);
    const struct frame *from = g->frame;
    struct frame *f = grouping_columns(ev, g, false);
    if (g->every && g->n_keys > 1 && !g->selected)
        return eval_fault(c->ev, DIAG_DF_UNSUPPORTED, c->at,
                          "'%.*s' of all columns of groupby().resample()",
                          STR_ARG(c->operation->name)) ||
               eval_help(c->ev, "select the columns: .resample('D')['v']");
    if (!call_numeric(c, f))
        return false;
    r->narrows = !g->single;
    if (r->reduction->labels &&
        !aggregate_labels(ev, c->at, from->index, from->n_index, from->n, r))
        return false;
    for (size_t i = 0; i < f->n_columns; i++)
        if (!(f->columns[i] =
                  reduce_groups(ev, c->at, r, f->columns[i], &g->groups)))
            return false;
    *out = grouping_result(ev, g, f);
    return true;
}

bool aggregate_reduce(struct call *c, struct object *out)
{
    struct reducing r;
    if (!reduce_read(c, &r))
        return false;
    if (c->self.type == OBJECT_GROUPBY)
        return groups(c, &r, out);
    r.adding = REDUCE_PAIRWISE;
    r.q = reduce_percent(r.q);
    return c->self.type == OBJECT_SERIES ? series(c, &r, out)
                                         : frame(c, &r, out);
}

/* ---- functions of scipy ---- */

static bool run_named(struct call *c, struct object *out)
{
    struct list *l = NEW(c->ev->scratch, struct list);
    vec_push(c->ev->scratch, l, call_arg(c, PARAM_column));
    vec_push(c->ev->scratch, l, call_arg(c, PARAM_aggfunc));
    l->tuple = true;
    *out = object_list(l);
    return true;
}

/* Sets *out to an array with the geometric mean of each row of f. */
static bool gmean_of_rows(struct call *c, const struct frame *f,
                          struct object *out)
{
    struct reducing r;
    reduce_find(S("gmean"), &r);
    if (!aggregate_rows(c, f, &r, out))
        return false;
    *out = object_array(c->ev->scratch, as_series(*out)->column, SERIES_ARRAY);
    return true;
}

static bool gmean(struct call *c, struct object *out)
{
    struct reducing r;
    struct object of = call_arg(c, PARAM_a);
    const struct column *x;
    bool rows = false;
    if (call_has(c, PARAM_axis) && !call_axis(c, PARAM_axis, &rows))
        return false;
    if (rows && of.type == OBJECT_FRAME)
        return gmean_of_rows(c, as_frame(of), out);
    if (rows)
        return eval_fault(c->ev, DIAG_DF_TYPE, call_at(c, PARAM_axis),
                          "with axis=1, 'gmean' needs a frame") ||
               eval_help(c->ev, "select several columns: df[['a', 'b']]");
    if (!each_argument(c, PARAM_a, &x))
        return false;
    const struct groups *g = groups_whole(c->ev, c->at, x->n);
    if (!g || !reduce_find(S("gmean"), &r))
        return false;
    x = reduce_groups(c->ev, c->at, &r, x, g);
    if (x)
        *out = aggregate_cell(of, x);
    return x != NULL;
}

/* ---- operations ---- */

static const struct parameter FIGURE[] = {OPT(axis, INT(0)), OPT(skipna, TRUE),
                                          OPT(numeric_only, FALSE), PARAMS_END};

static const struct parameter DEVIATION[] = {
    OPT(axis, NONE), OPT(skipna, TRUE), OPT(ddof, INT(1)),
    OPT(numeric_only, FALSE), PARAMS_END};

static const struct parameter CONDITION[] = {
    OPT(axis, INT(0)), OPT(bool_only, NONE), OPT(skipna, TRUE), PARAMS_END};

static const struct parameter TOTAL[] = {OPT(axis, NONE), OPT(skipna, TRUE),
                                         OPT(numeric_only, FALSE),
                                         OPT(min_count, INT(0)), PARAMS_END};

static const struct parameter COUNTED[] = {OPT(numeric_only, FALSE),
                                           OPT(min_count, INT(-1)), PARAMS_END};

static const struct parameter IDX[] = {OPT(axis, INT(0)), OPT(skipna, TRUE),
                                       PARAMS_END};

static const struct parameter NUMERIC[] = {OPT(numeric_only, FALSE),
                                           PARAMS_END};

static const struct parameter TOTAL_OF_GROUP[] = {
    OPT(numeric_only, FALSE), OPT(min_count, INT(0)), PARAMS_END};

static const struct parameter DEVIATION_OF_GROUP[] = {
    OPT(ddof, INT(1)), OPT(numeric_only, FALSE), PARAMS_END};

/* Defines two operations for a reduction whose parameters depend on the
   receiver: `params` for the receivers `on`, `their` for the receivers
   `others`. */
#define REDUCTION(name, on, params, others, their, effect, cost, help)    \
    {S_INIT(name), on, aggregate_reduce, params, effect, cost, help},     \
    {                                                                     \
        S_INIT(name), others, aggregate_reduce, their, effect, cost, help \
    }

const struct operation AGGREGATE_OPERATIONS[] = {
    REDUCTION("all", ON_FRAME | ON_SERIES, CONDITION, ON_GROUP,
              PARAMS(OPT(skipna, TRUE)), 0, 1, "whether all are true"),
    REDUCTION("any", ON_FRAME | ON_SERIES, CONDITION, ON_GROUP,
              PARAMS(OPT(skipna, TRUE)), 0, 1, "whether any is true"),
    REDUCTION("count", ON_FRAME,
              PARAMS(OPT(axis, INT(0)), OPT(numeric_only, FALSE)),
              ON_SERIES | ON_GROUP, NO_PARAMS, EFFECT_COUNTS, 1,
              "the number of cells that are not missing"),
    {S_INIT("first"), ON_GROUP, aggregate_reduce, COUNTED, EFFECT_UNIT, 1,
     "the first value that is not missing"},
    REDUCTION("idxmax", ON_FRAME | ON_GROUP, FIGURE, ON_SERIES, IDX, 0, 4,
              "the label of the largest value"),
    REDUCTION("idxmin", ON_FRAME | ON_GROUP, FIGURE, ON_SERIES, IDX, 0, 4,
              "the label of the smallest value"),
    {S_INIT("last"), ON_GROUP, aggregate_reduce, COUNTED, EFFECT_UNIT, 1,
     "the last value that is not missing"},
    REDUCTION("max", ON_FRAME | ON_SERIES, FIGURE, ON_GROUP, COUNTED,
              EFFECT_UNIT, 4, "the largest value"),
    REDUCTION("mean", ON_FRAME | ON_SERIES, FIGURE, ON_GROUP, NUMERIC,
              EFFECT_UNIT, 1, "the mean"),
    REDUCTION("median", ON_FRAME | ON_SERIES, FIGURE, ON_GROUP, NUMERIC,
              EFFECT_UNIT, 8, "the median"),
    REDUCTION("min", ON_FRAME | ON_SERIES, FIGURE, ON_GROUP, COUNTED,
              EFFECT_UNIT, 4, "the smallest value"),
    {S_INIT("NamedAgg"), ON_PANDAS, run_named,
     PARAMS(NEEDS(column), NEEDS(aggfunc)), 0, 1,
     "a column and a function, for agg()"},
    REDUCTION("nunique", ON_FRAME, PARAMS(OPT(axis, INT(0)), OPT(dropna, TRUE)),
              ON_SERIES | ON_GROUP, PARAMS(OPT(dropna, TRUE)), EFFECT_COUNTS,
              48, "the number of different values"),
    REDUCTION("prod", ON_FRAME | ON_SERIES, TOTAL, ON_GROUP, TOTAL_OF_GROUP, 0,
              1, "the product"),
    {S_INIT("scipy.stats.gmean"), ON_LIBRARY, gmean,
     PARAMS(NEEDS(a), OPT(axis, INT(0))), EFFECT_UNIT, 4, "the geometric mean"},
    REDUCTION("sem", ON_FRAME | ON_SERIES, DEVIATION, ON_GROUP,
              DEVIATION_OF_GROUP, EFFECT_UNIT, 1,
              "the standard error of the mean"),
    REDUCTION("std", ON_FRAME | ON_SERIES, DEVIATION, ON_GROUP,
              DEVIATION_OF_GROUP, EFFECT_UNIT, 1, "the standard deviation"),
    REDUCTION("sum", ON_FRAME | ON_SERIES, TOTAL, ON_GROUP, TOTAL_OF_GROUP,
              EFFECT_UNIT, 2, "the sum"),
    REDUCTION("var", ON_FRAME | ON_SERIES, DEVIATION, ON_GROUP,
              DEVIATION_OF_GROUP, 0, 1, "the variance"),
    {.name = {0}},
};
