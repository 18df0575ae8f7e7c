// SPDX-License-Identifier: MIT
// assign: replaces or appends columns of a frame. The list of columns is copied
// first, because other frames may share it.
#include "df/indexing/assign.h"

#include "base/codes/df.h"
#include "df/indexing/align.h"
#include "df/runtime/accessor.h"
#include "df/runtime/from_file.h"
#include "df/runtime/instead.h"
#include "df/runtime/json_object.h"
#include "df/runtime/set_order.h"
#include "df/runtime/trace.h"
#include "df/runtime/units.h"

const struct column *assign_cells(struct eval *ev, const struct df_expr *at,
                                  const struct series *s)
{
    const struct column *c = s->column, *made = s->kind == SERIES_ARRAY
                                                    ? eval_narrowed(ev, at, c)
                                                    : c;
    return made && column_is_time(made) ? made : made ? c : NULL;
}

static const struct column *from_series(struct eval *ev,
                                        const struct df_expr *at, str name,
                                        const struct labels *to,
                                        const struct series *s)
{
    const struct column *c = s->column;
    struct labels from = align_series_labels(s);
    if (s->kind != SERIES_PLAIN && c->n != to->n) {
        eval_fault(ev, DIAG_DF_VALUE, at,
                   "found %zu value%s for %zu row%s, expected one for each",
                   c->n, STR_S(c->n), to->n, STR_S(to->n));
        return NULL;
    }
    if (!(c = assign_cells(ev, at, s)))
        return NULL;
    if (s->kind == SERIES_PLAIN && !align_same(from, *to)) {
        bool all;
        const uint32_t *rows = align_to(ev, at, from, *to, &all);
        if (!rows || !eval_spend(ev, at, to->n, sizeof(str)))
            return NULL;
        c = column_take(ev->a, c, rows, to->n);
    }
    return str_eq(c->name, name) && c->name.p ? c
                                              : column_rename(ev->a, c, name);
}

static const struct column *from_list(struct eval *ev, const struct df_expr *at,
                                      str name, size_t n, const struct list *l)
{
    if (l->n != n) {
        eval_fault(ev, DIAG_DF_VALUE, at,
                   "the list has %zu value%s, but the frame has %zu row%s",
                   l->n, STR_S(l->n), n, STR_S(n));
        return NULL;
    }
    const struct object **v = NEW_N(ev->scratch, const struct object *, n);
    set_warn_order(ev, at, l, "the order of the cells of a column");
    for (size_t i = 0; i < n; i++)
        v[i] = &l->v[i];
    const struct column *c =
        json_object_column(ev, at, name, v, n, JSON_INFER, NULL, 0);
    return units_like(ev->a, c, l->unit_column);
}

/* Returns a column of n cells with the same value. The column keeps the origin
   of a value that was read from a file or that has a name in the script. */
static const struct column *constant(struct eval *ev, const struct df_expr *at,
                                     str name, struct object value, size_t n)
{
    const struct object *one = &value;
    struct value v;
    object_scalar(value, &v);
    if (at->kind == DF_EXPR_NAME)
        trace_keep(ev, at, &value);
    if (!value.from || !n)
        return eval_constant(ev, at, name, v, n);
    const struct column *c = eval_constant(ev, at, name, v, 1);
    c = from_file_column(ev, c, &one);
    return c ? column_take(ev->a, c, NEW_N(ev->a, uint32_t, n), n) : NULL;
}

const struct column *assign_column(struct eval *ev, const struct df_expr *at,
                                   str name, const struct labels *to,
                                   struct object value)
{
    struct value v;
    if (!accessor_to_series(ev, at, &value))
        return NULL;
    if (value.type == OBJECT_SERIES)
        return from_series(ev, at, name, to, as_series(value));
    if (value.type == OBJECT_LIST)
        return from_list(ev, at, name, to->n, as_list(value));
    if (object_scalar(value, &v))
        return constant(ev, at, name, value, to->n);
    str what = str_c(object_type_name(value));
    if (value.type == OBJECT_ACCESSOR)
        what = as_accessor(value)->kind->name;
    eval_fault(ev, DIAG_DF_TYPE, at, "cannot make a column from a '%.*s'",
               STR_ARG(what));
    return NULL;
}

/* Replaces the column of f that has the name of c, or appends c. */
static bool put_column(struct eval *ev, const struct df_expr *at,
                       struct frame *f, const struct column *c)
{
    size_t i = frame_find(f, c->name);
    if (i == STR_NPOS) {
        frame_append(ev->a, f, c);
        return true;
    }
    if (!eval_spend(ev, at, f->n_columns, sizeof *f->columns))
        return false;
    const struct column **v = NEW_N(ev->a, const struct column *, f->n_columns);
    memcpy(v, f->columns, f->n_columns * sizeof *v);
    f->columns = v;
    f->columns[i] = c;
    return true;
}

/* Gives f, a frame without rows, rows with the labels `to`. All cells are
   missing. */
static bool add_rows(struct eval *ev, const struct df_expr *at, struct frame *f,
                     const struct labels *to)
{
    if (!eval_spend(ev, at, to->n, sizeof(uint32_t)))
        return false;
    uint32_t *none = NEW_N(ev->a, uint32_t, to->n);
    memset(none, 0xff, to->n * sizeof *none); /* all ORIGIN_NO_ROW */
    struct frame *g = eval_take(ev, at, f, none, to->n);
    if (!g)
        return false;
    *f = *g;
    f->n = to->n;
    f->index = to->v;
    f->n_index = to->n_levels;
    return true;
}

bool assign_set(struct eval *ev, const struct df_expr *at, struct frame *f,
                str name, struct object value)
{
    struct labels to = align_frame_labels(f);
    if (value.type == OBJECT_FRAME && as_frame(value)->n_columns == 1)
        value = object_column(ev->scratch, as_frame(value), 0);
    if (f->n == 0) {
        if (value.type == OBJECT_SERIES)
            to = align_series_labels(as_series(value));
        else if (value.type == OBJECT_LIST)
            to = (struct labels){.n = as_list(value)->n};
        if (to.n && !add_rows(ev, at, f, &to))
            return false;
    }
    if (frame_find(f, name) == STR_NPOS)
        name = name_pad(ev->a, name, name_frame_levels(f));
    const struct column *c = assign_column(ev, at, name, &to, value);
    if (!c)
        return false;
    return put_column(ev, at, f, units_named(ev, at, c));
}
