// SPDX-License-Identifier: MIT
// align: looks labels up in a hash table. Sorts the union of the labels of two
// tables by merging.
#include "df/indexing/align.h"

#include "base/codes/df.h"
#include "df/runtime/instead.h"
#include "df/runtime/keys.h"
#include "df/runtime/labels.h"
#include "df/runtime/scalar.h"
#include "df/runtime/time.h"
#include "df/runtime/units.h"
#include "frame/order.h"
#include "frame/pick.h"

struct labels align_frame_labels(const struct frame *f)
{
    return (struct labels){f->index, f->n_index, f->n};
}

struct labels align_series_labels(const struct series *s)
{
    return (struct labels){s->index, s->n_index, s->column->n};
}

str align_name(struct eval *ev, const struct df_expr *at,
               const struct column *const *v, size_t n, size_t row)
{
    struct value parts[NAME_LEVELS_MAX];
    n = n < NAME_LEVELS_MAX ? n : NAME_LEVELS_MAX;
    for (size_t l = 0; l < n; l++)
        parts[l] = column_value(v[l], row);
    return eval_make_name(ev, at, parts, n);
}

static struct keys keys_of(struct labels l)
{
    return (struct keys){l.n_levels ? l.v : NULL, l.n_levels, l.n};
}

bool align_same(struct labels x, struct labels y)
{
    if (x.n != y.n)
        return false;
    if (x.v == y.v || (!x.n_levels && !y.n_levels))
        return true;
    if (x.n_levels == 1 && y.n_levels == 1 && x.v[0] == y.v[0])
        return true;
    struct keys kx = keys_of(x), ky = keys_of(y);
    for (size_t i = 0; i < x.n; i++)
        if (!keys_equal(&kx, i, &ky, i))
            return false;
    return true;
}

/* Reports that a row label occurs twice and returns false. `unique` is the side
   of the operator without duplicate labels: "left", "right" or "none". */
static bool report_duplicate(struct eval *ev, const struct df_expr *at,
                             str unique)
{
    eval_fault(ev, DIAG_DF_VALUE, at,
               "the rows of both sides cannot be matched, because a row label "
               "occurs twice");
    if (!instead_help(ev, at, S("labels"), unique))
        diag_help(ev->d, "turn the labels into columns and match those: "
                         "x.reset_index().merge(y.reset_index(), on='label')");
    return false;
}

static bool same_levels(struct eval *ev, const struct df_expr *at,
                        struct labels x, struct labels y)
{
    if ((x.n_levels > 1 ? x.n_levels : 1) == (y.n_levels > 1 ? y.n_levels : 1))
        return true;
    eval_fault(
        ev, DIAG_DF_VALUE, at,
        "rows cannot be matched: the row labels of one side have more levels");
    diag_help(ev->d, "turn the labels into columns: .reset_index()");
    return false;
}

/* Returns the position of the level of y with the name `name`, or y.n_levels.
   The first candidate is level `at`. */
static size_t find_level(struct labels y, str name, size_t at)
{
    if (str_eq(y.v[at]->name, name))
        return at;
    size_t k = name.n ? 0 : y.n_levels;
    while (k < y.n_levels && !str_eq(y.v[k]->name, name))
        k++;
    return k;
}

bool align_levels(struct eval *ev, const struct df_expr *at, struct labels x,
                  struct labels *y)
{
    if (x.n_levels < 2 || x.n_levels != y->n_levels)
        return true;
    const struct column **v = NEW_N(ev->a, const struct column *, x.n_levels);
    for (size_t i = 0; i < x.n_levels; i++) {
        size_t k = find_level(*y, x.v[i]->name, i);
        if (k < y->n_levels) {
            v[i] = y->v[k];
            continue;
        }
        str name = name_text(ev->scratch, x.v[i]->name);
        eval_fault(ev, DIAG_DF_VALUE, at,
                   name.n ? "level '%.*s' of the row labels is on one side only"
                          : "a level of the row labels has a name on one side "
                            "only%.*s",
                   STR_ARG(name));
        diag_help(ev->d, "give the levels the same names on both sides: "
                         ".rename_axis([...])");
        return false;
    }
    y->v = v;
    return true;
}

const uint32_t *align_to(struct eval *ev, const struct df_expr *at,
                         struct labels from, struct labels to, bool *all)
{
    struct keys probe = keys_of(to);
    struct keys_table table;
    /* if only `to` has several levels, no row matches, and nothing is reported;
       if only `from` has several levels, same_levels reports a fault, as pandas
       does */
    bool fits = from.n_levels <= 1 || same_levels(ev, at, from, to);
    if (!fits || !eval_spend(ev, at, to.n, sizeof(uint32_t)))
        return NULL;
    keys_table_init(&table, ev->scratch, keys_of(from));
    if (!table.unique) {
        report_duplicate(ev, at, S("none"));
        return NULL;
    }
    uint32_t *rows = NEW_N(ev->a, uint32_t, to.n + 1);
    *all = true;
    for (size_t i = 0; i < to.n; i++) {
        rows[i] = keys_table_find(&table, &probe, i);
        *all &= rows[i] != ORIGIN_NO_ROW;
    }
    return rows;
}

const struct column *align_take(struct eval *ev, const struct df_expr *at,
                                const struct column *x, struct value fill,
                                const uint32_t *rows, size_t n)
{
    const struct column **from = NEW_N(ev->a, const struct column *, 2);
    bool gaps = false;
    for (size_t i = 0; i < n && !scalar_missing(fill); i++)
        gaps |= rows[i] == ORIGIN_NO_ROW;
    if (!gaps)
        return column_take(ev->a, x, rows, n);
    from[0] = x;
    fill = time_cell(ev, at, x, fill);
    from[1] = eval_constant(ev, at, x->name, fill, 1);
    if (!from[1] || !eval_spend(ev, at, n, 2 * sizeof(uint32_t)))
        return NULL;
    uint32_t *which = NEW_N(ev->a, uint32_t, n),
             *from_rows = NEW_N(ev->a, uint32_t, n);
    for (size_t i = 0; i < n; i++) {
        which[i] = rows[i] == ORIGIN_NO_ROW;
        from_rows[i] = which[i] ? 0 : rows[i];
    }
    const struct pick p = {from, 2, which, from_rows, n};
    return units_pick(ev, at, x->name, &p);
}

/* A label of the union: its row in x and its row in y. The row is ORIGIN_NO_ROW
   if the table lacks the label. */
struct align_label {
    uint32_t x, y;
};

struct sides {
    struct keys x, y;
};

/* Stores the union of the labels in v, the labels of x first, and returns the
   number of labels. Sets *unique to the tables without duplicate labels:
   "both", "left" (x), "right" (y) or "none". */
static size_t match_labels(struct eval *ev, const struct sides *k,
                           struct align_label *v, str *unique)
{
    struct keys_table tx, ty;
    size_t n = 0;
    keys_table_init(&tx, ev->scratch, k->x);
    keys_table_init(&ty, ev->scratch, k->y);
    *unique = tx.unique && ty.unique ? S("both")
              : tx.unique            ? S("left")
              : ty.unique            ? S("right")
                                     : S("none");
    for (size_t i = 0; i < k->x.n; i++)
        v[n++] =
            (struct align_label){(uint32_t)i, keys_table_find(&ty, &k->x, i)};
    for (size_t i = 0; i < k->y.n; i++)
        if (keys_table_find(&tx, &k->y, i) == ORIGIN_NO_ROW)
            v[n++] = (struct align_label){ORIGIN_NO_ROW, (uint32_t)i};
    return n;
}

/* Returns the column of level l of the union's labels, or NULL on failure,
   which is reported. */
static const struct column *level(struct eval *ev, const struct df_expr *at,
                                  const struct align_label *v, size_t n,
                                  struct labels x, struct labels y, size_t l)
{
    struct value *values = NEW_N(ev->scratch, struct value, n);
    for (size_t i = 0; i < n; i++) {
        bool left = v[i].x != ORIGIN_NO_ROW;
        struct labels from = left ? x : y;
        uint32_t row = left ? v[i].x : v[i].y;
        values[i] = from.n_levels
                        ? column_value(from.v[l], row)
                        : (struct value){.type = VALUE_INT, .i = (int64_t)row};
    }
    bool named = x.n_levels && y.n_levels && str_eq(x.v[l]->name, y.v[l]->name);
    str name = named ? x.v[l]->name : STR_NONE;
    const struct column *c = eval_infer(ev, at, name, values, n, NULL, 0);
    bool row_numbers = (!x.n_levels || x.v[l]->row_numbers) &&
                       (!y.n_levels || y.v[l]->row_numbers);
    return c && row_numbers ? labels_as_row_numbers(ev->a, c) : c;
}

/* The union of the labels of two tables, and where each label occurs. */
struct label_union {
    struct sides sides;
    struct align_label *v;
    size_t n;
};

static bool in_order(void *data, uint32_t i, uint32_t j)
{
    const struct label_union *u = data;
    struct align_label l = u->v[i], m = u->v[j];
    bool left = l.x != ORIGIN_NO_ROW, right = m.x != ORIGIN_NO_ROW;
    int order = 0;
    keys_order(left ? &u->sides.x : &u->sides.y, left ? l.x : l.y,
               right ? &u->sides.x : &u->sides.y, right ? m.x : m.y, &order);
    return order <= 0;
}

static void sort(struct arena *scratch, struct label_union *u)
{
    struct align_label *v = NEW_N(scratch, struct align_label, u->n);
    uint32_t *rows = NEW_N(scratch, uint32_t, u->n);
    for (size_t i = 0; i < u->n; i++)
        rows[i] = (uint32_t)i;
    order_merge(scratch, rows, u->n, in_order, u);
    for (size_t i = 0; i < u->n; i++)
        v[i] = u->v[rows[i]];
    u->v = v;
}

static bool find_union(struct eval *ev, const struct df_expr *at,
                       struct labels x, struct labels y, struct label_union *u)
{
    str unique;
    u->sides = (struct sides){keys_of(x), keys_of(y)};
    if (!same_levels(ev, at, x, y) ||
        !eval_spend(ev, at, x.n + y.n, 4 * sizeof(uint32_t)))
        return false;
    u->v = NEW_N(ev->scratch, struct align_label, x.n + y.n);
    u->n = match_labels(ev, &u->sides, u->v, &unique);
    return str_eq(unique, S("both")) || report_duplicate(ev, at, unique);
}

static bool make_labels(struct eval *ev, const struct df_expr *at,
                        const struct label_union *u, struct labels x,
                        struct labels y, struct labels *out)
{
    size_t levels = x.n_levels ? x.n_levels : 1;
    *out = (struct labels){NEW_N(ev->a, const struct column *, levels), levels,
                           u->n};
    for (size_t l = 0; l < levels; l++)
        if (!(out->v[l] = level(ev, at, u->v, u->n, x, y, l)))
            return false;
    return true;
}

bool align_union(struct eval *ev, const struct df_expr *at, struct labels x,
                 struct labels y, struct labels *out)
{
    struct label_union u;
    return find_union(ev, at, x, y, &u) && make_labels(ev, at, &u, x, y, out);
}

bool align_both(struct eval *ev, const struct df_expr *at, struct labels x,
                struct labels y, struct alignment *out)
{
    struct label_union u;
    if (!find_union(ev, at, x, y, &u))
        return false;
    sort(ev->scratch, &u);
    uint32_t *rows_x = NEW_N(ev->a, uint32_t, u.n + 1);
    uint32_t *rows_y = NEW_N(ev->a, uint32_t, u.n + 1);
    for (size_t i = 0; i < u.n; i++) {
        rows_x[i] = u.v[i].x;
        rows_y[i] = u.v[i].y;
    }
    out->x = rows_x;
    out->y = rows_y;
    return make_labels(ev, at, &u, x, y, &out->labels);
}

bool align_frames(struct eval *ev, const struct df_expr *at,
                  const struct frame **x, const struct frame **y, bool by_name)
{
    struct labels lx = align_frame_labels(*x), ly = align_frame_labels(*y);
    struct alignment to;
    if (align_same(lx, ly))
        return true;
    if ((by_name && !align_levels(ev, at, lx, &ly)) ||
        !align_both(ev, at, lx, ly, &to))
        return false;
    struct frame *fx = eval_take(ev, at, *x, to.x, to.labels.n);
    struct frame *fy = fx ? eval_take(ev, at, *y, to.y, to.labels.n) : NULL;
    if (!fy)
        return false;
    fx->index = fy->index = to.labels.v;
    fx->n_index = fy->n_index = to.labels.n_levels;
    *x = fx;
    *y = fy;
    return true;
}
