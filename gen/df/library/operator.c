// SPDX-License-Identifier: MIT
// operator: functions of Python's module operator: operators as functions, and
// itemgetter and attrgetter, which return functions.
#include "df/runtime/call.h"

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/indexing/operate.h"
#include "df/indexing/select.h"
#include "df/runtime/row.h"

static const struct operator_of {
    str name;
    enum df_token_kind op;
    bool compares;
} OPERATORS[] = {
    {S_INIT("operator.add"), DF_PLUS, false},
    {S_INIT("operator.eq"), DF_EQUAL, true},
    {S_INIT("operator.floordiv"), DF_FLOOR, false},
    {S_INIT("operator.ge"), DF_GREATER_EQUAL, true},
    {S_INIT("operator.gt"), DF_GREATER, true},
    {S_INIT("operator.le"), DF_LESS_EQUAL, true},
    {S_INIT("operator.lt"), DF_LESS, true},
    {S_INIT("operator.mod"), DF_PERCENT, false},
    {S_INIT("operator.mul"), DF_STAR, false},
    {S_INIT("operator.ne"), DF_NOT_EQUAL, true},
    {S_INIT("operator.pow"), DF_POWER, false},
    {S_INIT("operator.sub"), DF_MINUS, false},
    {S_INIT("operator.truediv"), DF_SLASH, false},
};

static bool binary(struct call *c, struct object *out)
{
    const struct operator_of *o = OPERATORS;
    struct object x = call_arg(c, PARAM_a), y = call_arg(c, PARAM_b);
    while (!str_eq(o->name, c->operation->name))
        o++;
    return o->compares ? operate_compare(c->ev, c->at, o->op, false, x, y, out)
                       : operate_binary(c->ev, c->at, o->op, x, y, out);
}

/* ---- functions that get items and attributes ---- */

/* Sets *out to the result of `get` for each element of the receiver, a list of
   the arguments of itemgetter or attrgetter: a single one, or a tuple. */
static bool get_each(struct call *c, struct object *out,
                     bool (*get)(struct call *c, struct object of,
                                 struct object key, struct object *out))
{
    const struct list *keys = as_list(c->self);
    struct list *l = NEW(c->ev->scratch, struct list);
    l->tuple = true;
    for (size_t i = 0; i < keys->n; i++) {
        if (!get(c, call_arg(c, PARAM_obj), keys->v[i], out))
            return false;
        vec_push(c->ev->scratch, l, *out);
    }
    if (keys->n > 1)
        *out = object_list(l);
    return true;
}

static bool item(struct call *c, struct object of, struct object key,
                 struct object *out)
{
    return of.type == OBJECT_ROW ? row_item(c->ev, c->at, as_row(of), key, out)
                                 : select_item(c->ev, c->at, of, key, out);
}

static bool get_items(struct call *c, struct object *out)
{
    return get_each(c, out, item);
}

/* Sets *out to the attribute with a name such as "a" or "a.b". */
static bool attribute(struct call *c, struct object of, struct object key,
                      struct object *out)
{
    str names = as_str(key), name;
    for (*out = of; str_cut(&names, '.', &name);)
        if (!c->ev->attribute(c->ev, c->at, *out, name, out))
            return false;
    return true;
}

static bool get_attributes(struct call *c, struct object *out)
{
    return get_each(c, out, attribute);
}

static const struct operation ITEMS = {S_INIT("itemgetter"),    0, get_items,
                                       PARAMS(NEEDS(obj)),      0, 1,
                                       "the items of an object"};
static const struct operation ATTRIBUTES = {
    S_INIT("attrgetter"),         0, get_attributes, PARAMS(NEEDS(obj)), 0, 1,
    "the attributes of an object"};

/* Sets *out to a function whose receiver is the list of the arguments. */
static bool getter(struct call *c, const struct operation *o,
                   struct object *out)
{
    struct object args = call_arg(c, PARAM_items);
    if (!as_list(args)->n)
        return eval_fault(c->ev, DIAG_DF_TYPE, c->at,
                          "%.*s needs at least one argument",
                          STR_ARG(c->operation->name));
    *out = object_method(c->ev->scratch, args, o);
    return true;
}

static bool itemgetter(struct call *c, struct object *out)
{
    return getter(c, &ITEMS, out);
}

static bool attrgetter(struct call *c, struct object *out)
{
    const struct list *names = as_list(call_arg(c, PARAM_items));
    for (size_t i = 0; i < names->n; i++)
        if (names->v[i].type != OBJECT_STR)
            return eval_fault(c->ev, DIAG_DF_TYPE,
                              call_rest_at(c, PARAM_items, i),
                              "the name of an attribute must be a string");
    return getter(c, &ATTRIBUTES, out);
}

/* ---- operations ---- */

#define ROW(name, help)                               \
    {                                                 \
        S_INIT("operator." name), ON_LIBRARY, binary, \
            PARAMS(NEEDS(a), NEEDS(b)), 0, 1, help    \
    }

const struct operation OPERATOR_OPERATIONS[] = {
    ROW("add", "a + b"),
    {S_INIT("operator.attrgetter"), ON_LIBRARY, attrgetter, PARAMS(REST(items)),
     0, 1, "a function that gets attributes of an object, by their names"},
    ROW("eq", "a == b"),
    ROW("floordiv", "a // b"),
    ROW("ge", "a >= b"),
    ROW("gt", "a > b"),
    {S_INIT("operator.itemgetter"), ON_LIBRARY, itemgetter, PARAMS(REST(items)),
     0, 1, "a function that gets items of a list or dict, by their keys"},
    ROW("le", "a <= b"),
    ROW("lt", "a < b"),
    ROW("mod", "a % b"),
    ROW("mul", "a * b"),
    ROW("ne", "a != b"),
    ROW("pow", "a ** b"),
    ROW("sub", "a - b"),
    ROW("truediv", "a / b"),
    {.name = {0}},
};
