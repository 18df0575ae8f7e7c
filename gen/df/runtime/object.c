// SPDX-License-Identifier: MIT
// object: makes and compares the objects of df scripts.
#include "df/runtime/object.h"

#include <math.h>

#include "base/vec.h"
#include "frame/digits.h"
#include "frame/frame_check.h"

enum {
    PLAIN_KEYS_MAX = 1000
}; /* keys of a dict other than strings; they are
      searched linearly */

static struct object unmarked(struct value v)
{
    switch (v.type) {
    case VALUE_INT: return object_int(v.i);
    case VALUE_BOOL: return object_bool(v.b);
    case VALUE_STR: return object_str(v.s);
    case VALUE_FLOAT: return object_float(v.f);
    default: return object_float((double)NAN);
    }
}

struct object object_value(struct value v)
{
    struct object o = unmarked(v);
    o.tainted = v.tainted;
    o.known_digits = v.known_digits;
    return o;
}

void object_mark(struct object *o, struct object in)
{
    o->tainted |= in.tainted;
    o->known_digits = digits_least(o->known_digits, in.known_digits);
}

struct object object_str(str s)
{
    return (struct object){.type = OBJECT_STR, .u.s = s};
}

struct object object_method(struct arena *a, struct object self,
                            const struct operation *o)
{
    struct bound *b = NEW(a, struct bound);
    *b = (struct bound){self, o};
    return object_bound(b);
}

struct object object_series(struct arena *a, const struct column *c,
                            const struct column **index, size_t n_index)
{
    struct series *s = NEW(a, struct series);
    *s = (struct series){c, index, n_index, SERIES_PLAIN};
    return (struct object){.type = OBJECT_SERIES, .u.series = s};
}

struct object object_array(struct arena *a, const struct column *c,
                           enum series_kind kind)
{
    struct object o = object_series(a, c, NULL, 0);
    as_series(o)->kind = kind;
    return o;
}

bool object_is_array(struct object o)
{
    return o.type == OBJECT_SERIES && as_series(o)->kind == SERIES_ARRAY &&
           !as_series(o)->column->dtype;
}

bool object_to_name(struct arena *a, struct object o, str *name)
{
    struct value v[NAME_LEVELS_MAX];
    bool tuple = o.type == OBJECT_LIST && as_list(o)->tuple;
    size_t n = tuple ? as_list(o)->n : 1;
    if (n == 0 || n > NAME_LEVELS_MAX)
        return false;
    for (size_t i = 0; i < n; i++)
        if (!object_scalar(tuple ? as_list(o)->v[i] : o, &v[i]))
            return false;
    *name = name_make(a, v, n);
    return true;
}

struct object object_of_name(struct arena *a, str name)
{
    size_t n = name_levels(name);
    struct object o = object_value(name_level(name, 0));
    if (!name.p)
        o.type = OBJECT_NONE;
    if (n == 1)
        return o;
    struct list *l = NEW(a, struct list);
    l->tuple = true;
    for (size_t i = 0; i < n; i++)
        vec_push(a, l, object_value(name_level(name, i)));
    return object_list(l);
}

bool object_scalar(struct object o, struct value *v)
{
    struct value x = {.tainted = o.tainted, .known_digits = o.known_digits};
    switch (o.type) {
    case OBJECT_NONE: x = (struct value){.type = VALUE_NA}; break;
    case OBJECT_BOOL: x = (struct value){.type = VALUE_BOOL, .b = o.u.b}; break;
    case OBJECT_INT: x.type = VALUE_INT, x.i = o.u.i; break;
    case OBJECT_FLOAT: x.type = VALUE_FLOAT, x.f = o.u.f; break;
    case OBJECT_STR: x.type = VALUE_STR, x.s = o.u.s; break;
    default: return false;
    }
    *v = x;
    return true;
}

bool object_is_key(struct object o)
{
    struct value v;
    if (o.type != OBJECT_LIST || !as_list(o)->tuple)
        return object_scalar(o, &v);
    for (size_t i = 0; i < as_list(o)->n; i++)
        if (!object_scalar(as_list(o)->v[i], &v))
            return false;
    return true;
}

bool object_is_function(struct object o)
{
    return o.type == OBJECT_LAMBDA || o.type == OBJECT_METHOD ||
           o.type == OBJECT_TYPE;
}

const char *object_type_name(struct object o)
{
    static const char *const NAMES[OBJECT_N_TYPES] = {
        [OBJECT_ABSENT] = "nothing",    [OBJECT_BROKEN] = "nothing",
        [OBJECT_NONE] = "NoneType",     [OBJECT_BOOL] = "bool",
        [OBJECT_INT] = "int",           [OBJECT_FLOAT] = "float",
        [OBJECT_STR] = "str",           [OBJECT_LIST] = "list",
        [OBJECT_DICT] = "dict",         [OBJECT_SLICE] = "slice",
        [OBJECT_SERIES] = "Series",     [OBJECT_FRAME] = "DataFrame",
        [OBJECT_GROUPBY] = "GroupBy",   [OBJECT_TYPE] = "type",
        [OBJECT_MODULE] = "module",     [OBJECT_METHOD] = "function",
        [OBJECT_LAMBDA] = "function",   [OBJECT_ROW] = "Series",
        [OBJECT_ACCESSOR] = "accessor",
    };
    static const char *const SERIES[] = {"Series", "Index", "ndarray"};
    if (o.type == OBJECT_SERIES)
        return SERIES[as_series(o)->kind];
    if (o.type == OBJECT_LIST && as_list(o)->tuple)
        return "tuple";
    if (o.type == OBJECT_STR && o.date)
        return "Timestamp";
    return NAMES[o.type];
}

static bool is_number(struct object o)
{
    return o.type == OBJECT_INT || o.type == OBJECT_FLOAT ||
           o.type == OBJECT_BOOL;
}

/* Compares lists or tuples of scalars; nested ones are never equal. */
static bool same_tuples(const struct list *x, const struct list *y)
{
    bool same = x->n == y->n && x->tuple == y->tuple;
    for (size_t i = 0; same && i < x->n; i++)
        same = x->v[i].type != OBJECT_LIST && object_same(x->v[i], y->v[i]);
    return same;
}

bool object_same(struct object x, struct object y)
{
    struct value v, w;
    if (x.type == OBJECT_INT && y.type == OBJECT_INT)
        return as_int(x) == as_int(y);
    if (is_number(x) && is_number(y))
        return object_scalar(x, &v) && object_scalar(y, &w) &&
               value_order(v, w) == 0;
    if (x.type != y.type)
        return false;
    if (x.type == OBJECT_LIST)
        return same_tuples(as_list(x), as_list(y));
    return x.type == OBJECT_NONE ||
           (x.type == OBJECT_STR && str_eq(as_str(x), as_str(y)));
}

struct pair *object_dict_find(const struct dict *d, struct object key)
{
    if (key.type == OBJECT_STR) {
        uintptr_t found = (uintptr_t)map_get(&d->strings, as_str(key));
        return found ? &d->v[found - 1] : NULL;
    }
    for (size_t i = 0; i < d->n; i++)
        if (object_same(d->v[i].key, key))
            return &d->v[i];
    return NULL;
}

struct object *object_dict_get(const struct dict *d, struct object key)
{
    struct pair *p = object_dict_find(d, key);
    return p ? &p->value : NULL;
}

bool object_dict_put(struct arena *a, struct dict *d, struct object key,
                     struct object value)
{
    struct object *old = object_dict_get(d, key);
    if (old) {
        *old = value;
        return true;
    }
    if (key.type != OBJECT_STR && d->n - d->strings.n >= PLAIN_KEYS_MAX)
        return false;
    vec_push(a, d, (struct pair){key, value});
    d->strings.a = a;
    if (key.type == OBJECT_STR)
        map_put(&d->strings, as_str(key), (void *)(uintptr_t)d->n);
    return true;
}

struct frame *object_own_frame(struct arena *a, const struct frame *f)
{
    struct frame *own = NEW(a, struct frame);
    *own = *f;
    own->columns = NEW_N(a, const struct column *, f->n_columns);
    if (f->n_columns)
        memcpy(own->columns, f->columns, f->n_columns * sizeof *own->columns);
    return own;
}

struct frame object_as_frame(const struct object *o)
{
    return o->type == OBJECT_FRAME ? *as_frame(*o)
                                   : object_series_frame(as_series(*o));
}

struct frame object_series_frame(const struct series *s)
{
    return (struct frame){.n = s->column->n,
                          .columns = (const struct column **)&s->column,
                          .n_columns = 1,
                          .index = s->index,
                          .n_index = s->n_index};
}

struct object object_column(struct arena *a, const struct frame *f, size_t i)
{
    return object_series(a, f->columns[i], f->index, f->n_index);
}

void object_check(struct object o)
{
    struct frame f;
    if (o.type != OBJECT_FRAME && o.type != OBJECT_SERIES)
        return;
    f = object_as_frame(&o);
    frame_check(&f);
}
