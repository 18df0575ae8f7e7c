// SPDX-License-Identifier: MIT
// rank: computes the rank of each cell in its column or group. Sorts the rows
// of each group. The argument `method` decides the rank of equal cells.
#include "df/runtime/call.h"

#include <math.h>

#include "base/codes/df.h"

#include "df/aggregate/columnwise.h"
#include "df/lint/order_check.h"
#include "df/runtime/category.h"
#include "df/runtime/keys.h"
#include "df/runtime/units.h"

enum ties { AVERAGE, MIN, MAX, FIRST, DENSE };
enum gaps {
    KEEP,
    TOP,
    BOTTOM
}; /* rank of missing cells: none, the first or
      the last */

struct ranking {
    unsigned method, gaps; /* enum ties, enum gaps */
    bool ascending, pct;
    const struct column *x;
    double *out;
};

static bool read_ranking(struct call *c, struct ranking *r)
{
    static const str METHODS[] = {
        [AVERAGE] = S_INIT("average"), [MIN] = S_INIT("min"),
        [MAX] = S_INIT("max"),         [FIRST] = S_INIT("first"),
        [DENSE] = S_INIT("dense"),
    };
    static const str GAPS[] = {
        [KEEP] = S_INIT("keep"),
        [TOP] = S_INIT("top"),
        [BOTTOM] = S_INIT("bottom"),
    };
    *r = (struct ranking){0};
    return call_choice(c, PARAM_method, METHODS, DENSE + 1, &r->method) &&
           call_choice(c, PARAM_na_option, GAPS, BOTTOM + 1, &r->gaps) &&
           call_bool(c, PARAM_ascending, &r->ascending) &&
           call_bool(c, PARAM_pct, &r->pct);
}

/* Stores the n rows of a group in `out`, sorted in ascending order. Equal cells
   are sorted by position; missing cells come first if r->gaps is TOP, else
   last. Returns the number of rows to rank: n, or n without the missing cells
   if r->gaps is KEEP. Sets *missing to the number of missing cells. */
static size_t in_order(struct eval *ev, const struct ranking *r,
                       const uint32_t *rows, size_t n, uint32_t *out,
                       size_t *missing)
{
    const struct keys k = {&r->x, 1, r->x->n};
    size_t present = 0, at;
    *missing = 0;
    for (size_t i = 0; i < n; i++)
        *missing += column_is_missing(r->x, rows[i]);
    at = r->gaps == TOP ? *missing : 0;
    for (size_t i = 0; i < n; i++)
        if (!column_is_missing(r->x, rows[i]))
            out[at + present++] = rows[i];
    keys_sort(&k, ev->scratch, out + at, present);
    size_t gap = r->gaps == TOP ? 0 : present;
    for (size_t i = 0; i < n; i++)
        if (column_is_missing(r->x, rows[i]))
            out[gap++] = rows[i];
    return r->gaps == KEEP ? present : n;
}

/* Reverses the order of n rows. Rows with equal cells keep their order. */
static void reverse(const struct ranking *r, uint32_t *rows, size_t n)
{
    const struct keys k = {&r->x, 1, r->x->n};
    for (size_t i = 0; i < n / 2; i++) {
        uint32_t row = rows[i];
        rows[i] = rows[n - 1 - i];
        rows[n - 1 - i] = row;
    }
    keys_reverse_ties(&k, rows, n);
}

static void rank_group(struct eval *ev, const struct ranking *r,
                       const uint32_t *members, size_t n)
{
    struct arena_mark mark = arena_mark(ev->scratch);
    const struct keys k = {&r->x, 1, r->x->n};
    uint32_t *rows = NEW_N(ev->scratch, uint32_t, n + 1);
    size_t missing, nth = 0;
    size_t ranked = in_order(ev, r, members, n, rows, &missing);
    size_t top = r->gaps == TOP ? missing : 0;
    if (!r->ascending)
        reverse(r, rows + top, n - missing);
    for (size_t i = 0; i < n; i++)
        r->out[rows[i]] = (double)NAN;
    for (size_t i = 0, end; i < ranked; i = end) {
        for (end = i + 1;
             end < ranked && keys_equal(&k, rows[i], &k, rows[end]);)
            end++;
        nth++;
        for (size_t j = i; j < end; j++)
            r->out[rows[j]] = r->method == MIN     ? (double)(i + 1)
                              : r->method == MAX   ? (double)end
                              : r->method == FIRST ? (double)(j + 1)
                              : r->method == DENSE ? (double)nth
                                                   : (double)(i + 1 + end) / 2;
    }
    double all = (double)(r->method == DENSE ? nth : ranked);
    for (size_t i = 0; r->pct && i < ranked; i++)
        r->out[rows[i]] /= all;
    arena_rewind(ev->scratch, mark);
}

/* Whether the cells of x have an order. If x contains both strings and numbers,
   reports this and returns false. */
static bool has_order(struct call *c, const struct column *x)
{
    bool text = false, number = false;
    for (size_t i = 0; x->type == COLUMN_OBJECT && i < x->n; i++) {
        if (column_is_missing(x, i))
            continue;
        text |= x->o[i].type == VALUE_STR;
        number |= x->o[i].type != VALUE_STR;
    }
    return !(text && number) || order_check_mixed(c->ev, c->at, x);
}

static const struct column *ranked(struct call *c, const struct column *x,
                                   const struct columnwise_parts *p)
{
    struct ranking r;
    void *cells;
    if (!read_ranking(c, &r) || !has_order(c, x) ||
        !(r.x = category_order(c->ev, c->at, x)))
        return NULL;
    struct column *made =
        eval_column(c->ev, c->at, x->name, COLUMN_FLOAT, x->n, &cells, &x, 1);
    r.out = cells;
    for (size_t i = 0; made && i < x->n; i++)
        r.out[i] = (double)NAN;
    for (size_t i = 0; made && i < p->groups->n; i++) {
        size_t n;
        const uint32_t *rows = groups_rows(p->groups, i, &n);
        rank_group(c->ev, &r, rows, n);
    }
    if (made)
        order_check_ranks(c->ev, c->at, r.x, p->groups, r.out, r.ascending);
    return made && r.pct ? units_ratio(c->ev->a, made) : made;
}

/* ---- ranks within rows ---- */

/* Returns all cells of f as one column, row by row. As in pandas, the cells are
   floats if any column has floats. Returns NULL after reporting a failure, such
   as a column without numbers. */
static const struct column *cells_by_row(struct call *c, const struct frame *f)
{
    enum column_type type = COLUMN_INT;
    size_t k = 0;
    void *cells;
    for (size_t i = 0; i < f->n_columns; i++) {
        if (f->columns[i]->type > COLUMN_FLOAT) {
            eval_fault(
                c->ev, DIAG_DF_TYPE, c->at,
                "'rank' of rows needs numbers, but %.*s contains other values",
                STR_ARG(eval_column_called(c->ev, f->columns[i])));
            diag_help(c->ev->d, "select numeric columns, or add "
                                "numeric_only=True");
            return NULL;
        }
        type = f->columns[i]->type == COLUMN_FLOAT ? COLUMN_FLOAT : type;
    }
    struct column *x = eval_column(c->ev, c->at, STR_NONE, type,
                                   f->n * f->n_columns, &cells, NULL, 0);
    for (size_t row = 0; x && row < f->n; row++)
        for (size_t i = 0; i < f->n_columns; i++, k++) {
            const struct column *from = f->columns[i];
            if (type == COLUMN_INT)
                ((int64_t *)cells)[k] = from->i[row];
            else
                ((double *)cells)[k] = from->type == COLUMN_INT
                                           ? (double)from->i[row]
                                           : from->f[row];
        }
    return x;
}

/* Sets the columns of `to`, a copy of f, to the ranks of the cells of f, which
   are sorted row by row. */
static bool put_ranks(struct call *c, const struct frame *f,
                      const struct column *ranks, struct frame *to)
{
    for (size_t i = 0; i < f->n_columns; i++) {
        void *cells;
        struct column *made =
            eval_column(c->ev, c->at, f->columns[i]->name, COLUMN_FLOAT, f->n,
                        &cells, f->columns, f->n_columns);
        if (!made)
            return false;
        for (size_t row = 0; row < f->n; row++)
            ((double *)cells)[row] = ranks->f[row * f->n_columns + i];
        to->columns[i] = made;
    }
    return true;
}

static bool rank_rows(struct call *c, struct object *out)
{
    struct frame *f = object_own_frame(c->ev->a, as_frame(c->self));
    struct groups g = {.n = f->n};
    size_t n = f->n * f->n_columns;
    if (!call_numeric(c, f) ||
        !eval_spend(c->ev, c->at, n + f->n + 2, sizeof(uint32_t)))
        return false;
    const struct column *x = cells_by_row(c, f);
    uint32_t *members = NEW_N(c->ev->a, uint32_t, n + 1);
    uint32_t *starts = NEW_N(c->ev->a, uint32_t, f->n + 1);
    for (size_t i = 0; i < n; i++)
        members[i] = (uint32_t)i;
    for (size_t i = 0; i <= f->n; i++)
        starts[i] = (uint32_t)(i * f->n_columns);
    g.members = members;
    g.starts = starts;
    const struct columnwise_parts p = {&g, true, false};
    const struct column *ranks = x ? ranked(c, x, &p) : NULL;
    if (!ranks)
        return false;
    struct frame *made = object_own_frame(c->ev->a, f);
    if (!put_ranks(c, f, ranks, made))
        return false;
    *out = object_frame(made);
    return true;
}

static bool rank(struct call *c, struct object *out)
{
    bool rows = false;
    if (c->self.type == OBJECT_FRAME && !call_axis(c, PARAM_axis, &rows))
        return false;
    return rows ? rank_rows(c, out) : columnwise(c, ranked, out);
}

/* ---- operations ---- */

const struct operation RANK_OPERATIONS[] = {
    {S_INIT("rank"), ON_FRAME | ON_SERIES, rank,
     PARAMS(OPT(axis, INT(0)), OPT(method, TEXT("average")),
            OPT(numeric_only, FALSE), OPT(na_option, TEXT("keep")),
            OPT(ascending, TRUE), OPT(pct, FALSE)),
     EFFECT_ROWS, 24, "the rank of each cell"},
    {S_INIT("rank"), ON_GROUP, rank,
     PARAMS(OPT(method, TEXT("average")), OPT(ascending, TRUE),
            OPT(na_option, TEXT("keep")), OPT(pct, FALSE), OPT(axis, INT(0))),
     EFFECT_ROWS, 24, "the rank of each cell"},
    {.name = {0}},
};
