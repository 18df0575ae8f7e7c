// SPDX-License-Identifier: MIT
// rank: computes the ranks of cells in a column or in their group. Sorts the
// rows of each group. The argument `method` selects the rank of equal cells.
#include "df/runtime/call.h"

#include <math.h>

#include "df/aggregate/columnwise.h"
#include "df/lint/order_check.h"
#include "df/runtime/category.h"
#include "df/runtime/keys.h"
#include "df/runtime/units.h"

enum ties { AVERAGE, MIN, MAX, FIRST, DENSE };
enum gaps { KEEP, TOP, BOTTOM }; /* how missing cells are ranked */

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

/* Stores the n rows of a group in `out` in ascending order, equal cells by
   position, missing cells first or last. Returns the number of rows to rank,
   and sets *missing to the number of missing cells. */
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

/* Reverses the order of n rows; rows with equal cells keep their order. */
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

/* Whether the cells of x have an order. Reports a column with both strings and
   numbers, and returns false. */
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

static bool rank(struct call *c, struct object *out)
{
    return columnwise(c, ranked, out);
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
