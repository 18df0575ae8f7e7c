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

static bool diff(struct call *c, struct object *out)
{
    const struct column *x;
    bool single, over = false;
    void *cells;
    if (!read_numbers(c, PARAM_a, &x, &single))
        return false;
    if (single || x->type == COLUMN_BOOL)
        return call_wrong(c, PARAM_a, "a column of numbers");
    struct column *made = eval_column(c->ev, c->at, STR_NONE, x->type,
                                      x->n ? x->n - 1 : 0, &cells, NULL, 0);
    for (size_t i = 0; made && i < made->n; i++)
        if (x->type == COLUMN_FLOAT)
            ((double *)cells)[i] = x->f[i + 1] - x->f[i];
        else
            over |= __builtin_sub_overflow(x->i[i + 1], x->i[i],
                                           &((int64_t *)cells)[i]);
    return over ? scalar_too_large(c->ev, c->at)
                : returned(c, made, false, out);
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

static bool argsort(struct call *c, struct object *out)
{
    const struct column *x;
    struct object of = call_arg(c, PARAM_a);
    bool single;
    void *cells;
    if (!read_numbers(c, PARAM_a, &x, &single))
        return false;
    if (single || (of.type == OBJECT_SERIES && !object_is_array(of)))
        return call_wrong(c, PARAM_a, "an array, as in np.argsort(s.values)");
    const struct keys k = {&x, 1, x->n};
    struct column *made =
        eval_column(c->ev, c->at, STR_NONE, COLUMN_INT, x->n, &cells, NULL, 0);
    if (!made || !eval_spend(c->ev, c->at, x->n, 2 * sizeof(uint32_t)))
        return false;
    uint32_t *rows = NEW_N(c->ev->scratch, uint32_t, x->n + 1);
    for (size_t i = 0; i < x->n; i++)
        rows[i] = (uint32_t)i;
    keys_sort(&k, c->ev->scratch, rows, x->n);
    if (has_ties(&k, rows))
        return eval_fault(c->ev, DIAG_DF_UNSUPPORTED, c->at,
                          "'argsort' of more than 16 numbers, some of which "
                          "are equal,") ||
               eval_help(c->ev,
                         "numpy does not define the order of equal numbers; "
                         "use s.sort_values(kind='stable').index");
    for (size_t i = 0; i < x->n; i++)
        ((int64_t *)cells)[i] = rows[i];
    return returned(c, made, false, out);
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

static bool isclose(struct call *c, struct object *out)
{
    const struct column *a, *b;
    bool one, two;
    double rtol, atol;
    void *cells;
    if (!read_numbers(c, PARAM_a, &a, &one) ||
        !read_numbers(c, PARAM_b, &b, &two))
        return false;
    struct value r, t;
    if (!object_scalar(call_value(c, PARAM_rtol), &r) ||
        !scalar_number(r, &rtol))
        return call_wrong(c, PARAM_rtol, "a number");
    if (!object_scalar(call_value(c, PARAM_atol), &t) ||
        !scalar_number(t, &atol))
        return call_wrong(c, PARAM_atol, "a number");
    if (!one && !two && a->n != b->n)
        return call_wrong(c, PARAM_b, "a column as long as the first one");
    size_t n = one ? b->n : a->n;
    struct column *made =
        eval_column(c->ev, c->at, STR_NONE, COLUMN_BOOL, n, &cells, NULL, 0);
    for (size_t i = 0; made && i < n; i++) {
        double f = number_at(a, one ? 0 : i), g = number_at(b, two ? 0 : i);
        ((bool *)cells)[i] = f == g || (isfinite(g) && isfinite(f) &&
                                        fabs(f - g) <= atol + rtol * fabs(g));
    }
    return returned(c, made, one && two, out);
}

/* ---- operations ---- */

const struct operation NUMPY_POINTS_OPERATIONS[] = {
    {S_INIT("argmax"), ON_SERIES, arg_extreme, NO_PARAMS, 0, 4,
     "the position of the largest value"},
    {S_INIT("argmax"), ON_NUMPY, arg_extreme, PARAMS(NEEDS(a)), 0, 4,
     "the position of the largest value"},
    {S_INIT("argmin"), ON_NUMPY, arg_extreme, PARAMS(NEEDS(a)), 0, 4,
     "the position of the smallest value"},
    {S_INIT("argmin"), ON_SERIES, arg_extreme, NO_PARAMS, 0, 4,
     "the position of the smallest value"},
    {S_INIT("argsort"), ON_NUMPY, argsort, PARAMS(NEEDS(a)), EFFECT_ROWS, 16,
     "the positions of an array's numbers in ascending order"},
    {S_INIT("diff"), ON_NUMPY, diff, PARAMS(NEEDS(a)),
     EFFECT_UNIT | EFFECT_ROWS, 1, "the differences of neighbours"},
    {S_INIT("ediff1d"), ON_NUMPY, diff, PARAMS(NEEDS(a)),
     EFFECT_UNIT | EFFECT_ROWS, 1, "same as diff"},
    {S_INIT("interp"), ON_NUMPY, interp, PARAMS(NEEDS(x), NEEDS(xp), NEEDS(fp)),
     0, 8, "linear interpolation between points, at x"},
    {S_INIT("isclose"), ON_NUMPY, isclose,
     PARAMS(NEEDS(a), NEEDS(b), OPT(rtol, FLOAT(1e-05)),
            OPT(atol, FLOAT(1e-08))),
     0, 1, "whether numbers are nearly equal"},
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
