// SPDX-License-Identifier: MIT
// from_dict: pd.DataFrame.from_dict and from_records. Reads a dict of rows as
// if it were JSON, because pandas orders the rows of such a dict as it orders
// the rows of JSON.
#include "base/codes/df.h"
#include "base/vec.h"
#include "df/indexing/axis.h"
#include "df/reshape/construct.h"
#include "df/runtime/represent.h"
#include "df/runtime/scalar.h"
#include "df/sources/json_frame.h"
#include "df/sources/json_value.h"

/* Reports a key of the dict that cannot be a row label. Returns false. */
static bool report_key(struct call *c, str text)
{
    return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_data),
                      "'%.*s' cannot be a row label", STR_ARG(text)) ||
           eval_help(c->ev, "use distinct strings or distinct numbers as keys");
}

static bool is_missing(struct object key)
{
    struct value v;
    return object_scalar(key, &v) && scalar_missing(v);
}

/* Replaces the row labels of f, which are strings, by the original keys of d.
   No-op if all keys are strings. */
static bool keep_keys(struct call *c, const struct dict *d, struct frame *f)
{
    struct eval *ev = c->ev;
    struct map by_text = {.a = ev->scratch};
    struct list keys = {0};
    bool texts = true;
    for (size_t i = 0; i < d->n; i++) {
        struct value text;
        if (!represent_text(ev, c->at, d->v[i].key, &text))
            return false;
        texts &= d->v[i].key.type == OBJECT_STR;
        if (is_missing(d->v[i].key) || map_get(&by_text, text.s))
            return report_key(c, text.s);
        map_put(&by_text, text.s, &d->v[i].key);
    }
    if (texts || !f->n_index)
        return true;
    for (size_t i = 0; i < f->n; i++) {
        struct value label = column_value(f->index[0], i);
        const struct object *key =
            label.type == VALUE_STR ? map_get(&by_text, label.s) : NULL;
        if (!key)
            return report_key(c, label.type == VALUE_STR ? label.s : S(""));
        vec_push(ev->scratch, &keys, *key);
    }
    if (!axis_set_index(ev, call_at(c, PARAM_data), f, object_list(&keys)))
        return false;
    if (f->n_columns != 1 || d->v[0].value.type != OBJECT_DICT)
        return true;
    /* pandas sorts the labels if there is one column */
    struct object method, sorted;
    if (!ev->attribute(ev, c->at, object_frame(f), S("sort_index"), &method) ||
        !ev->call(ev, c->at, method, NULL, 0, &sorted))
        return false;
    *f = *as_frame(sorted);
    return true;
}

/* Makes a frame from a dict of rows. */
static bool from_index(struct call *c, struct object data, struct object *out)
{
    struct eval *ev = c->ev;
    struct json_values all = {0};
    bool one;
    if (!json_values_of(c, PARAM_data, data, &all, &one))
        return false;
    if (!one)
        return call_wrong(c, PARAM_data, "a dict of rows");
    struct json_reading r = {.ev = ev,
                             .at = c->at,
                             .src = all.v[0].src,
                             .text = all.v[0].text,
                             .literal = all.v[0].literal,
                             .keep_labels = true,
                             .orient = JSON_INDEX};
    if (!json_frame_read(&r))
        return false;
    if (r.literal)
        json_value_literal(c, r.out);
    if (r.literal && !keep_keys(c, as_dict(data), r.out))
        return false;
    r.out->names = NULL;
    frame_index(ev->a, r.out);
    *out = object_frame(r.out);
    return !call_has(c, PARAM_columns) ||
           construct_choose(c, r.out, json_value_kind(all.v[0]) == JSON_MAP);
}

static bool from_dict(struct call *c, struct object *out)
{
    static const str ORIENTS[] = {S_INIT("columns"), S_INIT("index")};
    unsigned orient = 0;
    if (!call_choice(c, PARAM_orient, ORIENTS, 2, &orient))
        return false;
    if (orient)
        return from_index(c, call_arg(c, PARAM_data), out);
    if (call_has(c, PARAM_columns))
        return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_columns),
                          "'columns' needs orient='index'");
    struct object data = call_arg(c, PARAM_data);
    return c->ev->call(c->ev, c->at, c->self, &data, 1, out);
}

/* Removes the columns of f that exclude= names. */
static bool exclude(struct call *c, struct frame *f)
{
    struct strs names = {0};
    size_t n = 0;
    bool one;
    if (!call_names(c, PARAM_exclude, &names, &one))
        return false;
    for (size_t i = 0; i < f->n_columns; i++)
        if (!str_among(f->columns[i]->name, names.v, names.n))
            f->columns[n++] = f->columns[i];
    f->n_columns = n;
    f->names = NULL;
    frame_index(c->ev->a, f);
    return true;
}

static bool from_records(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    struct object data = call_arg(c, PARAM_data);
    if (data.type == OBJECT_DICT)
        return call_wrong(c, PARAM_data, "a list of rows");
    bool named = data.type == OBJECT_LIST && as_list(data)->n &&
                 as_list(data)->v[0].type != OBJECT_LIST;
    if (!ev->call(ev, c->at, c->self, &data, 1, out) ||
        (call_has(c, PARAM_columns) &&
         !construct_choose(c, as_frame(*out), named)))
        return false;
    if (call_has(c, PARAM_exclude) && !exclude(c, as_frame(*out)))
        return false;
    if (!call_has(c, PARAM_index))
        return true;
    struct object method, index = call_arg(c, PARAM_index);
    return ev->attribute(ev, c->at, *out, S("set_index"), &method) &&
           ev->call(ev, c->at, method, &index, 1, out);
}

/* ---- operations ---- */

const struct operation FROM_DICT_OPERATIONS[] = {
    {S_INIT("from_dict"), ON_CLASS, from_dict,
     PARAMS(NEEDS(data), OPT(orient, TEXT("columns")), NAMED(columns, NONE)), 0,
     1, "a frame made from a dict of columns or of rows"},
    {S_INIT("from_records"), ON_CLASS, from_records,
     PARAMS(NEEDS(data), OPT(index, NONE), OPT(exclude, NONE),
            OPT(columns, NONE)),
     0, 1, "a frame made from a list of rows"},
    {.name = {0}},
};
