// SPDX-License-Identifier: MIT
// json_value: finds the JSON text of an object in the file from which it was
// read. Writes objects that the script made or changed as JSON.
#include "df/sources/json_value.h"

#include "base/vec.h"
#include "df/runtime/json_object.h"
#include "load/json/json_columns.h"

/* Writes n objects of the script as JSON into a single new source, and adds a
   value for each object to *out. */
static bool add_literals(struct call *c, enum param p, const struct object *v,
                         size_t n, struct json_values *out)
{
    struct eval *ev = c->ev;
    struct source *src = NEW(ev->a, struct source);
    size_t *ends = NEW_N(ev->scratch, size_t, n + 1);
    struct buf b = {.a = ev->a};
    for (size_t i = 0; i < n; i++) {
        if (!json_object_put(ev, call_at(c, p), &b, v[i]))
            return false;
        ends[i + 1] = b.n;
    }
    src->name = eval_pos(ev, c->at).src->name;
    src->text = buf_end(&b);
    for (size_t i = 0; i < n; i++)
        vec_push(ev->scratch, out,
                 ((struct json_value){
                     src, str_slice(src->text, ends[i], ends[i + 1]), true}));
    return true;
}

/* Adds the elements of a list. `list` is the JSON of the list in the file
   `src`. */
static void add_elements(struct call *c, const struct source *src, str list,
                         struct json_values *out)
{
    struct json_events r;
    struct json_token t;
    json_open(&r, list);
    json_next(&r, &t);
    while (json_next(&r, &t) > JSON_CLOSE) {
        json_whole(&r, &t);
        vec_push(
            c->ev->scratch, out,
            ((struct json_value){src, str_slice(list, t.at, r.at), false}));
    }
}

/* Adds the JSON texts of n objects that were read from files. If the script
   made or changed one of the objects, adds none and returns false. */
static bool add_parts(struct call *c, const struct object *v, size_t n,
                      struct json_values *out)
{
    size_t before = out->n;
    for (size_t i = 0; i < n; i++) {
        struct json_value x = {0};
        if (!object_json_text(v[i], &x.src, &x.text) || !x.src->name.p) {
            out->n = before;
            return false;
        }
        vec_push(c->ev->scratch, out, x);
    }
    return true;
}

static bool add_objects(struct call *c, enum param p, const struct object *v,
                        size_t n, struct json_values *out)
{
    return add_parts(c, v, n, out) || add_literals(c, p, v, n, out);
}

/* Adds the cells of a column of lists and dicts. */
static bool add_column(struct call *c, enum param p, const struct column *x,
                       struct json_values *out)
{
    struct object *v = NEW_N(c->ev->scratch, struct object, x->n + 1);
    if (!json_holds(x))
        return call_wrong(c, p, "a column of dicts");
    if (!eval_spend(c->ev, c->at, x->n, sizeof *v))
        return false;
    for (size_t i = 0; i < x->n; i++) {
        if (column_is_missing(x, i))
            return call_wrong(c, p, "a column of dicts without missing cells");
        v[i] = json_object_cell(c->ev->a, x, i);
    }
    return add_objects(c, p, v, x->n, out);
}

bool json_values_of(struct call *c, enum param p, struct object o,
                    struct json_values *out, bool *one)
{
    const struct source *src;
    str text;
    *one = o.type == OBJECT_DICT;
    if (o.type == OBJECT_LIST && object_json_text(o, &src, &text) &&
        src->name.p) {
        add_elements(c, src, text, out);
        return eval_spend(c->ev, c->at, out->n, sizeof *out->v);
    }
    switch (o.type) {
    case OBJECT_LIST:
        return add_objects(c, p, as_list(o)->v, as_list(o)->n, out);
    case OBJECT_DICT: return add_objects(c, p, &o, 1, out);
    case OBJECT_SERIES: return add_column(c, p, as_series(o)->column, out);
    default: return call_wrong(c, p, "a dict or a list of dicts");
    }
}

enum json_kind json_value_kind(struct json_value v)
{
    struct json_events r;
    struct json_token t, inner;
    json_open(&r, v.text);
    json_next(&r, &t);
    if (t.kind != JSON_LIST && t.kind != JSON_MAP)
        return t.kind;
    json_next(&r, &inner);
    return inner.kind == JSON_NAME ? json_next(&r, &inner) : inner.kind;
}

void json_value_literal(struct call *c, struct frame *f)
{
    struct eval *ev = c->ev;
    const struct origin *o = eval_origin(ev, c->at, NULL, 0);
    for (size_t i = 0; i < f->n_columns; i++) {
        struct column *own = NEW(ev->a, struct column);
        *own = *f->columns[i];
        own->origin = o;
        f->columns[i] = own;
    }
}
