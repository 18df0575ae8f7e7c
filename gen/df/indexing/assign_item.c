// SPDX-License-Identifier: MIT
// assign_item: determines which cells, columns or labels a key or attribute
// selects, and assigns to them.
#include "df/indexing/assign_item.h"

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/indexing/assign.h"
#include "df/indexing/axis.h"
#include "df/indexing/element.h"
#include "df/indexing/loc.h"
#include "df/runtime/accessor.h"
#include "df/runtime/changeable.h"
#include "df/runtime/instead.h"
#include "df/runtime/iterate.h"
#include "df/runtime/units.h"
#include "frame/nullable.h"

/* ---- several columns ---- */

/* Whether v is a list of lists, the rows of a table. */
static bool is_table(struct object v)
{
    if (v.type != OBJECT_LIST || as_list(v)->n == 0)
        return false;
    for (size_t i = 0; i < as_list(v)->n; i++)
        if (as_list(v)->v[i].type != OBJECT_LIST)
            return false;
    return true;
}

/* Returns the type of the array that numpy makes of a table. COLUMN_FLOAT:
   integers are converted to floats. COLUMN_OBJECT: all cells stay as they
   are. */
static enum column_type table_type(const struct value *v, size_t n)
{
    bool numbers = true, whole = true;
    for (size_t i = 0; i < n; i++) {
        whole &= v[i].type == VALUE_INT;
        numbers &= v[i].type == VALUE_INT || v[i].type == VALUE_FLOAT ||
                   v[i].type == VALUE_NA;
    }
    return whole ? COLUMN_INT : numbers ? COLUMN_FLOAT : COLUMN_OBJECT;
}

/* Sets *cells to the cells of a table of `wide` columns, row by row. */
static bool table_cells(struct eval *ev, const struct df_expr *at,
                        const struct list *rows, size_t wide,
                        struct value **cells)
{
    if (!eval_spend(ev, at, rows->n, wide * sizeof **cells))
        return false;
    *cells = NEW_N(ev->scratch, struct value, rows->n * wide + 1);
    for (size_t r = 0; r < rows->n; r++) {
        const struct df_expr *row_at = eval_item(at, r);
        const struct list *row = as_list(rows->v[r]);
        if (row->n != wide)
            return eval_fault(ev, DIAG_DF_VALUE, row_at,
                              "the row has %zu value%s for %zu column%s",
                              row->n, STR_S(row->n), wide, STR_S(wide));
        for (size_t i = 0; i < wide; i++)
            if (!object_scalar(row->v[i], &(*cells)[r * wide + i]))
                return instead_no_cell(ev, eval_item(row_at, i), row->v[i],
                                       "data");
    }
    return true;
}

/* Appends the columns of a table to *out, as arrays. */
static bool table_columns(struct eval *ev, const struct df_expr *at,
                          const struct list *rows, size_t wide,
                          struct list *out)
{
    struct value *cells;
    size_t n = rows->n;
    if (!table_cells(ev, at, rows, wide, &cells))
        return false;
    enum column_type type = table_type(cells, n * wide);
    struct value *v = NEW_N(ev->scratch, struct value, n + 1);
    for (size_t i = 0; i < wide; i++) {
        for (size_t r = 0; r < n; r++) {
            v[r] = cells[r * wide + i];
            if (type == COLUMN_FLOAT && v[r].type == VALUE_INT)
                v[r] = (struct value){.type = VALUE_FLOAT,
                                      .known_digits = v[r].known_digits,
                                      .f = (double)v[r].i};
        }
        const struct column *c =
            type == COLUMN_OBJECT ? eval_objects(ev, at, S(""), v, n, NULL, 0)
                                  : eval_infer(ev, at, S(""), v, n, NULL, 0);
        if (!c)
            return false;
        vec_push(ev->scratch, out, object_array(ev->scratch, c, SERIES_ARRAY));
    }
    return true;
}

/* Sets *out to n values, one for each column to assign: the columns of a frame
   or list of rows, the elements of a list or array, or n times the same single
   value. */
static bool value_each(struct eval *ev, const struct df_expr *at, size_t n,
                       struct object value, struct list *out)
{
    struct value v;
    *out = (struct list){0};
    if (value.type == OBJECT_FRAME)
        for (size_t i = 0; i < as_frame(value)->n_columns; i++)
            vec_push(ev->scratch, out,
                     object_column(ev->scratch, as_frame(value), i));
    else if (object_scalar(value, &v))
        for (size_t i = 0; i < n; i++)
            vec_push(ev->scratch, out, value);
    else if (is_table(value))
        return table_columns(ev, at, as_list(value), n, out);
    else if (value.type == OBJECT_LIST || object_is_array(value))
        return iterate(ev, at, value, out);
    else
        return eval_fault(ev, DIAG_DF_TYPE, at,
                          "a '%s' cannot be assigned to several columns",
                          object_type_name(value)) ||
               eval_help(ev, "assign a frame, a single value, or a list with "
                             "a value for each column");
    return true;
}

/* Assigns `value` to the columns `names`. */
static bool set_columns(struct eval *ev, const struct df_expr *key_at,
                        struct frame *f, const struct list *names,
                        const struct df_expr *at, struct object value)
{
    struct list each;
    if (!value_each(ev, at, names->n, value, &each))
        return false;
    if (each.n != names->n)
        return eval_fault(ev, DIAG_DF_VALUE, at,
                          "cannot assign %s of %zu %s%s to %zu column%s",
                          value.type == OBJECT_FRAME ? "a frame" : "a list",
                          each.n,
                          value.type == OBJECT_FRAME ? "column" : "value",
                          STR_S(each.n), names->n, STR_S(names->n));
    for (size_t i = 0; i < names->n; i++) {
        str name;
        if (!eval_name(ev, eval_item(key_at, i), names->v[i], &name) ||
            !assign_set(ev, at, f, name, each.v[i]))
            return false;
    }
    return true;
}

/* ---- items ---- */

/* Reports that an assignment to of[key] is unsupported for these types, such as
   df[1:2] = x. Returns false. */
static bool wrong_target(struct eval *ev, const struct df_expr *at,
                         struct object of, struct object key)
{
    eval_fault(ev, DIAG_DF_UNSUPPORTED, at,
               "assignment to a '%s' with a key of type '%s'",
               object_type_name(of), object_type_name(key));
    str kind = str_fmt(ev->scratch, "%s[]", object_type_name(of));
    str by = str_c(object_type_name(key));
    if (!instead_help(ev, at, kind, by) &&
        !instead_help(ev, at, S("assignment"), by))
        diag_help(ev->d, "assign to a name, df['column'] or df[['a', 'b']]");
    return false;
}

/* Assigns s[key] = value. If `key` is an integer, it is a position if the row
   labels are strings, else a label. */
static bool set_cell(struct eval *ev, const struct df_expr *at,
                     struct object of, struct object key,
                     const struct df_expr *value_at, struct object value)
{
    const struct series *s = as_series(of);
    bool texts = s->n_index && s->index[0]->type == COLUMN_STR;
    bool slice = key.type == OBJECT_SLICE;
    bool position = slice ? as_slice(key)->start.type != OBJECT_STR &&
                                as_slice(key)->stop.type != OBJECT_STR
                          : key.type == OBJECT_INT && texts;
    if (s->kind != SERIES_PLAIN)
        return wrong_target(ev, at, of, key);
    if (at->a->kind != DF_EXPR_NAME)
        return loc_nameless(ev, at, at->a, !position);
    return loc_set_series(ev, at, of, key, value_at, value, !position);
}

/* Whether `key` is a series that selects columns by their names. */
static bool is_names(struct object key)
{
    const struct series *s = key.type == OBJECT_SERIES ? as_series(key) : NULL;
    return s && !nullable_is_mask(s->column) &&
           (s->kind != SERIES_PLAIN || s->column->type == COLUMN_STR);
}

bool assign_item(struct eval *ev, const struct df_expr *at, struct object of,
                 struct object key, const struct df_expr *value_at,
                 struct object value)
{
    str name;
    struct list names;
    bool list = key.type == OBJECT_LIST && !as_list(key)->tuple;
    if (of.type == OBJECT_ACCESSOR && as_accessor(of)->kind->set)
        return as_accessor(of)->kind->set(ev, at, as_accessor(of)->of, key,
                                          value_at, value);
    if (of.type == OBJECT_FRAME && !list && object_to_name(ev->a, key, &name) &&
        eval_name(ev, at->b, key, &name))
        return assign_set(ev, value_at, as_frame(of), name, value);
    if (of.type == OBJECT_FRAME && (list || is_names(key)))
        return iterate(ev, at->b, key, &names) &&
               set_columns(ev, at->b, as_frame(of), &names, value_at, value);
    bool element =
        of.type == OBJECT_LIST && !as_list(of)->tuple && !as_list(of)->set;
    if ((of.type == OBJECT_DICT || element) && !changeable(ev, at, of))
        return false;
    if (of.type == OBJECT_DICT && object_is_key(key))
        return object_dict_put(ev->scratch, as_dict(of), key, value) ||
               eval_fault(ev, DIAG_DF_VALUE, at, "the dict has too many keys");
    if (element)
        return element_set(ev, at, as_list(of), key, value);
    if (of.type == OBJECT_SERIES)
        return set_cell(ev, at, of, key, value_at, value);
    return wrong_target(ev, at, of, key);
}

static bool set_names(struct eval *ev, struct frame *f,
                      const struct df_expr *at, const struct list *names,
                      str axis)
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
    f->axis = axis;
    return true;
}

/* Reports tuples from to_flat_index(), which pandas keeps as names of a single
   level, although it makes levels of the tuples in a list. Returns false for
   them. */
static bool has_levels(struct eval *ev, const struct df_expr *value_at)
{
    return value_at->kind != DF_EXPR_CALL ||
           value_at->a->kind != DF_EXPR_ATTRIBUTE ||
           !str_eq(value_at->a->text, S("to_flat_index")) ||
           eval_fault(ev, DIAG_DF_UNSUPPORTED, value_at,
                      "tuples as column names of a single level") ||
           eval_help(ev, "join the levels: df.columns = ['_'.join(c) for c in "
                         "df.columns]");
}

bool assign_attribute(struct eval *ev, const struct df_expr *at,
                      struct object of, str name,
                      const struct df_expr *value_at, struct object value)
{
    struct list names;
    str axis;
    axis_names(ev, value, &axis);
    if (of.type == OBJECT_FRAME && str_eq(name, S("columns")))
        return has_levels(ev, value_at) &&
               iterate(ev, value_at, value, &names) &&
               set_names(ev, as_frame(of), value_at, &names, axis);
    if (of.type == OBJECT_FRAME && str_eq(name, S("index")))
        return axis_set_index(ev, value_at, as_frame(of), value);
    if (of.type == OBJECT_SERIES && as_series(of)->kind == SERIES_PLAIN &&
        str_eq(name, S("index"))) {
        struct frame labelled = object_series_frame(as_series(of));
        if (!axis_set_index(ev, value_at, &labelled, value))
            return false;
        as_series(of)->index = labelled.index;
        as_series(of)->n_index = labelled.n_index;
        return true;
    }
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
