// SPDX-License-Identifier: MIT
// margins: computes margins as pandas/core/reshape/pivot.py does. The last
// column is the pivot table without the keys of columns, the last row the pivot
// table without the keys of rows. The corner aggregates all rows.
#include "df/reshape/margins.h"

#include "base/codes/df.h"
#include "base/codes/result.h"
#include "df/aggregate/aggregate_agg.h"
#include "df/elementwise/fillna.h"
#include "df/indexing/align.h"
#include "df/runtime/scalar.h"
#include "df/runtime/units.h"
#include "frame/pick.h"

static struct value string_value(str s)
{
    return (struct value){.type = VALUE_STR, .s = s};
}

/* ---- the last row ---- */

const struct column *margins_below(struct call *c, const struct column *x,
                                   const struct column *below, uint32_t row,
                                   struct value fill)
{
    struct eval *ev = c->ev;
    size_t n = x->n + 1;
    const struct column **from = NEW_N(ev->a, const struct column *, 2);
    if (!eval_spend(ev, c->at, n, 2 * sizeof(uint32_t) + sizeof(str)))
        return NULL;
    uint32_t *which = NEW_N(ev->a, uint32_t, n);
    uint32_t *rows = NEW_N(ev->a, uint32_t, n);
    bool missing = row == ORIGIN_NO_ROW || column_is_missing(below, row);
    if (missing && !scalar_missing(fill)) {
        below = eval_constant(ev, c->at, x->name, fill, 1);
        missing = false;
        row = 0;
    }
    for (size_t i = 0; i < x->n; i++) {
        which[i] = 0;
        rows[i] = (uint32_t)i;
    }
    which[x->n] = !missing;
    rows[x->n] = missing ? ORIGIN_NO_ROW : row;
    from[0] = x;
    from[1] = below;
    const struct pick p = {from, missing ? 1 : 2, which, rows, n};
    return below ? units_pick(ev, c->at, x->name, &p) : NULL;
}

const struct column **margins_labels(struct call *c, const struct frame *f,
                                     str name)
{
    const struct column **v =
        NEW_N(c->ev->a, const struct column *, f->n_index + 1);
    for (size_t l = 0; l < f->n_index; l++) {
        const struct column *label = eval_constant(
            c->ev, c->at, STR_NONE, string_value(l ? S("") : name), 1);
        v[l] = label
                   ? margins_below(c, f->index[l], label, 0, (struct value){0})
                   : NULL;
        if (!v[l])
            return NULL;
    }
    return v;
}

/* ---- the rows that the margins count ---- */

static bool is_key(const struct margins *m, const struct column *x)
{
    for (size_t i = 0; i < m->n_rows; i++)
        if (m->rows[i] == x)
            return true;
    for (size_t i = 0; i < m->n_across; i++)
        if (m->across[i] == x)
            return true;
    return false;
}

/* Lists the columns that must have a value in each row: the keys, and the
   columns of values or, without values=, all columns. */
static const struct column **needed(const struct margins *m, size_t *n)
{
    const struct column **v =
        NEW_N(m->c->ev->scratch, const struct column *,
              m->f->n_columns + m->n_rows + m->n_across + m->n_values + 1);
    *n = 0;
    for (size_t i = 0; i < m->f->n_columns; i++) {
        bool counts = !m->values_given || is_key(m, m->f->columns[i]);
        for (size_t k = 0; k < m->n_values && !counts; k++)
            counts = str_eq(m->values[k]->name, m->f->columns[i]->name);
        if (counts)
            v[(*n)++] = m->f->columns[i];
    }
    return v;
}

/* Whether the table counts a row that the margins leave out. The margins leave
   out a row if one of the n columns v has no value in it; *lacks is set to the
   last such column. The table counts the row if two conditions hold. First:
   none of its keys is missing. Second: one of its values is present, or m->how
   is "size" or a function, which count rows without values, too. */
static bool is_left_out(const struct margins *m, const struct column *const *v,
                        size_t n, size_t row, const struct column **lacks)
{
    bool whole = !aggregate_name(m->how).p && m->how.type != OBJECT_DICT;
    bool counted = whole || str_eq(aggregate_name(m->how), S("size"));
    *lacks = NULL;
    for (size_t i = 0; i < n; i++) {
        bool missing = column_is_missing(v[i], row);
        if (missing && is_key(m, v[i]))
            return false;
        if (missing)
            *lacks = v[i];
        else
            counted |= !is_key(m, v[i]);
    }
    return *lacks && counted;
}

static void check_left_out(const struct margins *m,
                           const struct column *const *v, size_t n)
{
    struct eval *ev = m->c->ev;
    const struct column *lacks = NULL, *x;
    size_t rows = 0, first = 0;
    for (size_t i = 0; i < m->f->n; i++)
        if (is_left_out(m, v, n, i, &x)) {
            first = rows++ ? first : i;
            lacks = lacks ? lacks : x;
        }
    if (!rows)
        return;
    struct pos at = place_of_cell(&ev->places, lacks, first);
    str name = eval_column_called(ev, lacks);
    diag_at(
        ev->d, DIAG_DF_MARGINS, at.src ? at : eval_pos(ev, m->c->at),
        str_fmt(ev->scratch, "%zu of %zu row%s", rows, m->f->n, STR_S(m->f->n)),
        str_fmt(ev->scratch, "%.*s has no value in %s", STR_ARG(name),
                rows > 1 ? "the first of them" : "this row"));
    diag_help(ev->d, "to count the same rows in all cells, remove these rows "
                     "before the call, or make a table for each column of "
                     "values");
}

/* Returns the long table without the rows in which a key or value is missing.
   NULL if a limit is reached. */
static const struct frame *counted_rows(const struct margins *m)
{
    size_t n;
    const struct column **v = needed(m, &n);
    if (!m->drop)
        return m->f;
    check_left_out(m, v, n);
    return fillna_drop_rows(m->c->ev, m->c->at, m->f, v, n, n);
}

/* ---- faults ---- */

/* Reports a function for which pandas computes no margins, or computes the
   margins with another function than the cells. Returns false after reporting
   it. */
static bool check_function(const struct margins *m)
{
    static const str NONE[] = {S_INIT("first"), S_INIT("last"), S_INIT("size")};
    struct eval *ev = m->c->ev;
    const struct df_expr *at = call_at(m->c, PARAM_aggfunc);
    struct object how = m->how;
    str name = aggregate_name(how);
    if (how.type == OBJECT_STR && STR_AMONG(name, NONE)) {
        eval_fault(ev, DIAG_DF_UNSUPPORTED, at, "'%.*s' with margins=True",
                   STR_ARG(name));
        diag_help(ev->d, str_eq(name, S("size"))
                             ? "write aggfunc='count' or aggfunc=len"
                             : "use another function, such as 'sum', or remove "
                               "margins=True");
        return false;
    }
    if (how.type == OBJECT_METHOD &&
        (str_eq(name, S("std")) || str_eq(name, S("var")))) {
        eval_fault(ev, DIAG_DF_UNSUPPORTED, at, "'np.%.*s' with margins=True",
                   STR_ARG(name));
        diag_help(ev->d, "write aggfunc='%.*s'", STR_ARG(name));
        return false;
    }
    if (how.type == OBJECT_DICT && m->n_values != m->n_asked)
        return eval_fault(ev, DIAG_DF_VALUE, at,
                          "with margins=True, aggfunc= must have one function "
                          "for each column of values") ||
               eval_help(ev, "list the same columns in values= and aggfunc=");
    return true;
}

/* Reports a label of the table that equals the name of the margins. */
static bool check_name(const struct margins *m)
{
    struct eval *ev = m->c->ev;
    struct value name = string_value(m->name);
    bool twice = false;
    for (size_t i = 0; i < m->table->n_index; i++)
        for (size_t r = 0; r < m->table->n; r++)
            twice |=
                object_same(object_value(name),
                            object_value(column_value(m->table->index[i], r)));
    for (size_t i = 0; i < m->n_across; i++)
        for (size_t r = 0; r < m->labels[i]->n; r++)
            twice |= object_same(object_value(name),
                                 object_value(column_value(m->labels[i], r)));
    if (!twice)
        return true;
    eval_fault(
        ev, DIAG_DF_VALUE, call_at(m->c, PARAM_margins),
        "the margins would be named '%.*s', but a key already has this value",
        STR_ARG(m->name));
    return eval_help(ev, "give them another name, such as "
                         "margins_name='Total'");
}

static bool check(const struct margins *m)
{
    struct eval *ev = m->c->ev;
    if (!m->n_rows) {
        eval_fault(ev, DIAG_DF_UNSUPPORTED, call_at(m->c, PARAM_margins),
                   "margins=True without index=");
        return eval_help(
            ev, "pass the keys as index=, then transpose the table: .T");
    }
    for (size_t i = 0; i < m->n_values; i++)
        if (name_levels(m->values[i]->name) > 1)
            return eval_fault(ev, DIAG_DF_UNSUPPORTED,
                              call_at(m->c, PARAM_margins),
                              "margins=True for columns whose names have "
                              "several levels");
    if (!check_function(m))
        return false;
    if (!m->table->n)
        return eval_fault(ev, DIAG_DF_VALUE, call_at(m->c, PARAM_margins),
                          "the table has no rows for margins");
    return check_name(m);
}

/* ---- the margins ---- */

/* Aggregates the rows of f by n keys of the table. Returns a frame with a row
   for each combination of the keys, or NULL on a fault. */
static const struct frame *by_keys(const struct margins *m,
                                   const struct frame *f,
                                   const struct column *const *keys, size_t n)
{
    struct pivot_group g = {.f = f,
                            .keys = keys,
                            .n_keys = n,
                            .values = m->values,
                            .n_values = m->n_values,
                            .how = m->how,
                            .drop_intended = true,
                            .observed = object_bool(m->drop)};
    struct object made;
    if (!pivot_group(m->c, &g, &made))
        return NULL;
    struct frame whole = object_as_frame(&made);
    return object_own_frame(m->c->ev->a, &whole);
}

/* Returns the column of f with the name of x, or NULL if there is none. */
static const struct column *same_named(const struct frame *f,
                                       const struct column *x)
{
    size_t i = frame_find(f, x->name);
    return i == STR_NPOS ? NULL : f->columns[i];
}

/* Aggregates the column of f that has the name of x, over all rows. Returns a
   column with one cell. Returns NULL on failure, or if f has no such column. */
static const struct column *
corner(const struct margins *m, const struct frame *f, const struct column *x)
{
    struct eval *ev = m->c->ev;
    struct aggregation how = {.f = m->how, .at = call_at(m->c, PARAM_aggfunc)};
    if (m->how.type == OBJECT_DICT)
        how.f = *object_dict_get(as_dict(m->how),
                                 object_of_name(ev->scratch, x->name));
    bool builtin = how.f.type == OBJECT_METHOD &&
                   as_bound(how.f)->self.type == OBJECT_ABSENT;
    struct aggregated all = {same_named(f, x), f->index, f->n_index,
                             groups_whole(ev, m->c->at, f->n),
                             builtin ? REDUCE_PLAIN : REDUCE_PAIRWISE};
    return all.groups && all.column ? aggregate_column(ev, &how, &all) : NULL;
}

/* Returns the name of the margin column that follows the columns made from
   `value`. */
static str margin_name(const struct margins *m, const struct column *value)
{
    struct value v[NAME_LEVELS_MAX];
    size_t n = 0;
    if (m->named)
        v[n++] = eval_name_level(m->c->ev, value->name, 0);
    v[n++] = string_value(m->name);
    for (size_t i = 1; i < m->n_across && n < NAME_LEVELS_MAX; i++)
        v[n++] = string_value(S(""));
    return eval_make_name(m->c->ev, m->c->at, v, n);
}

/* The frames from which the margins are taken. `right` is aggregated by the
   keys of rows only: row right_rows[i] of `right` is the margin of row i of the
   table. `below` is aggregated by the keys of columns only: row below_rows[i]
   of `below` is the margin of column i of the table, for each column of
   values. */
struct margin_sides {
    const struct frame *all;           /* the rows that the margins count */
    const struct frame *right, *below; /* NULL without keys of columns */
    const uint32_t *right_rows, *below_rows;
};

static bool find_sides(const struct margins *m, struct margin_sides *s)
{
    struct call *c = m->c;
    bool all;
    if (!(s->all = counted_rows(m)))
        return false;
    if (!m->n_across)
        return true;
    s->right = by_keys(m, s->all, m->rows, m->n_rows);
    s->below = s->right ? by_keys(m, s->all, m->across, m->n_across) : NULL;
    if (!s->below)
        return false;
    struct labels columns = {m->labels, m->n_across, m->labels[0]->n};
    s->right_rows = align_to(c->ev, c->at, align_frame_labels(s->right),
                             align_frame_labels(m->table), &all);
    s->below_rows =
        align_to(c->ev, c->at, align_frame_labels(s->below), columns, &all);
    return s->right_rows && s->below_rows;
}

/* Appends to f the columns that show the values of column `value`: columns
   `from` to `to` - 1 of the table, each with its margin as the last cell, then
   the margin column. */
static bool add_columns(const struct margins *m, const struct margin_sides *s,
                        const struct column *value, size_t from, size_t to,
                        struct frame *f)
{
    struct call *c = m->c;
    const struct value none = {0};
    const struct column *last = corner(m, s->all, value), *x;
    if (!last)
        return false;
    for (size_t i = from; i < to; i++) {
        x = m->table->columns[i];
        x = m->n_across ? margins_below(c, x, same_named(s->below, value),
                                        s->below_rows[i - from], m->fill)
                        : margins_below(c, x, last, 0, none);
        if (!x)
            return false;
        f->columns[f->n_columns++] = x;
    }
    if (!m->n_across)
        return true;
    x = column_take(c->ev->a, same_named(s->right, value), s->right_rows,
                    m->table->n);
    x = margins_below(c, x, last, 0, none);
    if (x)
        f->columns[f->n_columns++] =
            column_rename(c->ev->a, x, margin_name(m, value));
    return x != NULL;
}

struct frame *margins_add(const struct margins *m)
{
    struct eval *ev = m->c->ev;
    struct frame *f = object_own_frame(ev->a, m->table);
    struct margin_sides s = {0};
    size_t each = m->n_values ? m->table->n_columns / m->n_values : 0;
    if (!check(m) || !find_sides(m, &s))
        return NULL;
    f->n = m->table->n + 1;
    f->n_columns = 0;
    f->columns = NEW_N(ev->a, const struct column *,
                       m->table->n_columns + m->n_values + 1);
    for (size_t i = 0; i < m->n_values; i++)
        if (!add_columns(m, &s, m->values[i], i * each, (i + 1) * each, f))
            return NULL;
    f->index = margins_labels(m->c, m->table, m->name);
    return f->index ? f : NULL;
}
