// SPDX-License-Identifier: MIT
// itertools: functions of Python's modules itertools and functools. Where
// Python returns iterators, the functions here return lists.
#include "df/runtime/call.h"

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/indexing/operate.h"
#include "df/runtime/iterate.h"

static bool arguments(struct call *c, enum param p, struct list **of, size_t *n)
{
    const struct list *args = as_list(call_arg(c, p));
    *n = args->n;
    *of = NEW_N(c->ev->scratch, struct list, args->n + 1);
    for (size_t i = 0; i < args->n; i++)
        if (!iterate(c->ev, call_rest_at(c, p, i), args->v[i], &(*of)[i]))
            return false;
    return true;
}

static bool chain(struct call *c, struct object *out)
{
    struct list *of, *l = NEW(c->ev->scratch, struct list);
    size_t n;
    if (!arguments(c, PARAM_iterables, &of, &n))
        return false;
    for (size_t i = 0; i < n; i++) {
        if (!eval_spend(c->ev, c->at, of[i].n, sizeof(struct object)))
            return false;
        l->unordered |= of[i].unordered;
        for (size_t k = 0; k < of[i].n; k++)
            vec_push(c->ev->scratch, l, of[i].v[k]);
    }
    *out = object_list(l);
    return true;
}

/* Appends a tuple of n elements to `to`. Its element i is of[i]->v[at[i]]. */
static void push_chosen(struct call *c, struct list *to,
                        const struct list *const *of, const size_t *at,
                        size_t n)
{
    struct list *t = NEW(c->ev->scratch, struct list);
    t->tuple = true;
    for (size_t i = 0; i < n; i++)
        vec_push(c->ev->scratch, t, of[i]->v[at[i]]);
    vec_push(c->ev->scratch, to, object_list(t));
}

static bool is_long(struct call *c, const struct list *l)
{
    if (l->n < EVAL_LIST_MAX)
        return false;
    eval_fault(c->ev, DIAG_DF_VALUE, c->at, EVAL_LIST_LONG);
    return true;
}

static bool product(struct call *c, struct object *out)
{
    struct list *once, *l = NEW(c->ev->scratch, struct list);
    int64_t repeat;
    size_t n;
    if (!arguments(c, PARAM_iterables, &once, &n) ||
        !call_int(c, PARAM_repeat, &repeat))
        return false;
    if (repeat < 0 || repeat > 100)
        return call_wrong(c, PARAM_repeat, "a number from 0 to 100");
    size_t all = n * (size_t)repeat;
    const struct list **of =
        NEW_N(c->ev->scratch, const struct list *, all + 1);
    size_t *at = NEW_N(c->ev->scratch, size_t, all + 1), i;
    bool any = true;
    for (i = 0; i < all; i++) {
        of[i] = &once[i % n];
        any &= of[i]->n > 0;
        l->unordered |= of[i]->unordered;
    }
    *out = object_list(l);
    while (any) {
        if (is_long(c, l) ||
            !eval_spend(c->ev, c->at, all + 2, sizeof(struct object)))
            return false;
        push_chosen(c, l, of, at, all);
        for (i = all; i && ++at[i - 1] == of[i - 1]->n; i--)
            at[i - 1] = 0;
        any = i > 0;
    }
    return true;
}

/* Replaces at[0] to at[r - 1], a combination of the numbers 0 to n - 1, by the
   next combination. Returns false if there is no next combination. */
static bool next_combination(size_t *at, size_t r, size_t n)
{
    size_t i = r;
    while (i && at[i - 1] == n - r + i - 1)
        i--;
    if (!i)
        return false;
    at[i - 1]++;
    for (; i < r; i++)
        at[i] = at[i - 1] + 1;
    return true;
}

static bool combinations(struct call *c, struct object *out)
{
    struct list from = {0}, *l = NEW(c->ev->scratch, struct list);
    int64_t r;
    if (!iterate(c->ev, call_at(c, PARAM_iterable), call_arg(c, PARAM_iterable),
                 &from) ||
        !call_int(c, PARAM_r, &r))
        return false;
    if (r < 0)
        return call_wrong(c, PARAM_r, "0 or more");
    l->unordered = from.unordered;
    *out = object_list(l);
    if ((uint64_t)r > from.n)
        return true;
    size_t n = (size_t)r, *at = NEW_N(c->ev->scratch, size_t, n + 1);
    const struct list **of = NEW_N(c->ev->scratch, const struct list *, n + 1);
    for (size_t i = 0; i < n; i++) {
        at[i] = i;
        of[i] = &from;
    }
    do {
        if (is_long(c, l) ||
            !eval_spend(c->ev, c->at, n + 2, sizeof(struct object)))
            return false;
        push_chosen(c, l, of, at, n);
    } while (next_combination(at, n, from.n));
    return true;
}

/* Combines the elements of a list from left to right, with the argument
   `function`, or with + if that argument is missing. Sets *out to the result.
   Appends `start` and each intermediate result to `each`, unless `each` is
   NULL. An ABSENT `start` is replaced by the first element. */
static bool fold(struct call *c, enum param function, const struct list *of,
                 struct object start, struct list *each, struct object *out)
{
    struct object f = call_arg(c, function);
    bool adds = !call_has(c, function);
    size_t i = 0;
    if (start.type == OBJECT_ABSENT && of->n)
        start = of->v[i++];
    if (each && start.type != OBJECT_ABSENT)
        vec_push(c->ev->scratch, each, start);
    for (; i < of->n; i++) {
        struct object pair[] = {start, of->v[i]};
        if (!(adds ? operate_binary(c->ev, c->at, DF_PLUS, pair[0], pair[1],
                                    &start)
                   : c->ev->call(c->ev, call_at(c, function), f, pair, 2,
                                 &start)))
            return false;
        if (each)
            vec_push(c->ev->scratch, each, start);
    }
    *out = start;
    return true;
}

static bool accumulate(struct call *c, struct object *out)
{
    struct list of = {0}, *l = NEW(c->ev->scratch, struct list);
    struct object last;
    if (!iterate(c->ev, call_at(c, PARAM_iterable), call_arg(c, PARAM_iterable),
                 &of) ||
        !eval_spend(c->ev, c->at, of.n, sizeof(struct object)) ||
        !fold(c, PARAM_func, &of,
              call_has(c, PARAM_initial) ? call_arg(c, PARAM_initial)
                                         : (struct object){0},
              l, &last))
        return false;
    *out = object_list(l);
    return true;
}

static bool reduce(struct call *c, struct object *out)
{
    struct list of = {0};
    if (!object_is_function(call_arg(c, PARAM_function)))
        return call_wrong(c, PARAM_function, "a function");
    if (!iterate(c->ev, call_at(c, PARAM_iterable), call_arg(c, PARAM_iterable),
                 &of))
        return false;
    if (!of.n && !call_given(c, PARAM_initial))
        return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_iterable),
                          "reduce() needs at least one element, or 'initial'");
    return fold(c, PARAM_function, &of, call_arg(c, PARAM_initial), NULL, out);
}

/* ---- operations ---- */

const struct operation ITERTOOLS_OPERATIONS[] = {
    {S_INIT("functools.reduce"), ON_LIBRARY, reduce,
     PARAMS(NEEDS(function), NEEDS(iterable), OPT(initial, UNSET)), 0, 2,
     "the elements combined from left to right by a function"},
    {S_INIT("itertools.accumulate"), ON_LIBRARY, accumulate,
     PARAMS(NEEDS(iterable), OPT(func, NONE), NAMED(initial, NONE)), 0, 2,
     "running totals, or the running results of a function"},
    {S_INIT("itertools.chain"), ON_LIBRARY, chain, PARAMS(REST(iterables)), 0,
     1, "the elements of several lists, one list after the other"},
    {S_INIT("itertools.combinations"), ON_LIBRARY, combinations,
     PARAMS(NEEDS(iterable), NEEDS(r)), 0, 1,
     "all choices of r elements, as tuples"},
    {S_INIT("itertools.product"), ON_LIBRARY, product,
     PARAMS(REST(iterables), NAMED(repeat, INT(1))), 0, 1,
     "all tuples with one element of each list"},
    {.name = {0}},
};
