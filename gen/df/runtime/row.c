// SPDX-License-Identifier: MIT
// row: reads the cells of a row from the frame's columns on demand.
#include "df/runtime/row.h"

#include "base/codes/df.h"
#include "df/runtime/from_file.h"
#include "df/runtime/json_object.h"
#include "df/runtime/labels.h"
#include "frame/nullable.h"

enum column_type row_common_type(const struct frame *f)
{
    enum column_type t = f->n_columns ? f->columns[0]->type : COLUMN_OBJECT;
    for (size_t i = 0; i < f->n_columns; i++) {
        enum column_type u = f->columns[i]->type;
        bool numbers = (t == COLUMN_INT || t == COLUMN_FLOAT) &&
                       (u == COLUMN_INT || u == COLUMN_FLOAT);
        if (f->columns[i]->dtype || u >= COLUMN_STR)
            return COLUMN_OBJECT;
        if (t != u)
            t = numbers ? COLUMN_FLOAT : COLUMN_OBJECT;
    }
    return t;
}

void row_typed(struct row *r, const struct frame *f)
{
    const struct dtype *d = nullable_all(f->columns, f->n_columns);
    r->common =
        d && d->cells == COLUMN_FLOAT ? COLUMN_FLOAT : row_common_type(f);
}

struct row *row_new(struct eval *ev, const struct df_expr *at,
                    const struct frame *f)
{
    if (!eval_spend(ev, at, f->n_columns, sizeof(bool)))
        return NULL;
    struct row *r = NEW(ev->scratch, struct row);
    *r = (struct row){.frame = f, .common = row_common_type(f)};
    r->read = NEW_N(ev->scratch, bool, f->n_columns);
    r->labels = labels_of_columns(ev, at, f, &r->n_labels);
    return r->labels ? r : NULL;
}

struct value row_value(struct arena *a, const struct row *r, size_t column)
{
    struct value v = json_object_value(a, r->frame->columns[column], r->at);
    r->read[column] = true;
    if (r->common == COLUMN_FLOAT && v.type == VALUE_INT)
        v = (struct value){.type = VALUE_FLOAT,
                           .known_digits = v.known_digits,
                           .f = (double)v.i};
    return v;
}

struct object row_cell(struct eval *ev, const struct row *r, size_t column)
{
    const struct column *c = r->frame->columns[column];
    struct value v = row_value(ev->a, r, column);
    struct object o = object_value(v);
    if (v.json)
        return json_object_cell(ev->a, c, r->at);
    o.numpy = (r->common <= COLUMN_BOOL || nullable_cells(c) <= COLUMN_BOOL) &&
              o.type != OBJECT_NA;
    return r->traced ? from_file_cell(ev, o, c, r->at) : o;
}

bool row_item(struct eval *ev, const struct df_expr *at, const struct row *r,
              struct object key, struct object *out)
{
    size_t i;
    bool list = key.type == OBJECT_LIST && !as_list(key)->tuple;
    if (list || key.type == OBJECT_SLICE || key.type == OBJECT_SERIES) {
        struct frame f = *r->frame;
        struct row some = *r;
        f.columns = NEW_N(ev->scratch, const struct column *, f.n_columns);
        f.n_columns = 0;
        for (i = 0; list && i < as_list(key)->n; i++) {
            size_t k;
            if (!eval_find(ev, eval_item(at, i), r->frame, as_list(key)->v[i],
                           &k))
                return false;
            if (f.n_columns == r->frame->n_columns)
                return eval_fault(
                    ev, DIAG_DF_VALUE, at,
                    "the list has more names than the frame has columns");
            f.columns[f.n_columns++] = r->frame->columns[k];
            r->read[k] = true;
        }
        some.frame = &f;
        some.read = NEW_N(ev->scratch, bool, f.n_columns);
        some.labels =
            list ? labels_of_columns(ev, at, &f, &some.n_labels) : NULL;
        if (!some.labels)
            return !list && eval_fault(ev, DIAG_DF_UNSUPPORTED, at,
                                       "this subscript of a row");
        *out = row_series(ev, &some);
        return true;
    }
    if (!eval_find(ev, at, r->frame, key, &i))
        return false;
    *out = row_cell(ev, r, i);
    return true;
}

/* Returns c, the cells of the row, with the origin of each cell. */
static const struct column *traced(struct eval *ev, const struct row *r,
                                   const struct column *c)
{
    struct object *cells = NEW_N(ev->scratch, struct object, c->n + 1);
    const struct object **v =
        NEW_N(ev->scratch, const struct object *, c->n + 1);
    for (size_t i = 0; i < c->n; i++) {
        cells[i] = row_cell(ev, r, i);
        v[i] = &cells[i];
    }
    return from_file_column(ev, c, v);
}

/* Returns the type of a column with the cells of the row, whose dtype is d. */
static enum column_type type_of(const struct row *r, const struct dtype *d)
{
    const struct frame *f = r->frame;
    bool narrow = d && (d->cells == COLUMN_INT || d->cells == COLUMN_BOOL);
    for (size_t i = 0; narrow && i < f->n_columns; i++)
        narrow = !column_is_missing(f->columns[i], r->at);
    return narrow || (d && d->cells == COLUMN_STR) ? d->cells : r->common;
}

struct object row_series(struct eval *ev, const struct row *r)
{
    const struct dtype *d =
        nullable_all(r->frame->columns, r->frame->n_columns);
    if (d && d->cells == COLUMN_FLOAT && r->common != COLUMN_FLOAT)
        d = NULL;
    void *cells;
    struct column *c = column_new(
        ev->a, labels_name(ev, r->frame->index, r->frame->n_index, r->at),
        type_of(r, d), r->frame->n_columns, &cells);
    c->dtype = d;
    for (size_t i = 0; i < r->frame->n_columns; i++)
        eval_put(ev, c, cells, i, row_value(ev->a, r, i));
    return object_series(ev->scratch, r->traced ? traced(ev, r, c) : c,
                         r->labels, r->n_labels);
}

struct object row_object(struct eval *ev, struct object x)
{
    return x.type == OBJECT_ROW ? row_series(ev, as_row(x)) : x;
}

const struct column *const *row_inputs(struct eval *ev, const struct row *r,
                                       size_t *n)
{
    const struct column **v =
        NEW_N(ev->scratch, const struct column *, r->frame->n_columns);
    *n = 0;
    for (size_t i = 0; i < r->frame->n_columns; i++)
        if (r->read[i])
            v[(*n)++] = r->frame->columns[i];
    return v;
}

static bool get(struct call *c, struct object *out)
{
    str name;
    const struct row *r = as_row(c->self);
    *out = call_arg(c, PARAM_default);
    if (!call_given(c, PARAM_default))
        out->type = OBJECT_NONE;
    if (!eval_name(c->ev, call_at(c, PARAM_key), call_arg(c, PARAM_key), &name))
        return false;
    size_t i = frame_find(r->frame, name);
    if (i != STR_NPOS)
        *out = row_cell(c->ev, r, i);
    return true;
}

static bool run_name(struct call *c, struct object *out)
{
    const struct row *r = as_row(c->self);
    str name = labels_name(c->ev, r->frame->index, r->frame->n_index, r->at);
    *out = object_of_name(c->ev->scratch, name);
    return true;
}

/* ---- operations ---- */

const struct operation ROW_OPERATIONS[] = {
    {S_INIT("get"), ON_ROW, get, PARAMS(NEEDS(key), OPT(default, NONE)), 0, 1,
     "the value for a key, or a default"},
    {S_INIT("name"), ON_ROW, run_name, PROPERTY, 0, 0, "the name"},
    {.name = {0}},
};
