// SPDX-License-Identifier: MIT
// numpy_points: numpy's functions of the cells of one column whose result
// depends on the positions or neighbours of the cells: np.diff, np.argsort,
// np.interp, np.searchsorted; also np.ptp, np.isclose and argmax.
#include <math.h>

#include "base/codes/df.h"
#include "df/indexing/each.h"
#include "df/runtime/call.h"
#include "df/runtime/keys.h"
#include "df/runtime/row.h"
#include "df/runtime/scalar.h"
#include "df/runtime/vector.h"

/* Reads argument p as a column of numbers. A single value becomes a column of
   one cell, and sets *single to true. */
static bool read_numbers(struct call *c, enum param p, const struct column **x,
                         bool *single)
{
    struct value v;
    *single = object_scalar(call_arg(c, p), &v);
    if (*single &&
        (v.type == VALUE_INT || v.type == VALUE_FLOAT || v.type == VALUE_BOOL))
        *x = eval_constant(c->ev, call_at(c, p), STR_NONE, v, 1);
    else if (*single)
        return call_wrong(c, p, "numbers");
    else if (!each_argument(c, p, x))
        return false;
    return *x && ((*x)->type <= COLUMN_BOOL || call_needs_numbers(c, p, *x));
}

static double number_at(const struct column *x, size_t i)
{
    double f;
    scalar_number(column_value(x, i), &f);
    return f;
}

/* Sets *out to the array x or, if `single`, to its only cell. */
static bool returned(struct call *c, const struct column *x, bool single,
                     struct object *out)
{
    if (!x)
        return false;
    *out = object_array(c->ev->scratch, x, SERIES_ARRAY);
    if (single) {
        *out = object_value(column_value(x, 0));
        out->numpy = true;
    }
    return true;
}

/* ---- minimum and maximum ---- */

/* Sets *least to the first row with the minimum of x, and *greatest to the
   first row with the maximum. Skips missing cells if `skip`; otherwise sets
   both to the first row with a missing cell, if any. Leaves both unchanged if x
   has no cells or all cells are skipped. */
static void find_extremes(const struct column *x, bool skip, size_t *least,
                          size_t *greatest)
{
    const struct keys k = {&x, 1, x->n};
    bool found = false;
    for (size_t i = 0; i < x->n; i++) {
        int low = -1, high = 1;
        if (column_is_missing(x, i)) {
            if (skip)
                continue;
            *least = *greatest = i;
            return;
        }
        if (found && (!keys_order(&k, i, &k, *least, &low) ||
                      !keys_order(&k, i, &k, *greatest, &high)))
            return;
        *least = low < 0 ? i : *least;
        *greatest = high > 0 ? i : *greatest;
        found = true;
    }
}

static bool ptp(struct call *c, struct object *out)
{
    const struct column *x;
    bool single;
    size_t least = 0, greatest = 0;
    int64_t span;
    if (!read_numbers(c, PARAM_a, &x, &single))
        return false;
    if (single || x->n == 0 || x->type == COLUMN_BOOL)
        return call_wrong(c, PARAM_a, "a column of numbers that is not empty");
    find_extremes(x, false, &least, &greatest);
    if (x->type == COLUMN_FLOAT)
        *out = object_float(x->f[greatest] - x->f[least]);
    else if (__builtin_sub_overflow(x->i[greatest], x->i[least], &span))
        return scalar_too_large(c->ev, c->at);
    else
        *out = object_int(span);
    out->numpy = true;
    return true;
}

/* Evaluates argmax and argmin, as functions or as methods. */
static bool arg_extreme(struct call *c, struct object *out)
{
    struct object of =
        c->self.type == OBJECT_SERIES ? c->self : call_arg(c, PARAM_a);
    const struct column *x;
    size_t least = SIZE_MAX, greatest = SIZE_MAX;
    if (c->self.type == OBJECT_SERIES)
        x = as_series(c->self)->column;
    else if (!each_argument(c, PARAM_a, &x))
        return false;
    if (x->type > COLUMN_BOOL && !column_is_time(x))
        return eval_fault(c->ev, DIAG_DF_TYPE, c->at,
                          "'%.*s' needs numbers or dates",
                          STR_ARG(c->operation->name)) ||
               eval_help(c->ev, "to get a label instead of a position, use "
                                "idxmax or idxmin");
    if (x->n == 0)
        return eval_fault(c->ev, DIAG_DF_VALUE, c->at,
                          "'%.*s' needs at least one row, but the column is "
                          "empty",
                          STR_ARG(c->operation->name));
    str name = c->operation->name;
    bool nan = str_starts(name, S("nan"));
    bool skips = nan || (of.type == OBJECT_SERIES && !object_is_array(of));
    find_extremes(x, skips, &least, &greatest);
    size_t at = str_ends(name, S("argmax")) ? greatest : least;
    if (nan && at == SIZE_MAX)
        return call_wrong(c, PARAM_a,
                          "at least one number that is not missing");
    *out = object_int(at == SIZE_MAX ? -1 : (int64_t)at);
    out->numpy = true;
    return true;
}

/* ---- neighbours and order ---- */

/* Appends the numbers of argument p, a number or a column, to v. No-op if it is
   not given. */
static bool add_numbers(struct call *c, enum param p, struct value *v,
                        size_t *n, size_t room)
{
    const struct column *x;
    bool single;
    if (!call_has(c, p))
        return true;
    if (!read_numbers(c, p, &x, &single))
        return false;
    if (x->type == COLUMN_BOOL || x->n > room)
        return call_wrong(c, p, "a number, or fewer numbers than the column");
    for (size_t i = 0; i < x->n; i++)
        v[(*n)++] = column_value(x, i);
    return true;
}

/* Adds the numbers of prepend= and append= to *x. */
static bool extend(struct call *c, const struct column **x)
{
    size_t n = 0, room = (*x)->n + 1;
    if (!call_has(c, PARAM_prepend) && !call_has(c, PARAM_append))
        return true;
    if (!eval_spend(c->ev, c->at, 3 * room, sizeof(struct value)))
        return false;
    struct value *v = NEW_N(c->ev->scratch, struct value, 3 * room);
    if (!add_numbers(c, PARAM_prepend, v, &n, room) ||
        !add_numbers(c, PARAM_a, v, &n, room) ||
        !add_numbers(c, PARAM_append, v, &n, room))
        return false;
    *x = eval_infer(c->ev, c->at, STR_NONE, v, n, x, 1);
    return *x != NULL;
}

/* Returns the differences of neighbouring cells, as np.diff does. */
static const struct column *differences(struct call *c, const struct column *x)
{
    bool over = false;
    void *cells;
    struct column *made = eval_column(c->ev, c->at, STR_NONE, x->type,
                                      x->n ? x->n - 1 : 0, &cells, NULL, 0);
    for (size_t i = 0; made && i < made->n; i++)
        if (x->type == COLUMN_FLOAT)
            ((double *)cells)[i] = x->f[i + 1] - x->f[i];
        else
            over |= __builtin_sub_overflow(x->i[i + 1], x->i[i],
                                           &((int64_t *)cells)[i]);
    if (over)
        return scalar_too_large(c->ev, c->at), NULL;
    return made;
}

static bool diff(struct call *c, struct object *out)
{
    const struct column *x;
    bool single;
    int64_t n = 1;
    if (!read_numbers(c, PARAM_a, &x, &single) || !call_int(c, PARAM_n, &n))
        return false;
    if (single || x->type == COLUMN_BOOL)
        return call_wrong(c, PARAM_a, "a column of numbers");
    if (n < 0)
        return call_wrong(c, PARAM_n, "0 or more");
    if (!call_only(c, PARAM_axis, object_int(-1)) || !extend(c, &x))
        return false;
    for (; x && n > 0 && x->n > 0; n--)
        x = differences(c, x);
    return returned(c, x, false, out);
}

/* Whether numpy's sort, which is not stable, may order equal cells in another
   way than a stable sort. numpy's sort is stable up to 16 cells. */
static bool has_ties(const struct keys *k, const uint32_t *rows)
{
    bool ties = false;
    for (size_t i = 1; k->n > 16 && i < k->n; i++)
        ties |= keys_equal(k, rows[i - 1], k, rows[i]);
    return ties;
}

/* Reads argument `a` of argsort: numbers, or strings without missing cells. */
static bool read_sortable(struct call *c, const struct column **x)
{
    bool single = false, strings;
    struct object of = call_arg(c, PARAM_a);
    strings = each_argument(c, PARAM_a, x) && (*x)->type == COLUMN_STR;
    if (!strings && !read_numbers(c, PARAM_a, x, &single))
        return false;
    if (single)
        return call_wrong(c, PARAM_a, "a column or a list");
    bool series = of.type == OBJECT_SERIES && !object_is_array(of);
    for (size_t i = 0; (strings || series) && i < (*x)->n; i++)
        if (column_is_missing(*x, i))
            return call_wrong(c, PARAM_a, "cells that are not missing") ||
                   eval_help(c->ev, "remove missing cells: s.dropna()");
    return true;
}

/* Reads kind=. Sets *stable to whether equal cells keep their order. */
static bool read_kind(struct call *c, bool *stable)
{
    static const str KINDS[] = {S_INIT("quicksort"), S_INIT("heapsort"),
                                S_INIT("stable"), S_INIT("mergesort")};
    unsigned kind = 0;
    bool read =
        !call_has(c, PARAM_kind) || call_choice(c, PARAM_kind, KINDS, 4, &kind);
    *stable = kind >= 2;
    return read && (kind != 1 || call_refuse(c, PARAM_kind));
}

static bool argsort(struct call *c, struct object *out)
{
    const struct column *x;
    struct object of = call_arg(c, PARAM_a);
    bool stable;
    void *cells;
    if (!read_sortable(c, &x) || !read_kind(c, &stable))
        return false;
    const struct keys k = {&x, 1, x->n};
    struct column *made =
        eval_column(c->ev, c->at, STR_NONE, COLUMN_INT, x->n, &cells, NULL, 0);
    if (!made || !eval_spend(c->ev, c->at, x->n, 2 * sizeof(uint32_t)))
        return false;
    uint32_t *rows = NEW_N(c->ev->scratch, uint32_t, x->n + 1);
    for (size_t i = 0; i < x->n; i++)
        rows[i] = (uint32_t)i;
    keys_sort(&k, c->ev->scratch, rows, x->n);
    if (!stable && has_ties(&k, rows))
        return eval_fault(c->ev, DIAG_DF_UNSUPPORTED, c->at,
                          "'argsort' of more than 16 cells, some of which are "
                          "equal,") ||
               eval_help(c->ev, "numpy does not define the order of equal "
                                "cells; add kind='stable'");
    for (size_t i = 0; i < x->n; i++)
        ((int64_t *)cells)[i] = rows[i];
    if (of.type != OBJECT_SERIES || object_is_array(of))
        return returned(c, made, false, out);
    *out = each_series(c->ev, as_series(of),
                       column_rename(c->ev->a, made, x->name));
    return true;
}

/* Returns the number of cells of x that are less than f or, if `right`, less
   than or equal to f. x is sorted. */
static size_t cells_before(const struct column *x, double f, bool right)
{
    size_t low = 0, high = x->n;
    while (low < high) {
        size_t mid = low + (high - low) / 2;
        double g = number_at(x, mid);
        if (g < f || (right && g == f))
            low = mid + 1;
        else
            high = mid;
    }
    return low;
}

/* Checks that argument p, the column x, is sorted and has no missing cells. */
static bool check_sorted(struct call *c, enum param p, const struct column *x)
{
    for (size_t i = 0; i < x->n; i++)
        if (!(number_at(x, i) >= number_at(x, i ? i - 1 : 0)))
            return call_wrong(c, p, "sorted numbers without missing values");
    return true;
}

static bool searchsorted(struct call *c, struct object *out)
{
    static const str SIDES[] = {S_INIT("left"), S_INIT("right")};
    const struct column *a, *v;
    bool single;
    unsigned side = 0;
    void *cells;
    if (!read_numbers(c, PARAM_a, &a, &single) ||
        !check_sorted(c, PARAM_a, a) ||
        !call_choice(c, PARAM_side, SIDES, 2, &side) ||
        !read_numbers(c, PARAM_v, &v, &single))
        return false;
    struct column *made =
        eval_column(c->ev, c->at, STR_NONE, COLUMN_INT, v->n, &cells, NULL, 0);
    for (size_t i = 0; made && i < v->n; i++)
        ((int64_t *)cells)[i] =
            isnan(number_at(v, i))
                ? (int64_t)a->n
                : (int64_t)cells_before(a, number_at(v, i), side == 1);
    return returned(c, made, single, out);
}

/* Returns the value at f of the line through the points (x, y). */
static double between(const struct column *x, const struct column *y, double f)
{
    size_t i = cells_before(x, f, true);
    if (isnan(f))
        return f;
    if (i == 0 || i == x->n)
        return number_at(y, i ? i - 1 : 0);
    double x0 = number_at(x, i - 1), y0 = number_at(y, i - 1);
    if (x0 == f)
        return y0;
    double slope = (number_at(y, i) - y0) / (number_at(x, i) - x0);
    return slope * (f - x0) + y0;
}

static bool interp(struct call *c, struct object *out)
{
    const struct column *x, *xp, *fp;
    bool single, one;
    void *cells;
    if (!read_numbers(c, PARAM_xp, &xp, &one) ||
        !read_numbers(c, PARAM_fp, &fp, &one) ||
        !check_sorted(c, PARAM_xp, xp) ||
        !read_numbers(c, PARAM_x, &x, &single))
        return false;
    if (xp->n == 0 || xp->n != fp->n)
        return call_wrong(c, PARAM_fp, "as many numbers as xp");
    struct column *made = eval_column(c->ev, c->at, STR_NONE, COLUMN_FLOAT,
                                      x->n, &cells, &x, single ? 0 : 1);
    for (size_t i = 0; made && i < x->n; i++)
        ((double *)cells)[i] = between(xp, fp, number_at(x, i));
    return returned(c, made, single, out);
}

static bool read_tolerance(struct call *c, enum param p, double *f)
{
    struct value v;
    return (object_scalar(call_value(c, p), &v) && scalar_number(v, f)) ||
           call_wrong(c, p, "a number");
}

/* Evaluates isclose and allclose. */
static bool isclose(struct call *c, struct object *out)
{
    const struct column *a, *b;
    bool one, two, all = true, nan = false;
    double rtol, atol;
    void *cells;
    if (!read_numbers(c, PARAM_a, &a, &one) ||
        !read_numbers(c, PARAM_b, &b, &two) ||
        !read_tolerance(c, PARAM_rtol, &rtol) ||
        !read_tolerance(c, PARAM_atol, &atol) ||
        !call_bool(c, PARAM_equal_nan, &nan))
        return false;
    if (!one && !two && a->n != b->n)
        return call_wrong(c, PARAM_b, "a column as long as the first one");
    size_t n = one ? b->n : a->n;
    struct column *made =
        eval_column(c->ev, c->at, STR_NONE, COLUMN_BOOL, n, &cells, NULL, 0);
    for (size_t i = 0; made && i < n; i++) {
        double f = number_at(a, one ? 0 : i), g = number_at(b, two ? 0 : i);
        bool close = f == g || (nan && isnan(f) && isnan(g)) ||
                     (isfinite(g) && isfinite(f) &&
                      fabs(f - g) <= atol + rtol * fabs(g));
        ((bool *)cells)[i] = close;
        all &= close;
    }
    if (!made || str_eq(c->operation->name, S("isclose")))
        return returned(c, made, one && two, out);
    *out = object_bool(all);
    return true;
}

/* ---- operations ---- */

static const struct parameter CLOSE[] = {NEEDS(a),
                                         NEEDS(b),
                                         OPT(rtol, FLOAT(1e-05)),
                                         OPT(atol, FLOAT(1e-08)),
                                         OPT(equal_nan, FALSE),
                                         PARAMS_END};

const struct operation NUMPY_POINTS_OPERATIONS[] = {
    {S_INIT("allclose"), ON_NUMPY, isclose, CLOSE, 0, 1,
     "whether all numbers are nearly equal"},
    {S_INIT("argmax"), ON_SERIES, arg_extreme, NO_PARAMS, 0, 4,
     "the position of the largest value"},
    {S_INIT("argmax"), ON_NUMPY, arg_extreme, PARAMS(NEEDS(a)), 0, 4,
     "the position of the largest value"},
    {S_INIT("argmin"), ON_NUMPY, arg_extreme, PARAMS(NEEDS(a)), 0, 4,
     "the position of the smallest value"},
    {S_INIT("argmin"), ON_SERIES, arg_extreme, NO_PARAMS, 0, 4,
     "the position of the smallest value"},
    {S_INIT("argsort"), ON_NUMPY, argsort,
     PARAMS(NEEDS(a), OPT(axis, INT(-1)), OPT(kind, NONE)), EFFECT_ROWS, 16,
     "the positions of the cells in ascending order"},
    {S_INIT("diff"), ON_NUMPY, diff,
     PARAMS(NEEDS(a), OPT(n, INT(1)), OPT(axis, INT(-1)), OPT(prepend, NONE),
            OPT(append, NONE)),
     EFFECT_UNIT | EFFECT_ROWS, 1, "the differences of neighbours"},
    {S_INIT("ediff1d"), ON_NUMPY, diff, PARAMS(NEEDS(a)),
     EFFECT_UNIT | EFFECT_ROWS, 1, "same as diff"},
    {S_INIT("interp"), ON_NUMPY, interp, PARAMS(NEEDS(x), NEEDS(xp), NEEDS(fp)),
     0, 8, "linear interpolation between points, at x"},
    {S_INIT("isclose"), ON_NUMPY, isclose, CLOSE, 0, 1,
     "whether numbers are nearly equal"},
    {S_INIT("nanargmax"), ON_NUMPY, arg_extreme, PARAMS(NEEDS(a)), 0, 4,
     "the position of the largest value, ignoring nan"},
    {S_INIT("nanargmin"), ON_NUMPY, arg_extreme, PARAMS(NEEDS(a)), 0, 4,
     "the position of the smallest value, ignoring nan"},
    {S_INIT("ptp"), ON_NUMPY, ptp, PARAMS(NEEDS(a)), EFFECT_UNIT, 4,
     "the largest value minus the smallest"},
    {S_INIT("searchsorted"), ON_NUMPY, searchsorted,
     PARAMS(NEEDS(a), NEEDS(v), OPT(side, TEXT("left"))), 0, 4,
     "the positions at which v would be inserted"},
    {.name = {0}},
};
