// SPDX-License-Identifier: MIT
// cut: follows pandas/core/reshape/tile.py: computes the edges, finds the
// interval of each number by bisection, and makes the labels, which are ordered
// categories.
#include "df/elementwise/cut.h"

#include <math.h>

#include "base/codes/df.h"
#include "base/elementary.h"
#include "df/indexing/each.h"
#include "df/runtime/category.h"
#include "df/runtime/iterate.h"
#include "df/runtime/represent.h"
#include "df/runtime/scalar.h"
#include "frame/moment.h"
#include "frame/number.h"

double cut_number(const struct cutting *k, size_t i)
{
    double f;
    if (k->dates)
        return k->x->i[i] == MOMENT_NAT ? (double)NAN : (double)k->x->i[i];
    return scalar_number(column_value(k->x, i), &f) ? f : (double)NAN;
}

/* ---- edges ---- */

/* Computes edges that divide the range of x into `bins` intervals of equal
   width. */
static bool equal_edges(struct cutting *k, int64_t bins)
{
    double low = (double)INFINITY, high = -(double)INFINITY;
    const struct df_expr *at = call_at(k->c, PARAM_bins);
    if (bins < 1 || bins >= CUT_EDGES_MAX)
        return eval_fault(k->c->ev, DIAG_DF_VALUE, at,
                          "the number of intervals must be from 1 to %d",
                          CUT_EDGES_MAX - 1);
    for (size_t i = 0; i < k->x->n; i++) {
        double f = cut_number(k, i);
        low = f < low ? f : low;
        high = f > high ? f : high;
    }
    if (!isfinite(low) || !isfinite(high))
        return eval_fault(
            k->c->ev, DIAG_DF_VALUE, at,
            low > high ? "the column has no numbers to divide into intervals"
                       : "infinite numbers cannot be divided into intervals");
    bool one = low == high;
    if (one) {
        double by = low != 0 ? .001 * fabs(low) : .001;
        low -= by;
        high += by;
    }
    k->n = (size_t)bins + 1;
    k->edges = NEW_N(k->c->ev->scratch, double, k->n);
    double step = (high - low) / (double)bins;
    for (size_t i = 0; i < k->n; i++)
        k->edges[i] = (double)i * step + low;
    k->edges[k->n - 1] = high;
    if (!one && k->right)
        k->edges[0] -= (high - low) * .001;
    else if (!one)
        k->edges[k->n - 1] += (high - low) * .001;
    return true;
}

/* Sets the edges to the dates in a list. */
static bool date_edges(struct cutting *k, const struct list *l)
{
    struct call *c = k->c;
    const struct df_expr *at = call_at(c, PARAM_bins);
    for (size_t i = 0; i < l->n; i++) {
        struct value v;
        if (!object_scalar(l->v[i], &v) || v.type != VALUE_DATE ||
            v.zone != k->x->zone)
            return eval_fault(c->ev, DIAG_DF_TYPE, eval_item(at, i),
                              "the edges of the bins must be dates without "
                              "a time zone") ||
                   eval_help(c->ev, "write pd.to_datetime(['2026-01-01', "
                                    "'2026-02-01'])");
        k->edges[i] = (double)v.ns;
    }
    return true;
}

static bool listed_edges(struct cutting *k)
{
    struct call *c = k->c;
    const struct df_expr *at = call_at(c, PARAM_bins);
    struct list l;
    if (!iterate(c->ev, at, call_arg(c, PARAM_bins), &l))
        return false;
    k->edges = NEW_N(c->ev->scratch, double, l.n + 1);
    k->whole = true;
    k->n = l.n;
    if (k->dates)
        return date_edges(k, &l);
    for (size_t i = 0; i < l.n; i++) {
        struct value v;
        if (!object_scalar(l.v[i], &v) || !scalar_number(v, &k->edges[i]) ||
            isnan(k->edges[i]))
            return eval_fault(c->ev, DIAG_DF_TYPE, eval_item(at, i),
                              "the edges of the bins must be numbers") ||
                   eval_help(c->ev, "write a list such as [0, 10, 20]");
        k->whole &= v.type == VALUE_INT;
    }
    return true;
}

/* Checks that the edges ascend. Equal edges are an error, or are dropped with
   duplicates='drop'. As in pandas, the edges of a single quantile may be
   equal. */
static bool check_edges(struct cutting *k)
{
    static const str WHAT[] = {S_INIT("raise"), S_INIT("drop")};
    struct eval *ev = k->c->ev;
    unsigned drop;
    size_t n = 0;
    const struct df_expr *at = call_at(k->c, k->from);
    bool listed = k->from == PARAM_bins, one = !listed && k->n == 2;
    if (!call_choice(k->c, PARAM_duplicates, WHAT, 2, &drop))
        return false;
    for (size_t i = 0; i < k->n; i++) {
        if (i && k->edges[i] < k->edges[i - 1])
            return eval_fault(ev, DIAG_DF_VALUE, eval_item(at, i),
                              "the edges of the intervals must increase") ||
                   eval_help(ev, "put the lowest edge first");
        bool equal = n && k->edges[i] == k->edges[n - 1] && !one;
        if (equal && !drop)
            return eval_fault(ev, DIAG_DF_VALUE, eval_item(at, i),
                              "two edges of the intervals are equal") ||
                   eval_help(ev, listed ? "remove one of them, or add "
                                          "duplicates='drop'"
                                        : "add duplicates='drop' to remove one "
                                          "of them");
        if (!equal)
            k->edges[n++] = k->edges[i];
    }
    k->n = n;
    if (n > 1)
        return true;
    if (!listed)
        return eval_fault(ev, DIAG_DF_VALUE, at,
                          "all quantiles are equal and make no intervals");
    return eval_fault(ev, DIAG_DF_VALUE, at,
                      "'bins' needs at least two edges") ||
           eval_help(ev, "write a list such as [0, 10], or the number of "
                         "intervals");
}

/* ---- labels ---- */

/* Rounds an edge to `precision` decimals. An edge between -1 and 1 is rounded
   to `precision` significant digits. */
static double round_edge(double f, int64_t precision)
{
    if (!isfinite(f) || f == 0)
        return f;
    int64_t digits = precision;
    if (fabs(f) < 1)
        digits -= (int64_t)floor(elementary_log10(fabs(f))) + 1;
    return number_round(f, (int)digits);
}

/* Returns the lowest precision from k->precision to 19 at which all edges
   differ. If the edges differ at none of these, returns k->precision. */
static int64_t enough_digits(const struct cutting *k)
{
    for (int64_t p = k->precision; p < 20; p++) {
        bool differ = true;
        for (size_t i = 1; i < k->n; i++)
            differ &=
                round_edge(k->edges[i], p) != round_edge(k->edges[i - 1], p);
        if (differ)
            return p;
    }
    return k->precision;
}

static void put_edge(struct buf *b, double f, bool whole)
{
    if (whole)
        number_put_int(b, (int64_t)f);
    else
        number_put_float(b, f);
}

/* Appends a date, without its time if it is midnight. */
static void put_date(const struct cutting *k, struct buf *b, int64_t ns)
{
    moment_put(b, ns, k->x->zone,
               ns % MOMENT_DAY == 0 ? SHOWN_DAYS : SHOWN_ALONE);
}

/* Makes the labels of the intervals, such as "(0, 10]" or "[0.5, 1.0)". */
static const struct column *interval_labels(struct cutting *k)
{
    struct eval *ev = k->c->ev;
    int64_t digits = enough_digits(k);
    bool adjust = k->right && k->lowest, whole = k->whole && !adjust;
    struct value *v = NEW_N(ev->scratch, struct value, k->n);
    for (size_t i = 0; i + 1 < k->n; i++) {
        struct buf b = {.a = ev->a};
        double low = round_edge(k->edges[i], digits);
        if (adjust && i == 0)
            low -= elementary_pow(10, (double)-digits);
        buf_putc(&b, k->right ? '(' : '[');
        if (k->dates) {
            put_date(k, &b, (int64_t)k->edges[i] - (adjust && i == 0));
            buf_puts(&b, ", ");
            put_date(k, &b, (int64_t)k->edges[i + 1]);
        } else {
            put_edge(&b, low, whole);
            buf_puts(&b, ", ");
            put_edge(&b, round_edge(k->edges[i + 1], digits), whole);
        }
        buf_putc(&b, k->right ? ']' : ')');
        v[i] = (struct value){.type = VALUE_STR, .s = buf_str(&b)};
    }
    return eval_infer(ev, k->c->at, STR_NONE, v, k->n - 1, NULL, 0);
}

static const struct column *given_labels(struct cutting *k)
{
    struct call *c = k->c;
    const struct df_expr *at = call_at(c, PARAM_labels);
    struct list l;
    if (!iterate(c->ev, at, call_arg(c, PARAM_labels), &l))
        return NULL;
    if (l.n != k->n - 1) {
        eval_fault(
            c->ev, DIAG_DF_VALUE, at,
            "found %zu label%s for %zu interval%s, expected one for each", l.n,
            STR_S(l.n), k->n - 1, STR_S(k->n - 1));
        return NULL;
    }
    struct value *v = NEW_N(c->ev->scratch, struct value, l.n);
    for (size_t i = 0; i < l.n; i++) {
        if (!object_scalar(l.v[i], &v[i])) {
            call_wrong(c, PARAM_labels, "a list of labels");
            return NULL;
        }
        for (size_t j = 0; k->ordered && j < i; j++)
            if (object_same(l.v[i], l.v[j])) {
                eval_fault(c->ev, DIAG_DF_VALUE, eval_item(at, i),
                           "label %.*s is listed twice",
                           STR_ARG(represent_short(c->ev, at, l.v[i])));
                diag_help(c->ev->d,
                          "add ordered=False to allow duplicate labels");
                return NULL;
            }
    }
    return eval_infer(c->ev, at, STR_NONE, v, l.n, NULL, 0);
}

/* ---- intervals ---- */

/* Returns the index of the interval that contains f, or ORIGIN_NO_ROW if no
   interval contains f. */
static uint32_t interval_of(const struct cutting *k, double f)
{
    size_t low = 0, high = k->n;
    if (isnan(f))
        return ORIGIN_NO_ROW;
    if (k->lowest && k->right && f == k->edges[0])
        return 0;
    while (low < high) { /* find the first edge >= f if k->right, else > f */
        size_t middle = low + (high - low) / 2;
        bool before = k->right ? k->edges[middle] < f : k->edges[middle] <= f;
        low = before ? middle + 1 : low;
        high = before ? high : middle;
    }
    if (!k->right && k->lowest && f == k->edges[k->n - 1])
        low = k->n - 1;
    return low == 0 || low == k->n ? ORIGIN_NO_ROW : (uint32_t)low - 1;
}

/* Returns a column with the index of each row's interval, for labels=False. */
static const struct column *codes(struct cutting *k, const uint32_t *places)
{
    struct value *v = NEW_N(k->c->ev->scratch, struct value, k->x->n);
    for (size_t i = 0; i < k->x->n; i++)
        if (places[i] != ORIGIN_NO_ROW)
            v[i] = (struct value){.type = VALUE_INT, .i = places[i]};
    return eval_infer(k->c->ev, k->c->at, k->x->name, v, k->x->n, &k->x, 1);
}

static const struct column *labelled(struct cutting *k, const uint32_t *places)
{
    struct eval *ev = k->c->ev;
    struct object given = call_arg(k->c, PARAM_labels);
    bool own = given.type == OBJECT_ABSENT || given.type == OBJECT_NONE;
    const struct column *labels = own ? interval_labels(k) : given_labels(k);
    if (!labels)
        return NULL;
    struct value *v = NEW_N(ev->scratch, struct value, k->x->n);
    for (size_t i = 0; i < k->x->n; i++)
        if (places[i] != ORIGIN_NO_ROW)
            v[i] = column_value(labels, places[i]);
    const struct column *x =
        eval_objects(ev, k->c->at, k->x->name, v, k->x->n, &k->x, 1);
    if (!x)
        return NULL;
    return category_make(ev, k->c->at, x, labels, k->ordered);
}

bool cut_read(struct cutting *k)
{
    struct call *c = k->c;
    struct operand x;
    struct object of = call_arg(c, PARAM_x);
    if (of.type == OBJECT_LIST) {
        struct labels to = {.n = as_list(of)->n};
        if (!each_operand(c, PARAM_x, to, &x))
            return false;
        k->x = x.column;
    } else if (of.type == OBJECT_SERIES) {
        k->x = as_series(of)->column;
    } else {
        return call_wrong(c, PARAM_x, "a column");
    }
    for (size_t i = 0; k->x->type > COLUMN_BOOL && i < k->x->n; i++)
        if (column_value(k->x, i).type == VALUE_STR)
            return call_wrong(c, PARAM_x, "a column of numbers");
    k->dates &= k->x->type == COLUMN_DATE && k->x->zone == ZONE_NONE;
    if (k->x->type == COLUMN_DATE && zone_is_aware(k->x->zone))
        return eval_fault(c->ev, DIAG_DF_UNSUPPORTED, call_at(c, PARAM_x),
                          "dividing dates with a time zone into intervals") ||
               eval_help(c->ev, ".dt.tz_localize(None) removes the time zone");
    if (k->x->type == COLUMN_SPAN)
        return eval_fault(c->ev, DIAG_DF_UNSUPPORTED, call_at(c, PARAM_x),
                          "dividing time spans into intervals") ||
               eval_help(c->ev, "divide a number of seconds: "
                                "pd.cut(span.dt.total_seconds(), [0, 60, "
                                "3600])");
    if (column_is_time(k->x) && !k->dates)
        return eval_fault(c->ev, DIAG_DF_UNSUPPORTED, call_at(c, PARAM_x),
                          "dividing dates into intervals of equally many "
                          "rows, or periods into intervals") ||
               eval_help(c->ev, "divide a number of seconds: pd.qcut((df['day']"
                                " - df['day'].min()).dt.total_seconds(), 4)");
    return call_int(c, PARAM_precision, &k->precision);
}

bool cut_into(struct cutting *k, struct object *out)
{
    struct call *c = k->c;
    struct object labels = call_arg(c, PARAM_labels);
    if (!check_edges(k) ||
        !eval_spend(c->ev, c->at, k->x->n, sizeof(uint32_t) + sizeof(str)))
        return false;
    uint32_t *places = NEW_N(c->ev->scratch, uint32_t, k->x->n + 1);
    for (size_t i = 0; i < k->x->n; i++)
        places[i] = interval_of(k, cut_number(k, i));
    bool plain = labels.type == OBJECT_BOOL && !as_bool(labels);
    const struct column *r = plain ? codes(k, places) : labelled(k, places);
    if (!r)
        return false;
    *out = call_arg(c, PARAM_x).type == OBJECT_SERIES
               ? each_series(c->ev, as_series(call_arg(c, PARAM_x)), r)
               : object_array(c->ev->scratch, r, SERIES_ARRAY);
    return true;
}

static bool cut(struct call *c, struct object *out)
{
    struct cutting k = {.c = c, .from = PARAM_bins, .dates = true};
    if (!cut_read(&k) || !call_bool(c, PARAM_right, &k.right) ||
        !call_bool(c, PARAM_include_lowest, &k.lowest) ||
        !call_bool(c, PARAM_ordered, &k.ordered))
        return false;
    if (call_arg(c, PARAM_bins).type == OBJECT_INT
            ? !equal_edges(&k, as_int(call_arg(c, PARAM_bins)))
            : !listed_edges(&k))
        return false;
    return cut_into(&k, out);
}

/* ---- operations ---- */

const struct operation CUT_OPERATIONS[] = {
    {S_INIT("cut"), ON_PANDAS, cut,
     PARAMS(NEEDS(x), NEEDS(bins), OPT(right, TRUE), OPT(labels, NONE),
            OPT(precision, INT(3)), OPT(include_lowest, FALSE),
            OPT(duplicates, TEXT("raise")), OPT(ordered, TRUE)),
     0, 1, "puts numbers or dates into intervals"},
    {.name = {0}},
};
