// SPDX-License-Identifier: MIT
// reduce: sums of groups are compensated (Kahan), as pandas' are; sums of
// whole columns are pairwise, as numpy's are, so that the last digit agrees.
#include "eval/reduce.h"

#include <math.h>

#include "eval/keys.h"

static const char *name_of(enum reduction what)
{
    static const char *const NAMES[] = {"sum", "mean", "min", "max", "count"};
    return NAMES[what];
}

/* The cells of one group. */
struct cells {
    const struct column *c;
    const uint32_t *rows;
    size_t n;
};

static double number(const struct column *c, size_t row)
{
    return c->type == COLUMN_INT     ? (double)c->i[row]
           : c->type == COLUMN_FLOAT ? c->f[row]
                                     : (double)c->b[row];
}

static size_t count(struct cells x)
{
    size_t n = 0;
    for (size_t i = 0; i < x.n; i++)
        n += !column_is_missing(x.c, x.rows[i]);
    return n;
}

static double kahan_sum(struct cells x)
{
    double sum = 0, lost = 0;
    for (size_t i = 0; i < x.n; i++) {
        double f = number(x.c, x.rows[i]);
        if (isnan(f))
            continue;
        double y = f - lost, t = sum + y;
        lost = t - sum - y;
        if (isnan(lost)) /* infinities */
            lost = 0;
        sum = t;
    }
    return sum;
}

static int64_t int_sum(struct cells x)
{
    uint64_t sum = 0;
    for (size_t i = 0; i < x.n; i++)
        sum += x.c->type == COLUMN_INT ? (uint64_t)x.c->i[x.rows[i]]
                                       : (uint64_t)x.c->b[x.rows[i]];
    return (int64_t)sum;
}

/* All texts one after the other, as Python's + joins them. */
static bool text_sum(struct eval *ev, const struct df_expr *at, struct cells x,
                     str *out)
{
    size_t total = 0;
    for (size_t i = 0; i < x.n; i++)
        total += x.c->s[x.rows[i]].n;
    if (total > EVAL_TEXT_MAX)
        return eval_fault(ev, DIAG_DF_VALUE, at, "text is longer than 1 MiB");
    if (!eval_spend(ev, at, total, 1))
        return false;
    char *p = arena_bytes(ev->a, total + 1), *to = p;
    for (size_t i = 0; i < x.n; i++) {
        str s = x.c->s[x.rows[i]];
        if (s.n)
            memcpy(to, s.p, s.n);
        to += s.n;
    }
    *out = count(x) ? (str){p, total} : STR_NONE;
    return true;
}

/* The row that holds the least or greatest cell, or ORIGIN_NO_ROW. */
static bool extreme(struct cells x, bool greatest, uint32_t *row)
{
    const struct keys k = {&x.c, 1, x.c->n};
    *row = ORIGIN_NO_ROW;
    for (size_t i = 0; i < x.n; i++) {
        int order = -1;
        if (column_is_missing(x.c, x.rows[i]))
            continue;
        if (*row != ORIGIN_NO_ROW &&
            !keys_order(&k, x.rows[i], &k, *row, &order))
            return false;
        if (*row == ORIGIN_NO_ROW || (greatest ? order > 0 : order < 0))
            *row = x.rows[i];
    }
    return true;
}

static enum column_type result_type(enum reduction what, enum column_type t)
{
    if (what == REDUCE_COUNT)
        return COLUMN_INT;
    if (what == REDUCE_MEAN)
        return COLUMN_FLOAT;
    return what == REDUCE_SUM && t == COLUMN_BOOL ? COLUMN_INT : t;
}

static struct column *extremes(struct eval *ev, const struct df_expr *at,
                               enum reduction what, const struct column *x,
                               const struct groups *g)
{
    uint32_t *rows = NEW_N(ev->a, uint32_t, g->n + 1);
    for (size_t i = 0; i < g->n; i++) {
        struct cells cells = {x, g->members + g->starts[i],
                              g->starts[i + 1] - g->starts[i]};
        if (extreme(cells, what == REDUCE_MAX, &rows[i]))
            continue;
        eval_fault(ev, DIAG_DF_TYPE, at,
                   "column '%.*s' holds texts and numbers, which have no "
                   "order",
                   STR_ARG(name_text(ev->scratch, x->name)));
        return NULL;
    }
    struct column *r = NEW(ev->a, struct column);
    *r = *column_take(ev->a, x, rows, g->n);
    return r;
}

static bool reduce_cell(struct eval *ev, const struct df_expr *at,
                        enum reduction what, struct cells x, void *out,
                        size_t i)
{
    size_t n;
    if (what == REDUCE_COUNT) {
        ((int64_t *)out)[i] = (int64_t)count(x);
    } else if (what == REDUCE_MEAN) {
        n = count(x);
        ((double *)out)[i] = n ? kahan_sum(x) / (double)n : (double)NAN;
    } else if (x.c->type == COLUMN_FLOAT) {
        ((double *)out)[i] = kahan_sum(x);
    } else if (x.c->type == COLUMN_STR) {
        return text_sum(ev, at, x, &((str *)out)[i]);
    } else {
        ((int64_t *)out)[i] = int_sum(x);
    }
    return true;
}

static const struct origin *grouped(struct eval *ev, const struct df_expr *at,
                                    enum reduction what, const struct column *x,
                                    const struct groups *g)
{
    struct origin *o = NEW(ev->a, struct origin);
    o->kind = ORIGIN_GROUP;
    o->pos = eval_pos(ev, at);
    o->text = str_c(name_of(what));
    o->group.from = x;
    o->group.members = g->members;
    o->group.starts = g->starts;
    return o;
}

const struct column *reduce_groups(struct eval *ev, const struct df_expr *at,
                                   enum reduction what, const struct column *x,
                                   const struct groups *g)
{
    bool text = x->type == COLUMN_STR && x->n > 0;
    bool mixed = x->type == COLUMN_OBJECT && x->n > 0;
    if ((what == REDUCE_MEAN && (text || mixed)) ||
        (what == REDUCE_SUM && mixed)) {
        eval_fault(ev, DIAG_DF_TYPE, at, "column '%.*s' of text has no %s",
                   STR_ARG(name_text(ev->scratch, x->name)), name_of(what));
        diag_help(ev->d,
                  "choose the columns of numbers first: "
                  ".groupby('k')[['a', 'b']].%s()",
                  name_of(what));
        return NULL;
    }
    if (!eval_spend(ev, at, g->n, sizeof(str)))
        return NULL;
    struct column *r;
    if (what == REDUCE_MIN || what == REDUCE_MAX) {
        r = extremes(ev, at, what, x, g);
    } else {
        void *cells;
        r = column_new(ev->a, x->name, result_type(what, x->type), g->n,
                       &cells);
        for (size_t i = 0; i < g->n; i++) {
            struct cells group = {x, g->members + g->starts[i],
                                  g->starts[i + 1] - g->starts[i]};
            if (!reduce_cell(ev, at, what, group, cells, i))
                return NULL;
        }
    }
    if (r)
        r->origin = grouped(ev, at, what, x, g);
    return r;
}

/* ---- a whole column ---- */

/* numpy's pairwise summation: blocks of at most 128, eight sums at a time.
   A missing value counts as 0. */
static double pairwise(const struct column *c, size_t from, size_t n)
{
    double sum[8] = {0}, total = 0;
    size_t i = 0;
#define AT(k) (isnan(number(c, from + (k))) ? 0.0 : number(c, from + (k)))
    if (n > 128) {
        size_t half = n / 2 - n / 2 % 8;
        return pairwise(c, from, half) + pairwise(c, from + half, n - half);
    }
    if (n >= 8) {
        for (; i + 8 <= n; i += 8)
            for (size_t k = 0; k < 8; k++)
                sum[k] += AT(i + k);
        total = ((sum[0] + sum[1]) + (sum[2] + sum[3])) +
                ((sum[4] + sum[5]) + (sum[6] + sum[7]));
    }
    for (; i < n; i++)
        total += AT(i);
#undef AT
    return total;
}

/* Objects that are all numbers, without those that are missing, as a column of
   numbers; any other column as it is. */
static const struct column *numbers(struct eval *ev, const struct df_expr *at,
                                    const struct column *x)
{
    if (x->type != COLUMN_OBJECT && (x->type != COLUMN_STR || x->n))
        return x;
    struct value *v = NEW_N(ev->scratch, struct value, x->n);
    size_t n = 0;
    void *none;
    for (size_t i = 0; i < x->n; i++) {
        if (x->o[i].type == VALUE_STR || x->o[i].type == VALUE_BOOL)
            return x;
        if (!column_is_missing(x, i))
            v[n++] = x->o[i];
    }
    return n ? eval_infer(ev, at, x->name, v, n, &x, 1)
             : eval_column(ev, at, x->name, COLUMN_INT, 0, &none, &x, 1);
}

static bool whole_column(struct call *c, enum reduction what,
                         struct object *out)
{
    struct eval *ev = c->ev;
    const struct column *x = numbers(ev, c->at, c->self.series->column);
    if (!x)
        return false;
    uint32_t starts[2] = {0, (uint32_t)x->n};
    uint32_t *members = NEW_N(ev->scratch, uint32_t, x->n + 1);
    for (size_t i = 0; i < x->n; i++)
        members[i] = (uint32_t)i;
    const struct groups g = {members, starts, 1};
    if (what == REDUCE_SUM && x->type == COLUMN_FLOAT) {
        *out = object_float(pairwise(x, 0, x->n));
        return true;
    }
    if (what == REDUCE_MEAN && x->type <= COLUMN_BOOL) {
        size_t n = count((struct cells){x, members, x->n});
        *out = object_float(n ? pairwise(x, 0, x->n) / (double)n : (double)NAN);
        return true;
    }
    const struct column *r = reduce_groups(ev, c->at, what, x, &g);
    if (!r)
        return false;
    *out = object_value(column_value(r, 0));
    return true;
}

static bool reduce_series(struct call *c, enum reduction what,
                          struct object *out)
{
    bool ok = whole_column(c, what, out);
    out->numpy = ok && out->type != OBJECT_STR;
    return ok;
}

bool reduce_sum(struct call *c, struct object *out)
{
    return reduce_series(c, REDUCE_SUM, out);
}

bool reduce_mean(struct call *c, struct object *out)
{
    return reduce_series(c, REDUCE_MEAN, out);
}

bool reduce_min(struct call *c, struct object *out)
{
    return reduce_series(c, REDUCE_MIN, out);
}

bool reduce_max(struct call *c, struct object *out)
{
    return reduce_series(c, REDUCE_MAX, out);
}

bool reduce_count(struct call *c, struct object *out)
{
    return reduce_series(c, REDUCE_COUNT, out);
}
