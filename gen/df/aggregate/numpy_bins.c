// SPDX-License-Identifier: MIT
// numpy_bins: np.histogram, np.digitize and np.bincount, which count numbers in
// ranges or find the range of each number.
#include <math.h>

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/aggregate/numpy_table.h"
#include "df/runtime/scalar.h"

static double number_at(const struct column *x, size_t i)
{
    double f;
    scalar_number(column_value(x, i), &f);
    return f;
}

static struct object array(struct call *c, const struct column *x)
{
    return object_array(c->ev->scratch, x, SERIES_ARRAY);
}

/* Returns the number of elements of v, in ascending order, that are less than f
   or, if `right`, less than or equal to f. */
static size_t count_before(const double *v, size_t n, double f, bool right)
{
    size_t low = 0, high = n;
    while (low < high) {
        size_t mid = low + (high - low) / 2;
        if (v[mid] < f || (right && v[mid] == f))
            low = mid + 1;
        else
            high = mid;
    }
    return low;
}

/* Whether v is in ascending order, without nan. */
static bool ascends(const double *v, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (!(v[i] >= v[i ? i - 1 : 0]))
            return false;
    return true;
}

/* ---- histogram ---- */

/* Bins: bin i is from edges[i] to edges[i + 1]. The last one includes its upper
   edge. */
struct ranges {
    double *edges;
    size_t n;
    const struct column *given; /* the edges in the script; NULL: the script
                                   gives the number of bins */
};

/* Reads range= or, if it is not given, finds the smallest and largest number of
   x. */
static bool read_range(struct call *c, const struct column *x, double *low,
                       double *high)
{
    struct object range = call_arg(c, PARAM_range);
    struct value v, w;
    *low = x->n ? number_at(x, 0) : 0;
    *high = x->n ? *low : 1;
    for (size_t i = 0; i < x->n; i++) {
        double f = number_at(x, i);
        *low = f < *low || isnan(f) ? f : *low;
        *high = f > *high || isnan(f) ? f : *high;
    }
    if (call_has(c, PARAM_range) &&
        (range.type != OBJECT_LIST || as_list(range)->n != 2 ||
         !object_scalar(as_list(range)->v[0], &v) || !scalar_number(v, low) ||
         !object_scalar(as_list(range)->v[1], &w) || !scalar_number(w, high) ||
         *low > *high))
        return call_wrong(c, PARAM_range,
                          "a tuple of two numbers, such as "
                          "(0, 10)");
    if (!isfinite(*low) || !isfinite(*high))
        return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_a),
                          "'histogram' needs finite numbers") ||
               eval_help(c->ev, "remove missing cells: s.dropna()");
    if (*low == *high) {
        *low -= 0.5;
        *high += 0.5;
    }
    return true;
}

/* Makes n bins of equal width. */
static bool equal_bins(struct call *c, const struct column *x, int64_t n,
                       struct ranges *b)
{
    double low, high;
    if (n < 1 || n >= EVAL_LIST_MAX)
        return call_wrong(c, PARAM_bins, "1 or more");
    if (!read_range(c, x, &low, &high) ||
        !eval_spend(c->ev, c->at, (size_t)n, sizeof(double)))
        return false;
    b->n = (size_t)n;
    b->edges = NEW_N(c->ev->scratch, double, b->n + 1);
    for (size_t i = 0; i < b->n; i++)
        b->edges[i] = (double)i * ((high - low) / (double)n) + low;
    b->edges[b->n] = high;
    return true;
}

static bool read_bins(struct call *c, const struct column *x, struct ranges *b)
{
    struct object bins = call_value(c, PARAM_bins);
    *b = (struct ranges){0};
    if (bins.type == OBJECT_INT)
        return equal_bins(c, x, as_int(bins), b);
    if (bins.type == OBJECT_STR)
        return call_refuse(c, PARAM_bins) ||
               eval_help(c->ev, "give the number of bins, or their edges");
    if (!numpy_numbers(c, PARAM_bins, &b->given))
        return false;
    size_t n = b->given->n;
    b->edges = NEW_N(c->ev->scratch, double, n + 1);
    for (size_t i = 0; i < n; i++)
        b->edges[i] = number_at(b->given, i);
    b->n = n ? n - 1 : 0;
    return (n > 1 && b->given->type != COLUMN_BOOL && ascends(b->edges, n)) ||
           call_wrong(c, PARAM_bins, "two or more edges in ascending order") ||
           eval_help(c->ev, "write bins=10, or edges such as bins=[0, 5, 10]");
}

/* Returns the number of cells of x in each bin. With density=True, returns the
   share of the cells in each bin, divided by the bin's width. */
static const struct column *counts(struct call *c, const struct ranges *b,
                                   const struct column *x, bool density)
{
    void *cells;
    int64_t *n = NEW_N(c->ev->scratch, int64_t, b->n + 1), all = 0;
    for (size_t i = 0; i < x->n; i++) {
        double f = number_at(x, i);
        if (!(f >= b->edges[0] && f <= b->edges[b->n]))
            continue;
        size_t bin = count_before(b->edges, b->n, f, true);
        n[bin - 1]++;
        all++;
    }
    struct column *made =
        eval_column(c->ev, c->at, STR_NONE, density ? COLUMN_FLOAT : COLUMN_INT,
                    b->n, &cells, &x, 1);
    for (size_t i = 0; made && i < b->n; i++)
        if (density)
            ((double *)cells)[i] =
                (double)n[i] / (b->edges[i + 1] - b->edges[i]) / (double)all;
        else
            ((int64_t *)cells)[i] = n[i];
    return made;
}

static const struct column *edges(struct call *c, const struct ranges *b,
                                  const struct column *x)
{
    void *cells;
    if (b->given)
        return column_rename(c->ev->a, b->given, STR_NONE);
    struct column *made = eval_column(c->ev, c->at, STR_NONE, COLUMN_FLOAT,
                                      b->n + 1, &cells, &x, 1);
    for (size_t i = 0; made && i <= b->n; i++)
        ((double *)cells)[i] = b->edges[i];
    return made;
}

static bool histogram(struct call *c, struct object *out)
{
    const struct column *x;
    struct ranges b;
    bool density = false;
    if (!numpy_numbers(c, PARAM_a, &x))
        return false;
    if (x->type == COLUMN_BOOL)
        return call_needs_numbers(c, PARAM_a, x);
    if ((call_has(c, PARAM_density) &&
         !call_bool(c, PARAM_density, &density)) ||
        !read_bins(c, x, &b))
        return false;
    const struct column *n = counts(c, &b, x, density);
    const struct column *e = n ? edges(c, &b, x) : NULL;
    if (!e)
        return false;
    struct list *l = NEW(c->ev->scratch, struct list);
    l->tuple = true;
    vec_push(c->ev->scratch, l, array(c, n));
    vec_push(c->ev->scratch, l, array(c, e));
    *out = object_list(l);
    return true;
}

/* ---- digitize ---- */

/* Reads bins= in ascending order. Sets *down if the bins are in descending
   order. */
static bool read_edges(struct call *c, double **v, size_t *n, bool *down)
{
    const struct column *x;
    if (!numpy_numbers(c, PARAM_bins, &x))
        return false;
    *n = x->n;
    *v = NEW_N(c->ev->scratch, double, x->n + 1);
    *down = x->n && number_at(x, 0) > number_at(x, x->n - 1);
    for (size_t i = 0; i < x->n; i++)
        (*v)[i] = number_at(x, *down ? x->n - 1 - i : i);
    return ascends(*v, *n) ||
           call_wrong(c, PARAM_bins,
                      "numbers in ascending or descending "
                      "order, without missing values") ||
           eval_help(c->ev, "write edges such as bins=[0, 5, 10]");
}

static bool digitize(struct call *c, struct object *out)
{
    const struct column *x;
    struct value v;
    double *bins;
    size_t n;
    bool down, right = false, single = object_scalar(call_arg(c, PARAM_x), &v);
    void *cells;
    if (single && v.type != VALUE_INT && v.type != VALUE_FLOAT)
        return call_wrong(c, PARAM_x, "numbers");
    if (single)
        x = eval_constant(c->ev, call_at(c, PARAM_x), STR_NONE, v, 1);
    else if (!numpy_numbers(c, PARAM_x, &x))
        return false;
    if (!x || !read_edges(c, &bins, &n, &down) ||
        !call_bool(c, PARAM_right, &right))
        return false;
    struct column *made = eval_column(c->ev, c->at, STR_NONE, COLUMN_INT, x->n,
                                      &cells, &x, single ? 0 : 1);
    for (size_t i = 0; made && i < x->n; i++) {
        double f = number_at(x, i);
        size_t k = isnan(f) ? n : count_before(bins, n, f, !right);
        ((int64_t *)cells)[i] = (int64_t)(down ? n - k : k);
    }
    if (!made)
        return false;
    *out = single ? object_value(column_value(made, 0)) : array(c, made);
    out->numpy = single;
    return true;
}

/* ---- bincount ---- */

static bool read_counted(struct call *c, const struct column **x, size_t *n)
{
    int64_t least = 0;
    if (!numpy_numbers(c, PARAM_x, x) || !call_int(c, PARAM_minlength, &least))
        return false;
    if ((*x)->n && (*x)->type != COLUMN_INT)
        return call_wrong(c, PARAM_x, "integers") ||
               eval_help(c->ev, "convert it first: .astype('int')");
    for (size_t i = 0; i < (*x)->n; i++) {
        if ((*x)->i[i] < 0 || (*x)->i[i] >= EVAL_LIST_MAX)
            return call_wrong(c, PARAM_x, "integers from 0 to 1,048,575") ||
                   eval_help(c->ev, "np.unique(x, return_counts=True) counts "
                                    "other numbers");
        least = (*x)->i[i] >= least ? (*x)->i[i] + 1 : least;
    }
    *n = (size_t)least;
    return (least >= 0 && least <= EVAL_LIST_MAX) ||
           call_wrong(c, PARAM_minlength, "0 or more");
}

static bool bincount(struct call *c, struct object *out)
{
    const struct column *x, *weights = NULL;
    size_t n = 0;
    void *cells;
    if (!read_counted(c, &x, &n) ||
        (call_has(c, PARAM_weights) &&
         !numpy_numbers(c, PARAM_weights, &weights)))
        return false;
    if (weights && weights->n != x->n)
        return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_weights),
                          "there are %zu weights for %zu numbers", weights->n,
                          x->n);
    const struct column *of = weights ? weights : x;
    struct column *made =
        eval_column(c->ev, c->at, STR_NONE, weights ? COLUMN_FLOAT : COLUMN_INT,
                    n, &cells, &of, 1);
    for (size_t i = 0; made && i < x->n; i++)
        if (weights)
            ((double *)cells)[x->i[i]] += number_at(weights, i);
        else
            ((int64_t *)cells)[x->i[i]]++;
    if (made)
        *out = array(c, made);
    return made != NULL;
}

/* ---- operations ---- */

const struct operation NUMPY_BINS_OPERATIONS[] = {
    {S_INIT("bincount"), ON_NUMPY, bincount,
     PARAMS(NEEDS(x), OPT(weights, NONE), OPT(minlength, INT(0))),
     EFFECT_COUNTS | EFFECT_ROWS, 1,
     "how often each of the numbers 0, 1, 2, ... occurs"},
    {S_INIT("digitize"), ON_NUMPY, digitize,
     PARAMS(NEEDS(x), NEEDS(bins), OPT(right, FALSE)), EFFECT_COUNTS, 4,
     "the number of bins up to each number"},
    {S_INIT("histogram"), ON_NUMPY, histogram,
     PARAMS(NEEDS(a), OPT(bins, INT(10)), OPT(range, NONE), OPT(density, NONE)),
     EFFECT_COUNTS | EFFECT_ROWS, 8,
     "a tuple: how many numbers are in each bin, and the edges of the bins"},
    {.name = {0}},
};
