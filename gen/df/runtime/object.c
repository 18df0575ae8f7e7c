// SPDX-License-Identifier: MIT
// object: makes and compares the objects of df scripts.
#include "df/runtime/object.h"

#include <math.h>

#include "base/buf.h"
#include "base/vec.h"
#include "frame/digits.h"
#include "frame/frame_check.h"
#include "frame/moment.h"
#include "load/csv/csv_cell.h"

static struct object unmarked(struct value v)
{
    switch (v.type) {
    case VALUE_INT: return object_int(v.i);
    case VALUE_BOOL: return object_bool(v.b);
    case VALUE_STR: return object_str(v.s);
    case VALUE_FLOAT: return object_float(v.f);
    case VALUE_DATE: return object_date(v.ns, v.zone);
    case VALUE_SPAN: return object_span(v.ns);
    case VALUE_NA: break;
    }
    if (v.none || v.na)
        return (struct object){.type = v.na ? OBJECT_NA : OBJECT_NONE};
    return v.ns == MOMENT_NAT ? object_date(MOMENT_NAT, 0)
                              : object_float((double)NAN);
}

struct object object_date(int64_t ns, int zone)
{
    return (struct object){
        .type = OBJECT_DATE, .zone = (int16_t)zone, .u.i = ns};
}

struct object object_span(int64_t ns)
{
    return (struct object){.type = OBJECT_SPAN, .u.i = ns};
}

bool object_is_nat(struct object o)
{
    return (o.type == OBJECT_DATE || o.type == OBJECT_SPAN) &&
           o.u.i == MOMENT_NAT;
}

struct object object_value(struct value v)
{
    struct object o = unmarked(v);
    bool time = v.type == VALUE_DATE || v.type == VALUE_SPAN;
    o.numpy = time && v.shown == SHOWN_NUMPY;
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

void object_mark_time(struct object *cell, struct object x)
{
    const struct column *c = as_series(x)->column;
    if (column_is_time(c))
        cell->numpy = object_is_array(x) && c->zone == ZONE_NONE;
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

bool object_is_python_time(struct object o)
{
    return o.python ||
           (o.type == OBJECT_DATE && o.zone == ZONE_CIVIL && !object_is_nat(o));
}

bool object_scalar(struct object o, struct value *v)
{
    struct value x = {.tainted = o.tainted, .known_digits = o.known_digits};
    switch (o.type) {
    case OBJECT_NONE: x = (struct value){.type = VALUE_NA, .none = true}; break;
    case OBJECT_NA: x = (struct value){.type = VALUE_NA, .na = true}; break;
    case OBJECT_BOOL: x = (struct value){.type = VALUE_BOOL, .b = o.u.b}; break;
    case OBJECT_INT: x.type = VALUE_INT, x.i = o.u.i; break;
    case OBJECT_FLOAT: x.type = VALUE_FLOAT, x.f = o.u.f; break;
    case OBJECT_STR: x.type = VALUE_STR, x.s = o.u.s; break;
    case OBJECT_DATE: x.type = VALUE_DATE, x.ns = o.u.i, x.zone = o.zone; break;
    case OBJECT_SPAN: x.type = VALUE_SPAN, x.ns = o.u.i; break;
    default: return false;
    }
    if (object_is_nat(o))
        x.type = VALUE_NA;
    else if (o.numpy && (o.type == OBJECT_DATE || o.type == OBJECT_SPAN))
        x.shown = SHOWN_NUMPY;
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
        [OBJECT_MODULE] = "module",     [OBJECT_SCRIPT] = "module",
        [OBJECT_METHOD] = "function",   [OBJECT_LAMBDA] = "function",
        [OBJECT_ROW] = "Series",        [OBJECT_ACCESSOR] = "accessor",
        [OBJECT_FILE] = "file",         [OBJECT_DATE] = "Timestamp",
        [OBJECT_SPAN] = "Timedelta",    [OBJECT_BIG] = "int beyond 64 bits",
        [OBJECT_OFFSET] = "DateOffset", [OBJECT_NA] = "NAType",
    };
    static const char *const SERIES[] = {"Series", "Index", "ndarray"};
    if (o.type == OBJECT_ACCESSOR && as_accessor(o)->type)
        return as_accessor(o)->type;
    if (o.type == OBJECT_SERIES)
        return SERIES[as_series(o)->kind];
    if (o.type == OBJECT_LIST && as_list(o)->tuple)
        return "tuple";
    if (o.type == OBJECT_LIST && as_list(o)->array)
        return "ndarray";
    if (o.type == OBJECT_LIST && as_list(o)->labels)
        return "MultiIndex";
    if (object_is_nat(o))
        return "NaT";
    if (o.type == OBJECT_DATE && o.zone == ZONE_CIVIL)
        return "date";
    if (o.python)
        return o.type == OBJECT_DATE ? "datetime" : "timedelta";
    if (o.type == OBJECT_DATE && zone_is_period(o.zone))
        return "Period";
    if (o.type == OBJECT_LIST && as_list(o)->set)
        return "set";
    return NAMES[o.type];
}

static bool is_number(struct object o)
{
    return o.type == OBJECT_INT || o.type == OBJECT_FLOAT ||
           o.type == OBJECT_BOOL;
}

/* Whether two lists or tuples of scalars are equal. False if they contain lists
   or tuples. */
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
    if (x.type == OBJECT_DATE || x.type == OBJECT_SPAN)
        return x.u.i == y.u.i &&
               zone_is_aware(x.zone) == zone_is_aware(y.zone) &&
               (zone_is_aware(x.zone) || x.zone == y.zone);
    if (x.type == OBJECT_ACCESSOR) /* a path */
        return as_accessor(x)->kind == as_accessor(y)->kind &&
               as_accessor(x)->of.type == OBJECT_STR &&
               object_same(as_accessor(x)->of, as_accessor(y)->of);
    if (x.type == OBJECT_TYPE)
        return as_type(x) == as_type(y) && x.numpy == y.numpy;
    if (x.type == OBJECT_METHOD) /* a function or type, such as list */
        return as_bound(x)->operation == as_bound(y)->operation &&
               as_bound(x)->self.type == OBJECT_ABSENT &&
               as_bound(y)->self.type == OBJECT_ABSENT;
    return x.type == OBJECT_NONE ||
           (x.type == OBJECT_STR && str_eq(as_str(x), as_str(y))) ||
           (x.type == OBJECT_BIG && str_eq(as_big(x), as_big(y)));
}

/* ---- dicts ---- */

/* Appends a date, period or time span as a part of a key. Dates with a time
   zone are equal if they are the same instant. They never equal dates without a
   time zone, Python's dates, or periods. */
static void put_moment_key(struct buf *b, struct object key)
{
    int kind = zone_is_aware(key.zone) ? ZONE_UTC : key.zone;
    if (object_is_nat(key))
        buf_put(b, S("t"));
    else if (key.type == OBJECT_SPAN)
        buf_printf(b, "p%lld", (long long)key.u.i);
    else
        buf_printf(b, "d%d:%lld", kind, (long long)key.u.i);
}

/* Appends a key to b as a string. Keys for which object_same is true have equal
   strings. */
static void put_key(struct buf *b, struct object key)
{
    struct value v = {.type = VALUE_NA};
    double f = 0;
    if (key.type == OBJECT_LIST) {
        buf_printf(b, "(%zu", as_list(key)->n);
        for (size_t i = 0; i < as_list(key)->n; i++)
            put_key(b, as_list(key)->v[i]);
        return;
    }
    if (key.type == OBJECT_DATE || key.type == OBJECT_SPAN) {
        put_moment_key(b, key);
        return;
    }
    bool scalar = object_scalar(key, &v);
    if (scalar && v.type == VALUE_STR) {
        buf_printf(b, "s%zu:%.*s", v.s.n, STR_ARG(v.s));
        return;
    }
    bool number = v.type == VALUE_FLOAT, whole = v.type == VALUE_INT;
    int64_t i = v.type == VALUE_BOOL ? v.b : whole ? v.i : 0;
    f = number ? v.f : 0;
    if (number && f >= -0x1p63 && f < 0x1p63 && (double)(int64_t)f == f) {
        number = false;
        i = (int64_t)f;
    }
    if (number && isnan(f))
        buf_put(b, S("n"));
    else if (number)
        buf_printf(b, "f%a", f);
    else if (v.type == VALUE_NA)
        buf_put(b, S("-"));
    else
        buf_printf(b, "i%lld", (long long)i);
}

/* Returns the string under which a dict's map stores a key. A string is stored
   as it is, unless it begins with the control character that marks all other
   keys. */
static str key_text(struct arena *a, struct object key)
{
    if (key.type == OBJECT_STR && (!as_str(key).n || as_str(key).p[0] != '\1'))
        return as_str(key);
    struct buf b = {.a = a};
    buf_putc(&b, '\1');
    put_key(&b, key);
    return buf_str(&b);
}

struct pair *object_dict_find(const struct dict *d, struct object key)
{
    if (!d->n)
        return NULL;
    struct arena *a = d->places.a;
    struct arena_mark mark = arena_mark(a);
    uintptr_t found = (uintptr_t)map_get(&d->places, key_text(a, key));
    arena_rewind(a, mark);
    return found ? &d->v[found - 1] : NULL;
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
    d->changes++;
    if (old) {
        *old = value;
        return true;
    }
    vec_push(a, d, (struct pair){key, value});
    d->places.a = a;
    map_put(&d->places, key_text(a, key), (void *)(uintptr_t)d->n);
    return true;
}

/* Removes from d->places the keys that are no longer in the dict. */
static void drop_old_places(struct dict *d)
{
    struct map now = {.a = d->places.a};
    for (size_t i = 0; i < d->places.n; i++)
        if (d->places.v[i].value)
            map_put(&now, d->places.v[i].key, d->places.v[i].value);
    d->places = now;
}

void object_dict_remove(struct dict *d, struct pair *p)
{
    size_t at = (size_t)(p - d->v);
    d->changes++;
    memmove(p, p + 1, (--d->n - at) * sizeof *p);
    for (size_t i = 0; i < d->places.n; i++) {
        uintptr_t k = (uintptr_t)d->places.v[i].value;
        k = k == at + 1 ? 0 : k > at ? k - 1 : k;
        d->places.v[i].value = (void *)k;
    }
    if (d->places.n > 2 * d->n + 16)
        drop_old_places(d);
}

void object_list_room(struct arena *a, struct list *l, size_t k)
{
    if (l->cap - l->n >= k)
        return;
    l->cap = 2 * l->n + k;
    struct object *v = NEW_N(a, struct object, l->cap);
    for (size_t i = 0; i < l->n; i++)
        v[i] = l->v[i];
    l->v = v;
}

/* ---- values in JSON ---- */

static struct json_part *new_part(struct arena *a, const struct source *src,
                                  str text)
{
    struct json_part *p = NEW(a, struct json_part);
    *p = (struct json_part){.src = src, .text = text, .a = a};
    return p;
}

/* Whether s, a number without a fraction, fits into int64. If so, sets *out to
   the number. */
static bool is_int(str s, int64_t *out)
{
    long n;
    *out = 0;
    if (!str_to_long(s, &n))
        return false;
    *out = n;
    return true;
}

static double number_of(struct arena *a, str s)
{
    double f = NAN;
    if (str_ends(s, S("Infinity")))
        return s.p[0] == '-' ? -INFINITY : INFINITY;
    csv_cell_float(a, s, &f);
    return f;
}

struct object object_of_json(struct arena *a, const struct source *src,
                             const struct json_token *t)
{
    int64_t i;
    switch (t->kind) {
    case JSON_FALSE: return object_bool(false);
    case JSON_TRUE: return object_bool(true);
    case JSON_INT:
        return is_int(t->text, &i) ? object_int(i) : object_big(t->text);
    case JSON_FLOAT: return object_float(number_of(a, t->text));
    case JSON_TEXT: return object_str(json_decode(a, t));
    case JSON_LIST: {
        struct list *l = NEW(a, struct list);
        l->json = new_part(a, src, t->text);
        char mark = !src->name.p && t->text.n > 1 ? t->text.p[1] : 0;
        l->tuple = mark == JSON_OBJECT_TUPLE;
        l->set = mark == JSON_OBJECT_SET ? NEW(a, struct dict) : NULL;
        return object_list(l);
    }
    case JSON_MAP: {
        struct dict *d = NEW(a, struct dict);
        d->json = new_part(a, src, t->text);
        return object_dict(d);
    }
    default: return (struct object){.type = OBJECT_NONE};
    }
}

/* Returns the number of elements of a list or map. */
static size_t count(str text)
{
    struct json_events r;
    struct json_token t;
    size_t n = 0;
    json_open(&r, text);
    json_next(&r, &t);
    while (json_next(&r, &t) > JSON_CLOSE) {
        if (t.kind == JSON_NAME)
            json_next(&r, &t);
        json_whole(&r, &t);
        n++;
    }
    return n;
}

/* Prepares to make the elements of p: counts the elements, and reads the
   opening bracket. */
static void start(struct json_part *p, struct json_events *r)
{
    struct json_token t;
    p->made = true;
    p->n = count(p->text);
    p->from = NEW_N(p->a, struct object_from, p->n + 1);
    json_open(r, p->text);
    json_next(r, &t);
}

/* Makes the element that begins with token t, and stores its position in
 *from. */
static struct object element(struct json_part *p, struct json_events *r,
                             struct json_token *t, struct object_from *from)
{
    size_t offset = (size_t)(p->text.p - p->src->text.p) + t->at;
    json_whole(r, t);
    struct object o = object_of_json(p->a, p->src, t);
    if (o.type == OBJECT_LIST)
        object_whole_list(o)->json->cell = p->cell;
    if (o.type == OBJECT_DICT)
        object_whole_dict(o)->json->cell = p->cell;
    *from = (struct object_from){
        .src = p->src, .format = FILE_JSON, .offset = (uint32_t)offset};
    o.from = from;
    return o;
}

void object_make_list(struct list *l)
{
    struct json_part *p = l->json;
    struct json_events r;
    struct json_token t;
    if (p->made)
        return;
    start(p, &r);
    vec_room(p->a, l, p->n + 1);
    while (json_next(&r, &t) > JSON_CLOSE) {
        l->v[l->n] = element(p, &r, &t, &p->from[l->n]);
        l->n++;
    }
    for (size_t i = 0; l->set && i < l->n; i++)
        object_dict_put(p->a, l->set, l->v[i],
                        (struct object){.type = OBJECT_NONE});
}

/* Returns the object of the dict key in token t. */
static struct object key_of(struct json_part *p, const struct json_token *t)
{
    struct json_events r;
    struct json_token key;
    str s = json_decode(p->a, t);
    if (p->src->name.p || !s.n || s.p[0] != JSON_OBJECT_KEY)
        return object_str(s);
    struct source *own = NEW(p->a, struct source);
    own->text = str_from(s, 1);
    json_open(&r, own->text);
    json_next(&r, &key);
    json_whole(&r, &key);
    return object_of_json(p->a, own, &key);
}

void object_make_dict(struct dict *d)
{
    struct json_part *p = d->json;
    struct json_events r;
    struct json_token t;
    if (p->made)
        return;
    start(p, &r);
    while (json_next(&r, &t) > JSON_CLOSE) {
        struct object key = key_of(p, &t);
        const struct pair *old = object_dict_find(d, key);
        size_t i = old ? (size_t)(old - d->v) : d->n;
        json_next(&r, &t);
        object_dict_put(p->a, d, key, element(p, &r, &t, &p->from[i]));
    }
    p->n = d->n;
}

static bool is_unchanged(const struct json_part *p, struct object o, size_t i)
{
    const struct source *src;
    str text;
    bool whole = o.type == OBJECT_LIST || o.type == OBJECT_DICT;
    return o.from == &p->from[i] &&
           (!whole || object_json_text(o, &src, &text));
}

bool object_json_text(struct object o, const struct source **src, str *text)
{
    bool list = o.type == OBJECT_LIST;
    const struct json_part *p = list                    ? o.u.list->json
                                : o.type == OBJECT_DICT ? o.u.dict->json
                                                        : NULL;
    if (!p)
        return false;
    *src = p->src;
    *text = p->text;
    if (!p->made)
        return true;
    size_t n = list ? o.u.list->n : o.u.dict->n, i = 0;
    while (i < n && n == p->n &&
           is_unchanged(p, list ? o.u.list->v[i] : o.u.dict->v[i].value, i))
        i++;
    return i == n && n == p->n;
}

/* ---- frames ---- */

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

struct frame *object_to_frame(struct arena *a, const struct series *s)
{
    struct frame *f = NEW(a, struct frame);
    struct value zero = {.type = VALUE_INT};
    const struct column *x = s->column;
    *f = (struct frame){.n = x->n, .index = s->index, .n_index = s->n_index};
    f->columns = NEW(a, const struct column *);
    f->columns[f->n_columns++] =
        x->name.p ? x : column_rename(a, x, name_make(a, &zero, 1));
    return f;
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
