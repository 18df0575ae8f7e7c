// SPDX-License-Identifier: MIT
// counter: adds counts to the counts of a collections.Counter.
#include "df/library/counter.h"

#include "base/codes/df.h"
#include "df/indexing/operate.h"
#include "df/runtime/iterate.h"

bool counter_is(const struct dict *d)
{
    return d->missing && d->missing->type == OBJECT_INT;
}

/* Adds n, a count, to the count of a key. */
static bool add(struct call *c, enum param p, struct dict *d, struct object key,
                struct object n, int sign)
{
    const struct object *now;
    if (!object_is_key(key))
        return call_wrong(c, p, "elements that can be keys of a dict");
    now = object_dict_get(d, key);
    return (!now && sign > 0
                ? true
                : operate_binary(c->ev, call_at(c, p),
                                 sign > 0 ? DF_PLUS : DF_MINUS,
                                 now ? *now : object_int(0), n, &n)) &&
           (object_dict_put(c->ev->scratch, d, key, n) ||
            eval_fault(c->ev, DIAG_DF_VALUE, c->at,
                       "the dict has too many keys"));
}

bool counter_add(struct call *c, enum param p, struct dict *d, int sign)
{
    struct object of = call_arg(c, p);
    bool counts = of.type == OBJECT_DICT;
    struct list l = {0};
    if (!counts && !iterate(c->ev, call_at(c, p), of, &l))
        return false;
    size_t n = counts ? as_dict(of)->n : l.n;
    c->ev->changes++;
    if (!eval_steps(c->ev, c->at, n) ||
        !eval_spend(c->ev, c->at, n, sizeof(struct pair)))
        return false;
    for (size_t i = 0; i < n; i++)
        if (!add(c, p, d, counts ? as_dict(of)->v[i].key : l.v[i],
                 counts ? as_dict(of)->v[i].value : object_int(1), sign))
            return false;
    return true;
}
