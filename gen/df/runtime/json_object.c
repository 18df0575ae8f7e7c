// SPDX-License-Identifier: MIT
// json_object: converts lists and dicts to the JSON of cells, and back.
#include "df/runtime/json_object.h"

#include <math.h>

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/runtime/from_file.h"
#include "df/runtime/instead.h"
#include "df/runtime/represent.h"
#include "df/runtime/scalar.h"
#include "frame/number.h"
#include "lineage/lineage.h"
#include "load/csv/csv_cell.h"
#include "load/json/json_columns.h"

/* ---- cells ---- */

struct object json_object_cell(struct arena *a, const struct column *c,
                               size_t row)
{
    const struct column *from = c;
    struct json_events r;
    struct json_token t;
    struct value v = column_value(c, row);
    if (!v.json)
        return object_value(v);
    str text = v.s;
    const struct source *src = NULL;
    if (lineage_file(&from, &row) && json_holds(from) &&
        from->type == COLUMN_STR && from->s[row].p == text.p)
        src = from->origin->file.src;
    if (!src || text.p < src->text.p ||
        text.p + text.n > src->text.p + src->text.n) {
        struct source *own = NEW(a, struct source);
        own->text = text;
        src = own;
    }
    json_open(&r, text);
    json_next(&r, &t);
    json_whole(&r, &t);
    struct object o = object_of_json(a, src, &t);
    if (o.type == OBJECT_LIST)
        object_whole_list(o)->json->cell = true;
    if (o.type == OBJECT_DICT)
        object_whole_dict(o)->json->cell = true;
    return o;
}

struct object json_object_traced(struct eval *ev, const struct column *c,
                                 size_t row)
{
    return from_file_cell(ev, json_object_cell(ev->a, c, row), c, row);
}

struct value json_object_value(struct arena *a, const struct column *c,
                               size_t row)
{
    struct value v = column_value(c, row);
    if (v.json)
        object_scalar(json_object_cell(a, c, row), &v);
    return v;
}

/* Appends o as JSON. Reports an object that cannot be written as JSON, and
   returns false. With `tuples`, marks tuples, sets and keys that are not
   strings (JSON_OBJECT_TUPLE). */
static bool put(struct eval *ev, const struct df_expr *at, struct buf *b,
                struct object o, unsigned depth, bool tuples);

/* Appends a key. With `marked`, marks a key that is not a string
   (JSON_OBJECT_KEY). */
static bool put_key(struct eval *ev, const struct df_expr *at, struct buf *b,
                    struct object key, unsigned depth, bool marked)
{
    struct value v = {.s = S("")};
    struct buf marks = {.a = ev->scratch};
    bool plain = key.type == OBJECT_STR &&
                 (!as_str(key).n || as_str(key).p[0] != JSON_OBJECT_KEY);
    if (!marked || plain) {
        if (!represent_text(ev, at, key, &v))
            return false;
        buf_put_json(b, v.s);
        return true;
    }
    buf_putc(&marks, JSON_OBJECT_KEY);
    if (!put(ev, at, &marks, key, depth, true))
        return false;
    buf_put_json(b, buf_str(&marks));
    return true;
}

static bool put_elements(struct eval *ev, const struct df_expr *at,
                         struct buf *b, struct object o, unsigned depth,
                         bool tuples)
{
    bool list = o.type == OBJECT_LIST;
    size_t n = list ? as_list(o)->n : as_dict(o)->n;
    buf_putc(b, list ? '[' : '{');
    if (list && tuples && as_list(o)->tuple)
        buf_putc(b, JSON_OBJECT_TUPLE);
    if (list && tuples && as_list(o)->set)
        buf_putc(b, JSON_OBJECT_SET);
    for (size_t i = 0; i < n; i++) {
        if (i)
            buf_puts(b, ", ");
        if (!list) {
            if (!put_key(ev, at, b, as_dict(o)->v[i].key, depth + 1, tuples))
                return false;
            buf_puts(b, ": ");
        }
        if (!put(ev, at, b, list ? as_list(o)->v[i] : as_dict(o)->v[i].value,
                 depth + 1, tuples))
            return false;
    }
    buf_putc(b, list ? ']' : '}');
    return true;
}

static void put_float(struct buf *b, double f)
{
    if (isnan(f))
        buf_puts(b, "NaN");
    else if (isinf(f))
        buf_put(b, f < 0 ? S("-Infinity") : S("Infinity"));
    else
        number_put_float(b, f);
}

static bool put(struct eval *ev, const struct df_expr *at, struct buf *b,
                struct object o, unsigned depth, bool tuples)
{
    switch (o.type) {
    case OBJECT_NONE: buf_puts(b, "null"); return true;
    case OBJECT_BOOL:
        buf_put(b, as_bool(o) ? S("true") : S("false"));
        return true;
    case OBJECT_INT: number_put_int(b, as_int(o)); return true;
    case OBJECT_BIG: buf_put(b, as_big(o)); return true;
    case OBJECT_FLOAT: put_float(b, as_float(o)); return true;
    case OBJECT_STR: buf_put_json(b, as_str(o)); return true;
    case OBJECT_LIST:
    case OBJECT_DICT:
        if (depth < JSON_DEPTH_MAX)
            return put_elements(ev, at, b, o, depth, tuples);
        return eval_fault(ev, DIAG_DF_VALUE, at, "lists are nested too deeply");
    default: return instead_no_cell(ev, at, o, "data");
    }
}

bool json_object_put(struct eval *ev, const struct df_expr *at, struct buf *b,
                     struct object o)
{
    return put(ev, at, b, o, 0, false);
}

static bool is_nested(struct object o)
{
    return o.type == OBJECT_LIST || o.type == OBJECT_DICT ||
           o.type == OBJECT_BIG;
}

/* Sets *out to the JSON of an object: the text of the file if the object is
   unchanged since it was read, or else new text in ev->a. */
static bool text_of(struct eval *ev, const struct df_expr *at, struct object o,
                    str *out)
{
    const struct source *src;
    struct buf b = {.a = ev->scratch};
    if (object_json_text(o, &src, out))
        return true;
    if (!put(ev, at, &b, o, 0, true) || !eval_spend(ev, at, b.n, 1))
        return false;
    *out = str_dup(ev->a, buf_str(&b));
    return true;
}

/* Returns a column of n objects, some of which are lists or dicts. Its type is
   COLUMN_STR if there are only lists, dicts and missing cells. values[i] is the
   value of v[i] if v[i] is a scalar. */
static const struct column *
json_column(struct eval *ev, const struct df_expr *at, str name,
            const struct object *const *v, struct value *values, size_t n,
            const struct column *const *inputs, size_t n_inputs)
{
    enum column_type type = COLUMN_STR;
    void *cells;
    for (size_t i = 0; i < n; i++) {
        bool nested = v[i] && is_nested(*v[i]);
        if (!nested && !scalar_missing(values[i]))
            type = COLUMN_OBJECT;
        if (!nested)
            continue;
        values[i] = (struct value){.type = VALUE_STR, .json = true};
        if (!text_of(ev, eval_item(at, i), *v[i], &values[i].s))
            return NULL;
    }
    struct column *c =
        eval_column(ev, at, name, type, n, &cells, inputs, n_inputs);
    for (size_t i = 0; c && i < n; i++)
        eval_put(ev, c, cells, i, values[i]);
    if (c)
        c->dtype = &JSON_DTYPE;
    return c;
}

const struct column *json_object_column(struct eval *ev,
                                        const struct df_expr *at, str name,
                                        const struct object *const *v, size_t n,
                                        enum json_types types,
                                        const struct column *const *inputs,
                                        size_t n_inputs)
{
    struct value *values = NEW_N(ev->scratch, struct value, n);
    const struct column *c = NULL;
    bool nested = false;
    for (size_t i = 0; i < n; i++) {
        bool list = v[i] && is_nested(*v[i]);
        nested |= list;
        if (v[i] && !list && !object_scalar(*v[i], &values[i])) {
            instead_no_cell(ev, eval_item(at, i), *v[i], "data");
            return NULL;
        }
    }
    if (nested)
        c = json_column(ev, at, name, v, values, n, inputs, n_inputs);
    else
        c = (types == JSON_INFER ? eval_infer : eval_objects)(
            ev, at, name, values, n, inputs, n_inputs);
    return from_file_column(ev, c, v);
}
