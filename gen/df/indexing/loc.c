// SPDX-License-Identifier: MIT
// loc: reads and writes cells by loc, iloc, at and iat. Each part of a key
// becomes a list of positions of rows or columns. A part that is a single label
// or position removes a dimension from the result.
#include "df/indexing/loc.h"

#include "base/calendar.h"
#include "base/codes/df.h"
#include "base/vec.h"
#include "df/indexing/align.h"
#include "df/indexing/assign.h"
#include "df/indexing/choose.h"
#include "df/indexing/date_label.h"
#include "df/indexing/enlarge.h"
#include "df/indexing/level_slice.h"
#include "df/indexing/patch.h"
#include "df/runtime/accessor.h"
#include "df/runtime/from_file.h"
#include "df/runtime/instead.h"
#include "df/runtime/iterate.h"
#include "df/runtime/json_object.h"
#include "df/runtime/keys.h"
#include "df/runtime/labels.h"
#include "df/runtime/represent.h"
#include "df/runtime/row.h"
#include "frame/nullable.h"

/* The positions that a part of a key selects on its axis. */
struct positions {
    const uint32_t *v;
    size_t n;
    bool one;   /* the key is a single label or position */
    bool all;   /* every position, in order */
    size_t cut; /* number of leading levels for which the key has a value; the
                   result lacks these levels */
};

/* An axis of a frame or series. */
struct axis {
    struct labels labels; /* row labels or column names */
    bool by_label;        /* true: selected by label (loc, at); false: by
                             position (iloc, iat) */
    const char *what;     /* for messages: "column" for column names, NULL for
                             row labels */
};

struct key {
    struct eval *ev;
    const struct df_expr *at; /* expression of the whole key */
    bool by_label, single;    /* by_label: the accessor is loc or at; single:
                                 the accessor is at or iat */
};

static bool is_full_slice(struct object x)
{
    return x.type == OBJECT_SLICE && as_slice(x)->start.type == OBJECT_NONE &&
           as_slice(x)->stop.type == OBJECT_NONE &&
           as_slice(x)->step.type == OBJECT_NONE;
}

static uint32_t *new_positions(struct key *k, const struct df_expr *at,
                               size_t n)
{
    if (!eval_spend(k->ev, at, n, sizeof(uint32_t)))
        return NULL;
    return NEW_N(k->ev->a, uint32_t, n + 1);
}

static struct object label_at(const struct axis *x, size_t level, size_t i)
{
    return x->labels.n_levels
               ? object_value(column_value(x->labels.v[level], i))
               : object_int((int64_t)i);
}

/* Whether label i begins with `key`: a value for the first level, or a tuple of
   values for the first levels. */
static bool has_label(const struct axis *x, size_t i, struct object key)
{
    if (key.type != OBJECT_LIST)
        return object_same(label_at(x, 0, i), key);
    size_t levels = x->labels.n_levels ? x->labels.n_levels : 1;
    if (as_list(key)->n == 0 || as_list(key)->n > levels)
        return false;
    for (size_t l = 0; l < as_list(key)->n; l++)
        if (!object_same(label_at(x, l, i), as_list(key)->v[l]))
            return false;
    return true;
}

/* Whether the labels `names` are dates and v may be the beginning of one, such
   as 2026 or 2026-01. */
static bool is_part_of_date(struct value v, const struct strs *names)
{
    return v.type == VALUE_STR && (v.s.n == 4 || v.s.n == 7) && names->n &&
           calendar_is_iso(names->v[0]);
}

/* Whether e, an end of a slice, is a string with the length of a month, such as
   '2026-01'. */
static bool is_month(const struct df_expr *e)
{
    return e && e->kind == DF_EXPR_STR && e->text.n == 7;
}

static bool report_no_label(struct key *k, const struct df_expr *at,
                            const struct axis *x, struct object label)
{
    struct value v;
    struct eval *ev = k->ev;
    struct arena_mark mark = arena_mark(ev->scratch);
    struct strs names = {0};
    if (x->what) { /* a column */
        str name;
        if (!eval_name(ev, at, label, &name))
            return false;
        name = name_text(ev->scratch, name);
        diag_add(ev->d, DIAG_DF_COLUMN, eval_pos(ev, at), &name, 1);
        for (size_t i = 0; i < x->labels.n; i++) {
            struct value w = column_value(x->labels.v[0], i);
            if (w.type == VALUE_STR)
                vec_push(ev->scratch, &names, w.s);
        }
        diag_help_nearest(ev->d, "columns", name, names.v, names.n);
        arena_rewind(ev->scratch, mark);
        return false;
    }
    eval_fault(ev, DIAG_DF_VALUE, at, "%.*s is not a row label",
               STR_ARG(represent_short(ev, at, label)));
    for (size_t i = 0; i < x->labels.n && x->labels.n_levels == 1; i++) {
        struct value w = column_value(x->labels.v[0], i);
        if (w.type == VALUE_STR)
            vec_push(ev->scratch, &names, w.s);
    }
    bool part = object_scalar(label, &v) && is_part_of_date(v, &names);
    if (part && at->kind == DF_EXPR_SLICE && is_month(at->a) &&
        is_month(at->b) && instead_help(ev, at, S("dates"), S("slice"))) {
        arena_rewind(ev->scratch, mark);
        return false;
    }
    if (part)
        diag_help(ev->d,
                  "the row labels are strings, so part of a date selects no "
                  "rows; to select by a column of dates, write "
                  "df[df['day'].dt.strftime('%s') == '%.*s']",
                  v.s.n == 4 ? "%Y" : "%Y-%m", STR_ARG(v.s));
    else if (names.n && object_scalar(label, &v) && v.type == VALUE_STR)
        diag_help_nearest(ev->d, "labels", v.s, names.v, names.n);
    else if (label.type == OBJECT_LIST && x->labels.n_levels == 1)
        diag_help(ev->d, "the row labels have only one level: write one label "
                         "instead of a tuple");
    else
        diag_help(ev->d, "select rows by a condition, such as df[df['a'] == "
                         "1], or by position with .iloc");
    arena_rewind(ev->scratch, mark);
    return false;
}

/* Sets *out to the position that o, an integer, selects; a negative integer
   counts from the end. Reports any other object and positions out of range. */
static bool position(struct key *k, const struct df_expr *at,
                     const struct axis *x, struct object o, uint32_t *out)
{
    int64_t n = (int64_t)x->labels.n;
    if (o.type != OBJECT_INT)
        return eval_fault(k->ev, DIAG_DF_TYPE, at,
                          "a position must be an integer, not '%s'",
                          object_type_name(o)) ||
               eval_help(k->ev, ".loc selects by label, .iloc by position");
    int64_t i = as_int(o) < 0 ? as_int(o) + n : as_int(o);
    if (i < 0 || i >= n)
        return choose_out_of_range(k->ev, at, as_int(o), (size_t)n);
    *out = (uint32_t)i;
    return true;
}

/* Returns the number of labels that match `label` among the positions `from` to
   `to` - 1. Sets *first to the position of the first such label. */
static size_t count_labels(const struct axis *x, struct object label,
                           size_t from, size_t to, size_t *first)
{
    size_t n = 0;
    for (size_t i = from; i < to; i++)
        if (has_label(x, i, label) && n++ == 0)
            *first = i;
    return n;
}

/* Sets *out to all positions of a label, a scalar or a tuple. Reports an
   unknown label. Rows without an index are labelled by their numbers. */
static bool one_label(struct key *k, const struct df_expr *at,
                      const struct axis *x, struct object label,
                      struct positions *out)
{
    size_t from = 0, to = x->labels.n, first = 0;
    if (!x->labels.n_levels && label.type == OBJECT_INT) {
        from = as_int(label) < 0 ? to : (size_t)as_int(label);
        to = from < to ? from + 1 : from;
    }
    if (!eval_steps(k->ev, at, (to - from) / 8))
        return false;
    size_t n = count_labels(x, label, from, to, &first), filled = 0;
    uint32_t *v = new_positions(k, at, n);
    if (!v)
        return false;
    for (size_t i = first; filled < n; i++)
        if (i == first || has_label(x, i, label))
            v[filled++] = (uint32_t)i;
    size_t levels = x->labels.n_levels ? x->labels.n_levels : 1;
    size_t used = label.type == OBJECT_LIST ? as_list(label)->n : 1;
    *out = (struct positions){.v = v, .n = n, .one = n == 1 && used == levels};
    if (used < levels)
        out->cut = used;
    return n > 0 || report_no_label(k, at, x, label);
}

static bool one_position(struct key *k, const struct df_expr *at,
                         const struct axis *x, struct object o,
                         struct positions *out)
{
    if (x->by_label)
        return one_label(k, at, x, o, out);
    uint32_t *v = new_positions(k, at, 1);
    *out = (struct positions){.v = v, .n = 1, .one = true};
    return v && position(k, at, x, o, v);
}

static bool mask_positions(struct key *k, const struct df_expr *at,
                           const struct axis *x, const struct series *mask,
                           struct positions *out)
{
    const uint32_t *rows = choose_true(k->ev, at, x->labels, mask, &out->n);
    out->v = rows;
    return rows != NULL;
}

static bool list_positions(struct key *k, const struct df_expr *at,
                           const struct axis *x, const struct list *l,
                           struct positions *out)
{
    struct positions one;
    struct {
        uint32_t *v;
        size_t n, cap;
    } found = {0};
    bool mask = choose_is_mask(l);
    if (mask && l->n != x->labels.n)
        return eval_fault(
            k->ev, DIAG_DF_VALUE, at,
            "the list of True and False has %zu value%s, but there "
            "%s %zu row%s",
            l->n, STR_S(l->n), x->labels.n == 1 ? "is" : "are", x->labels.n,
            STR_S(x->labels.n));
    if (!eval_steps(k->ev, at, l->n))
        return false;
    for (size_t i = 0; i < l->n; i++) {
        const struct df_expr *here = eval_item(at, i);
        if (mask && as_bool(l->v[i]))
            vec_push(k->ev->a, &found, (uint32_t)i);
        if (mask)
            continue;
        if (!one_position(k, here, x, l->v[i], &one))
            return false;
        for (size_t j = 0; j < one.n; j++)
            vec_push(k->ev->a, &found, one.v[j]);
    }
    *out = (struct positions){.v = found.v, .n = found.n};
    return eval_spend(k->ev, at, found.n, sizeof(uint32_t));
}

/* Sets *out to the positions of a slice of labels. As in pandas, the last label
   is included. */
static bool label_slice(struct key *k, const struct df_expr *at,
                        const struct axis *x, const struct slice *s,
                        struct positions *out)
{
    size_t first = 0, end = x->labels.n;
    struct positions p;
    if (s->step.type != OBJECT_NONE)
        return eval_fault(k->ev, DIAG_DF_UNSUPPORTED, at,
                          "a step in a slice of labels");
    bool numbers = x->labels.n_levels == 0 && !x->what;
    const struct object *parts[] = {&s->start, &s->stop};
    for (size_t i = 0; i < 2; i++) {
        if (parts[i]->type == OBJECT_NONE)
            continue;
        if (numbers && parts[i]->type == OBJECT_INT) {
            int64_t to = as_int(*parts[i]);
            size_t bound = to < 0 ? 0 : (size_t)to + i;
            *(i ? &end : &first) = bound > x->labels.n ? x->labels.n : bound;
            if (to < 0 && i)
                end = 0;
            continue;
        }
        if (!one_label(k, at, x, *parts[i], &p))
            return false;
        *(i ? &end : &first) = i ? p.v[p.n - 1] + 1 : p.v[0];
    }
    uint32_t *v = new_positions(k, at, x->labels.n);
    if (!v)
        return false;
    *out = (struct positions){.v = v};
    for (size_t i = first; i < end; i++)
        v[out->n++] = (uint32_t)i;
    return true;
}

/* Whether the labels of x are dates, which strings can select. */
static bool has_dates(const struct axis *x)
{
    return x->by_label && !x->what && x->labels.n_levels == 1 &&
           date_label_is(x->labels.v[0]);
}

/* Sets *out to the positions of the labels from `low` to `high`, both included.
   Returns false if a limit is reached. */
static bool dates_within(struct key *k, const struct df_expr *at,
                         const struct axis *x, int64_t low, int64_t high,
                         struct positions *out)
{
    const struct column *c = x->labels.v[0];
    uint32_t *v = new_positions(k, at, c->n);
    if (!v || !eval_steps(k->ev, at, c->n / 8))
        return false;
    *out = (struct positions){.v = v};
    for (size_t i = 0; i < c->n; i++)
        if (c->i[i] != MOMENT_NAT && c->i[i] >= low && c->i[i] <= high)
            v[out->n++] = (uint32_t)i;
    return true;
}

/* Whether the labels c are in ascending order and the span from `low` to `high`
   is before or after all of them. Only then does pandas report a span without
   labels; otherwise it selects no rows. */
static bool is_outside(const struct column *c, int64_t low, int64_t high)
{
    return c->n && date_label_ascends(c) &&
           (low > c->i[c->n - 1] || high < c->i[0]);
}

/* Sets *out to the positions of the labels that a string or date means: all
   labels in a span such as a day, month or year, or a single label. */
static bool date_part(struct key *k, const struct df_expr *at,
                      const struct axis *x, struct object key,
                      struct positions *out)
{
    int64_t low, high;
    bool part;
    if (!date_label_range(k->ev, at, x->labels.v[0], key, &low, &high, &part) ||
        !dates_within(k, at, x, low, high, out))
        return false;
    out->one = !part && out->n == 1;
    return out->n > 0 || (part && !is_outside(x->labels.v[0], low, high)) ||
           report_no_label(k, at, x, key);
}

/* Sets *out to the positions of the labels from one date to another. The dates
   themselves need not be labels. */
static bool date_slice(struct key *k, const struct df_expr *at,
                       const struct axis *x, const struct slice *s,
                       struct positions *out)
{
    const struct column *c = x->labels.v[0];
    int64_t low = INT64_MIN + 1, high = INT64_MAX, other;
    bool part;
    if ((s->start.type != OBJECT_NONE &&
         !date_label_range(k->ev, at, c, s->start, &low, &other, &part)) ||
        (s->stop.type != OBJECT_NONE &&
         !date_label_range(k->ev, at, c, s->stop, &other, &high, &part)))
        return false;
    if (s->step.type != OBJECT_NONE)
        return eval_fault(k->ev, DIAG_DF_UNSUPPORTED, at,
                          "a step in a slice of labels");
    if (!date_label_ascends(c))
        return eval_fault(k->ev, DIAG_DF_VALUE, at,
                          "a slice of dates needs row labels in ascending "
                          "order") ||
               eval_help(k->ev, "sort them first: .sort_index()");
    return dates_within(k, at, x, low, high, out);
}

static bool is_date_key(struct object x)
{
    return x.type == OBJECT_STR || x.type == OBJECT_DATE;
}

/* Sets *out to the positions that a part of a key selects on axis x. Returns
   false on failure, which is reported. */
static bool find(struct key *k, const struct df_expr *at, const struct axis *x,
                 struct object key, struct positions *out)
{
    *out = (struct positions){0};
    if (x->by_label && level_slice_is(key, x->labels.n_levels)) {
        uint32_t *v;
        bool ok =
            level_slice_find(k->ev, at, x->labels, as_list(key), &v, &out->n);
        out->v = v;
        return ok;
    }
    if (has_dates(x) && key.type == OBJECT_STR)
        return date_part(k, at, x, key, out);
    if (has_dates(x) && key.type == OBJECT_SLICE &&
        (is_date_key(as_slice(key)->start) || is_date_key(as_slice(key)->stop)))
        return date_slice(k, at, x, as_slice(key), out);
    if (key.type == OBJECT_SLICE && x->by_label && !is_full_slice(key))
        return label_slice(k, at, x, as_slice(key), out);
    if (key.type == OBJECT_SLICE) {
        out->v = choose_slice(k->ev, at, as_slice(key), x->labels.n, &out->n);
        out->all = is_full_slice(key);
        return out->v != NULL;
    }
    if (key.type == OBJECT_SERIES && nullable_is_mask(as_series(key)->column))
        return mask_positions(k, at, x, as_series(key), out);
    if (key.type == OBJECT_SERIES) {
        struct list l;
        return iterate(k->ev, at, key, &l) && list_positions(k, at, x, &l, out);
    }
    if (key.type == OBJECT_LIST && !as_list(key)->tuple)
        return list_positions(k, at, x, as_list(key), out);
    return one_position(k, at, x, key, out);
}

/* ---- frames ---- */

/* A key split into its parts for rows and for columns. */
struct key_parts {
    struct object rows, columns;
    const struct df_expr *rows_at, *columns_at;
    bool both; /* the key has both parts */
};

/* Splits a key into its parts for rows and for columns. If row labels have
   several levels, df.loc['a', 'b'] selects a row, unless there is a column
   'b'. */
static struct key_parts split(struct arena *scratch, const struct df_expr *at,
                              struct object key, const struct frame *f,
                              bool by_label)
{
    const struct df_expr *e = at->b ? at->b : at;
    struct key_parts p = {.rows = key, .rows_at = e, .columns_at = e};
    bool tuple = key.type == OBJECT_LIST && as_list(key)->tuple;
    p.columns = (struct object){.type = OBJECT_NONE};
    if (!tuple || as_list(key)->n != 2)
        return p;
    struct object first = as_list(key)->v[0], second = as_list(key)->v[1];
    struct value v, w;
    if (by_label && f->n_index > 1 && object_scalar(first, &v) &&
        object_scalar(second, &w) &&
        frame_find(f, name_make(scratch, &w, 1)) == STR_NPOS)
        return p;
    p.rows = first;
    p.columns = second;
    p.both = true;
    if (e->kind == DF_EXPR_TUPLE) {
        p.rows_at = e->items;
        p.columns_at = e->items->next;
    }
    return p;
}

static bool find_both(struct key *k, const struct frame *f,
                      const struct key_parts *p, struct positions *rows,
                      struct positions *columns)
{
    struct axis down = {align_frame_labels(f), k->by_label, NULL};
    struct axis across = {.by_label = k->by_label, .what = "column"};
    across.labels.n = f->n_columns;
    across.labels.v =
        labels_of_columns(k->ev, k->at, f, &across.labels.n_levels);
    if (!across.labels.v || !find(k, p->rows_at, &down, p->rows, rows))
        return false;
    if (p->both)
        return find(k, p->columns_at, &across, p->columns, columns);
    *columns = (struct positions){.n = f->n_columns, .all = true};
    uint32_t *v = new_positions(k, k->at, f->n_columns);
    for (size_t i = 0; v && i < f->n_columns; i++)
        v[i] = (uint32_t)i;
    columns->v = v;
    return v != NULL;
}

/* Returns f with the selected columns only. */
static struct frame *with_columns(struct eval *ev, const struct frame *f,
                                  const struct positions *columns)
{
    struct frame *g = NEW(ev->a, struct frame);
    *g = *f;
    g->columns = NEW_N(ev->a, const struct column *, columns->n);
    for (g->n_columns = 0; g->n_columns < columns->n; g->n_columns++)
        g->columns[g->n_columns] = f->columns[columns->v[g->n_columns]];
    return g;
}

static struct object scalar_cell(struct eval *ev, const struct column *c,
                                 size_t row)
{
    struct object o = json_object_cell(ev->a, c, row);
    o.numpy = nullable_cells(c) <= COLUMN_BOOL && o.type != OBJECT_NA;
    return o;
}

/* Like eval_take, for the rows that `key` selects: a mask, a column of labels
   or positions, or another key, which does not depend on cells. */
static struct frame *take_by_key(struct key *k, const struct frame *f,
                                 const struct positions *rows,
                                 struct object key)
{
    const struct column *by =
        key.type == OBJECT_SERIES ? as_series(key)->column : NULL;
    return eval_take_by(k->ev, k->at, f, rows->v, rows->n,
                        (struct origin_choice){&by, by != NULL, false});
}

static bool is_index(struct object key)
{
    return key.type == OBJECT_SERIES && as_series(key)->kind == SERIES_INDEX;
}

static bool get_frame(struct key *k, const struct df_expr *at, struct object of,
                      struct object key, struct object *out)
{
    struct eval *ev = k->ev;
    const struct frame *f = as_frame(of);
    struct key_parts p = split(ev->scratch, at, key, f, k->by_label);
    struct positions rows, columns;
    if (k->single && !p.both)
        return eval_fault(ev, DIAG_DF_TYPE, k->at,
                          "'.%s' needs a row and a column",
                          k->by_label ? "at" : "iat") ||
               eval_help(ev, k->by_label ? "write df.at['row', 'column']"
                                         : "write df.iat[0, 1]");
    if (!find_both(k, f, &p, &rows, &columns))
        return false;
    if (rows.one && columns.one) {
        const struct column *c = f->columns[columns.v[0]];
        *out = from_file_cell(ev, scalar_cell(ev, c, rows.v[0]), c, rows.v[0]);
        return true;
    }
    const struct frame *g =
        columns.all && !p.both ? f : with_columns(ev, f, &columns);
    if (rows.one) {
        struct row *r = row_new(ev, k->at, g);
        if (!r)
            return false;
        r->at = rows.v[0];
        row_typed(r, f); /* pandas first takes the row of f, then
                                           the columns */
        *out = row_series(ev, r);
        return true;
    }
    struct frame *made = rows.all ? object_own_frame(ev->a, g)
                                  : take_by_key(k, g, &rows, p.rows);
    if (!made)
        return false;
    if (rows.cut) {
        made->index += rows.cut;
        made->n_index -= rows.cut;
    }
    if (k->by_label && is_index(p.rows))
        labels_named_like(ev, made, p.rows);
    *out = object_frame(made);
    if (columns.one)
        *out = object_column(ev->scratch, made, 0);
    return true;
}

/* ---- series ---- */

static bool get_series(struct key *k, const struct series *s, struct object key,
                       struct object *out)
{
    struct axis down = {align_series_labels(s), k->by_label, NULL};
    struct positions rows;
    if (!find(k, k->at, &down, key, &rows))
        return false;
    if (rows.one) {
        *out = scalar_cell(k->ev, s->column, rows.v[0]);
        return true;
    }
    const struct frame f = object_series_frame(s);
    struct frame *g = take_by_key(k, &f, &rows, key);
    if (!g)
        return false;
    if (rows.cut) {
        g->index += rows.cut;
        g->n_index -= rows.cut;
    }
    if (k->by_label && is_index(key))
        labels_named_like(k->ev, g, key);
    if (k->by_label && level_slice_is(key, g->n_index))
        level_slice_drop(as_list(key), g);
    *out = object_column(k->ev->scratch, g, 0);
    return true;
}

bool loc_cells(struct eval *ev, const struct df_expr *at, struct object of,
               struct object key, bool by_label, struct object *out)
{
    struct key k = {ev, at, by_label, false};
    enum series_kind kind = as_series(of)->kind;
    if (kind != SERIES_PLAIN && key.type == OBJECT_SERIES)
        key = object_array(ev->scratch, as_series(key)->column, kind);
    if (!get_series(&k, as_series(of), key, out))
        return false;
    if (out->type == OBJECT_SERIES && kind != SERIES_PLAIN)
        *out = object_array(ev->scratch, as_series(*out)->column, kind);
    return true;
}

/* If `key` or a part of it is a function, such as lambda d: d['a'] > 1,
   replaces the function by its result for `of`, a frame or series. */
static bool resolve(struct eval *ev, const struct df_expr *at, struct object of,
                    struct object *key)
{
    const struct df_expr *e = at->b ? at->b : at;
    bool tuple = key->type == OBJECT_LIST && as_list(*key)->tuple;
    if (object_is_function(*key) && key->type != OBJECT_TYPE)
        return ev->call(ev, e, *key, &of, 1, key);
    if (!tuple)
        return true;
    struct list *l = NEW(ev->scratch, struct list);
    *l = (struct list){.tuple = true};
    for (size_t i = 0; i < as_list(*key)->n; i++) {
        struct object x = as_list(*key)->v[i];
        const struct df_expr *here = e->kind == DF_EXPR_TUPLE ? e->nth.v[i] : e;
        if (object_is_function(x) && !ev->call(ev, here, x, &of, 1, &x))
            return false;
        vec_push(ev->scratch, l, x);
    }
    *key = object_list(l);
    return true;
}

static bool get(struct eval *ev, const struct df_expr *at, struct object of,
                struct object key, bool by_label, bool single,
                struct object *out)
{
    struct key k = {ev, at->b ? at->b : at, by_label, single};
    if (!resolve(ev, at, of, &key))
        return false;
    return of.type == OBJECT_FRAME ? get_frame(&k, at, of, key, out)
                                   : get_series(&k, as_series(of), key, out);
}

/* ---- assignment ---- */

/* Appends a column of missing cells to f. Sets *columns to the position of this
   column. */
static bool new_column(struct key *k, struct frame *f,
                       const struct key_parts *p, str name,
                       struct positions *columns)
{
    uint32_t *v = new_positions(k, k->at, 1);
    const struct column *empty = eval_constant(
        k->ev, p->columns_at, name,
        (struct value){.type = VALUE_FLOAT, .f = __builtin_nan("")}, f->n);
    if (!v || !empty)
        return false;
    struct frame *g = NEW(k->ev->a, struct frame);
    *g = *f;
    g->columns = NEW_N(k->ev->a, const struct column *, f->n_columns + 1);
    memcpy(g->columns, f->columns, f->n_columns * sizeof *f->columns);
    g->columns[g->n_columns++] = empty;
    *f = *g;
    *v = (uint32_t)f->n_columns - 1;
    *columns = (struct positions){.v = v, .n = 1, .one = true};
    return true;
}

bool loc_nameless(struct eval *ev, const struct df_expr *at,
                  const struct df_expr *series, bool by_label)
{
    const struct df_tokens *t = &ev->script->tokens;
    eval_fault(
        ev, DIAG_DF_UNSUPPORTED, at,
        "assignment to cells of a column that is not stored in a variable");
    if (series->kind != DF_EXPR_SUBSCRIPT || !by_label)
        return eval_help(ev, "assign the column to a variable first: s = "
                             "df['a']; s.iloc[0] = 1; df['a'] = s");
    str frame =
        df_lexer_text(ev->scratch, t, series->a->first, series->a->last);
    str column =
        df_lexer_text(ev->scratch, t, series->b->first, series->b->last);
    str row = df_lexer_text(ev->scratch, t, at->b->first, at->b->last);
    diag_help(ev->d, "write %.*s.loc[%.*s, %.*s] = ...", STR_ARG(frame),
              STR_ARG(row), STR_ARG(column));
    return false;
}

bool loc_set_series(struct eval *ev, const struct df_expr *at, struct object of,
                    struct object key, const struct df_expr *value_at,
                    struct object value, bool by_label)
{
    struct key k = {ev, at->b ? at->b : at, by_label, false};
    struct series *s = as_series(of);
    struct axis down = {align_series_labels(s), by_label, NULL};
    struct positions rows;
    struct frame f = object_series_frame(s);
    const uint32_t zero = 0;
    if (by_label && enlarge_is_new(down.labels, key))
        return enlarge_series(ev, value_at, s, key, value);
    if (!find(&k, k.at, &down, key, &rows))
        return false;
    struct patch patch = {.rows = rows.v,
                          .n_rows = rows.n,
                          .columns = &zero,
                          .n_columns = 1,
                          .one_row = rows.one,
                          .one_column = true};
    if (!patch_frame(ev, value_at, &f, &patch, value))
        return false;
    s->column = f.columns[0];
    return true;
}

/* Handles a key whose column is new: sets *rows to the positions of the key's
   rows, and appends the column `name`. If the key selects all rows, also
   assigns the value and sets *done. */
static bool find_new_column(struct key *k, struct frame *f,
                            const struct key_parts *p, str name,
                            const struct df_expr *value_at, struct object value,
                            struct positions *rows, struct positions *columns,
                            bool *done)
{
    struct axis down = {align_frame_labels(f), true, NULL};
    if (!find(k, p->rows_at, &down, p->rows, rows))
        return false;
    *done = rows->all;
    if (rows->all)
        return assign_set(k->ev, value_at, f, name, value);
    return new_column(k, f, p, name, columns);
}

static bool set_frame(struct key *k, const struct df_expr *at, struct frame *f,
                      struct object key, const struct df_expr *value_at,
                      struct object value)
{
    struct eval *ev = k->ev;
    struct positions rows, columns;
    struct key_parts p = split(ev->scratch, at, key, f, k->by_label);
    bool done = false;
    str name;
    if (k->by_label && enlarge_is_new(align_frame_labels(f), p.rows)) {
        if (!p.both)
            return enlarge_frame(ev, value_at, f, p.rows, value);
        if (!enlarge_missing(ev, value_at, f, p.rows))
            return false;
    }
    if (p.both && k->by_label && object_to_name(ev->a, p.columns, &name) &&
        frame_find(f, name) == STR_NPOS) {
        if (!find_new_column(k, f, &p, name, value_at, value, &rows, &columns,
                             &done) ||
            done)
            return done;
    } else if (!find_both(k, f, &p, &rows, &columns)) {
        return false;
    }
    struct patch patch = {.rows = rows.v,
                          .n_rows = rows.n,
                          .columns = columns.v,
                          .n_columns = columns.n,
                          .one_row = rows.one,
                          .one_column = columns.one};
    return patch_frame(ev, value_at, f, &patch, value);
}

static bool set(struct eval *ev, const struct df_expr *at, struct object of,
                struct object key, const struct df_expr *value_at,
                struct object value, bool by_label, bool single)
{
    struct key k = {ev, at->b ? at->b : at, by_label, single};
    if (!resolve(ev, at, of, &key))
        return false;
    if (of.type == OBJECT_FRAME)
        return set_frame(&k, at, as_frame(of), key, value_at, value);
    bool direct = at->a->kind == DF_EXPR_ATTRIBUTE;
    const struct df_expr *series = direct ? at->a->a : at->a;
    if (!direct || series->kind != DF_EXPR_NAME)
        return loc_nameless(ev, at, series, by_label);
    return loc_set_series(ev, at, of, key, value_at, value, by_label);
}

/* ---- the accessors ---- */

#define ACCESSOR(name, by_label, single)                                \
    static bool name##_get(struct eval *ev, const struct df_expr *at,   \
                           struct object of, struct object key,         \
                           struct object *out)                          \
    {                                                                   \
        return get(ev, at, of, key, by_label, single, out);             \
    }                                                                   \
    static bool name##_set(struct eval *ev, const struct df_expr *at,   \
                           struct object of, struct object key,         \
                           const struct df_expr *value_at,              \
                           struct object value)                         \
    {                                                                   \
        return set(ev, at, of, key, value_at, value, by_label, single); \
    }                                                                   \
    static bool locate_##name(struct call *c, struct object *out)       \
    {                                                                   \
        static const struct accessor_kind KIND = {                      \
            S_INIT(#name), .get = name##_get, .set = name##_set};       \
        *out = accessor_make(c->ev, &KIND, c->self);                    \
        return true;                                                    \
    }

ACCESSOR(loc, true, false)
ACCESSOR(iloc, false, false)
ACCESSOR(at, true, true)
ACCESSOR(iat, false, true)

/* ---- operations ---- */

const struct operation LOC_OPERATIONS[] = {
    {S_INIT("at"), ON_FRAME | ON_SERIES, locate_at, PROPERTY, 0, 0,
     "a single cell, by labels"},
    {S_INIT("iat"), ON_FRAME | ON_SERIES, locate_iat, PROPERTY, 0, 0,
     "a single cell, by position"},
    {S_INIT("iloc"), ON_FRAME | ON_SERIES, locate_iloc, PROPERTY, 0, 0,
     "rows and columns by position"},
    {S_INIT("loc"), ON_FRAME | ON_SERIES, locate_loc, PROPERTY, 0, 0,
     "rows and columns by label"},
    {.name = {0}},
};
