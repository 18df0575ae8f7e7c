// SPDX-License-Identifier: MIT
// axis: evaluates properties such as index, columns, shape and dtypes, and
// assigns the index. Converts column names to the cells of a column. Row labels
// already are columns.
#include "df/indexing/axis.h"

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/runtime/iterate.h"
#include "df/runtime/labels.h"
#include "df/runtime/masked.h"
#include "df/runtime/row.h"
#include "frame/moment.h"

bool axis_columns(struct eval *ev, const struct df_expr *at,
                  const struct frame *f, struct object *out)
{
    if (name_frame_levels(f) == 1) {
        size_t levels;
        const struct column **c = labels_of_columns(ev, at, f, &levels);
        if (c)
            *out = object_array(ev->scratch, c[0], SERIES_INDEX);
        return c != NULL;
    }
    struct list *l = NEW(ev->scratch, struct list);
    for (size_t i = 0; i < f->n_columns; i++)
        vec_push(ev->scratch, l,
                 object_of_name(ev->scratch, f->columns[i]->name));
    l->labels = true;
    l->levels = labels_of_columns(ev, at, f, &l->n_levels);
    *out = object_list(l);
    return l->levels != NULL;
}

bool axis_labels(struct eval *ev, const struct df_expr *at,
                 const struct column **index, size_t levels, struct object *out)
{
    struct list *l = NEW(ev->scratch, struct list);
    size_t n = index[0]->n;
    if (n > EVAL_LIST_MAX)
        return eval_fault(ev, DIAG_DF_VALUE, at, EVAL_LIST_LONG) ||
               eval_help(ev, "compute with whole columns instead of lists");
    if (!eval_spend(ev, at, n, (levels + 2) * sizeof(struct object)))
        return false;
    for (size_t i = 0; i < n; i++) {
        struct list *t = NEW(ev->scratch, struct list);
        t->tuple = true;
        for (size_t k = 0; k < levels; k++)
            vec_push(ev->scratch, t, object_value(column_value(index[k], i)));
        vec_push(ev->scratch, l, object_list(t));
    }
    l->labels = true;
    l->levels = index;
    l->n_levels = levels;
    *out = object_list(l);
    return true;
}

static bool run_index(struct call *c, struct object *out)
{
    const struct frame f = object_as_frame(&c->self);
    size_t levels;
    const struct column **index =
        labels_of_rows(c->ev, c->at, f.index, f.n_index, f.n, &levels);
    if (!index)
        return false;
    if (levels > 1)
        return axis_labels(c->ev, c->at, index, levels, out);
    *out = object_array(c->ev->scratch, index[0], SERIES_INDEX);
    return true;
}

const struct column **axis_levels(struct eval *ev, const struct df_expr *at,
                                  const struct list *l, size_t *levels)
{
    struct value *v = NEW_N(ev->scratch, struct value, l->n);
    *levels = l->n && l->v[0].type == OBJECT_LIST ? as_list(l->v[0])->n : 1;
    const struct column **out = NEW_N(ev->a, const struct column *, *levels);
    if (*levels == 0)
        eval_fault(ev, DIAG_DF_TYPE, eval_item(at, 0),
                   as_list(l->v[0])->tuple ? "an empty tuple is not a label"
                                           : "an empty list is not a label");
    for (size_t k = 0; k < *levels; k++) {
        for (size_t i = 0; i < l->n; i++) {
            struct object x = l->v[i];
            bool list = x.type == OBJECT_LIST;
            size_t n = list ? as_list(x)->n : 1;
            if (n == *levels &&
                object_scalar(list ? as_list(x)->v[k] : x, &v[i]))
                continue;
            if (n != *levels && (list || object_scalar(x, &v[i])))
                eval_fault(ev, DIAG_DF_VALUE, eval_item(at, i),
                           "all labels must have the same number of levels, "
                           "but this one has %zu and the first %zu",
                           n, *levels);
            else
                eval_fault(ev, DIAG_DF_TYPE, eval_item(at, i),
                           "a row label cannot be a '%s'", object_type_name(x));
            return NULL;
        }
        out[k] = eval_infer(ev, at, STR_NONE, v, l->n, NULL, 0);
        if (!out[k])
            return NULL;
    }
    return *levels ? out : NULL;
}

bool axis_names(struct eval *ev, struct object labels, str *names)
{
    struct value v[NAME_LEVELS_MAX];
    const struct list *l = labels.type == OBJECT_LIST ? as_list(labels) : NULL;
    bool any = false;
    *names = STR_NONE;
    if (labels.type == OBJECT_SERIES && !object_is_array(labels)) {
        *names = as_series(labels)->column->name;
        return true;
    }
    if (!l || !l->levels || l->n_levels > NAME_LEVELS_MAX)
        return false;
    for (size_t i = 0; i < l->n_levels; i++) {
        v[i] = name_level(l->levels[i]->name, 0);
        any |= l->levels[i]->name.p != NULL;
    }
    if (any)
        *names = name_make(ev->a, v, l->n_levels);
    return true;
}

bool axis_set_index(struct eval *ev, const struct df_expr *at, struct frame *f,
                    struct object value)
{
    struct list l;
    if (!iterate(ev, at, value, &l))
        return false;
    if (l.n != f->n)
        return eval_fault(
            ev, DIAG_DF_VALUE, at,
            "found %zu label%s for %zu row%s, expected one for each", l.n,
            STR_S(l.n), f->n, f->n == 1 ? "" : "s");
    size_t levels = 1;
    const struct column **index = NEW(ev->a, const struct column *);
    if (value.type == OBJECT_LIST && as_list(value)->levels) {
        f->n_index = as_list(value)->n_levels;
        f->index = NEW_N(ev->a, const struct column *, f->n_index);
        memcpy(f->index, as_list(value)->levels, f->n_index * sizeof *index);
        return true;
    }
    if (value.type == OBJECT_SERIES)
        index[0] = as_series(value)->column;
    else if (!(index = axis_levels(ev, at, &l, &levels)))
        return false;
    for (size_t i = 0; i < levels; i++)
        index[i] = labels_from_script(ev->a, index[i]);
    f->index = index;
    f->n_index = levels;
    return true;
}

/* ---- properties ---- */

static struct object pair(struct eval *ev, size_t x, size_t y, size_t n)
{
    struct list *l = NEW(ev->scratch, struct list);
    l->tuple = true;
    vec_push(ev->scratch, l, object_int((int64_t)x));
    if (n > 1)
        vec_push(ev->scratch, l, object_int((int64_t)y));
    return object_list(l);
}

static bool shape(struct call *c, struct object *out)
{
    *out =
        c->self.type == OBJECT_FRAME
            ? pair(c->ev, as_frame(c->self)->n, as_frame(c->self)->n_columns, 2)
            : pair(c->ev, as_series(c->self)->column->n, 0, 1);
    return true;
}

static size_t size_of(struct object x)
{
    return x.type == OBJECT_FRAME ? as_frame(x)->n * as_frame(x)->n_columns
                                  : as_series(x)->column->n;
}

static bool size(struct call *c, struct object *out)
{
    *out = object_int((int64_t)size_of(c->self));
    return true;
}

static bool empty(struct call *c, struct object *out)
{
    *out = object_bool(size_of(c->self) == 0);
    return true;
}

static bool run_name(struct call *c, struct object *out)
{
    *out = eval_name_object(c->ev, as_series(c->self)->column->name);
    return true;
}

static bool dtype(struct call *c, struct object *out)
{
    *out = object_str(moment_dtype(c->ev->a, as_series(c->self)->column));
    return true;
}

static bool dtypes(struct call *c, struct object *out)
{
    const struct frame *f = as_frame(c->self);
    size_t levels;
    void *cells;
    const struct column **index = labels_of_columns(c->ev, c->at, f, &levels);
    struct column *x = eval_column(c->ev, c->at, STR_NONE, COLUMN_STR,
                                   f->n_columns, &cells, NULL, 0);
    if (!index || !x)
        return false;
    for (size_t i = 0; i < f->n_columns; i++)
        ((str *)cells)[i] = moment_dtype(c->ev->a, f->columns[i]);
    *out = object_series(c->ev->scratch, x, index, levels);
    return true;
}

/* Whether numpy's array of the frame has dates or spans of numpy, not objects:
   all columns have dates without a time zone, or all have spans. */
static bool is_numpy_time(const struct frame *f)
{
    for (size_t k = 0; k < f->n_columns; k++)
        if (!column_is_time(f->columns[k]) || f->columns[k]->zone ||
            f->columns[k]->type != f->columns[0]->type)
            return false;
    return true;
}

/* Evaluates df.values of a frame: a list of rows. Integers beside floats become
   floats, as in an array of numpy. */
static bool rows(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    const struct frame *f = as_frame(c->self);
    struct list *l = NEW(ev->scratch, struct list);
    bool time = is_numpy_time(f);
    l->array = true;
    struct row *row = row_new(ev, c->at, f);
    if (!row)
        return false;
    if (f->n > EVAL_LIST_MAX)
        return eval_fault(ev, DIAG_DF_VALUE, c->at, EVAL_LIST_LONG) ||
               eval_help(ev, "compute with whole columns instead of lists");
    if (!eval_spend(ev, c->at, f->n,
                    (f->n_columns + 2) * sizeof(struct object)))
        return false;
    for (size_t i = 0; i < f->n; i++) {
        struct list *r = NEW(ev->scratch, struct list);
        row->at = i;
        r->array = true;
        for (size_t k = 0; k < f->n_columns; k++) {
            vec_push(ev->scratch, r, row_cell(ev, row, k));
            if (time)
                r->v[k].numpy = true;
        }
        vec_push(ev->scratch, l, object_list(r));
    }
    *out = object_list(l);
    return true;
}

static bool array(struct call *c, struct object *out)
{
    *out =
        object_array(c->ev->scratch, as_series(c->self)->column, SERIES_ARRAY);
    return true;
}

static bool to_numpy(struct call *c, struct object *out)
{
    const struct column *x =
        masked_array(c->ev, c->at, as_series(c->self)->column);
    if (x)
        *out = object_array(c->ev->scratch, x, SERIES_ARRAY);
    return x != NULL;
}

/* Evaluates s.values. numpy's dates have no time zone, so dates with a time
   zone become UTC. */
static bool values(struct call *c, struct object *out)
{
    const struct column *x = as_series(c->self)->column;
    struct column *plain;
    if (!zone_is_aware(x->zone))
        return array(c, out);
    plain = NEW(c->ev->a, struct column);
    *plain = *x;
    plain->zone = ZONE_NONE;
    plain->origin = eval_origin(c->ev, c->at, &x, 1);
    *out = object_array(c->ev->scratch, plain, SERIES_ARRAY);
    return true;
}

/* ---- labels of present cells ---- */

/* Sets *out to the label of the first or last row that has a cell that is not
   missing, or to None. */
static bool valid_index(struct call *c, bool last, struct object *out)
{
    const struct frame f = object_as_frame(&c->self);
    size_t levels;
    *out = (struct object){.type = OBJECT_NONE};
    if (!eval_steps(c->ev, c->at, f.n * f.n_columns))
        return false;
    for (size_t i = 0; i < f.n; i++) {
        size_t row = last ? f.n - 1 - i : i, k = 0;
        while (k < f.n_columns && column_is_missing(f.columns[k], row))
            k++;
        if (k == f.n_columns)
            continue;
        const struct column **index =
            labels_of_rows(c->ev, c->at, f.index, f.n_index, f.n, &levels);
        if (index)
            *out = object_of_name(c->ev->scratch,
                                  labels_name(c->ev, index, levels, row));
        return index != NULL;
    }
    return true;
}

static bool first_valid(struct call *c, struct object *out)
{
    return valid_index(c, false, out);
}

static bool last_valid(struct call *c, struct object *out)
{
    return valid_index(c, true, out);
}

/* ---- operations ---- */

const struct operation AXIS_OPERATIONS[] = {
    {S_INIT("dtype"), ON_SERIES, dtype, PROPERTY, 0, 0,
     "the type of the cells"},
    {S_INIT("dtypes"), ON_FRAME, dtypes, PROPERTY, 0, 0,
     "the type of each column"},
    {S_INIT("empty"), ON_FRAME | ON_SERIES, empty, PROPERTY, 0, 0,
     "whether it has no cells"},
    {S_INIT("first_valid_index"), ON_FRAME | ON_SERIES, first_valid, NO_PARAMS,
     0, 1, "the label of the first row that is not missing"},
    {S_INIT("index"), ON_FRAME | ON_SERIES, run_index, PROPERTY, 0, 0,
     "the row labels"},
    {S_INIT("last_valid_index"), ON_FRAME | ON_SERIES, last_valid, NO_PARAMS, 0,
     1, "the label of the last row that is not missing"},
    {S_INIT("name"), ON_SERIES, run_name, PROPERTY, 0, 0, "the name"},
    {S_INIT("shape"), ON_FRAME | ON_SERIES, shape, PROPERTY, 0, 0,
     "the number of rows and columns"},
    {S_INIT("size"), ON_FRAME | ON_SERIES, size, PROPERTY, EFFECT_COUNTS, 0,
     "the number of cells"},
    {S_INIT("to_numpy"), ON_FRAME, rows, NO_PARAMS, 0, 1,
     "the cells of each row, without labels"},
    {S_INIT("to_numpy"), ON_SERIES, to_numpy, NO_PARAMS, 0, 1,
     "the cells, without labels"},
    {S_INIT("values"), ON_FRAME, rows, PROPERTY, 0, 1,
     "the cells, without labels"},
    {S_INIT("values"), ON_SERIES, values, PROPERTY, 0, 0,
     "the cells, without labels"},
    {.name = {0}},
};
