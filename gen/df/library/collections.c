// SPDX-License-Identifier: MIT
// collections: Python's module collections. A Counter or defaultdict is a dict
// with a default for missing keys, an OrderedDict a plain dict.
#include "df/runtime/call.h"

#include <stdlib.h>

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/indexing/operate.h"
#include "df/library/counter.h"
#include "df/runtime/changeable.h"
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
    struct dict *d = with_default(c, object_int(0));
    *out = object_dict(d);
    return (!call_given(c, PARAM_iterable) ||
            counter_add(c, PARAM_iterable, d, 1)) &&
           counter_add(c, PARAM_kwargs, d, 1);
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

/* Makes collections.OrderedDict(pairs) like dict(pairs). */
static bool ordered(struct call *c, struct object *out)
{
    struct object f;
    *out = object_dict(NEW(c->ev->scratch, struct dict));
    as_dict(*out)->ordered = true;
    if (call_given(c, PARAM_iterable) &&
        !(c->ev->attribute(c->ev, c->at, *out, S("update"), &f) &&
          c->ev->call(c->ev, c->at, f, &c->args[0], 1, &f)))
        return false;
    return copy_pairs(c, as_dict(*out), as_dict(call_arg(c, PARAM_kwargs)));
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

/* Whether the receiver is a Counter; else reports this. */
static bool check_counter(struct call *c)
{
    return counter_is(as_dict(c->self)) ||
           eval_fault(c->ev, DIAG_DF_TYPE, c->at, "only a Counter has %.*s()",
                      STR_ARG(c->operation->name));
}

static bool most_common(struct call *c, struct object *out)
{
    const struct dict *d = as_dict(c->self);
    struct list *l = NEW(c->ev->scratch, struct list);
    int64_t n = INT64_MAX;
    if (!check_counter(c))
        return false;
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

static bool total(struct call *c, struct object *out)
{
    const struct dict *d = as_dict(c->self);
    *out = object_int(0);
    if (!check_counter(c) || !eval_steps(c->ev, c->at, d->n))
        return false;
    for (size_t i = 0; i < d->n; i++)
        if (!operate_binary(c->ev, c->at, DF_PLUS, *out, d->v[i].value, out))
            return false;
    return true;
}

static bool elements(struct call *c, struct object *out)
{
    const struct dict *d = as_dict(c->self);
    struct list *l = NEW(c->ev->scratch, struct list);
    *out = object_list(l);
    if (!check_counter(c))
        return false;
    for (size_t i = 0; i < d->n; i++) {
        if (d->v[i].value.type != OBJECT_INT)
            return eval_fault(c->ev, DIAG_DF_TYPE, c->at,
                              "the counts must be integers");
        for (int64_t k = as_int(d->v[i].value); k > 0; k--) {
            if (!eval_spend(c->ev, c->at, 1, sizeof(struct object)) ||
                !eval_steps(c->ev, c->at, 1))
                return false;
            vec_push(c->ev->scratch, l, d->v[i].key);
        }
    }
    return true;
}

static bool subtract(struct call *c, struct object *out)
{
    *out = (struct object){.type = OBJECT_NONE};
    return check_counter(c) && changeable(c->ev, c->at, c->self) &&
           counter_add(c, PARAM_iterable, as_dict(c->self), -1);
}

/* ---- named tuples ---- */

/* Returns the list of names in an argument: a list of strings, or a string with
   the names separated by blanks or commas. NULL on a fault. */
static const struct list *names_of(struct call *c, enum param p)
{
    struct object x = call_arg(c, p);
    struct list *l = NEW(c->ev->scratch, struct list);
    str rest = x.type == OBJECT_STR ? as_str(x) : STR_NONE, name;
    if (x.type != OBJECT_STR)
        return iterate(c->ev, call_at(c, p), x, l) ? l : NULL;
    rest = str_replace(c->ev->scratch, rest, S(","), S(" "));
    while (str_cut(&rest, ' ', &name))
        if (name.n)
            vec_push(c->ev->scratch, l, object_str(name));
    return l;
}

/* Returns the number of the field `name`, or STR_NPOS. */
static size_t field(const struct list *names, str name)
{
    for (size_t i = 0; i < names->n; i++)
        if (str_eq(as_str(names->v[i]), name))
            return i;
    return STR_NPOS;
}

/* Makes a tuple. The receiver is a list of two lists: the names of its fields,
   and the defaults of the last fields. */
static bool make(struct call *c, struct object *out)
{
    const struct list *fields = as_list(as_list(c->self)->v[0]);
    const struct list *defaults = as_list(as_list(c->self)->v[1]);
    const struct list *args = as_list(call_arg(c, PARAM_values));
    const struct dict *named = as_dict(call_arg(c, PARAM_kwargs));
    struct list *l = NEW(c->ev->scratch, struct list);
    str *names = NEW_N(c->ev->scratch, str, fields->n + 1);
    *out = object_list(l);
    l->tuple = true;
    size_t given = args->n + named->n;
    if (given > fields->n || given + defaults->n < fields->n)
        return eval_fault(c->ev, DIAG_DF_TYPE, c->at,
                          "this named tuple needs %zu value%s, not %zu",
                          fields->n, STR_S(fields->n), given);
    vec_room(c->ev->scratch, l, fields->n);
    l->n = fields->n;
    for (size_t i = 0; i < fields->n; i++) {
        names[i] = as_str(fields->v[i]);
        l->v[i] = i < args->n ? args->v[i] : (struct object){0};
    }
    for (size_t i = 0; i < named->n; i++) {
        str name = as_str(named->v[i].key);
        size_t at = field(fields, name);
        if (at == STR_NPOS || l->v[at].type != OBJECT_ABSENT)
            return eval_fault(c->ev, DIAG_DF_TYPE, call_named_at(c, name),
                              "the named tuple has no further field '%.*s'",
                              STR_ARG(name));
        l->v[at] = named->v[i].value;
    }
    for (size_t i = 0; i < fields->n; i++) {
        size_t left = fields->n - i;
        if (l->v[i].type == OBJECT_ABSENT && left <= defaults->n)
            l->v[i] = defaults->v[defaults->n - left];
        if (l->v[i].type == OBJECT_ABSENT)
            return eval_fault(c->ev, DIAG_DF_TYPE, c->at,
                              "the field '%.*s' has no value",
                              STR_ARG(names[i]));
    }
    l->names = names;
    return true;
}

static const struct operation MAKE = {
    S_INIT("namedtuple"),
    0,
    make,
    (const struct parameter[]){REST(values), OTHERS(kwargs), PARAMS_END},
    0,
    1,
    "a tuple whose elements have names"};

static bool is_name(str s)
{
    bool ok = s.n && !char_is_digit(s.p[0]) && s.p[0] != '_';
    for (size_t i = 0; i < s.n; i++)
        ok &= char_is_alnum(s.p[i]) || s.p[i] == '_';
    return ok;
}

static bool namedtuple(struct call *c, struct object *out)
{
    const struct list *names = names_of(c, PARAM_field_names);
    struct list *defaults = NEW(c->ev->scratch, struct list);
    str type;
    if (call_has(c, PARAM_defaults) &&
        !iterate(c->ev, call_at(c, PARAM_defaults), call_arg(c, PARAM_defaults),
                 defaults))
        return false;
    if (!names || !call_str(c, PARAM_typename, &type))
        return false;
    for (size_t i = 0; i < names->n; i++) {
        struct list before = {.v = names->v, .n = i};
        str name =
            names->v[i].type == OBJECT_STR ? as_str(names->v[i]) : STR_NONE;
        if (!is_name(name) || field(&before, name) != STR_NPOS)
            return call_wrong(c, PARAM_field_names,
                              "different names, such as 'x y'");
    }
    if (defaults->n > names->n)
        return call_wrong(c, PARAM_defaults,
                          "at most one value for each field");
    struct list *self = NEW(c->ev->scratch, struct list);
    struct list *lists = NEW_N(c->ev->scratch, struct list, 2);
    lists[0] = *names;
    lists[1] = *defaults;
    for (size_t i = 0; i < 2; i++)
        vec_push(c->ev->scratch, self, object_list(&lists[i]));
    *out = object_method(c->ev->scratch, object_list(self), &MAKE);
    return true;
}

/* ---- operations ---- */

const struct operation COLLECTIONS_OPERATIONS[] = {
    {S_INIT("collections.Counter"), ON_LIBRARY, counter,
     PARAMS(OPT(iterable, UNSET), OTHERS(kwargs)), EFFECT_COUNTS, 4,
     "a dict with the number of times that each element occurs"},
    {S_INIT("collections.defaultdict"), ON_LIBRARY, defaultdict,
     PARAMS(OPT(default_factory, NONE), OPT(iterable, UNSET)), 0, 1,
     "a dict that calls a function for the value of a missing key"},
    {S_INIT("collections.OrderedDict"), ON_LIBRARY, ordered,
     PARAMS(OPT(iterable, UNSET), OTHERS(kwargs)), 0, 1, "a dict"},
    {S_INIT("collections.namedtuple"), ON_LIBRARY, namedtuple,
     PARAMS(NEEDS(typename), NEEDS(field_names), NAMED(defaults, NONE)), 0, 1,
     "a function that makes tuples whose elements have names"},
    {S_INIT("elements"), ON_DICT, elements, NO_PARAMS, 0, 1,
     "each key of a Counter, as often as it was counted"},
    {S_INIT("most_common"), ON_DICT, most_common, PARAMS(OPT(n, NONE)), 0, 8,
     "the keys and counts of a Counter, the largest counts first"},
    {S_INIT("subtract"), ON_DICT, subtract, PARAMS(NEEDS(iterable)), 0, 4,
     "subtracts counts from those of a Counter"},
    {S_INIT("total"), ON_DICT, total, NO_PARAMS, EFFECT_COUNTS, 2,
     "the sum of the counts of a Counter"},
    {.name = {0}},
};
