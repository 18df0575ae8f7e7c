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

/* Appends the elements of a list to l. */
static bool append(struct call *c, struct list *l, const struct list *from)
{
    if (!eval_spend(c->ev, c->at, from->n, sizeof(struct object)))
        return false;
    l->unordered |= from->unordered;
    for (size_t i = 0; i < from->n; i++)
        vec_push(c->ev->scratch, l, from->v[i]);
    return true;
}

static bool chain(struct call *c, struct object *out)
{
    struct list *of, *l = NEW(c->ev->scratch, struct list);
    size_t n;
    if (!arguments(c, PARAM_iterables, &of, &n))
        return false;
    *out = object_list(l);
    for (size_t i = 0; i < n; i++)
        if (!append(c, l, &of[i]))
            return false;
    return true;
}

static bool elements(struct call *c, struct list *of)
{
    return iterate(c->ev, call_at(c, PARAM_iterable),
                   call_arg(c, PARAM_iterable), of) &&
           eval_steps(c->ev, c->at, of->n) &&
           eval_spend(c->ev, c->at, of->n, sizeof(struct object));
}

static bool from_iterable(struct call *c, struct object *out)
{
    struct list lists, of, *l = NEW(c->ev->scratch, struct list);
    if (!elements(c, &lists))
        return false;
    l->unordered = lists.unordered;
    *out = object_list(l);
    for (size_t i = 0; i < lists.n; i++)
        if (!iterate(c->ev, call_at(c, PARAM_iterable), lists.v[i], &of) ||
            !append(c, l, &of))
            return false;
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

/* Returns the least number from `from` on that is not among the n numbers
   at. */
static size_t unused(const size_t *at, size_t n, size_t from)
{
    size_t i = 0;
    while (i < n && at[i] != from)
        i++;
    return i < n ? unused(at, n, from + 1) : from;
}

/* Replaces at[0] to at[r - 1], different numbers from 0 to n - 1, by the next
   such numbers in lexicographic order. Returns false if there are no next
   numbers. */
static bool next_permutation(size_t *at, size_t r, size_t n)
{
    for (size_t i = r; i; i--) {
        size_t next = unused(at, i - 1, at[i - 1] + 1);
        if (next >= n)
            continue;
        at[i - 1] = next;
        for (; i < r; i++)
            at[i] = unused(at, i, 0);
        return true;
    }
    return false;
}

/* Sets *out to the list of all choices of r elements. `next` returns the next
   choice. */
static bool choices(struct call *c, bool (*next)(size_t *, size_t, size_t),
                    struct object *out)
{
    struct list from = {0}, *l = NEW(c->ev->scratch, struct list);
    int64_t r = 0;
    if (!elements(c, &from))
        return false;
    if (call_has(c, PARAM_r) && !call_int(c, PARAM_r, &r))
        return false;
    if (!call_has(c, PARAM_r))
        r = (int64_t)from.n;
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
    } while (next(at, n, from.n));
    return true;
}

static bool combinations(struct call *c, struct object *out)
{
    return choices(c, next_combination, out);
}

static bool permutations(struct call *c, struct object *out)
{
    return choices(c, next_permutation, out);
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

/* ---- parts of a list ---- */

/* Sets *truth to whether the argument `predicate` is true for x. */
static bool holds(struct call *c, struct object x, bool *truth)
{
    const struct df_expr *at = call_at(c, PARAM_predicate);
    struct object r = x;
    return (!call_has(c, PARAM_predicate) ||
            c->ev->call(c->ev, at, call_arg(c, PARAM_predicate), &x, 1, &r)) &&
           operate_truth(c->ev, at, r, truth);
}

static bool filterfalse(struct call *c, struct object *out)
{
    struct list of, *l = NEW(c->ev->scratch, struct list);
    bool truth;
    if (!elements(c, &of))
        return false;
    l->unordered = of.unordered;
    *out = object_list(l);
    for (size_t i = 0; i < of.n; i++) {
        if (!holds(c, of.v[i], &truth))
            return false;
        if (!truth)
            vec_push(c->ev->scratch, l, of.v[i]);
    }
    return true;
}

/* Sets *out to the elements before the first one for which the predicate is
   false, or else to that element and the following ones. */
static bool part_while(struct call *c, bool before, struct object *out)
{
    struct list of, *l = NEW(c->ev->scratch, struct list);
    bool truth = true;
    size_t i = 0;
    if (!elements(c, &of))
        return false;
    for (; i < of.n; i++) {
        if (!holds(c, of.v[i], &truth))
            return false;
        if (!truth)
            break;
    }
    l->unordered = of.unordered;
    for (size_t k = before ? 0 : i; k < (before ? i : of.n); k++)
        vec_push(c->ev->scratch, l, of.v[k]);
    *out = object_list(l);
    return true;
}

static bool takewhile(struct call *c, struct object *out)
{
    return part_while(c, true, out);
}

static bool dropwhile(struct call *c, struct object *out)
{
    return part_while(c, false, out);
}

/* Evaluates islice(v, stop) and islice(v, start, stop[, step]). */
static bool islice(struct call *c, struct object *out)
{
    const struct list *args = as_list(call_arg(c, PARAM_args));
    struct list of, *l = NEW(c->ev->scratch, struct list);
    uint64_t bounds[3] = {0, UINT64_MAX, 1};
    if (args->n < 1 || args->n > 3)
        return eval_fault(c->ev, DIAG_DF_TYPE, c->at,
                          "%.*s needs a list and one to three numbers",
                          STR_ARG(c->operation->name));
    for (size_t i = 0; i < args->n; i++) {
        struct object x = args->v[i];
        size_t k = args->n == 1 ? 1 : i;
        if (x.type == OBJECT_NONE)
            continue;
        if (x.type != OBJECT_INT || as_int(x) < (k == 2))
            return eval_fault(c->ev, DIAG_DF_VALUE,
                              call_rest_at(c, PARAM_args, i),
                              "the bounds of %.*s must be None or integers "
                              "from 0, and its step an integer from 1",
                              STR_ARG(c->operation->name));
        bounds[k] = (uint64_t)as_int(x);
    }
    if (!elements(c, &of))
        return false;
    l->unordered = of.unordered;
    for (uint64_t i = bounds[0]; i < of.n && i < bounds[1];) {
        vec_push(c->ev->scratch, l, of.v[i]);
        i = bounds[2] < of.n ? i + bounds[2] : of.n;
    }
    *out = object_list(l);
    return true;
}

static struct list *new_tuple(struct call *c)
{
    struct list *l = NEW(c->ev->scratch, struct list);
    l->tuple = true;
    return l;
}

static bool pairwise(struct call *c, struct object *out)
{
    struct list of, *l = NEW(c->ev->scratch, struct list);
    if (!elements(c, &of) ||
        !eval_spend(c->ev, c->at, of.n, 3 * sizeof(struct object)))
        return false;
    l->unordered = of.unordered;
    for (size_t i = 1; i < of.n; i++) {
        struct list *t = new_tuple(c);
        vec_push(c->ev->scratch, t, of.v[i - 1]);
        vec_push(c->ev->scratch, t, of.v[i]);
        vec_push(c->ev->scratch, l, object_list(t));
    }
    *out = object_list(l);
    return true;
}

static bool zip_longest(struct call *c, struct object *out)
{
    struct list *of, *l = NEW(c->ev->scratch, struct list);
    size_t n, longest = 0;
    if (!arguments(c, PARAM_iterables, &of, &n))
        return false;
    for (size_t i = 0; i < n; i++) {
        longest = of[i].n > longest ? of[i].n : longest;
        l->unordered |= of[i].unordered;
    }
    if (!eval_spend(c->ev, c->at, longest, (n + 2) * sizeof(struct object)))
        return false;
    for (size_t i = 0; i < longest; i++) {
        struct list *t = new_tuple(c);
        for (size_t k = 0; k < n; k++)
            vec_push(c->ev->scratch, t,
                     i < of[k].n ? of[k].v[i] : call_value(c, PARAM_fillvalue));
        vec_push(c->ev->scratch, l, object_list(t));
    }
    *out = object_list(l);
    return true;
}

static bool repeat(struct call *c, struct object *out)
{
    struct list *l = NEW(c->ev->scratch, struct list);
    int64_t times;
    if (!call_int(c, PARAM_times, &times))
        return false;
    if (times > (int64_t)EVAL_LIST_MAX)
        return eval_fault(c->ev, DIAG_DF_VALUE, c->at, EVAL_LIST_LONG);
    if (times > 0 &&
        !eval_spend(c->ev, c->at, (size_t)times, sizeof(struct object)))
        return false;
    for (int64_t i = 0; i < times; i++)
        vec_push(c->ev->scratch, l, call_arg(c, PARAM_object));
    *out = object_list(l);
    return true;
}

static bool starmap(struct call *c, struct object *out)
{
    const struct df_expr *at = call_at(c, PARAM_iterable);
    struct list of, args, *l = NEW(c->ev->scratch, struct list);
    struct object r;
    if (!elements(c, &of))
        return false;
    l->unordered = of.unordered;
    for (size_t i = 0; i < of.n; i++) {
        if (!iterate(c->ev, at, of.v[i], &args) ||
            !c->ev->call(c->ev, call_at(c, PARAM_function),
                         call_arg(c, PARAM_function), args.v, args.n, &r))
            return false;
        vec_push(c->ev->scratch, l, r);
    }
    *out = object_list(l);
    return true;
}

/* Sets *out to tuples of a key and the list of neighbouring elements with that
   key. */
static bool groupby(struct call *c, struct object *out)
{
    const struct df_expr *at = call_at(c, PARAM_key);
    struct list of, *l = NEW(c->ev->scratch, struct list), *group = NULL;
    struct object key, last = {0};
    if (!elements(c, &of) ||
        !eval_spend(c->ev, c->at, of.n, 5 * sizeof(struct object)))
        return false;
    l->unordered = of.unordered;
    for (size_t i = 0; i < of.n; i++) {
        key = of.v[i];
        if (call_has(c, PARAM_key) &&
            !c->ev->call(c->ev, at, call_arg(c, PARAM_key), &of.v[i], 1, &key))
            return false;
        if (!object_is_key(key))
            return eval_fault(c->ev, DIAG_DF_TYPE, at,
                              "a '%s' cannot be a key of groups",
                              object_type_name(key));
        if (!group || !object_same(key, last)) {
            struct list *t = new_tuple(c);
            group = NEW(c->ev->scratch, struct list);
            vec_push(c->ev->scratch, t, key);
            vec_push(c->ev->scratch, t, object_list(group));
            vec_push(c->ev->scratch, l, object_list(t));
        }
        vec_push(c->ev->scratch, group, of.v[i]);
        last = key;
    }
    *out = object_list(l);
    return true;
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
    {S_INIT("itertools.chain.from_iterable"), ON_LIBRARY, from_iterable,
     PARAMS(NEEDS(iterable)), 0, 1,
     "the elements of the lists in a list, one list after the other"},
    {S_INIT("itertools.combinations"), ON_LIBRARY, combinations,
     PARAMS(NEEDS(iterable), NEEDS(r)), 0, 1,
     "all choices of r elements, as tuples"},
    {S_INIT("itertools.dropwhile"), ON_LIBRARY, dropwhile,
     PARAMS(NEEDS(predicate), NEEDS(iterable)), 0, 2,
     "the elements from the first one for which a function is false"},
    {S_INIT("itertools.filterfalse"), ON_LIBRARY, filterfalse,
     PARAMS(NEEDS(predicate), NEEDS(iterable)), 0, 2,
     "the elements for which a function is false"},
    {S_INIT("itertools.groupby"), ON_LIBRARY, groupby,
     PARAMS(NEEDS(iterable), OPT(key, NONE)), 0, 4,
     "pairs of a key and the neighbouring elements with that key"},
    {S_INIT("itertools.islice"), ON_LIBRARY, islice,
     PARAMS(NEEDS(iterable), REST(args)), 0, 1,
     "a part of a list: islice(v, stop) or islice(v, start, stop, step)"},
    {S_INIT("itertools.pairwise"), ON_LIBRARY, pairwise,
     PARAMS(NEEDS(iterable)), 0, 1, "tuples of two neighbouring elements"},
    {S_INIT("itertools.permutations"), ON_LIBRARY, permutations,
     PARAMS(NEEDS(iterable), OPT(r, NONE)), 0, 1,
     "all choices of r elements in all orders, as tuples"},
    {S_INIT("itertools.product"), ON_LIBRARY, product,
     PARAMS(REST(iterables), NAMED(repeat, INT(1))), 0, 1,
     "all tuples with one element of each list"},
    {S_INIT("itertools.repeat"), ON_LIBRARY, repeat,
     PARAMS(NEEDS(object), NEEDS(times)), 0, 1, "an object several times"},
    {S_INIT("itertools.starmap"), ON_LIBRARY, starmap,
     PARAMS(NEEDS(function), NEEDS(iterable)), 0, 2,
     "the results of a function for each tuple of arguments"},
    {S_INIT("itertools.takewhile"), ON_LIBRARY, takewhile,
     PARAMS(NEEDS(predicate), NEEDS(iterable)), 0, 2,
     "the elements before the first one for which a function is false"},
    {S_INIT("itertools.zip_longest"), ON_LIBRARY, zip_longest,
     PARAMS(REST(iterables), NAMED(fillvalue, NONE)), 0, 1,
     "like zip, with a value for the missing elements of shorter lists"},
    {.name = {0}},
};
