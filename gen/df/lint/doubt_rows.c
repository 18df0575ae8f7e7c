// SPDX-License-Identifier: MIT
// doubt_rows: for each row of a result, compares the origins of the cells: rows
// of a group, or lines of a file.
#include "df/lint/doubt_rows.h"

#include <stdlib.h>

#include "base/buf.h"
#include "base/calendar.h"
#include "base/codes/result.h"
#include "frame/number.h"
#include "frame/saying.h"
#include "lineage/lineage.h"

enum { ROWS_MAX = 2000, COLUMNS_MAX = 50 };

/* ---- independent aggregates of columns ---- */

/* Returns the aggregate from which filters or sorts moved c, or c itself if c
   is an aggregate. NULL if c comes from no aggregate. */
static const struct column *aggregate_of(const struct column *c)
{
    c = column_before_moves(c);
    return c->origin->kind == ORIGIN_GROUP ? c : NULL;
}

static bool is_extreme(const struct column *c)
{
    return str_eq(c->origin->text, S("max")) ||
           str_eq(c->origin->text, S("min"));
}

/* Whether an aggregate selects one string from each group. */
static bool selects_string(const struct column *c)
{
    return c->type == COLUMN_STR &&
           (is_extreme(c) || str_eq(c->origin->text, S("first")) ||
            str_eq(c->origin->text, S("last")));
}

static bool same_cell(const struct column *x, size_t i, const struct column *y,
                      size_t k)
{
    struct value v = column_value(x, i), w = column_value(y, k);
    return v.type == VALUE_STR ? w.type == VALUE_STR && str_eq(v.s, w.s)
                               : value_order(v, w) == 0;
}

/* Whether some row of group i contains both values: cell i of t and cell i of
   x. */
static bool is_in_row(const struct column *t, const struct column *x, size_t i)
{
    const struct origin *o = t->origin;
    for (size_t k = o->group.starts[i]; k < o->group.starts[i + 1]; k++) {
        size_t row = o->group.members[k];
        if (same_cell(t, i, o->group.from, row) &&
            same_cell(x, i, x->origin->group.from, row))
            return true;
    }
    return false;
}

/* Reports a group for which the string in t and the extreme number in x come
   from different rows. t and x are aggregates, which the report calls text_name
   and name. Returns whether it reported a group. */
static bool check_pair(struct eval *ev, const struct column *t, str text_name,
                       const struct column *x, str name)
{
    struct buf b = {.a = ev->scratch};
    size_t i = 0;
    if (t->origin->group.members != x->origin->group.members || t->n != x->n ||
        !is_extreme(x) || x->type > COLUMN_FLOAT)
        return false;
    while (i < t->n && (column_is_missing(t, i) || column_is_missing(x, i) ||
                        calendar_is_iso(t->s[i]) || is_in_row(t, x, i)))
        i++;
    if (i == t->n)
        return false;
    value_put(&b, column_value(x, i));
    diag_at(ev->d, DIAG_DF_ROWS_MIXED, x->origin->pos,
            str_fmt(ev->scratch,
                    "'%.*s' (%.*s) and '%.*s' (%.*s) come from different "
                    "rows of a group: no row has both '%.*s' and %.*s",
                    STR_ARG(name_text(ev->scratch, text_name)),
                    STR_ARG(t->origin->text),
                    STR_ARG(name_text(ev->scratch, name)),
                    STR_ARG(x->origin->text), STR_ARG(t->s[i]),
                    STR_ARG(buf_str(&b))));
    diag_help(ev->d,
              "df.loc[df.groupby(...)['%.*s'].idx%.*s()] selects whole rows",
              STR_ARG(name_text(ev->scratch, x->origin->group.from->name)),
              STR_ARG(x->origin->text));
    return true;
}

static bool check_aggregates(struct eval *ev, const struct frame *f)
{
    for (size_t i = 0; i < f->n_columns; i++) {
        const struct column *t = aggregate_of(f->columns[i]);
        if (!t || !selects_string(t) ||
            saying_of(f->columns[i]->name) & SAYING_WHEN)
            continue;
        for (size_t k = 0; k < f->n_columns; k++) {
            const struct column *x = aggregate_of(f->columns[k]);
            if (x && x != t &&
                check_pair(ev, t, f->columns[i]->name, x, f->columns[k]->name))
                return true;
        }
    }
    return false;
}

/* ---- columns in different orders ---- */

/* A column of the result whose cells were copied unchanged from a file. */
struct traced {
    /* shown: the column in the result; file: the column as read */
    const struct column *shown, *file;
    uint32_t *lines; /* for each row of `shown`, the line of its cell in the
                        file */
};

/* Whether the cells of c were copied unchanged from a file, and moved only by
   filters, sorts and the like, not by a match of keys. */
static bool is_moved_by_position(const struct column *c)
{
    for (; c->origin->kind == ORIGIN_TAKE; c = c->origin->take.from)
        if (c->origin->take.match)
            return false;
    return c->origin->kind == ORIGIN_FILE;
}

/* Whether both columns come from one file and were moved by the same
   operations. */
static bool is_moved_alike(const struct column *x, const struct column *y)
{
    const struct origin *o = x->origin, *p = y->origin;
    while (o->kind == ORIGIN_TAKE && p->kind == ORIGIN_TAKE &&
           o->take.rows == p->take.rows) {
        o = o->take.from->origin;
        p = p->take.from->origin;
    }
    return o->kind == ORIGIN_FILE && p->kind == ORIGIN_FILE &&
           o->file.lines == p->file.lines;
}

/* Finds the column of a file from which the cells of c were copied unchanged,
   and the line of each cell, and sets *t. Returns false if
   is_moved_by_position(c) is false, if a cell does not come from a row of the
   file, or if c has no rows. */
static bool trace(struct eval *ev, const struct column *c, struct traced *t)
{
    if (!is_moved_by_position(c))
        return false;
    *t = (struct traced){.shown = c,
                         .lines = NEW_N(ev->scratch, uint32_t, c->n)};
    for (size_t i = 0; i < c->n; i++) {
        const struct column *from = c;
        size_t row = i;
        if (!lineage_file(&from, &row))
            return false;
        t->file = from;
        t->lines[i] = from->origin->file.lines[row];
    }
    return t->file != NULL;
}

static int by_line(const void *x, const void *y)
{
    uint32_t a = *(const uint32_t *)x, b = *(const uint32_t *)y;
    return (a > b) - (a < b);
}

/* Whether x and y contain cells of the same lines in different orders. Sets
 *row to the first row in which the order differs. */
static bool is_reordered(struct eval *ev, const struct traced *x,
                         const struct traced *y, size_t n, size_t *row)
{
    uint32_t *v = NEW_N(ev->scratch, uint32_t, n);
    uint32_t *w = NEW_N(ev->scratch, uint32_t, n);
    for (*row = 0; *row < n && x->lines[*row] == y->lines[*row];)
        ++*row;
    if (*row == n)
        return false;
    memcpy(v, x->lines, n * sizeof *v);
    memcpy(w, y->lines, n * sizeof *w);
    qsort(v, n, sizeof *v, by_line);
    qsort(w, n, sizeof *w, by_line);
    return memcmp(v, w, n * sizeof *v) == 0;
}

/* Reports that `row` of the result combines a key in k with a cell of x that
   belongs to another key. own_line is the line, in the file of x, of the cell
   that belongs to the key in k; 0 if unknown. */
static void report_order(struct eval *ev, const struct traced *k,
                         const struct traced *x, size_t row, uint32_t own_line)
{
    struct buf b = {.a = ev->scratch};
    struct pos at = place_of_cell(&ev->places, x->shown, row);
    value_put(&b, column_value(k->shown, row));
    diag_at(ev->d, DIAG_DF_ROWS_MIXED, at,
            str_fmt(ev->scratch,
                    "row '%.*s' of the result has the '%.*s' of another row, "
                    "which is at %.*s:%u",
                    STR_ARG(buf_str(&b)),
                    STR_ARG(name_text(ev->scratch, x->shown->name)),
                    STR_ARG(at.src->name), at.line));
    if (own_line)
        diag_help(
            ev->d,
            "its own value is in %.*s:%u; the script joins rows by position, "
            "as .values, lists and concat(axis=1) do: sort both frames the "
            "same way, or merge them",
            STR_ARG(at.src->name), own_line);
    else
        diag_help(ev->d,
                  "the script joins rows by position, as .values, lists and "
                  "concat(axis=1) do: merge the frames by their key");
}

/* Returns the column of keys in the file of x, or NULL if none is found.
   Searches the frames of the script for a column of strings from the file of x.
   The header of this column in the file must equal the header of k in the file
   of k. */
static const struct column *key_beside(const struct eval *ev,
                                       const struct traced *k,
                                       const struct traced *x)
{
    for (size_t i = 0; i < ev->names.n; i++) {
        const struct object *o = ev->names.v[i].value;
        const struct frame *f =
            o && o->type == OBJECT_FRAME ? as_frame(*o) : NULL;
        for (size_t n = 0; f && n < f->n_columns; n++) {
            const struct column *c = column_before_moves(f->columns[n]);
            if (c->type == COLUMN_STR && c->origin->kind == ORIGIN_FILE &&
                c->origin->file.src == x->file->origin->file.src &&
                c->n <= ROWS_MAX &&
                str_eq(c->origin->file.column, k->file->origin->file.column))
                return c;
        }
    }
    return NULL;
}

/* Reports a row that combines cells of two files although the cells belong to
   different keys. k contains the keys of the result's rows, and x is a column
   of the other file. Returns whether it reported a row. */
static bool check_files(struct eval *ev, const struct traced *k,
                        const struct traced *x)
{
    const struct column *key = key_beside(ev, k, x);
    const uint32_t *lines = key ? key->origin->file.lines : NULL;
    for (size_t row = 0; key && row < k->shown->n; row++) {
        size_t i = 0;
        while (i < key->n && lines[i] != x->lines[row])
            i++;
        str own = k->shown->s[row];
        if (i == key->n || !key->s[i].p || !own.p || str_eq(key->s[i], own) ||
            !column_has(key, own) || !column_has(k->shown, key->s[i]))
            continue;
        report_order(ev, k, x, row, 0);
        return true;
    }
    return false;
}

static bool is_unique(const struct column *c)
{
    for (size_t i = 1; i < c->n; i++)
        for (size_t k = 0; k < i; k++)
            if (str_eq(c->s[i], c->s[k]))
                return false;
    return true;
}

static void check_orders(struct eval *ev, const struct frame *f)
{
    struct traced v[COLUMNS_MAX];
    const struct traced *key = NULL;
    size_t n = 0, row;
    for (size_t i = 0; i < f->n_columns && n < COLUMNS_MAX; i++) {
        const struct column *c = f->columns[i];
        if ((key && is_moved_alike(key->shown, c)) || !trace(ev, c, &v[n]))
            continue;
        if (!key && c->type == COLUMN_STR)
            key = &v[n];
        n++;
    }
    for (size_t i = 0; key && i < n; i++) {
        if (&v[i] == key)
            continue;
        bool same = v[i].file->origin->file.src == key->file->origin->file.src;
        if (!same && is_unique(key->shown) && check_files(ev, key, &v[i]))
            return;
        if (!same || !is_reordered(ev, key, &v[i], f->n, &row))
            continue;
        report_order(ev, key, &v[i], row, key->lines[row]);
        return;
    }
}

void doubt_rows(struct eval *ev, const struct frame *f)
{
    if (!diag_is_on(ev->d, DIAG_DF_ROWS_MIXED) || f->n < 2 || f->n > ROWS_MAX ||
        check_aggregates(ev, f))
        return;
    check_orders(ev, f);
}
