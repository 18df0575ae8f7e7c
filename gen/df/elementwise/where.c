// SPDX-License-Identifier: MIT
// where: keeps or replaces cells by a condition: where, mask, clip,
// combine_first. Also computes the conditions isin and between. As in pandas,
// the replacement affects the column's type.
#include "df/runtime/call.h"

#include <math.h>

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/indexing/each.h"
#include "df/indexing/operate.h"
#include "df/indexing/patch.h"
#include "df/indexing/spread.h"
#include "df/lint/order_check.h"
#include "df/runtime/exact.h"
#include "df/runtime/iterate.h"
#include "df/runtime/masked.h"
#include "df/runtime/scalar.h"
#include "df/runtime/units.h"
#include "frame/nullable.h"

/* A replacement changed the type of a column of numbers or bools to that of r.
   Returns r with the narrower type that pandas then infers. Floats and objects
   become integers if all cells are whole numbers. Objects become bools if all
   cells are bools. Otherwise returns r itself. NULL on failure, which is
   reported. */
static const struct column *narrowed(struct eval *ev, const struct df_expr *at,
                                     const struct column *r)
{
    enum value_type type = r->n ? column_value(r, 0).type : VALUE_NA;
    void *cells;
    if (type == VALUE_NA || type >= VALUE_STR)
        return r;
    for (size_t i = 0; i < r->n; i++) {
        struct value v = column_value(r, i);
        if (v.type != type ||
            (type == VALUE_FLOAT && (v.f != floor(v.f) || fabs(v.f) > 0x1p62)))
            return r;
    }
    bool bools = type == VALUE_BOOL;
    struct column *n =
        eval_column(ev, at, r->name, bools ? COLUMN_BOOL : COLUMN_INT, r->n,
                    &cells, NULL, 0);
    for (size_t i = 0; n && i < r->n; i++) {
        struct value v = column_value(r, i);
        if (bools)
            ((bool *)cells)[i] = v.b;
        else
            ((int64_t *)cells)[i] = type == VALUE_INT ? v.i : (int64_t)v.f;
    }
    if (n) {
        n->origin = r->origin;
        n->unit = r->unit;
    }
    return n;
}

/* Returns x, of which this call keeps all cells, as cells that their values
   selected: with other numbers, the call could replace some. */
static const struct column *all_kept(struct call *c, const struct column *x)
{
    const struct frame f = {.n = x->n, .columns = &x, .n_columns = 1};
    uint32_t *rows = NEW_N(c->ev->a, uint32_t, x->n + 1);
    for (size_t i = 0; i < x->n; i++)
        rows[i] = (uint32_t)i;
    struct frame *g = eval_take_by(c->ev, c->at, &f, rows, x->n,
                                   (struct origin_choice){&x, 1, false});
    return g ? g->columns[0] : NULL;
}

/* Keeps the cells of x for which `keep` is true, and replaces the other cells
   by cells of `other`. */
static const struct column *kept(struct call *c, const struct column *x,
                                 const bool *keep, struct operand other)
{
    struct arena *a = c->ev->scratch;
    const struct column *both[] = {x, other.column};
    const struct dtype *d = other.column ? nullable_all(both, 2) : NULL;
    size_t n = 0;
    units_agree(c->ev, c->at, both, 2);
    if (d && !nullable_of(x) && !(x = masked_column(c->ev, c->at, x, d)))
        return NULL;
    if (!eval_spend(c->ev, c->at, x->n, sizeof(uint32_t)))
        return NULL;
    uint32_t *rows = NEW_N(c->ev->a, uint32_t, x->n + 1);
    for (size_t i = 0; i < x->n; i++)
        rows[i] = keep[i] ? (uint32_t)i : ORIGIN_NO_ROW;
    if (x->dtype && !other.column && scalar_missing(other.value))
        return column_take(c->ev->a, x, rows, x->n);
    for (size_t i = 0; i < x->n; i++)
        if (!keep[i])
            rows[n++] = (uint32_t)i;
    size_t typed = n && other.column ? x->n : n, rest = n;
    if (n == 0)
        return all_kept(c, x);
    if (!eval_spend(c->ev, c->at, typed, sizeof(struct value)))
        return NULL;
    struct value *v = NEW_N(a, struct value, typed);
    for (size_t i = 0; i < n; i++)
        v[i] = each_cell(other, rows[i]);
    for (size_t i = 0; rest < typed; i++)
        if (keep[i])
            v[rest++] = each_cell(other, i);
    const struct column *r =
        patch_column(c->ev, c->at, x, rows, v, n, typed, other.column, rows);
    return !r || r->type == x->type || nullable_of(x) || x->type >= COLUMN_STR
               ? r
               : narrowed(c->ev, c->at, r);
}

/* ---- where, mask ---- */

struct condition {
    bool wanted; /* keep cells where the condition has this value */
    const bool *keep;
    struct operand other;
};

/* Returns an array with an element for each row: whether `cond` has the value
   `wanted` in that row. The element is false if the condition is missing. NULL
   on failure, which is reported. */
static const bool *read_keep(struct call *c, const struct column *cond,
                             bool wanted)
{
    bool *keep = NEW_N(c->ev->scratch, bool, cond->n + 1);
    if (!eval_spend(c->ev, c->at, cond->n, 1))
        return NULL;
    for (size_t i = 0; i < cond->n; i++) {
        struct value v = column_value(cond, i);
        if (v.type != VALUE_BOOL && !scalar_missing(v)) {
            call_wrong(c, PARAM_cond, "a condition (True or False)");
            return NULL;
        }
        keep[i] = v.type == VALUE_BOOL && v.b == wanted;
    }
    return keep;
}

/* If argument i is a function, replaces the argument by the result of calling
   the function with the receiver. */
static bool call_argument(struct call *c, enum param i)
{
    struct object made;
    if (!object_is_function(call_arg(c, i)))
        return true;
    if (!c->ev->call(c->ev, call_at(c, i), call_arg(c, i), &c->self, 1, &made))
        return false;
    call_put(c, i, made);
    return true;
}

static const struct column *kept_column(struct call *c, const struct column *x,
                                        void *data)
{
    const struct condition *k = data;
    return kept(c, x, k->keep, k->other);
}

/* If argument i is a frame, returns its column `name`, or ABSENT if there is no
   such column. Otherwise returns the argument itself. */
static struct object part_of(struct call *c, enum param i, str name)
{
    struct object x = call_arg(c, i);
    if (x.type != OBJECT_FRAME)
        return x;
    size_t k = frame_find(as_frame(x), name);
    if (k == STR_NPOS)
        return (struct object){0};
    return object_column(c->ev->scratch, as_frame(x), k);
}

/* Reads the arguments cond and other into *k, for the column `name`. The rows
   of the column have the labels `to`. */
static bool read_condition(struct call *c, str name, struct labels to,
                           struct condition *k)
{
    struct call one = *c;
    struct operand cond;
    call_put(&one, PARAM_cond, part_of(c, PARAM_cond, name));
    call_put(&one, PARAM_other, part_of(c, PARAM_other, name));
    if (!each_operand(&one, PARAM_cond, to, &cond) ||
        !each_operand(&one, PARAM_other, to, &k->other))
        return false;
    if (!cond.column)
        cond.column = eval_constant(c->ev, c->at, STR_NONE, cond.value, to.n);
    return cond.column && (k->keep = read_keep(c, cond.column, k->wanted));
}

static bool needs_axis(struct call *c, const struct df_expr *at)
{
    eval_fault(c->ev, DIAG_DF_TYPE, at,
               "'%.*s' needs axis=0 to combine a frame with a column",
               STR_ARG(c->operation->name));
    diag_help(c->ev->d,
              "add axis=0: the column has a value for each row of the frame");
    return false;
}

static bool by_frame(struct call *c, struct condition *k, struct object *out)
{
    struct frame *g = object_own_frame(c->ev->a, as_frame(c->self));
    if (call_arg(c, PARAM_other).type == OBJECT_SERIES &&
        !(call_given(c, PARAM_axis) && call_only(c, PARAM_axis, object_int(0))))
        return needs_axis(c, call_at(c, PARAM_other));
    for (size_t i = 0; i < g->n_columns; i++) {
        const struct column *x = g->columns[i];
        if (!read_condition(c, x->name, align_frame_labels(g), k) ||
            !(g->columns[i] = kept_column(c, x, k)))
            return false;
    }
    *out = object_frame(g);
    return true;
}

static bool run(struct call *c, bool wanted, struct object *out)
{
    struct condition k = {.wanted = wanted};
    struct object made = c->self;
    if (!call_argument(c, PARAM_cond) || !call_argument(c, PARAM_other))
        return false;
    if (c->self.type == OBJECT_FRAME)
        return by_frame(c, &k, &made) && call_finish(c, made, out);
    if (call_arg(c, PARAM_cond).type == OBJECT_FRAME ||
        call_arg(c, PARAM_other).type == OBJECT_FRAME)
        return call_wrong(c,
                          call_arg(c, PARAM_cond).type == OBJECT_FRAME
                              ? PARAM_cond
                              : PARAM_other,
                          "a value or a column");
    return read_condition(c, STR_NONE, align_series_labels(as_series(c->self)),
                          &k) &&
           each_column(c, c->self, kept_column, &k, &made) &&
           call_finish(c, made, out);
}

static bool where(struct call *c, struct object *out)
{
    return run(c, true, out);
}

static bool mask(struct call *c, struct object *out)
{
    return run(c, false, out);
}

/* ---- combine_first ---- */

/* Returns x with its missing cells replaced by cells of y. NULL on failure,
   which is reported. */
static const struct column *filled(struct call *c, const struct column *x,
                                   const struct column *y)
{
    bool *keep = NEW_N(c->ev->scratch, bool, x->n + 1);
    for (size_t i = 0; i < x->n; i++)
        keep[i] = !column_is_missing(x, i);
    return kept(c, x, keep, (struct operand){.column = y});
}

static bool combine_series(struct call *c, struct object x, struct object y,
                           struct object *out)
{
    if (!each_align(c->ev, c->at, &x, &y, false))
        return false;
    const struct column *old = as_series(x)->column,
                        *with = as_series(y)->column;
    if (old->n != with->n)
        return eval_fault(
            c->ev, DIAG_DF_VALUE, call_at(c, PARAM_other),
            "found %zu value%s for %zu row%s, expected one for each", with->n,
            STR_S(with->n), old->n, STR_S(old->n));
    const struct column *r = filled(c, old, with);
    if (r)
        *out = each_series(c->ev, as_series(x), r);
    return r != NULL;
}

static const struct column *as_floats(struct call *c, const struct column *x)
{
    void *cells;
    struct column *made =
        eval_column(c->ev, c->at, x->name, COLUMN_FLOAT, x->n, &cells, &x, 1);
    for (size_t i = 0; made && i < x->n; i++)
        ((double *)cells)[i] = (double)x->i[i];
    return made;
}

/* The columns of two frames with the same name: x and y after the frames got
   the same rows, old_x and old_y before. */
struct column_pair {
    const struct column *x, *y, *old_x, *old_y;
};

/* Returns x with its missing cells replaced by cells of y. As in pandas, the
   type is the common type of the old columns. NULL on failure, which is
   reported. */
static const struct column *combined(struct call *c, struct column_pair p)
{
    enum column_type x = p.old_x->type, y = p.old_y->type;
    bool numbers = x <= COLUMN_FLOAT && y <= COLUMN_FLOAT;
    bool alike = x == y && p.old_x->zone == p.old_y->zone && !p.old_x->dtype &&
                 !p.old_y->dtype;
    alike |= nullable_of(p.old_x) && p.old_x->dtype == p.old_y->dtype;
    if (!numbers && !alike) {
        eval_fault(c->ev, DIAG_DF_UNSUPPORTED, call_at(c, PARAM_other),
                   "'combine_first' with a column '%.*s' of %s and %s",
                   STR_ARG(p.old_x->name), column_dtype_name(p.old_x),
                   column_dtype_name(p.old_y));
        diag_help(c->ev->d, "first convert one of the columns with .astype()");
        return NULL;
    }
    size_t i = 0;
    while (i < p.y->n && column_is_missing(p.y, i))
        i++;
    if (i == p.y->n)
        return p.x;
    const struct column *r = filled(c, p.x, p.y);
    if (r && r->type != x && x == y && !nullable_of(r))
        return narrowed(c->ev, c->at, r);
    return r && r->type == COLUMN_INT && y == COLUMN_FLOAT ? as_floats(c, r)
                                                           : r;
}

/* Combines two frames column by column. The result has all rows and columns of
   both. */
static bool combine_frames(struct call *c, const struct frame *x,
                           const struct frame *y, struct object *out)
{
    struct eval *ev = c->ev;
    struct spread_names to;
    const struct frame *fx = x, *fy = y;
    if (!spread_names(ev, c->at, x, y, &to) ||
        !align_frames(ev, c->at, &fx, &fy, false))
        return false;
    struct frame *f = spread_frame(ev, c->at, fx, &to, to.x);
    for (size_t i = 0; f && i < to.n; i++) {
        uint32_t k = to.x[i], l = to.y[i];
        if (k == ORIGIN_NO_ROW)
            f->columns[i] = fy->columns[l];
        else if (l != ORIGIN_NO_ROW &&
                 !(f->columns[i] = combined(
                       c, (struct column_pair){fx->columns[k], fy->columns[l],
                                               x->columns[k], y->columns[l]})))
            return false;
    }
    if (f) {
        f->names = NULL;
        frame_index(ev->a, f);
        *out = object_frame(f);
    }
    return f != NULL;
}

/* Replaces missing cells of the receiver by cells of other=. The result has all
   rows of both. */
static bool combine_first(struct call *c, struct object *out)
{
    struct object x = c->self, y = call_arg(c, PARAM_other);
    if (x.type == OBJECT_FRAME && y.type == OBJECT_FRAME)
        return combine_frames(c, as_frame(x), as_frame(y), out);
    if (x.type != y.type)
        return call_wrong(c, PARAM_other,
                          x.type == OBJECT_FRAME ? "a frame" : "a column");
    return combine_series(c, x, y, out);
}

/* ---- clip ---- */

/* Returns x limited by the bounds in y. `tested` is a column as long as x.
   Replaces a cell of x by the bound in its row if the comparison `op` of the
   cell of `tested` with the bound is false. Missing cells stay missing, and
   missing bounds have no effect. NULL on failure, which is reported. */
static const struct column *bounded(struct call *c, const struct df_expr *at,
                                    const struct column *x,
                                    const struct column *tested,
                                    struct operand y, enum df_token_kind op)
{
    struct operand cx = {.column = tested};
    const struct column *ok =
        vector_compare(c->ev, at, op, cx, y, x->n, x->name);
    bool *keep = NEW_N(c->ev->scratch, bool, x->n + 1);
    if (ok)
        order_check_compare(c->ev, at, op, cx, y, ok->b, x->n);
    for (size_t i = 0; ok && i < x->n; i++)
        keep[i] = ok->b[i] || column_is_missing(x, i) ||
                  scalar_missing(each_cell(y, i));
    return ok ? kept(c, x, keep, y) : NULL;
}

static bool has_bound(struct operand x)
{
    return x.column || !scalar_missing(x.value);
}

struct bounds {
    enum param lower_at, upper_at;
    struct operand lower, upper;
};

static bool is_beyond(struct operand bound, size_t row, double f, bool above)
{
    double y;
    if (!has_bound(bound) || !scalar_number(each_cell(bound, row), &y))
        return false;
    return above ? f > y : f < y;
}

/* Whether x is rounded, and the value of some number before rounding is outside
   the bounds. */
static bool is_rounded_in(struct call *c, const struct column *x,
                          const struct bounds *b)
{
    bool beyond = false;
    double f;
    for (size_t i = 0; x->known_digits && !beyond && i < x->n; i++) {
        struct value v = exact_number(c->ev->scratch, x, i).v;
        beyond = scalar_number(v, &f) && (is_beyond(b->upper, i, f, true) ||
                                          is_beyond(b->lower, i, f, false));
    }
    return beyond;
}

/* Returns a copy of x with this call as its origin. With the old origin,
   exact_number would return the numbers before rounding, which exceed the
   bounds. */
static const struct column *made_here(struct call *c, const struct column *x)
{
    struct column *made = NEW(c->ev->a, struct column);
    const struct column **from = NEW(c->ev->a, const struct column *);
    *from = x;
    *made = *x;
    made->origin = eval_origin(c->ev, c->at, from, 1);
    return made;
}

/* Returns a column of objects with nan in place of None. NULL if a limit is
   reached. */
static const struct column *without_none(struct call *c, const struct column *x)
{
    void *cells;
    struct column *made =
        eval_column(c->ev, c->at, x->name, COLUMN_OBJECT, x->n, &cells, &x, 1);
    for (size_t i = 0; made && i < x->n; i++) {
        struct value v = x->o[i];
        v.none = false;
        ((struct value *)cells)[i] = v;
    }
    return made;
}

static const struct column *clipped(struct call *c, const struct column *x,
                                    void *data)
{
    const struct bounds *b = data;
    if (is_rounded_in(c, x, b))
        x = made_here(c, x);
    if (x->type == COLUMN_OBJECT)
        x = without_none(c, x);
    const struct column *given = x;
    if (x && has_bound(b->lower))
        x = bounded(c, call_at(c, b->lower_at), x, x, b->lower,
                    DF_GREATER_EQUAL);
    if (x && has_bound(b->upper)) /* pandas tests a column of upper bounds
                                     before it applies the lower bound */
        x = bounded(c, call_at(c, b->upper_at), x, b->upper.column ? given : x,
                    b->upper, DF_LESS_EQUAL);
    return x;
}

/* Limits x to the bounds in the arguments `lower` and `upper`. */
static bool clip(struct call *c, struct object x, enum param lower,
                 enum param upper, struct object *out)
{
    struct bounds b = {.lower_at = lower, .upper_at = upper};
    struct object made;
    double low, high;
    bool frame = x.type == OBJECT_FRAME;
    struct labels to = frame ? align_frame_labels(as_frame(x))
                             : align_series_labels(as_series(x));
    if (frame &&
        (call_arg(c, lower).type == OBJECT_SERIES ||
         call_arg(c, upper).type == OBJECT_SERIES) &&
        !call_given(c, PARAM_axis))
        return needs_axis(c, c->at);
    if (!call_only(c, PARAM_axis, object_int(0)) ||
        !each_operand(c, lower, to, &b.lower) ||
        !each_operand(c, upper, to, &b.upper))
        return false;
    if (scalar_number(b.lower.value, &low) &&
        scalar_number(b.upper.value, &high) && low > high) {
        struct operand swap = b.lower;
        b.lower = b.upper;
        b.upper = swap;
    }
    return each_masked(c, x, clipped, &b, true, &made) &&
           call_finish(c, made, out);
}

static bool run_clip(struct call *c, struct object *out)
{
    return clip(c, c->self, PARAM_lower, PARAM_upper, out);
}

static bool np_clip(struct call *c, struct object *out)
{
    struct object x = call_arg(c, PARAM_a);
    const struct column *cells;
    if (x.type != OBJECT_SERIES && x.type != OBJECT_FRAME) {
        if (!each_argument(c, PARAM_a, &cells))
            return false;
        x = object_array(c->ev->scratch, cells, SERIES_ARRAY);
    }
    return clip(c, x, PARAM_a_min, PARAM_a_max, out);
}

/* ---- conditions ---- */

static bool between(struct call *c, struct object *out)
{
    static const str WAYS[] = {S_INIT("both"), S_INIT("neither"),
                               S_INIT("left"), S_INIT("right")};
    struct eval *ev = c->ev;
    struct object left, right;
    unsigned i;
    if (!call_choice(c, PARAM_inclusive, WAYS, 4, &i))
        return false;
    enum df_token_kind above = i % 2 ? DF_GREATER : DF_GREATER_EQUAL;
    enum df_token_kind below = i == 1 || i == 2 ? DF_LESS : DF_LESS_EQUAL;
    return operate_compare(ev, call_at(c, PARAM_left), above, false, c->self,
                           call_arg(c, PARAM_left), &left) &&
           operate_compare(ev, call_at(c, PARAM_right), below, false, c->self,
                           call_arg(c, PARAM_right), &right) &&
           operate_binary(ev, c->at, DF_AMPERSAND, left, right, out);
}

static const struct column *isin(struct call *c, const struct column *x,
                                 void *data)
{
    const struct list *values = data;
    const struct column *both[] = {x, values->unit_column};
    units_agree(c->ev, c->at, both, 2);
    const struct column *r = vector_isin(c->ev, c->at, x, data, false);
    bool plain = c->self.type != OBJECT_SERIES || nullable_is(x, COLUMN_STR);
    return !r || plain ? r : masked_like(c->ev, c->at, r, x, false);
}

static bool read_values(struct call *c, struct object x, struct list *l)
{
    if (x.type == OBJECT_STR || x.type == OBJECT_FRAME)
        return call_wrong(c, PARAM_values, "a list of values");
    return iterate(c->ev, call_at(c, PARAM_values), x, l);
}

/* Evaluates isin with a dict: looks up the cells of each column in the list
   that the dict has for the column's name. */
static bool isin_by_column(struct call *c, struct object *out)
{
    struct frame *g = object_own_frame(c->ev->a, as_frame(c->self));
    for (size_t i = 0; i < g->n_columns; i++) {
        struct list l = {0};
        const struct object *values = object_dict_get(
            as_dict(call_arg(c, PARAM_values)),
            object_of_name(c->ev->scratch, g->columns[i]->name));
        if (values && !read_values(c, *values, &l))
            return false;
        if (!(g->columns[i] = isin(c, g->columns[i], &l)))
            return false;
    }
    *out = object_frame(g);
    return true;
}

static bool run_isin(struct call *c, struct object *out)
{
    struct list l = {0};
    if (c->self.type == OBJECT_FRAME &&
        call_arg(c, PARAM_values).type == OBJECT_DICT)
        return isin_by_column(c, out);
    return read_values(c, call_arg(c, PARAM_values), &l) &&
           each_column(c, c->self, isin, &l, out);
}

/* ---- operations ---- */

const struct operation WHERE_OPERATIONS[] = {
    {S_INIT("between"), ON_SERIES, between,
     PARAMS(NEEDS(left), NEEDS(right), OPT(inclusive, TEXT("both"))), 0, 1,
     "whether a cell is between two bounds"},
    {S_INIT("clip"), ON_FRAME | ON_SERIES, run_clip,
     PARAMS(OPT(lower, NONE), OPT(upper, NONE), OPT(axis, NONE),
            NAMED(inplace, FALSE)),
     EFFECT_UNIT, 1, "limits cells to a range"},
    {S_INIT("clip"), ON_NUMPY, np_clip,
     PARAMS(NEEDS(a), NEEDS(a_min), NEEDS(a_max)), EFFECT_UNIT, 1,
     "limits cells to a range"},
    {S_INIT("combine_first"), ON_FRAME | ON_SERIES, combine_first,
     PARAMS(NEEDS(other)), EFFECT_UNIT, 1,
     "fills missing cells from another frame or column"},
    {S_INIT("isin"), ON_FRAME | ON_SERIES, run_isin, PARAMS(NEEDS(values)), 0,
     8, "whether a cell is one of the values"},
    {S_INIT("mask"), ON_FRAME | ON_SERIES, mask,
     PARAMS(NEEDS(cond), OPT(other, NAN), NAMED(inplace, FALSE),
            NAMED(axis, NONE)),
     EFFECT_UNIT, 1, "replaces cells where a condition holds"},
    {S_INIT("where"), ON_FRAME | ON_SERIES, where,
     PARAMS(NEEDS(cond), OPT(other, UNSET), NAMED(inplace, FALSE),
            NAMED(axis, NONE)),
     EFFECT_UNIT, 1, "replaces cells where a condition does not hold"},
    {.name = {0}},
};
