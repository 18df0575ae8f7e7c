// SPDX-License-Identifier: MIT
// enlarge: appends a row. Makes each new column from the cells of the old
// column, followed by the cell of a column with a single row.
#include "df/indexing/enlarge.h"

#include "base/codes/df.h"
#include "df/runtime/instead.h"
#include "df/runtime/iterate.h"
#include "df/runtime/labels.h"
#include "df/runtime/scalar.h"
#include "df/runtime/units.h"
#include "frame/pick.h"

static struct object level_of(struct object label, size_t l)
{
    return label.type == OBJECT_LIST ? as_list(label)->v[l] : label;
}

/* Whether `label` is the label of row i. */
static bool has_label(struct labels to, size_t i, struct object label)
{
    if (!to.n_levels)
        return object_same(object_int((int64_t)i), label);
    for (size_t l = 0; l < to.n_levels; l++)
        if (!object_same(object_value(column_value(to.v[l], i)),
                         level_of(label, l)))
            return false;
    return true;
}

bool enlarge_is_new(struct labels to, struct object key)
{
    struct value v;
    size_t levels = to.n_levels ? to.n_levels : 1;
    bool tuple = key.type == OBJECT_LIST && as_list(key)->tuple;
    if (tuple ? as_list(key)->n != levels || levels == 1
              : levels > 1 || !object_scalar(key, &v))
        return false;
    for (size_t l = 0; tuple && l < levels; l++)
        if (!object_scalar(as_list(key)->v[l], &v))
            return false;
    for (size_t i = 0; i < to.n; i++)
        if (has_label(to, i, key))
            return false;
    return true;
}

/* Returns column x with one more cell: the only cell of the column `cell`, or a
   missing cell if `cell` is NULL. */
static const struct column *appended(struct eval *ev, const struct df_expr *at,
                                     const struct column *x,
                                     const struct column *cell)
{
    const struct column **from = NEW_N(ev->a, const struct column *, 2);
    uint32_t *which = NEW_N(ev->a, uint32_t, x->n + 1);
    uint32_t *rows = NEW_N(ev->a, uint32_t, x->n + 1);
    if (!eval_spend(ev, at, x->n + 1, sizeof(struct value)))
        return NULL;
    for (size_t i = 0; i < x->n; i++)
        rows[i] = (uint32_t)i;
    which[x->n] = cell != NULL;
    rows[x->n] = cell ? 0 : ORIGIN_NO_ROW;
    from[0] = x;
    from[1] = cell;
    const struct pick p = {from, cell ? 2 : 1, which, rows, x->n + 1};
    return units_pick(ev, at, x->name, &p);
}

/* Sets *index and *n_index to the row labels `to` with `label` appended. Leaves
   both unchanged if the rows are numbered and `label` is the next number. */
static bool add_label(struct eval *ev, const struct df_expr *at,
                      struct labels to, struct object label,
                      const struct column ***index, size_t *n_index)
{
    bool next = !to.n_levels && label.type == OBJECT_INT &&
                as_int(label) == (int64_t)to.n;
    if (next)
        return true;
    const struct column **old =
        labels_of_rows(ev, at, to.v, to.n_levels, to.n, n_index);
    *index = NEW_N(ev->a, const struct column *, *n_index);
    for (size_t l = 0; old && l < *n_index; l++) {
        struct value v;
        object_scalar(level_of(label, l), &v);
        const struct column *cell =
            eval_infer(ev, at, old[l]->name, &v, 1, NULL, 0);
        const struct column *made = NULL;
        if (cell && to.n)
            made = appended(ev, at, old[l], cell);
        else if (cell)
            made = labels_from_script(ev->a, cell);
        if (!made)
            return false;
        (*index)[l] = made;
    }
    return old != NULL;
}

/* If x is a column of bools, and the new cell is an integer or missing (`cell`
   is NULL), returns x as a column of numbers, as pandas 1.5 does. Otherwise
   returns x. */
static const struct column *as_numbers(struct eval *ev,
                                       const struct df_expr *at,
                                       const struct column *x,
                                       const struct column *cell)
{
    if (x->type != COLUMN_BOOL || (cell && cell->type != COLUMN_INT))
        return x;
    struct value *v = NEW_N(ev->scratch, struct value, x->n + 1);
    for (size_t i = 0; i < x->n; i++)
        v[i] = cell ? (struct value){.type = VALUE_INT, .i = x->b[i]}
                    : (struct value){.type = VALUE_FLOAT, .f = x->b[i]};
    return eval_infer(ev, at, x->name, v, x->n, &x, 1);
}

/* Appends a row to the columns of f. cells[i] is a column with a single row,
   the new cell of column i; NULL if the cell is missing. `numbers`: convert
   columns with as_numbers first. */
static bool append(struct eval *ev, const struct df_expr *at, struct frame *f,
                   struct object label, const struct column *const *cells,
                   bool numbers)
{
    struct frame made = *f;
    made.columns = NEW_N(ev->a, const struct column *, f->n_columns);
    if (!add_label(ev, at, align_frame_labels(f), label, &made.index,
                   &made.n_index))
        return false;
    for (size_t i = 0; i < f->n_columns; i++) {
        const struct column *x =
            f->n && numbers ? as_numbers(ev, at, f->columns[i], cells[i])
                            : f->columns[i];
        if (!x)
            return false;
        made.columns[i] = f->n || !cells[i]
                              ? appended(ev, at, x, cells[i])
                              : column_rename(ev->a, cells[i], x->name);
        if (!made.columns[i])
            return false;
    }
    made.n = f->n + 1;
    *f = made;
    return true;
}

/* Converts the values of a list as pandas does when it makes a series of the
   list first: if all values are numbers or missing and not all are integers,
   integers become floats. Returns true if the series has no common type. */
static bool make_alike(struct value *v, size_t n)
{
    bool numbers = true, whole = true;
    for (size_t i = 0; i < n; i++) {
        numbers &= v[i].type == VALUE_INT || v[i].type == VALUE_FLOAT ||
                   v[i].type == VALUE_NA;
        whole &= v[i].type == VALUE_INT;
    }
    for (size_t i = 0; numbers && !whole && i < n; i++)
        if (v[i].type == VALUE_INT)
            v[i] = (struct value){.type = VALUE_FLOAT,
                                  .known_digits = v[i].known_digits,
                                  .f = (double)v[i].i};
    return !numbers;
}

/* Sets cells[i] to a column whose only cell is the object of[i]. Leaves
   cells[i] unchanged if the object is missing, with two exceptions. First: f
   has no rows. Second: the objects have no common type and column i of f does
   not contain floats; the cell is then None. `mixed`: the caller knows that the
   objects have no common type. */
static bool written(struct eval *ev, const struct df_expr *at,
                    const struct frame *f, const struct object *of, bool mixed,
                    const struct column **cells)
{
    size_t n = f->n_columns;
    struct value *v = NEW_N(ev->scratch, struct value, n + 1);
    for (size_t i = 0; i < n; i++)
        if (!object_scalar(of[i], &v[i]))
            return instead_no_cell(ev, eval_item(at, i), of[i], "data");
    mixed = mixed || make_alike(v, n);
    for (size_t i = 0; i < n; i++) {
        bool none = v[i].type == VALUE_NA && mixed &&
                    f->columns[i]->type != COLUMN_FLOAT;
        str name = f->columns[i]->name;
        if (scalar_missing(v[i]) && f->n && !none)
            continue;
        cells[i] = none ? eval_objects(ev, at, name, &v[i], 1, NULL, 0)
                        : eval_infer(ev, at, name, &v[i], 1, NULL, 0);
        if (!cells[i])
            return false;
    }
    return true;
}

/* Sets cells[i] to the cell of s that is labelled with the name of column i of
   f. */
static bool by_name(struct eval *ev, const struct df_expr *at,
                    const struct frame *f, const struct series *s,
                    const struct column **cells)
{
    struct labels across = {.n = f->n_columns};
    bool all;
    across.v = labels_of_columns(ev, at, f, &across.n_levels);
    const uint32_t *rows =
        across.v ? align_to(ev, at, align_series_labels(s), across, &all)
                 : NULL;
    if (!rows || !eval_spend(ev, at, f->n_columns, sizeof(struct column)))
        return false;
    const struct column *taken =
        column_take(ev->a, s->column, rows, f->n_columns);
    for (size_t i = 0; i < f->n_columns; i++) {
        uint32_t *row = NEW(ev->a, uint32_t);
        *row = (uint32_t)i;
        if (column_is_missing(taken, i) && f->n)
            continue;
        struct value v = column_value(taken, i);
        cells[i] = column_take(ev->a, taken, row, 1);
        if (taken->type == COLUMN_OBJECT) /* pandas infers the type of each cell
                                             again */
            cells[i] = eval_infer(ev, at, STR_NONE, &v, 1, &cells[i], 1);
        if (!cells[i])
            return false;
    }
    return true;
}

bool enlarge_frame(struct eval *ev, const struct df_expr *at, struct frame *f,
                   struct object label, struct object value)
{
    size_t n = f->n_columns;
    const struct column **cells = NEW_N(ev->scratch, const struct column *, n);
    struct object *of = NEW_N(ev->scratch, struct object, n + 1);
    struct list l = {0};
    bool array =
        object_is_array(value) ||
        (value.type == OBJECT_SERIES && as_series(value)->kind != SERIES_PLAIN);
    if (n == 0)
        return eval_fault(ev, DIAG_DF_VALUE, at,
                          "the frame has no columns for this row") ||
               eval_help(ev, "name them first, as in "
                             "pd.DataFrame(columns=['a', 'b'])");
    if (value.type == OBJECT_SERIES && !array)
        return by_name(ev, at, f, as_series(value), cells) &&
               append(ev, at, f, label, cells, true);
    if (value.type == OBJECT_LIST || array) {
        if (!iterate(ev, at, value, &l))
            return false;
        if (l.n != n)
            return eval_fault(ev, DIAG_DF_VALUE, at,
                              "the row has %zu value%s, but the frame has %zu "
                              "column%s",
                              l.n, STR_S(l.n), n, STR_S(n)) ||
                   eval_help(ev, "give one value for each column, or a dict "
                                 "whose keys are column names");
    }
    for (size_t i = 0; i < n; i++) {
        struct object *x = NULL;
        struct object name = object_of_name(ev->scratch, f->columns[i]->name);
        if (value.type == OBJECT_DICT)
            x = object_dict_get(as_dict(value), name);
        of[i] = l.n                         ? l.v[i]
                : value.type != OBJECT_DICT ? value
                : x                         ? *x
                                            : object_float(__builtin_nan(""));
    }
    return written(ev, at, f, of, value.type == OBJECT_DICT, cells) &&
           append(ev, at, f, label, cells, true);
}

bool enlarge_missing(struct eval *ev, const struct df_expr *at, struct frame *f,
                     struct object label)
{
    const struct column **none =
        NEW_N(ev->scratch, const struct column *, f->n_columns);
    return append(ev, at, f, label, none, false);
}

bool enlarge_series(struct eval *ev, const struct df_expr *at, struct series *s,
                    struct object label, struct object value)
{
    struct value v;
    struct frame f = object_series_frame(s);
    const struct column *own[] = {f.columns[0]}, *cell = NULL;
    f.columns = own;
    if (!object_scalar(value, &v))
        return instead_no_cell(ev, at, value, "data");
    bool none = scalar_missing(v) && f.n;
    if (!none)
        cell = eval_infer(ev, at, own[0]->name, &v, 1, NULL, 0);
    if ((!none && !cell) || !append(ev, at, &f, label, &cell, false))
        return false;
    s->column = f.columns[0];
    s->index = f.index;
    s->n_index = f.n_index;
    return true;
}
