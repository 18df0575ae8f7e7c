// SPDX-License-Identifier: MIT
// builtin: Python's functions len, list, sum, sorted, zip, ... The functions
// get the elements of their arguments by iterate(). Sorting uses the operator
// <, sums use +.
#include "df/runtime/accessor.h"
#include "df/runtime/call.h"
#include "df/runtime/changeable.h"
#include "df/runtime/file.h"

#include <math.h>

#include "base/codes/df.h"
#include "base/utf8.h"
#include "base/vec.h"
#include "df/indexing/each.h"
#include "df/indexing/operate.h"
#include "df/lint/doubt_group.h"
#include "df/lint/order_check.h"
#include "df/runtime/iterate.h"
#include "df/runtime/scalar.h"
#include "df/runtime/set.h"
#include "df/runtime/set_order.h"
#include "frame/moment.h"
#include "frame/order.h"

static bool len(struct call *c, struct object *out)
{
    struct object x = call_arg(c, PARAM_obj);
    size_t n;
    switch (x.type) {
    case OBJECT_FRAME: n = as_frame(x)->n; break;
    case OBJECT_SERIES: n = as_series(x)->column->n; break;
    case OBJECT_ROW: n = as_row(x)->frame->n_columns; break;
    case OBJECT_LIST: n = as_list(x)->n; break;
    case OBJECT_DICT: n = as_dict(x)->n; break;
    case OBJECT_STR: n = utf8_count(as_str(x)); break;
    default:
        return call_wrong(c, PARAM_obj,
                          "a string, a list, a dict, a column or a frame");
    }
    *out = object_int((int64_t)n);
    return true;
}

/* Copies the elements of argument i into a new list. Returns NULL on failure,
   which is reported. */
static struct list *elements(struct call *c, enum param i)
{
    struct eval *ev = c->ev;
    struct list of = {0}, *l = NEW(ev->scratch, struct list);
    if (!call_given(c, i))
        return l;
    if (!iterate(ev, call_at(c, i), call_arg(c, i), &of) ||
        !eval_spend(ev, c->at, of.n, sizeof(struct object)))
        return NULL;
    vec_room(ev->scratch, l, of.n);
    l->unit_column = of.unit_column;
    l->unordered = of.unordered;
    for (size_t k = 0; k < of.n; k++)
        l->v[l->n++] = of.v[k];
    return l;
}

static bool made(struct list *l, bool tuple, struct object *out)
{
    if (!l)
        return false;
    l->tuple = tuple;
    *out = object_list(l);
    return true;
}

static bool run_list(struct call *c, struct object *out)
{
    return made(elements(c, PARAM_iterable), false, out);
}

static bool run_tuple(struct call *c, struct object *out)
{
    return made(elements(c, PARAM_iterable), true, out);
}

/* Sets *out to the next line of a file or the next row of a csv reader. */
static bool next_of_file(struct call *c, struct object *out)
{
    bool found;
    if (!file_next(c->ev, call_at(c, PARAM_iterable),
                   as_file(call_arg(c, PARAM_iterable)), out, &found))
        return false;
    if (!found && !call_given(c, PARAM_default))
        return eval_fault(c->ev, DIAG_DF_VALUE, c->at,
                          "the end of the file has been reached");
    if (!found)
        *out = call_arg(c, PARAM_default);
    return true;
}

/* Evaluates next(x for x in ...), with or without a default. Other iterators
   are not supported: they have a position, but the lists that represent them do
   not. */
static bool next(struct call *c, struct object *out)
{
    const struct df_expr *at = call_at(c, PARAM_iterable);
    if (call_arg(c, PARAM_iterable).type == OBJECT_FILE)
        return next_of_file(c, out);
    str text = df_lexer_text(c->ev->scratch, &c->ev->script->tokens, at->first,
                             at->last);
    if (at->kind != DF_EXPR_COMPREHENSION || str_starts(text, S("[")) ||
        str_starts(text, S("{")))
        return eval_fault(c->ev, DIAG_DF_TYPE, at,
                          "'next' needs a generator") ||
               eval_help(c->ev, "write next(x for x in v), or v[0] for the "
                                "first element of a list");
    const struct list *l = elements(c, PARAM_iterable);
    if (!l)
        return false;
    if (l->n == 0 && !call_given(c, PARAM_default))
        return eval_fault(c->ev, DIAG_DF_VALUE, c->at,
                          "the generator has no elements") ||
               eval_help(c->ev, "add a default as the second argument: next((x "
                                "for x in v if x > 1), None)");
    *out = l->n ? l->v[0] : call_arg(c, PARAM_default);
    return true;
}

static bool reversed(struct call *c, struct object *out)
{
    struct list *l = elements(c, PARAM_sequence);
    for (size_t i = 0; l && i < l->n / 2; i++) {
        struct object x = l->v[i];
        l->v[i] = l->v[l->n - 1 - i];
        l->v[l->n - 1 - i] = x;
    }
    return made(l, false, out);
}

static void push_tuple(struct call *c, struct list *to, struct object x,
                       struct object y)
{
    struct list *l = NEW(c->ev->scratch, struct list);
    l->tuple = true;
    vec_push(c->ev->scratch, l, x);
    vec_push(c->ev->scratch, l, y);
    vec_push(c->ev->scratch, to, object_list(l));
}

static bool enumerate(struct call *c, struct object *out)
{
    struct list *from = elements(c, PARAM_iterable),
                *l = NEW(c->ev->scratch, struct list);
    int64_t start;
    if (!from || !call_int(c, PARAM_start, &start) ||
        !eval_spend(c->ev, c->at, from->n, 4 * sizeof(struct object)))
        return false;
    if (start > INT64_MAX - (int64_t)from->n)
        return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_start),
                          "the result does not fit into a 64-bit integer");
    l->unordered = from->unordered;
    for (size_t i = 0; i < from->n; i++)
        push_tuple(c, l, object_int(start + (int64_t)i), from->v[i]);
    return made(l, false, out);
}

/* Returns the elements of each argument in `iterables`, and sets *length to the
   number of elements of the shortest argument. Marks l, the list for the
   result, as unordered if an argument is unordered. NULL if an argument cannot
   be iterated, which is reported. */
static struct list *iterables(struct call *c, size_t *length, struct list *l)
{
    const struct list *args = as_list(call_arg(c, PARAM_iterables));
    struct list *of = NEW_N(c->ev->scratch, struct list, args->n);
    *length = args->n ? SIZE_MAX : 0;
    for (size_t i = 0; i < args->n; i++) {
        if (!iterate(c->ev, call_rest_at(c, PARAM_iterables, i), args->v[i],
                     &of[i]))
            return NULL;
        *length = of[i].n < *length ? of[i].n : *length;
        l->unordered |= of[i].unordered;
    }
    return of;
}

static bool zip(struct call *c, struct object *out)
{
    const struct list *args = as_list(call_arg(c, PARAM_iterables));
    struct list *l = NEW(c->ev->scratch, struct list);
    size_t n;
    bool strict = false;
    const struct list *of = iterables(c, &n, l);
    if (!of || !call_bool(c, PARAM_strict, &strict))
        return false;
    for (size_t i = 0; strict && i < args->n; i++)
        if (of[i].n != n)
            return eval_fault(c->ev, DIAG_DF_VALUE, c->at,
                              "the arguments of zip(strict=True) have %zu and "
                              "%zu elements",
                              n, of[i].n);
    if (!eval_spend(c->ev, c->at, n, (args->n + 2) * sizeof(struct object)))
        return false;
    for (size_t i = 0; i < n; i++) {
        struct list *t = NEW(c->ev->scratch, struct list);
        t->tuple = true;
        for (size_t k = 0; k < args->n; k++)
            vec_push(c->ev->scratch, t, of[k].v[i]);
        vec_push(c->ev->scratch, l, object_list(t));
    }
    return made(l, false, out);
}

/* Evaluates range(stop) or range(start, stop, step). */
static bool range(struct call *c, struct object *out)
{
    static const enum param PARAMS_OF[] = {PARAM_start, PARAM_stop, PARAM_step};
    int64_t v[3] = {0, 0, 1};
    struct list *l = NEW(c->ev->scratch, struct list);
    for (size_t i = 0; i < 3; i++)
        if (!call_int(c, PARAMS_OF[i], &v[i]))
            return false;
    if (!call_given(c, PARAM_stop)) {
        v[1] = v[0];
        v[0] = 0;
    }
    if (v[2] == 0)
        return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_step),
                          "the step of a range cannot be 0");
    bool back = v[2] < 0;
    if (back ? v[1] >= v[0] : v[1] <= v[0])
        return made(l, false, out);
    uint64_t span = back ? (uint64_t)v[0] - (uint64_t)v[1]
                         : (uint64_t)v[1] - (uint64_t)v[0];
    uint64_t width = back ? 0 - (uint64_t)v[2] : (uint64_t)v[2];
    uint64_t n = (span - 1) / width + 1;
    if (n > EVAL_LIST_MAX)
        return eval_fault(c->ev, DIAG_DF_VALUE, c->at, EVAL_LIST_LONG) ||
               eval_help(c->ev, "compute with whole columns instead of lists");
    if (!eval_spend(c->ev, c->at, n, sizeof(struct object)))
        return false;
    for (uint64_t i = 0; i < n; i++)
        vec_push(c->ev->scratch, l,
                 object_int((int64_t)((uint64_t)v[0] + i * (uint64_t)v[2])));
    return made(l, false, out);
}

static bool run_dict(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    struct dict *d = NEW(ev->scratch, struct dict);
    struct object x = call_arg(c, PARAM_iterable);
    const struct dict *named = as_dict(call_arg(c, PARAM_items));
    struct list pairs = {0}, parts;
    *out = (struct object){.type = OBJECT_DICT, .u.dict = d};
    if (x.type == OBJECT_DICT)
        for (size_t i = 0; i < as_dict(x)->n; i++)
            object_dict_put(ev->scratch, d, as_dict(x)->v[i].key,
                            as_dict(x)->v[i].value);
    else if (call_given(c, PARAM_iterable) &&
             !iterate(ev, call_at(c, PARAM_iterable), x, &pairs))
        return false;
    for (size_t i = 0; i < pairs.n; i++) {
        struct value v;
        bool single = object_scalar(pairs.v[i], &v) && v.type != VALUE_STR;
        if (!single &&
            !iterate(ev, call_at(c, PARAM_iterable), pairs.v[i], &parts))
            return false;
        if (single || parts.n != 2 || !object_is_key(parts.v[0]))
            return eval_fault(
                       ev, DIAG_DF_TYPE, call_at(c, PARAM_iterable),
                       "each element must be a pair of a key and a value") ||
                   eval_help(ev, "write {'a': 1}, or dict([('a', 1)])");
        if (!object_dict_put(ev->scratch, d, parts.v[0], parts.v[1]))
            return eval_fault(ev, DIAG_DF_VALUE, c->at,
                              "the dict has too many keys");
    }
    for (size_t i = 0; i < named->n; i++)
        object_dict_put(ev->scratch, d, named->v[i].key, named->v[i].value);
    return true;
}

static bool fromkeys(struct call *c, struct object *out)
{
    struct dict *d = NEW(c->ev->scratch, struct dict);
    const struct list *l = elements(c, PARAM_iterable);
    *out = object_dict(d);
    if (!l || !eval_spend(c->ev, c->at, l->n, sizeof(struct pair)))
        return false;
    for (size_t i = 0; i < l->n; i++)
        if (!object_is_key(l->v[i]))
            return eval_fault(c->ev, DIAG_DF_TYPE, call_at(c, PARAM_iterable),
                              "a '%s' cannot be a key of a dict",
                              object_type_name(l->v[i]));
        else if (!object_dict_put(c->ev->scratch, d, l->v[i],
                                  call_value(c, PARAM_value)))
            return eval_fault(c->ev, DIAG_DF_VALUE, c->at,
                              "the dict has too many keys");
    if (l->unordered)
        set_warn_order(c->ev, c->at, l, "the order of the keys of a dict");
    return true;
}

/* ---- sums and truth ---- */

static bool sum(struct call *c, struct object *out)
{
    struct list *l = elements(c, PARAM_iterable);
    struct object of = call_arg(c, PARAM_iterable);
    *out = call_value(c, PARAM_start);
    if (of.type == OBJECT_SERIES)
        doubt_group_reduced(c->ev, c->at, S("sum"), as_series(of)->column,
                            NULL);
    if (!l || !eval_steps(c->ev, c->at, l->n))
        return false;
    for (size_t i = 0; i < l->n; i++)
        if (!operate_binary(c->ev, c->at, DF_PLUS, *out, l->v[i], out))
            return false;
    return true;
}

static bool truths(struct call *c, bool want, struct object *out)
{
    struct list *l = elements(c, PARAM_iterable);
    bool truth = !want;
    for (size_t i = 0; l && i < l->n && truth != want; i++)
        if (!operate_truth(c->ev, call_at(c, PARAM_iterable), l->v[i], &truth))
            return false;
    *out = object_bool(truth);
    return l != NULL;
}

static bool any(struct call *c, struct object *out)
{
    return truths(c, true, out);
}

static bool all(struct call *c, struct object *out)
{
    return truths(c, false, out);
}

/* Stores the absolute value of i in *out. Returns true on overflow. */
static bool positive(int64_t i, int64_t *out)
{
    *out = i;
    return i < 0 && __builtin_sub_overflow(0, i, out);
}

static const struct column *abs_column(struct call *c, const struct column *x,
                                       void *data)
{
    bool over = false;
    void *cells;
    (void)data;
    if (x->type > COLUMN_BOOL && x->type != COLUMN_SPAN && x->n) {
        call_needs_numbers(c, PARAM_x, x);
        return NULL;
    }
    struct column *r =
        eval_column(c->ev, c->at, x->name, x->type, x->n, &cells, &x, 1);
    for (size_t i = 0; r && i < x->n; i++) {
        if (x->type == COLUMN_FLOAT)
            ((double *)cells)[i] = fabs(x->f[i]);
        else if (x->type == COLUMN_SPAN)
            ((int64_t *)cells)[i] =
                x->i[i] < 0 && x->i[i] != MOMENT_NAT ? -x->i[i] : x->i[i];
        else if (x->type == COLUMN_INT)
            over |= positive(x->i[i], &((int64_t *)cells)[i]);
        else
            ((bool *)cells)[i] = x->b[i];
    }
    if (over)
        return scalar_too_large(c->ev, c->at), NULL;
    return r;
}

/* Evaluates abs() of a number, column or frame, as a function or as a
   method. */
static bool run_abs(struct call *c, struct object *out)
{
    struct object x =
        c->self.type == OBJECT_ABSENT ? call_arg(c, PARAM_x) : c->self;
    struct value zero = {.type = VALUE_INT}, v;
    bool negative = false;
    if (x.type == OBJECT_SERIES || x.type == OBJECT_FRAME)
        return each_masked(c, x, abs_column, NULL, true, out);
    if (x.type == OBJECT_SPAN) {
        *out = object_is_nat(x) || x.u.i >= 0 ? x : object_span(-x.u.i);
        out->python = x.python;
        out->numpy = x.numpy;
        return true;
    }
    if (!object_scalar(x, &v) || v.type == VALUE_STR || v.type == VALUE_NA ||
        v.type == VALUE_DATE)
        return call_wrong(c, PARAM_x, "a number");
    *out = x.type == OBJECT_BOOL ? object_int(as_bool(x)) : x;
    if (x.type == OBJECT_FLOAT) {
        out->u.f = fabs(as_float(x));
        out->from = NULL;
        return true;
    }
    return scalar_compare(c->ev, c->at, DF_LESS, v, zero, &negative) &&
           (!negative || operate_unary(c->ev, c->at, DF_MINUS, x, out));
}

/* ---- order ---- */

static bool is_ranked(struct object x)
{
    return x.type == OBJECT_ACCESSOR && as_accessor(x)->kind->rank;
}

/* Sets *out to whether x < y. Compares two lists or tuples element by
   element. */
static bool less(struct eval *ev, const struct df_expr *at, struct object x,
                 struct object y, bool *out)
{
    struct object o;
    if (is_ranked(x) && is_ranked(y)) {
        x = as_accessor(x)->kind->rank(ev, x);
        y = as_accessor(y)->kind->rank(ev, y);
    }
    if (x.type != OBJECT_LIST || y.type != OBJECT_LIST)
        return operate_compare(ev, at, DF_LESS, false, x, y, &o) &&
               operate_truth(ev, at, o, out);
    size_t n = as_list(x)->n < as_list(y)->n ? as_list(x)->n : as_list(y)->n;
    for (size_t i = 0; i < n; i++) {
        struct object p = as_list(x)->v[i], q = as_list(y)->v[i];
        if (object_same(p, q))
            continue;
        if (p.type == OBJECT_LIST)
            return eval_fault(ev, DIAG_DF_UNSUPPORTED, at,
                              "ordering lists that contain lists");
        return less(ev, at, p, q, out);
    }
    *out = as_list(x)->n < as_list(y)->n;
    return true;
}

/* Stores the sort key of each element in *out: the result of the function in
   argument `key`, or the element itself without that argument. */
static bool keys_of(struct call *c, const struct list *l, enum param key,
                    struct object **out)
{
    bool given = call_given(c, key) && call_arg(c, key).type != OBJECT_NONE;
    *out = l->v;
    if (!given)
        return true;
    if (!eval_spend(c->ev, c->at, l->n, sizeof(struct object)))
        return false;
    *out = NEW_N(c->ev->scratch, struct object, l->n);
    for (size_t i = 0; i < l->n; i++)
        if (!c->ev->call(c->ev, call_at(c, key), call_arg(c, key), &l->v[i], 1,
                         &(*out)[i]))
            return false;
    return true;
}

static bool extreme(struct call *c, bool greatest, struct object *out)
{
    struct list *l = as_list(call_arg(c, PARAM_values)), of = {0};
    struct object *keys;
    size_t best = 0;
    if (l->n == 1) {
        if (!iterate(c->ev, call_rest_at(c, PARAM_values, 0), l->v[0], &of))
            return false;
        l = &of;
    }
    if (l->n == 0 && call_given(c, PARAM_default)) {
        *out = call_arg(c, PARAM_default);
        return true;
    }
    if (l->n == 0)
        return eval_fault(c->ev, DIAG_DF_VALUE, c->at,
                          "the list is empty and has no minimum or maximum");
    if (!eval_steps(c->ev, c->at, l->n) || !keys_of(c, l, PARAM_key, &keys))
        return false;
    for (size_t i = 1; i < l->n; i++) {
        bool before;
        struct object x = keys[greatest ? best : i];
        struct object y = keys[greatest ? i : best];
        if (!less(c->ev, c->at, x, y, &before))
            return false;
        best = before ? i : best;
    }
    order_check_best(c->ev, c->at, keys, l->n, best, greatest);
    *out = l->v[best];
    return true;
}

static bool min(struct call *c, struct object *out)
{
    return extreme(c, false, out);
}

static bool max(struct call *c, struct object *out)
{
    return extreme(c, true, out);
}

struct builtin_sorting {
    struct call *c;
    const struct object *keys;
    bool reverse, failed;
};

/* Whether element i may be sorted before element j. Equal elements keep their
   order even with reverse=True. */
static bool in_order(void *data, uint32_t i, uint32_t j)
{
    struct builtin_sorting *s = data;
    struct object x = s->keys[i], y = s->keys[j];
    bool after = false;
    s->failed = s->failed || !less(s->c->ev, s->c->at, s->reverse ? x : y,
                                   s->reverse ? y : x, &after);
    return s->failed || !after;
}

/* Makes *out a sorted copy of a list. */
static bool sort_copy(struct call *c, const struct list *l, struct object *out)
{
    struct list *r = NEW(c->ev->scratch, struct list);
    struct builtin_sorting s = {.c = c};
    struct object *keys;
    if (!l || !call_bool(c, PARAM_reverse, &s.reverse) ||
        !keys_of(c, l, PARAM_key, &keys))
        return false;
    s.keys = keys;
    if (!eval_spend(c->ev, c->at, l->n, 2 * sizeof(uint32_t)))
        return false;
    uint32_t *places = NEW_N(c->ev->scratch, uint32_t, l->n);
    for (size_t i = 0; i < l->n; i++)
        places[i] = (uint32_t)i;
    order_merge(c->ev->scratch, places, l->n, in_order, &s);
    if (s.failed)
        return false;
    order_check_list(c->ev, c->at, keys, l->n, places, s.reverse);
    for (size_t i = 0; i < l->n; i++)
        vec_push(c->ev->scratch, r, l->v[places[i]]);
    r->unit_column = l->unit_column;
    return made(r, false, out);
}

static bool sorted(struct call *c, struct object *out)
{
    return sort_copy(c, elements(c, PARAM_iterable), out);
}

/* Sorts a list in place. */
static bool list_sort(struct call *c, struct object *out)
{
    struct list *l = as_list(c->self);
    if (!changeable(c->ev, c->at, c->self))
        return eval_help(c->ev, "write sorted(v) to get a sorted list");
    const struct list before = *l; /* the call of the key function may change
                                      l */
    if (!sort_copy(c, &before, out))
        return false;
    if (l->n != before.n)
        return eval_fault(
            c->ev, DIAG_DF_VALUE, call_at(c, PARAM_key),
            "the key function changes the list while it is being sorted");
    *l = *as_list(*out);
    c->ev->changes++;
    *out = (struct object){.type = OBJECT_NONE};
    return true;
}

/* ---- functions of elements ---- */

/* Appends f(x, y, ...) to *out for each position below `length`: x, y, ... are
   the elements of the n lists at that position. */
static bool call_each(struct call *c, const struct list *of, size_t n,
                      size_t length, struct list *out)
{
    struct eval *ev = c->ev;
    struct object *args = NEW_N(ev->scratch, struct object, n), made;
    vec_room(ev->scratch, out, length);
    for (size_t i = 0; i < length; i++) {
        for (size_t k = 0; k < n; k++)
            args[k] = of[k].v[i];
        if (!ev->call(ev, call_at(c, PARAM_function),
                      call_arg(c, PARAM_function), args, n, &made))
            return false;
        out->v[out->n++] = made;
    }
    return true;
}

static bool map(struct call *c, struct object *out)
{
    const struct list *args = as_list(call_arg(c, PARAM_iterables));
    struct list *l = NEW(c->ev->scratch, struct list);
    size_t n;
    if (!args->n)
        return eval_fault(c->ev, DIAG_DF_TYPE, c->at,
                          "'map' needs a function and a list") ||
               eval_help(c->ev, "write map(str, v), or [str(x) for x in v]");
    const struct list *of = iterables(c, &n, l);
    return of && eval_spend(c->ev, c->at, n, 2 * sizeof(struct object)) &&
           call_each(c, of, args->n, n, l) && made(l, false, out);
}

static bool filter(struct call *c, struct object *out)
{
    const struct list *from = elements(c, PARAM_iterable);
    struct list *l = NEW(c->ev->scratch, struct list), kept = {0};
    bool truth;
    if (!from || !eval_spend(c->ev, c->at, from->n, sizeof(struct object)))
        return false;
    if (!call_has(c, PARAM_function))
        kept = *from;
    else if (!call_each(c, from, 1, from->n, &kept))
        return false;
    for (size_t i = 0; i < from->n; i++) {
        if (!operate_truth(c->ev, call_at(c, PARAM_function), kept.v[i],
                           &truth))
            return false;
        if (truth)
            vec_push(c->ev->scratch, l, from->v[i]);
    }
    l->unit_column = from->unit_column;
    l->unordered = from->unordered;
    return made(l, false, out);
}

extern const struct operation BUILTIN_OPERATIONS[];

/* ---- types ---- */

/* Sets *is to whether x is an instance of a type: int, str, list or
   pd.DataFrame. Reports an object that is not a type and returns false. */
static bool is_of(struct call *c, struct object x, struct object type, bool *is)
{
    static const struct {
        str name;
        enum object_type type;
    } FUNCTIONS[] = {
        {S_INIT("dict"), OBJECT_DICT},
        {S_INIT("DataFrame"), OBJECT_FRAME},
        {S_INIT("Series"), OBJECT_SERIES},
        {S_INIT("NoneType"), OBJECT_NONE},
    };
    bool list = x.type == OBJECT_LIST;
    if (type.type == OBJECT_TYPE && type.numpy)
        return call_wrong(c, PARAM_classinfo, "a type of Python") ||
               eval_help(c->ev, "write isinstance(x, (int, float)); numbers of "
                                "columns may be of numpy or of Python");
    if (type.type == OBJECT_TYPE) {
        enum column_type t = as_type(type);
        bool whole = x.type == OBJECT_INT || x.type == OBJECT_BOOL ||
                     x.type == OBJECT_BIG;
        *is |= t == COLUMN_INT     ? whole && !x.numpy
               : t == COLUMN_FLOAT ? x.type == OBJECT_FLOAT
               : t == COLUMN_BOOL  ? x.type == OBJECT_BOOL && !x.numpy
                                   : x.type == OBJECT_STR;
        return true;
    }
    str name =
        type.type == OBJECT_METHOD ? as_bound(type)->operation->name : S("");
    if (str_eq(name, S("datetime.timedelta"))) {
        *is |= x.type == OBJECT_SPAN && !object_is_nat(x);
        return true;
    }
    if (str_eq(name, S("datetime.datetime")) ||
        str_eq(name, S("datetime.date"))) {
        *is |= x.type == OBJECT_DATE && !zone_is_period(x.zone) &&
               (x.zone != ZONE_CIVIL || str_ends(name, S(".date")));
        return true;
    }
    for (size_t i = 0; i < sizeof FUNCTIONS / sizeof *FUNCTIONS; i++)
        if (str_eq(name, FUNCTIONS[i].name)) {
            *is |=
                x.type == FUNCTIONS[i].type || (x.type == OBJECT_ROW && i == 2);
            return true;
        }
    if (str_eq(name, S("list")) || str_eq(name, S("tuple"))) {
        *is |= list && !as_list(x)->set &&
               as_list(x)->tuple == str_eq(name, S("tuple"));
        return true;
    }
    if (str_eq(name, S("set"))) {
        *is |= set_is(x);
        return true;
    }
    return call_wrong(c, PARAM_classinfo,
                      "a type, such as int, float, str, bool, list, dict, "
                      "tuple or pd.Series");
}

static bool isinstance(struct call *c, struct object *out)
{
    struct object types = call_arg(c, PARAM_classinfo);
    struct list one = {.v = &types, .n = 1};
    const struct list *all = types.type == OBJECT_LIST ? as_list(types) : &one;
    bool is = false;
    for (size_t i = 0; i < all->n; i++)
        if (!is_of(c, call_arg(c, PARAM_obj), all->v[i], &is))
            return false;
    *out = object_bool(is);
    return true;
}

static bool nothing(struct call *c, struct object *out)
{
    (void)c;
    *out = (struct object){.type = OBJECT_NONE};
    return true;
}

static const struct operation NONE_TYPE = {
    S_INIT("NoneType"), ON_BUILTIN, nothing, NO_PARAMS, 0, 1, "None"};

/* Sets *out to the type of a number, string, list, tuple, dict or None. Reports
   other objects, and numbers of columns: their types differ between versions of
   pandas. */
static bool run_type(struct call *c, struct object *out)
{
    struct object x = call_arg(c, PARAM_obj);
    const struct list *l = x.type == OBJECT_LIST ? as_list(x) : NULL;
    const struct dict *d = x.type == OBJECT_DICT ? as_dict(x) : NULL;
    bool plain = l ? !l->set && !l->array && !l->labels && !l->view && !l->names
                   : !x.numpy && (!d || (!d->missing && !d->ordered));
    const struct operation *o =
        x.type == OBJECT_NONE ? &NONE_TYPE
        : d || l ? operation_named(BUILTIN_OPERATIONS, d          ? S("dict")
                                                       : l->tuple ? S("tuple")
                                                                  : S("list"))
                 : NULL;
    if (plain && o)
        *out = object_method(c->ev->scratch, (struct object){0}, o);
    else if (plain && (x.type == OBJECT_INT || x.type == OBJECT_BIG))
        *out = object_type(COLUMN_INT);
    else if (plain && x.type == OBJECT_FLOAT)
        *out = object_type(COLUMN_FLOAT);
    else if (plain && x.type == OBJECT_STR)
        *out = object_type(COLUMN_STR);
    else if (plain && x.type == OBJECT_BOOL)
        *out = object_type(COLUMN_BOOL);
    else
        return eval_fault(c->ev, DIAG_DF_UNSUPPORTED, call_at(c, PARAM_obj),
                          x.numpy ? "the type of a number of a column"
                                  : "the type of this '%s'",
                          object_type_name(x)) ||
               eval_help(c->ev, "write isinstance(x, (int, float)); for a "
                                "column, write df['a'].dtype");
    return true;
}

/* ---- operations ---- */

const struct operation BUILTIN_OPERATIONS[] = {
    {S_INIT("abs"), ON_FRAME | ON_SERIES, run_abs, NO_PARAMS, EFFECT_UNIT, 1,
     "the absolute value"},
    {S_INIT("abs"), ON_NUMPY | ON_BUILTIN, run_abs, PARAMS(NEEDS(x)),
     EFFECT_UNIT, 1, "the absolute value"},
    {S_INIT("absolute"), ON_NUMPY, run_abs, PARAMS(NEEDS(x)), EFFECT_UNIT, 1,
     "the absolute value"},
    {S_INIT("all"), ON_BUILTIN, all, PARAMS(NEEDS(iterable)), 0, 1,
     "whether all are true"},
    {S_INIT("any"), ON_BUILTIN, any, PARAMS(NEEDS(iterable)), 0, 1,
     "whether any is true"},
    {S_INIT("dict"), ON_BUILTIN, run_dict,
     PARAMS(OPT(iterable, UNSET), OTHERS(items)), 0, 1, "a dict"},
    {S_INIT("dict.fromkeys"), ON_LIBRARY, fromkeys,
     PARAMS(NEEDS(iterable), OPT(value, NONE)), 0, 2,
     "a dict with the elements as keys, all with the same value"},
    {S_INIT("enumerate"), ON_BUILTIN, enumerate,
     PARAMS(NEEDS(iterable), OPT(start, INT(0))), 0, 1,
     "pairs of a number and an element"},
    {S_INIT("filter"), ON_BUILTIN, filter,
     PARAMS(NEEDS(function), NEEDS(iterable)), 0, 1,
     "the elements for which a function is true"},
    {S_INIT("info"), ON_FRAME | ON_SERIES, nothing,
     PARAMS(OPT(verbose, NONE), NAMED(max_cols, NONE),
            NAMED(memory_usage, NONE), NAMED(show_counts, NONE)),
     0, 1, "nothing: has no effect"},
    {S_INIT("isinstance"), ON_BUILTIN, isinstance,
     PARAMS(NEEDS(obj), NEEDS(classinfo)), 0, 1,
     "whether a value has a type, such as str or (int, float)"},
    {S_INIT("len"), ON_BUILTIN, len, PARAMS(NEEDS(obj)), EFFECT_COUNTS, 1,
     "the length"},
    {S_INIT("list"), ON_BUILTIN, run_list, PARAMS(OPT(iterable, UNSET)), 0, 1,
     "a list"},
    {S_INIT("map"), ON_BUILTIN, map, PARAMS(NEEDS(function), REST(iterables)),
     0, 1, "the results of a function for each element"},
    {S_INIT("max"), ON_BUILTIN, max,
     PARAMS(REST(values), NAMED(key, NONE), NAMED(default, UNSET)), EFFECT_UNIT,
     4, "the largest value"},
    {S_INIT("min"), ON_BUILTIN, min,
     PARAMS(REST(values), NAMED(key, NONE), NAMED(default, UNSET)), EFFECT_UNIT,
     4, "the smallest value"},
    {S_INIT("next"), ON_BUILTIN, next,
     PARAMS(NEEDS(iterable), OPT(default, UNSET)), EFFECT_UNIT, 1,
     "the first element of a generator"},
    {S_INIT("print"), ON_BUILTIN, nothing, PARAMS(REST(values), OTHERS(kwargs)),
     0, 1, "nothing: has no effect"},
    {S_INIT("range"), ON_BUILTIN, range,
     PARAMS(NEEDS(start), OPT(stop, UNSET), OPT(step, INT(1))), 0, 1,
     "a range of integers"},
    {S_INIT("reversed"), ON_BUILTIN, reversed, PARAMS(NEEDS(sequence)), 0, 1,
     "the elements in reverse"},
    {S_INIT("set_option"), ON_PANDAS, nothing,
     PARAMS(REST(values), OTHERS(kwargs)), 0, 1, "nothing: has no effect"},
    {S_INIT("sorted"), ON_BUILTIN, sorted,
     PARAMS(NEEDS(iterable), NAMED(key, NONE), NAMED(reverse, FALSE)), 0, 16,
     "a sorted list"},
    {S_INIT("sort"), ON_LIST, list_sort,
     PARAMS(NAMED(key, NONE), NAMED(reverse, FALSE)), 0, 1, "sorts the list"},
    {S_INIT("sum"), ON_BUILTIN, sum,
     PARAMS(NEEDS(iterable), OPT(start, INT(0))), EFFECT_UNIT, 2, "the sum"},
    {S_INIT("tuple"), ON_BUILTIN, run_tuple, PARAMS(OPT(iterable, UNSET)), 0, 1,
     "a tuple"},
    {S_INIT("type"), ON_BUILTIN, run_type, PARAMS(NEEDS(obj)), 0, 1,
     "the type of a value, such as int or list"},
    {S_INIT("zip"), ON_BUILTIN, zip,
     PARAMS(REST(iterables), NAMED(strict, FALSE)), 0, 1,
     "tuples of elements at the same position"},
    {.name = {0}},
};
