// SPDX-License-Identifier: MIT
// patch: writes cells into columns. Copies all cells as values, replaces some,
// and chooses the type of the new column.
#include "df/indexing/patch.h"

#include <math.h>

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/indexing/align.h"
#include "df/runtime/category.h"
#include "df/runtime/instead.h"
#include "df/runtime/iterate.h"
#include "df/runtime/labels.h"
#include "df/runtime/masked.h"
#include "df/runtime/represent.h"
#include "df/runtime/scalar.h"
#include "df/runtime/time.h"
#include "df/runtime/units.h"
#include "frame/nullable.h"
#include "frame/pick.h"
#include "load/json/json_columns.h"

/* Converts *v to the value of a cell in a column of type `type`. If such a
   column cannot contain the value, leaves *v unchanged and returns false. */
static bool fits_type(enum column_type type, struct value *v)
{
    bool missing = scalar_missing(*v);
    switch (type) {
    case COLUMN_INT:
        if (v->type == VALUE_FLOAT && !missing && v->f == floor(v->f) &&
            v->f >= -0x1p63 && v->f < 0x1p63)
            *v = (struct value){.type = VALUE_INT, .i = (int64_t)v->f};
        return v->type == VALUE_INT;
    case COLUMN_FLOAT:
        if (v->type == VALUE_INT)
            *v = (struct value){.type = VALUE_FLOAT, .f = (double)v->i};
        return v->type == VALUE_FLOAT || missing;
    case COLUMN_BOOL: return v->type == VALUE_BOOL;
    case COLUMN_DATE: return v->type == VALUE_DATE || missing;
    case COLUMN_SPAN: return v->type == VALUE_SPAN || missing;
    default: return v->type == VALUE_STR || missing;
    }
}

/* Returns the type of a column that can contain both the cells of `old` and the
   n values v. */
static enum column_type new_type(const struct column *old, struct value *v,
                                 size_t n)
{
    bool fits = true, numbers = old->type <= COLUMN_FLOAT;
    const struct dtype *d = nullable_of(old);
    if (d && d->cells != COLUMN_INT && d->cells != COLUMN_BOOL)
        return d->cells;
    if (d || old->type == COLUMN_OBJECT)
        return COLUMN_OBJECT;
    for (size_t i = 0; i < n; i++) {
        struct value x = v[i];
        fits &= fits_type(old->type, &x) &&
                (x.type != VALUE_STR || x.json == json_holds(old)) &&
                !(x.na && old->type == COLUMN_STR) &&
                (x.type != VALUE_DATE || x.zone == old->zone);
        numbers &=
            x.type == VALUE_INT || x.type == VALUE_FLOAT || x.type == VALUE_NA;
    }
    return fits ? old->type : numbers ? COLUMN_FLOAT : COLUMN_OBJECT;
}

/* Checks that the n values v are missing or categories of `old`; reports any
   other value and returns false. */
static bool check_categories(struct eval *ev, const struct df_expr *at,
                             const struct column *old, const struct value *v,
                             size_t n)
{
    const struct column *list = old->dtype->categories;
    if (!eval_steps(ev, at, n * list->n / 8))
        return false;
    for (size_t i = 0; i < n; i++) {
        size_t k = 0;
        if (scalar_missing(v[i]))
            continue;
        while (k < list->n && !object_same(object_value(column_value(list, k)),
                                           object_value(v[i])))
            k++;
        if (k < list->n)
            continue;
        eval_fault(ev, DIAG_DF_VALUE, at,
                   "%.*s is not one of the categories of column '%.*s'",
                   STR_ARG(represent_short(ev, at, object_value(v[i]))),
                   STR_ARG(name_text(ev->scratch, old->name)));
        diag_help(ev->d,
                  "first add the category: df['%.*s'] = "
                  "df['%.*s'].cat.add_categories([%.*s])",
                  STR_ARG(name_text(ev->scratch, old->name)),
                  STR_ARG(name_text(ev->scratch, old->name)),
                  STR_ARG(represent_short(ev, at, object_value(v[i]))));
        return false;
    }
    return true;
}

/* Reports the first of the n values v that a cell of nullable column `old`
   cannot contain, and returns false. */
static bool check_nullable(struct eval *ev, const struct df_expr *at,
                           const struct column *old, struct value *v, size_t n)
{
    const struct dtype *d = nullable_of(old);
    for (size_t i = 0; d && i < n; i++) {
        if (scalar_missing(v[i]) || fits_type(d->cells, &v[i]))
            continue;
        eval_fault(
            ev, DIAG_DF_VALUE, at, "%.*s does not fit into a column of type %s",
            STR_ARG(represent_short(ev, at, object_value(v[i]))), d->name);
        return eval_help(ev, v[i].type == VALUE_FLOAT
                                 ? "convert the column first: "
                                   ".astype('Float64')"
                                 : "convert the column first: "
                                   ".astype('object')");
    }
    return true;
}

/* Returns the origin of the new column. The origin of a written row is the cell
   of `from` that was written to it last. Other rows have the origin of
   `old`. */
static const struct origin *
patched_origin(struct eval *ev, const struct df_expr *at,
               const struct column *old, const uint32_t *rows, size_t n,
               const struct column *from, const uint32_t *from_rows)
{
    const struct column **both = NEW_N(ev->a, const struct column *, 2);
    uint32_t *which = NEW_N(ev->a, uint32_t, old->n + 1);
    uint32_t *source_rows = NEW_N(ev->a, uint32_t, old->n + 1);
    both[0] = old;
    both[1] = from;
    for (size_t i = 0; i < old->n; i++)
        source_rows[i] = (uint32_t)i;
    for (size_t i = 0; i < n; i++) {
        which[rows[i]] = 1;
        source_rows[rows[i]] = from_rows ? from_rows[i] : (uint32_t)i;
    }
    const struct pick p = {both, 2, which, source_rows, old->n};
    return pick_origin(ev->a, eval_pos(ev, at), &p);
}

const struct column *patch_column(struct eval *ev, const struct df_expr *at,
                                  const struct column *old,
                                  const uint32_t *rows, const struct value *v,
                                  size_t n, size_t typed,
                                  const struct column *from,
                                  const uint32_t *from_rows)
{
    void *cells;
    struct value *values = NEW_N(ev->scratch, struct value, typed);
    for (size_t i = 0; i < typed; i++)
        values[i] = v[i];
    if (!from)
        time_cells(ev, at, old, values, typed);
    enum column_type type = new_type(old, values, typed);
    if ((category_is(old) && !check_categories(ev, at, old, values, typed)) ||
        !check_nullable(ev, at, old, values, n))
        return NULL;
    if (!from) {
        from = eval_objects(ev, at, old->name, v, n, NULL, 0);
        from_rows = NULL;
    }
    struct column *c =
        eval_column(ev, at, old->name, type, old->n, &cells, NULL, 0);
    if (!c || !from || !eval_spend(ev, at, old->n, 2 * sizeof *rows))
        return NULL;
    c->origin = patched_origin(ev, at, old, rows, n, from, from_rows);
    const struct column *both[] = {old, from};
    c->unit = units_agree(ev, at, both, 2) ? units_of(ev->a, old) : NULL;
    c->dtype = old->dtype;
    for (size_t i = 0; i < old->n; i++)
        eval_put(ev, c, cells, i, column_value(old, i));
    for (size_t i = 0; i < n; i++) {
        if (type != COLUMN_OBJECT)
            fits_type(type, &values[i]);
        eval_put(ev, c, cells, rows[i], values[i]);
    }
    c->zone = type == COLUMN_DATE ? old->zone : 0;
    return nullable_of(old) ? masked_column(ev, at, c, old->dtype) : c;
}

/* ---- frames ---- */

struct patching {
    struct eval *ev;
    const struct df_expr *at;
    struct frame *f;
    const struct patch *p;
    struct value *v; /* one value for each row of the patch; room for one
                        more */
    uint32_t *from;  /* for each value, its row in the source column */
    bool scalar;     /* all values are the same */
};

static bool finish(struct patching *j, size_t k, const struct column *from)
{
    size_t column = j->p->columns[k], n = j->p->n_rows;
    const struct column *c =
        patch_column(j->ev, j->at, j->f->columns[column], j->p->rows, j->v, n,
                     j->scalar && !n ? 1 : n, from, from ? j->from : NULL);
    if (c)
        j->f->columns[column] = c;
    return c != NULL;
}

/* Writes column c to column k of the patch. `from` are the row labels of c.
   Rows are matched by label if `by_label` is true, else in order. */
static bool from_column(struct patching *j, size_t k, struct labels from,
                        const struct column *c, bool by_label)
{
    const uint32_t *rows = NULL;
    bool all;
    units_assigned(j->ev, j->at, j->f->columns[j->p->columns[k]], c);
    if (by_label && !align_same(from, align_frame_labels(j->f))) {
        rows = align_to(j->ev, j->at, from, align_frame_labels(j->f), &all);
        if (!rows)
            return false;
    }
    if (!by_label && c->n != j->p->n_rows)
        return eval_fault(j->ev, DIAG_DF_VALUE, j->at,
                          "cannot assign %zu value%s to %zu row%s", c->n,
                          STR_S(c->n), j->p->n_rows, STR_S(j->p->n_rows)) ||
               eval_help(j->ev, "give one value for each row, or a single "
                                "value for all");
    for (size_t i = 0; i < j->p->n_rows; i++) {
        size_t row = by_label ? j->p->rows[i] : i;
        size_t from_row = rows ? rows[row] : row;
        j->from[i] = (uint32_t)from_row;
        j->v[i] = from_row == ORIGIN_NO_ROW ? (struct value){0}
                                            : column_value(c, from_row);
    }
    return finish(j, k, c);
}

/* Writes the elements of a list: one for each row if the key selects a single
   column, else one for each column. */
static bool from_list(struct patching *j, const struct list *l)
{
    const struct patch *p = j->p;
    bool down = p->one_column ||
                (!p->one_row && l->n == p->n_rows && p->n_columns == 1);
    size_t want = down ? p->n_rows : p->n_columns;
    if (l->n != want)
        return eval_fault(j->ev, DIAG_DF_VALUE, j->at,
                          "cannot assign %zu value%s to %zu %s%s", l->n,
                          STR_S(l->n), want, down ? "row" : "column",
                          STR_S(want)) ||
               eval_help(j->ev, down ? "give one value for each row, or a "
                                       "single value for all"
                                     : "give one value for each column, or a "
                                       "single value for all");
    for (size_t k = 0; k < p->n_columns; k++) {
        units_assigned(j->ev, j->at, j->f->columns[p->columns[k]],
                       l->unit_column);
        for (size_t i = 0; i < p->n_rows; i++)
            if (!object_scalar(l->v[down ? i : k], &j->v[i]))
                return instead_no_cell(j->ev, j->at, l->v[down ? i : k],
                                       "data");
        if (!finish(j, k, NULL))
            return false;
    }
    return true;
}

/* Writes a series to a row. Each column gets the cell whose row label is the
   column's name. */
static bool from_names(struct patching *j, const struct series *s)
{
    const struct patch *p = j->p;
    struct labels across = {.n = p->n_columns};
    struct frame some = *j->f;
    bool all;
    some.columns = NEW_N(j->ev->scratch, const struct column *, p->n_columns);
    for (size_t k = 0; k < p->n_columns; k++)
        some.columns[k] = j->f->columns[p->columns[k]];
    some.n_columns = p->n_columns;
    across.v = labels_of_columns(j->ev, j->at, &some, &across.n_levels);
    const uint32_t *rows =
        across.v ? align_to(j->ev, j->at, align_series_labels(s), across, &all)
                 : NULL;
    for (size_t k = 0; rows && k < p->n_columns; k++) {
        units_assigned(j->ev, j->at, some.columns[k], s->column);
        j->from[0] = rows[k];
        j->v[0] = rows[k] == ORIGIN_NO_ROW ? (struct value){0}
                                           : column_value(s->column, rows[k]);
        if (!finish(j, k, s->column))
            return false;
    }
    return rows != NULL;
}

/* Writes a dict to a row. Each column gets the value whose key is the column's
   name. */
static bool from_dict(struct patching *j, const struct dict *d)
{
    struct list l = {0};
    for (size_t k = 0; k < j->p->n_columns; k++) {
        str name = j->f->columns[j->p->columns[k]]->name;
        struct object *x =
            object_dict_get(d, object_of_name(j->ev->scratch, name));
        vec_push(j->ev->scratch, &l, x ? *x : object_float((double)NAN));
    }
    return from_list(j, &l);
}

static bool from_frame(struct patching *j, const struct frame *g)
{
    for (size_t k = 0; k < j->p->n_columns; k++) {
        str name = j->f->columns[j->p->columns[k]]->name;
        size_t i = frame_find(g, name);
        if (i == STR_NPOS)
            return eval_no_column(j->ev, j->at, name, g);
        if (!from_column(j, k, align_frame_labels(g), g->columns[i], true))
            return false;
    }
    return true;
}

bool patch_frame(struct eval *ev, const struct df_expr *at, struct frame *f,
                 const struct patch *p, struct object value)
{
    struct patching j = {.ev = ev, .at = at, .f = f, .p = p};
    struct value v;
    struct frame *own = object_own_frame(ev->a, f);
    f->columns = own->columns; /* own->columns is a copy: other frames may share
                                  f->columns */
    if (!eval_spend(ev, at, p->n_rows, sizeof v))
        return false;
    j.v = NEW_N(ev->scratch, struct value, p->n_rows + 1);
    j.from = NEW_N(ev->scratch, uint32_t, p->n_rows + 1);
    if (value.type == OBJECT_LIST)
        return from_list(&j, as_list(value));
    if (value.type == OBJECT_DICT && p->one_row && !p->one_column)
        return from_dict(&j, as_dict(value));
    if (value.type == OBJECT_FRAME)
        return from_frame(&j, as_frame(value));
    bool series = value.type == OBJECT_SERIES;
    if (!series && !object_scalar(value, &v))
        return instead_no_cell(ev, at, value, "data");
    if (series && p->one_row && !p->one_column &&
        as_series(value)->kind == SERIES_PLAIN)
        return from_names(&j, as_series(value));
    j.scalar = !series;
    for (size_t k = 0; k < p->n_columns; k++) {
        for (size_t i = 0; !series && i <= p->n_rows; i++)
            j.v[i] = v;
        bool ok =
            series ? from_column(&j, k, align_series_labels(as_series(value)),
                                 as_series(value)->column,
                                 as_series(value)->kind == SERIES_PLAIN)
                   : finish(&j, k, NULL);
        if (!ok)
            return false;
    }
    return true;
}
