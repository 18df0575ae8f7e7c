// SPDX-License-Identifier: MIT
// interpolate: fills missing numbers along the line between the numbers before
// and after them. Missing numbers after the last number become equal to that
// number.
#include "df/runtime/call.h"

#include <math.h>

#include "base/codes/df.h"
#include "df/indexing/align.h"
#include "df/indexing/each.h"
#include "frame/moment.h"
#include "frame/nullable.h"

/* Which missing cells are filled, from the arguments limit, limit_direction and
   limit_area. */
struct line_filling {
    int64_t limit;          /* maximum number of successive cells that are
                               filled; -1: all */
    bool forward, backward; /* forward: fill cells after a number; backward:
                               fill cells before a number */
    const int64_t *dates;   /* the x-coordinates of the rows; NULL: 0 to n-1 */
    bool inside, outside;   /* inside: fill cells between two numbers; outside:
                               fill all other cells */
};

/* Whether a missing cell may be filled. `nth` is its distance in rows from the
   number before it, `mth` from the number after it; 0 if there is no such
   number. */
static bool is_filled(const struct line_filling *how, int64_t nth, int64_t mth)
{
    bool between = nth && mth;
    if (between ? !how->inside : !how->outside)
        return false;
    return (how->forward && nth && (how->limit < 0 || nth <= how->limit)) ||
           (how->backward && mth && (how->limit < 0 || mth <= how->limit));
}

/* Returns the x-coordinate of a row. */
static double place(const struct line_filling *how, size_t row)
{
    return how->dates ? (double)how->dates[row] : (double)row;
}

/* Fills v[from] to v[to - 1], a run of missing cells. v has n cells. */
static void fill_run(const struct line_filling *how, double *v, size_t from,
                     size_t to, size_t n)
{
    bool low = from > 0, high = to < n;
    double slope = low && high ? (v[to] - v[from - 1]) /
                                     (place(how, to) - place(how, from - 1))
                               : 0;
    double first = low ? v[from - 1] : high ? v[to] : (double)NAN;
    for (size_t i = from; i < to; i++) {
        int64_t nth = low ? (int64_t)(i - from + 1) : 0;
        int64_t mth = high ? (int64_t)(to - i) : 0;
        if (is_filled(how, nth, mth))
            v[i] = low && high
                       ? slope * (place(how, i) - place(how, from - 1)) + first
                       : first;
    }
}

static const struct column *fill(struct call *c, const struct column *x,
                                 void *data)
{
    void *cells;
    if (x->type != COLUMN_FLOAT)
        return x;
    struct column *made =
        eval_column(c->ev, c->at, x->name, COLUMN_FLOAT, x->n, &cells, &x, 1);
    double *v = cells;
    for (size_t i = 0; made && i < x->n; i++)
        v[i] = x->f[i];
    for (size_t i = 0, to; made && i < x->n; i = to) {
        to = i + 1;
        if (!isnan(v[i]))
            continue;
        while (to < x->n && isnan(x->f[to]))
            to++;
        fill_run(data, v, i, to, x->n);
    }
    return made;
}

/* Sets how->dates to the row labels if method= is 'time' or 'index'. The labels
   must be dates or, for 'index', integers, in ascending order. */
static bool read_method(struct call *c, struct line_filling *how)
{
    bool frame = c->self.type == OBJECT_FRAME;
    struct labels to = frame ? align_frame_labels(as_frame(c->self))
                             : align_series_labels(as_series(c->self));
    bool index =
        object_same(call_value(c, PARAM_method), object_str(S("index")));
    if (!index &&
        !object_same(call_value(c, PARAM_method), object_str(S("time"))))
        return call_only(c, PARAM_method, object_str(S("linear")));
    if (index && !to.n_levels)
        return true;
    bool dates = to.n_levels == 1 && to.v[0]->type == COLUMN_DATE;
    bool ok =
        dates || (index && to.n_levels == 1 && to.v[0]->type == COLUMN_INT);
    for (size_t i = 0; ok && i < to.n; i++)
        ok = !(dates && to.v[0]->i[i] == MOMENT_NAT) &&
             (!i || to.v[0]->i[i] > to.v[0]->i[i - 1]);
    if (ok)
        how->dates = to.v[0]->i;
    return ok ||
           eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_method),
                      "method='%s' needs row labels that are dates%s in "
                      "ascending order",
                      index ? "index" : "time", index ? " or integers" : "") ||
           eval_help(c->ev, "write df.set_index('day').sort_index() first");
}

static bool read_filling(struct call *c, struct line_filling *how)
{
    static const str DIRECTIONS[] = {S_INIT("forward"), S_INIT("backward"),
                                     S_INIT("both")};
    static const str AREAS[] = {S_INIT("inside"), S_INIT("outside")};
    unsigned direction = 0, area = 0;
    how->limit = -1;
    how->dates = NULL;
    if (!read_method(c, how) || !call_only(c, PARAM_axis, object_int(0)) ||
        (call_has(c, PARAM_limit) && !call_int(c, PARAM_limit, &how->limit)) ||
        (call_has(c, PARAM_limit_direction) &&
         !call_choice(c, PARAM_limit_direction, DIRECTIONS, 3, &direction)) ||
        (call_has(c, PARAM_limit_area) &&
         !call_choice(c, PARAM_limit_area, AREAS, 2, &area)))
        return false;
    how->forward = direction != 1;
    how->backward = direction != 0;
    how->inside = !call_has(c, PARAM_limit_area) || area == 0;
    how->outside = !call_has(c, PARAM_limit_area) || area == 1;
    return how->limit != 0 ||
           eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_limit),
                      "the limit must be greater than 0");
}

/* Reports a nullable column, for which pandas fails, too. */
static const struct column *filled(struct call *c, const struct column *x,
                                   void *data)
{
    if (!nullable_of(x))
        return fill(c, x, data);
    eval_fault(c->ev, DIAG_DF_UNSUPPORTED, c->at, "'interpolate' of %.*s of %s",
               STR_ARG(eval_column_called(c->ev, x)), column_dtype_name(x));
    eval_help(c->ev, "convert it first: .astype('float')");
    return NULL;
}

static bool interpolate(struct call *c, struct object *out)
{
    struct line_filling how;
    struct object made;
    return read_filling(c, &how) &&
           each_column(c, c->self, filled, &how, &made) &&
           call_finish(c, made, out);
}

/* ---- operations ---- */

const struct operation INTERPOLATE_OPERATIONS[] = {
    {S_INIT("interpolate"), ON_FRAME | ON_SERIES, interpolate,
     PARAMS(OPT(method, TEXT("linear")), NAMED(axis, INT(0)),
            NAMED(limit, NONE), NAMED(inplace, FALSE),
            NAMED(limit_direction, NONE), NAMED(limit_area, NONE)),
     EFFECT_UNIT | EFFECT_ROWS, 2,
     "fills missing numbers along a line between their neighbours"},
    {.name = {0}},
};
