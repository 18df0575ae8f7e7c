// SPDX-License-Identifier: MIT
// assign: replaces or appends columns of a frame. The list of columns is copied
// first, because other frames may share it.
#include "df/indexing/assign.h"

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/indexing/align.h"
#include "df/indexing/axis.h"
#include "df/runtime/accessor.h"
#include "df/runtime/instead.h"
#include "df/runtime/iterate.h"
#include "df/runtime/units.h"

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
    struct value *v = NEW_N(ev->scratch, struct value, n);
    for (size_t i = 0; i < n; i++)
        if (!object_scalar(l->v[i], &v[i])) {
            instead_no_cell(ev, eval_item(at, i), l->v[i], "data");
            return NULL;
        }
    return units_like(ev->a, eval_infer(ev, at, name, v, n, NULL, 0),
                      l->unit_column);
}

const struct column *assign_column(struct eval *ev, const struct df_expr *at,
                                   str name, const struct labels *to,
                                   struct object value)
{
    struct value v;
    if (value.type == OBJECT_SERIES)
        return from_series(ev, at, name, to, as_series(value));
    if (value.type == OBJECT_LIST)
        return from_list(ev, at, name, to->n, as_list(value));
    if (object_scalar(value, &v))
        return eval_constant(ev, at, name, v, to->n);
    str what = str_c(object_type_name(value));
    if (value.type == OBJECT_ACCESSOR)
        what = as_accessor(value)->kind->name;
    if (str_eq(what, S("column of lists"))) {
        eval_fault(ev, DIAG_DF_TYPE, at, "a column cannot hold lists");
        instead_help(ev, at, S("assignment"), S("lists"));
        return NULL;
    }
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

/* Gives a frame without rows the rows `to`, in which all cells are missing. */
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

/* Assigns `value` to the columns `names`: column i of a frame to name i, or a
   single value to each of them. */
static bool set_columns(struct eval *ev, const struct df_expr *key_at,
                        struct frame *f, const struct list *names,
                        const struct df_expr *at, struct object value)
{
    bool frame = value.type == OBJECT_FRAME;
    struct value v;
    if (frame && as_frame(value)->n_columns != names->n)
        return eval_fault(ev, DIAG_DF_VALUE, at,
                          "cannot assign a frame of %zu column%s to %zu name%s",
                          as_frame(value)->n_columns,
                          STR_S(as_frame(value)->n_columns), names->n,
                          STR_S(names->n));
    if (!frame && !object_scalar(value, &v))
        return eval_fault(ev, DIAG_DF_TYPE, at,
                          "a '%s' cannot be assigned to several columns",
                          object_type_name(value));
    for (size_t i = 0; i < names->n; i++) {
        struct object x = value;
        str name;
        if (!eval_name(ev, eval_item(key_at, i), names->v[i], &name))
            return false;
        if (frame)
            x = object_column(ev->scratch, as_frame(value), i);
        if (!assign_set(ev, at, f, name, x))
            return false;
    }
    return true;
}

bool assign_item(struct eval *ev, const struct df_expr *at, struct object of,
                 struct object key, const struct df_expr *value_at,
                 struct object value)
{
    str name;
    bool list = key.type == OBJECT_LIST && !as_list(key)->tuple;
    if (of.type == OBJECT_ACCESSOR && as_accessor(of)->kind->set)
        return as_accessor(of)->kind->set(ev, at, as_accessor(of)->of, key,
                                          value_at, value);
    if (of.type == OBJECT_FRAME && !list && object_to_name(ev->a, key, &name) &&
        eval_name(ev, at->b, key, &name))
        return assign_set(ev, value_at, as_frame(of), name, value);
    if (of.type == OBJECT_FRAME && list)
        return set_columns(ev, at->b, as_frame(of), as_list(key), value_at,
                           value);
    if (of.type == OBJECT_DICT && object_is_key(key))
        return object_dict_put(ev->scratch, as_dict(of), key, value) ||
               eval_fault(ev, DIAG_DF_VALUE, at, "the dict has too many keys");
    eval_fault(ev, DIAG_DF_UNSUPPORTED, at,
               "assignment to a '%s' by a key of type '%s'",
               object_type_name(of), object_type_name(key));
    str kind = str_fmt(ev->scratch, "%s[]", object_type_name(of));
    str by = str_c(object_type_name(key));
    if (!instead_help(ev, at, kind, by) &&
        !instead_help(ev, at, S("assignment"), by))
        diag_help(ev->d, "assign to a name, df['column'] or df[['a', 'b']]");
    return false;
}

static bool set_names(struct eval *ev, struct frame *f,
                      const struct df_expr *at, const struct list *names)
{
    if (names->n != f->n_columns)
        return eval_fault(
            ev, DIAG_DF_VALUE, at,
            "the list has %zu name%s, but the frame has %zu column%s", names->n,
            STR_S(names->n), f->n_columns, STR_S(f->n_columns));
    const struct column **v = NEW_N(ev->a, const struct column *, f->n_columns);
    struct frame renamed = {.columns = v};
    for (size_t i = 0; i < names->n; i++) {
        str name;
        if (!eval_name(ev, eval_item(at, i), names->v[i], &name))
            return false;
        if (frame_find(&renamed, name) != STR_NPOS)
            return eval_fault(ev, DIAG_DF_VALUE, eval_item(at, i),
                              "two columns would be named '%.*s'",
                              STR_ARG(name_text(ev->scratch, name)));
        v[renamed.n_columns++] =
            units_renamed(ev, eval_item(at, i), f->columns[i], name);
        frame_index(ev->scratch, &renamed);
    }
    f->columns = v;
    f->axis = STR_NONE;
    return true;
}

bool assign_attribute(struct eval *ev, const struct df_expr *at,
                      struct object of, str name,
                      const struct df_expr *value_at, struct object value)
{
    struct list names;
    if (of.type == OBJECT_FRAME && str_eq(name, S("columns")))
        return iterate(ev, value_at, value, &names) &&
               set_names(ev, as_frame(of), value_at, &names);
    if (of.type == OBJECT_FRAME && str_eq(name, S("index")))
        return axis_set_index(ev, value_at, as_frame(of), value);
    size_t i =
        of.type == OBJECT_FRAME ? frame_find(as_frame(of), name) : STR_NPOS;
    struct object now;
    if (i != STR_NPOS && !ev->attribute(ev, at, of, name, &now))
        return false;
    if (i != STR_NPOS && now.type == OBJECT_SERIES &&
        as_series(now)->column == as_frame(of)->columns[i])
        return assign_set(ev, value_at, as_frame(of), name, value);
    eval_fault(ev, DIAG_DF_UNSUPPORTED, at, "assignment to '.%.*s'",
               STR_ARG(name));
    if (of.type == OBJECT_FRAME)
        diag_help(ev->d, "to make a new column, write df['%.*s'] = ...",
                  STR_ARG(name));
    else
        diag_help(ev->d, "assign to a column of a frame: df['a'] = ...");
    return false;
}
