// SPDX-License-Identifier: MIT
// collections: collections.Counter and collections.defaultdict, which make
// dicts with a default for missing keys.
#include "df/runtime/call.h"

#include <stdlib.h>

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/runtime/iterate.h"

static struct dict *with_default(struct call *c, struct object value)
{
    struct dict *d = NEW(c->ev->scratch, struct dict);
    struct object *missing = NEW(c->ev->scratch, struct object);
    *missing = value;
    d->missing = missing;
    return d;
}

static bool copy_pairs(struct call *c, struct dict *to, const struct dict *from)
{
    for (size_t i = 0; i < from->n; i++)
        object_dict_put(c->ev->scratch, to, from->v[i].key, from->v[i].value);
    return eval_spend(c->ev, c->at, from->n, sizeof(struct pair));
}

static bool counter(struct call *c, struct object *out)
{
    struct object of = call_arg(c, PARAM_iterable);
    struct dict *d = with_default(c, object_int(0));
    struct list l = {0};
    *out = object_dict(d);
    if (of.type == OBJECT_DICT)
        return copy_pairs(c, d, as_dict(of));
    if (!call_given(c, PARAM_iterable))
        return true;
    if (!iterate(c->ev, call_at(c, PARAM_iterable), of, &l) ||
        !eval_steps(c->ev, c->at, l.n) ||
        !eval_spend(c->ev, c->at, l.n, sizeof(struct pair)))
        return false;
    for (size_t i = 0; i < l.n; i++) {
        if (!object_is_key(l.v[i]))
            return call_wrong(c, PARAM_iterable,
                              "elements that can be keys of a dict");
        const struct object *n = object_dict_get(d, l.v[i]);
        if (!object_dict_put(c->ev->scratch, d, l.v[i],
                             object_int(n ? as_int(*n) + 1 : 1)))
            return eval_fault(c->ev, DIAG_DF_VALUE, c->at,
                              "the dict has too many keys");
    }
    return true;
}

static bool defaultdict(struct call *c, struct object *out)
{
    struct object f = call_arg(c, PARAM_default_factory);
    struct object of = call_arg(c, PARAM_iterable);
    struct dict *d = with_default(c, f);
    if (!call_has(c, PARAM_default_factory))
        d->missing = NULL;
    else if (!object_is_function(f))
        return call_wrong(c, PARAM_default_factory,
                          "a function, such as list or int");
    *out = object_dict(d);
    if (!call_given(c, PARAM_iterable))
        return true;
    return of.type == OBJECT_DICT ? copy_pairs(c, d, as_dict(of))
                                  : call_wrong(c, PARAM_iterable, "a dict");
}

struct counted {
    const struct pair *p;
    int64_t n;
    size_t at;
};

static int most_first(const void *x, const void *y)
{
    const struct counted *a = x, *b = y;
    return a->n != b->n ? (a->n < b->n) - (a->n > b->n)
                        : (a->at > b->at) - (a->at < b->at);
}

static bool most_common(struct call *c, struct object *out)
{
    const struct dict *d = as_dict(c->self);
    struct list *l = NEW(c->ev->scratch, struct list);
    int64_t n = INT64_MAX;
    if (!d->missing || d->missing->type != OBJECT_INT)
        return eval_fault(c->ev, DIAG_DF_TYPE, c->at,
                          "only a Counter has most_common()");
    if (call_has(c, PARAM_n) && !call_int(c, PARAM_n, &n))
        return false;
    struct counted *v = NEW_N(c->ev->scratch, struct counted, d->n + 1);
    for (size_t i = 0; i < d->n; i++) {
        v[i] = (struct counted){&d->v[i], 0, i};
        if (d->v[i].value.type != OBJECT_INT)
            return eval_fault(c->ev, DIAG_DF_TYPE, c->at,
                              "the counts must be integers");
        v[i].n = as_int(d->v[i].value);
    }
    qsort(v, d->n, sizeof *v, most_first);
    if (!eval_spend(c->ev, c->at, d->n, 3 * sizeof(struct object)))
        return false;
    for (size_t i = 0; i < d->n && (int64_t)i < n; i++) {
        struct list *pair = NEW(c->ev->scratch, struct list);
        pair->tuple = true;
        vec_push(c->ev->scratch, pair, v[i].p->key);
        vec_push(c->ev->scratch, pair, v[i].p->value);
        vec_push(c->ev->scratch, l, object_list(pair));
    }
    *out = object_list(l);
    return true;
}

/* ---- operations ---- */

const struct operation COLLECTIONS_OPERATIONS[] = {
    {S_INIT("collections.Counter"), ON_LIBRARY, counter,
     PARAMS(OPT(iterable, UNSET)), EFFECT_COUNTS, 4,
     "a dict with the number of times that each element occurs"},
    {S_INIT("collections.defaultdict"), ON_LIBRARY, defaultdict,
     PARAMS(OPT(default_factory, NONE), OPT(iterable, UNSET)), 0, 1,
     "a dict that calls a function for the value of a missing key"},
    {S_INIT("most_common"), ON_DICT, most_common, PARAMS(OPT(n, NONE)), 0, 8,
     "the keys and counts of a Counter, the largest counts first"},
    {.name = {0}},
};
