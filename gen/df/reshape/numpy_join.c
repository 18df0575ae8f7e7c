// SPDX-License-Identifier: MIT
// numpy_join: numpy's functions that make longer arrays of arrays: np.repeat,
// np.tile, np.concatenate, np.append; and s.repeat(). Also arrays of equal
// elements: np.zeros, np.ones, np.full, np.zeros_like.
#include "base/codes/df.h"
#include "base/vec.h"
#include "df/aggregate/numpy_table.h"
#include "df/reshape/construct_type.h"
#include "df/runtime/labels.h"
#include "df/runtime/units.h"
#include "frame/moment.h"

static struct object array(struct call *c, const struct column *x)
{
    return object_array(c->ev->scratch, x, SERIES_ARRAY);
}

/* Reads argument p as a column whose cells numpy keeps in an array. A single
   value becomes a column of one cell. */
static bool read_cells(struct call *c, enum param p, const struct column **x)
{
    struct value v;
    bool single = object_scalar(call_arg(c, p), &v) && v.type != VALUE_NA;
    if (single)
        *x = eval_constant(c->ev, call_at(c, p), STR_NONE, v, 1);
    else if (!numpy_column(c, p, x))
        return false;
    if (!*x)
        return false;
    return (!(*x)->dtype && (*x)->type != COLUMN_OBJECT &&
            !zone_is_aware((*x)->zone)) ||
           call_wrong(c, p, "elements of one type") ||
           eval_help(c->ev, "convert them to one type first, such as "
                            ".astype('float') or .astype(str)");
}

/* ---- repeat and tile ---- */

/* Sets *rows to the rows 0, 0, 1, 1, ... of n rows, as often as repeats=
   states, a number or a list of numbers, and *count to their number. */
static bool repeated_rows(struct call *c, size_t n, const uint32_t **rows,
                          size_t *count)
{
    struct object by = call_arg(c, PARAM_repeats);
    const struct column *each = NULL;
    size_t total = 0;
    if (by.type != OBJECT_INT) {
        if (!numpy_numbers(c, PARAM_repeats, &each))
            return false;
        if (each->type != COLUMN_INT || each->n != n)
            return call_wrong(c, PARAM_repeats,
                              "an integer, or one for each element") ||
                   eval_help(c->ev, "write np.repeat(['a', 'b'], 2) or "
                                    "np.repeat(['a', 'b'], [2, 3])");
    }
    for (size_t i = 0; i < n; i++) {
        int64_t k = each ? each->i[i] : as_int(by);
        if (k < 0)
            return call_wrong(c, PARAM_repeats, "0 or more");
        if ((uint64_t)k > EVAL_LIST_MAX || (total += (size_t)k) > EVAL_LIST_MAX)
            return eval_fault(c->ev, DIAG_DF_VALUE, c->at, EVAL_LIST_LONG);
    }
    if (!eval_spend(c->ev, c->at, total, sizeof(uint32_t)))
        return false;
    uint32_t *v = NEW_N(c->ev->a, uint32_t, total + 1);
    *count = 0;
    for (size_t i = 0; i < n; i++)
        for (int64_t k = each ? each->i[i] : as_int(by); k > 0; k--)
            v[(*count)++] = (uint32_t)i;
    *rows = v;
    return true;
}

/* Repeats the cells of a column together with their labels. */
static bool repeat_series(struct call *c, struct object of, struct object *out)
{
    struct eval *ev = c->ev;
    const struct series *s = as_series(of);
    const uint32_t *rows;
    size_t n, levels;
    if (!repeated_rows(c, s->column->n, &rows, &n))
        return false;
    const struct column *x = column_take(ev->a, s->column, rows, n);
    if (s->kind != SERIES_PLAIN) {
        *out = object_array(ev->scratch, x, s->kind);
        return true;
    }
    const struct column **labels =
        labels_of_rows(ev, c->at, s->index, s->n_index, s->column->n, &levels);
    if (!labels)
        return false;
    const struct column **index = NEW_N(ev->a, const struct column *, levels);
    for (size_t i = 0; i < levels; i++)
        index[i] = column_take(ev->a, labels[i], rows, n);
    *out = object_series(ev->scratch, x, index, levels);
    return true;
}

static bool run_repeat(struct call *c, struct object *out)
{
    return repeat_series(c, c->self, out);
}

static bool np_repeat(struct call *c, struct object *out)
{
    const struct column *x;
    const uint32_t *rows;
    struct object of = call_arg(c, PARAM_a);
    size_t n;
    if (of.type == OBJECT_SERIES)
        return repeat_series(c, of, out);
    if (!read_cells(c, PARAM_a, &x) || !repeated_rows(c, x->n, &rows, &n))
        return false;
    *out = array(c, column_take(c->ev->a, x, rows, n));
    return true;
}

static bool tile(struct call *c, struct object *out)
{
    const struct column *x;
    int64_t reps;
    if (!read_cells(c, PARAM_a, &x))
        return false;
    if (call_arg(c, PARAM_reps).type == OBJECT_LIST)
        return call_wrong(c, PARAM_reps, "an integer") ||
               eval_help(c->ev, "write np.tile([1, 2], 3)");
    if (!call_int(c, PARAM_reps, &reps))
        return false;
    size_t k = reps > 0 ? (size_t)reps : 0, n = k * x->n;
    if (k > EVAL_LIST_MAX || n > EVAL_LIST_MAX)
        return eval_fault(c->ev, DIAG_DF_VALUE, c->at, EVAL_LIST_LONG);
    if (!eval_spend(c->ev, c->at, n, sizeof(uint32_t)))
        return false;
    uint32_t *rows = NEW_N(c->ev->a, uint32_t, n + 1);
    for (size_t i = 0; i < n; i++)
        rows[i] = (uint32_t)(i % x->n);
    const struct column *made = column_take(c->ev->a, x, rows, n);
    *out = array(c, column_rename(c->ev->a, made, STR_NONE));
    return true;
}

/* ---- concatenate and append ---- */

/* Whether numpy's array of the cells of both columns has the same cells. */
static bool joins(const struct column *x, const struct column *y)
{
    bool numbers = x->type <= COLUMN_FLOAT && y->type <= COLUMN_FLOAT;
    return numbers || x->type == y->type;
}

/* Sets *out to an array of the cells of n columns, one after the other. */
static bool joined(struct call *c, const struct column **v, size_t n,
                   enum param p, struct object *out)
{
    struct eval *ev = c->ev;
    size_t total = 0, k = 0;
    for (size_t i = 0; i < n; i++) {
        if (!joins(v[0], v[i]))
            return eval_fault(ev, DIAG_DF_UNSUPPORTED, call_at(c, p),
                              "'%.*s' of cells of several types",
                              STR_ARG(c->operation->name)) ||
                   eval_help(ev, "convert them to one type first, such as "
                                 ".astype('float') or .astype(str)");
        total += v[i]->n;
    }
    if (!eval_spend(ev, c->at, total, 2 * sizeof(uint32_t)))
        return false;
    uint32_t *which = NEW_N(ev->a, uint32_t, total + 1);
    uint32_t *rows = NEW_N(ev->a, uint32_t, total + 1);
    for (size_t i = 0; i < n; i++)
        for (size_t row = 0; row < v[i]->n; row++) {
            which[k] = (uint32_t)i;
            rows[k++] = (uint32_t)row;
        }
    const struct pick cells = {v, n, which, rows, total};
    units_agree_in_scale(ev, c->at, v, n);
    const struct column *x = units_pick(ev, c->at, STR_NONE, &cells);
    if (x)
        *out = array(c, x);
    return x != NULL;
}

/* Evaluates np.concatenate and np.hstack. */
static bool concatenate(struct call *c, struct object *out)
{
    enum param p = call_first(c);
    struct object of = call_arg(c, p);
    struct call one = *c;
    if (of.type != OBJECT_LIST || as_list(of)->array || as_list(of)->set ||
        as_list(of)->n == 0)
        return call_wrong(c, p, "a list of columns, such as [a, b]");
    if (!call_only(c, PARAM_axis, object_int(0)))
        return eval_help(c->ev, "for columns of a frame, write "
                                "pd.DataFrame({'a': a, 'b': b})");
    size_t n = as_list(of)->n;
    const struct column **v = NEW_N(c->ev->a, const struct column *, n);
    for (size_t i = 0; i < n; i++) {
        struct value single;
        call_put(&one, p, as_list(of)->v[i]);
        if (p == PARAM_arrays && object_scalar(as_list(of)->v[i], &single))
            return call_wrong(&one, p, "a list of columns, such as [a, b]");
        if (!read_cells(&one, p, &v[i]))
            return false;
    }
    return joined(c, v, n, p, out);
}

static bool append(struct call *c, struct object *out)
{
    const struct column **v = NEW_N(c->ev->a, const struct column *, 2);
    return call_only(c, PARAM_axis, (struct object){.type = OBJECT_NONE}) &&
           read_cells(c, PARAM_arr, &v[0]) &&
           read_cells(c, PARAM_values, &v[1]) &&
           joined(c, v, 2, PARAM_values, out);
}

/* ---- equal elements ---- */

/* Reads argument shape: a length or a tuple of one length or, for an array of
   rows, the numbers of rows and columns. *width is 0 unless there are rows. */
static bool read_shape(struct call *c, size_t *n, size_t *width)
{
    struct object shape = call_arg(c, PARAM_shape);
    struct list one = {.v = &shape, .n = 1};
    const struct list *l = shape.type == OBJECT_LIST ? as_list(shape) : &one;
    size_t v[2] = {0, 0};
    if (l->n < 1 || l->n > 2)
        return call_wrong(c, PARAM_shape, "one or two lengths");
    for (size_t i = 0; i < l->n; i++) {
        if (l->v[i].type != OBJECT_INT || as_int(l->v[i]) < (int64_t)l->n - 1)
            return call_wrong(c, PARAM_shape, "a length, such as len(df)");
        v[i] = (size_t)as_int(l->v[i]);
        if (v[i] > EVAL_LIST_MAX)
            return eval_fault(c->ev, DIAG_DF_VALUE, c->at, EVAL_LIST_LONG);
    }
    *n = v[0];
    *width = v[1];
    return true;
}

/* Sets *out to an array of n times v, converted to dtype= if it is given. */
static bool filled(struct call *c, struct value v, size_t n, struct object *out)
{
    const struct column *x = eval_constant(c->ev, c->at, STR_NONE, v, n);
    if (!x)
        return false;
    *out = array(c, x);
    return construct_type(c, out);
}

/* Sets *out to an array of n rows of `width` times v. */
static bool filled_rows(struct call *c, struct value v, size_t n, size_t width,
                        struct object *out)
{
    struct arena *a = c->ev->scratch;
    struct list *l = NEW(a, struct list);
    struct object cell = object_value(v);
    if (call_has(c, PARAM_dtype))
        return call_refuse(c, PARAM_dtype) ||
               eval_help(c->ev, "leave dtype= out, and call .astype() on a "
                                "frame");
    if (!eval_spend(c->ev, c->at, n, (width + 2) * sizeof(struct object)))
        return false;
    l->array = true;
    cell.numpy = v.type != VALUE_STR;
    for (size_t i = 0; i < n; i++) {
        struct list *row = NEW(a, struct list);
        row->array = true;
        for (size_t k = 0; k < width; k++)
            vec_push(a, row, cell);
        vec_push(a, l, object_list(row));
    }
    *out = object_list(l);
    return true;
}

/* Sets *out to an array of the shape shape= whose cells are v. */
static bool shaped(struct call *c, struct value v, struct object *out)
{
    size_t n = 0, width = 0;
    if (!read_shape(c, &n, &width))
        return false;
    return width ? filled_rows(c, v, n, width, out) : filled(c, v, n, out);
}

static bool zeros(struct call *c, struct object *out)
{
    bool ones = str_eq(c->operation->name, S("ones"));
    return shaped(c, (struct value){.type = VALUE_FLOAT, .f = ones}, out);
}

static bool full(struct call *c, struct object *out)
{
    struct value v;
    if (!object_scalar(call_arg(c, PARAM_fill_value), &v) ||
        v.type == VALUE_NA || v.type > VALUE_STR)
        return call_wrong(c, PARAM_fill_value,
                          "a number, a bool or a string") ||
               eval_help(c->ev, "np.nan is a missing number");
    return shaped(c, v, out);
}

/* Evaluates np.zeros_like and np.ones_like. */
static bool zeros_like(struct call *c, struct object *out)
{
    bool ones = str_eq(c->operation->name, S("ones_like"));
    const struct column *x;
    if (!numpy_numbers(c, PARAM_a, &x))
        return false;
    struct value v = {.type = VALUE_FLOAT, .f = ones};
    if (x->type == COLUMN_INT)
        v = (struct value){.type = VALUE_INT, .i = ones};
    else if (x->type == COLUMN_BOOL)
        v = (struct value){.type = VALUE_BOOL, .b = ones};
    return filled(c, v, x->n, out);
}

/* ---- operations ---- */

const struct operation NUMPY_JOIN_OPERATIONS[] = {
    {S_INIT("append"), ON_NUMPY, append,
     PARAMS(NEEDS(arr), NEEDS(values), OPT(axis, NONE)), EFFECT_UNIT, 2,
     "an array of the cells of both"},
    {S_INIT("concatenate"), ON_NUMPY, concatenate,
     PARAMS(NEEDS(arrays), OPT(axis, INT(0))), EFFECT_UNIT, 2,
     "an array of the cells of a list of columns"},
    {S_INIT("full"), ON_NUMPY, full,
     PARAMS(NEEDS(shape), NEEDS(fill_value), OPT(dtype, NONE)), 0, 1,
     "an array of equal values"},
    {S_INIT("hstack"), ON_NUMPY, concatenate, PARAMS(NEEDS(tup)), EFFECT_UNIT,
     2, "same as concatenate"},
    {S_INIT("ones"), ON_NUMPY, zeros, PARAMS(NEEDS(shape), OPT(dtype, NONE)), 0,
     1, "an array of ones"},
    {S_INIT("ones_like"), ON_NUMPY, zeros_like,
     PARAMS(NEEDS(a), OPT(dtype, NONE)), 0, 1, "an array of as many ones"},
    {S_INIT("repeat"), ON_NUMPY, np_repeat, PARAMS(NEEDS(a), NEEDS(repeats)),
     EFFECT_KEEPS | EFFECT_UNIT, 2, "each cell several times"},
    {S_INIT("repeat"), ON_SERIES, run_repeat, PARAMS(NEEDS(repeats)),
     EFFECT_KEEPS | EFFECT_UNIT, 2, "each cell several times"},
    {S_INIT("tile"), ON_NUMPY, tile, PARAMS(NEEDS(a), NEEDS(reps)),
     EFFECT_KEEPS | EFFECT_UNIT, 2,
     "an array that repeats the whole sequence of cells several times"},
    {S_INIT("zeros"), ON_NUMPY, zeros, PARAMS(NEEDS(shape), OPT(dtype, NONE)),
     0, 1, "an array of zeros"},
    {S_INIT("zeros_like"), ON_NUMPY, zeros_like,
     PARAMS(NEEDS(a), OPT(dtype, NONE)), 0, 1, "an array of as many zeros"},
    {.name = {0}},
};
