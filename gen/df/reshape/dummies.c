// SPDX-License-Identifier: MIT
// dummies: pd.get_dummies: replaces columns of strings or categories by a
// column for each of their values, which states whether the row has that value.
#include "df/runtime/call.h"

#include <stdlib.h>

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/indexing/each.h"
#include "df/runtime/accessor.h"
#include "df/runtime/category.h"
#include "df/runtime/json_guard.h"
#include "df/runtime/represent.h"
#include "frame/moment.h"

struct dummies {
    struct call *c;
    enum column_type type; /* type of the new columns */
    bool missing, drop;    /* dummy_na=, drop_first= */
    struct frame *out;
    size_t cap; /* columns that fit into out->columns */
};

/* A value for which a new column is made. The column is named after the
   value. */
struct dummy {
    str prefix; /* prefix of the name, with its separator; STR_NONE: the value
                   alone is the name */
    struct value value;
};

/* ---- arguments ---- */

static bool read_type(struct dummies *d)
{
    static const struct {
        str name;
        enum column_type type;
    } TYPES[] = {
        {S_INIT("bool"), COLUMN_BOOL},     {S_INIT("float"), COLUMN_FLOAT},
        {S_INIT("float64"), COLUMN_FLOAT}, {S_INIT("int"), COLUMN_INT},
        {S_INIT("int64"), COLUMN_INT},
    };
    struct object x = call_arg(d->c, PARAM_dtype);
    d->type = COLUMN_BOOL;
    if (!call_has(d->c, PARAM_dtype))
        return true;
    if (x.type == OBJECT_TYPE && as_type(x) <= COLUMN_BOOL) {
        d->type = as_type(x);
        return true;
    }
    for (size_t i = 0; i < sizeof TYPES / sizeof *TYPES; i++)
        if (x.type == OBJECT_STR && str_eq(as_str(x), TYPES[i].name)) {
            d->type = TYPES[i].type;
            return true;
        }
    return call_wrong(d->c, PARAM_dtype, "int, float or bool");
}

/* Sets *out to the string for column i, called `name`, in argument p. The
   argument is one string for all n columns, or a list or dict with a string for
   each column. Leaves *out unchanged if the argument is not given. */
static bool string_for(struct call *c, enum param p, size_t i, size_t n,
                       str name, str *out)
{
    struct object x = call_value(c, p);
    if (x.type == OBJECT_ABSENT || x.type == OBJECT_NONE)
        return true;
    if (call_arg(c, PARAM_data).type != OBJECT_FRAME && x.type != OBJECT_STR)
        return call_wrong(c, p, "a string");
    if (x.type == OBJECT_LIST && as_list(x)->n != n)
        return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, p),
                          "found %zu string%s for %zu column%s, expected one "
                          "for each",
                          as_list(x)->n, STR_S(as_list(x)->n), n, STR_S(n));
    if (x.type == OBJECT_LIST) {
        x = as_list(x)->v[i];
    } else if (x.type == OBJECT_DICT) {
        const struct object *own =
            object_dict_get(as_dict(x), object_of_name(c->ev->scratch, name));
        if (!own)
            return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, p),
                              "the dict has no string for column '%.*s'",
                              STR_ARG(name_text(c->ev->scratch, name)));
        x = *own;
    }
    if (x.type != OBJECT_STR)
        return call_wrong(c, p, "a string, or one for each column");
    *out = as_str(x);
    return true;
}

/* ---- columns ---- */

static bool append(struct dummies *d, const struct column *x)
{
    struct arena *a = d->c->ev->a;
    if (d->out->n_columns == d->cap) {
        d->cap = 2 * d->cap + 8;
        const struct column **v = NEW_N(a, const struct column *, d->cap);
        for (size_t i = 0; i < d->out->n_columns; i++)
            v[i] = d->out->columns[i];
        d->out->columns = v;
    }
    return eval_append(d->c->ev, d->c->at, d->out, x);
}

static bool name_of(struct dummies *d, struct dummy l, str *out)
{
    struct eval *ev = d->c->ev;
    struct value text = l.value;
    if (l.prefix.p) {
        if (!represent_text(ev, d->c->at, object_value(l.value), &text))
            return false;
        text.s = str_concat(ev->a, l.prefix, text.s);
    }
    *out = eval_make_name(ev, d->c->at, &text, 1);
    return true;
}

/* Appends the column for the value in `l`. `code` is the code of this value, or
   -1 for missing cells. `codes` contains the code of each cell of x, or NaN for
   a missing cell. */
static bool append_level(struct dummies *d, const struct column *x,
                         const struct column *codes, double code,
                         struct dummy l)
{
    void *cells;
    str name;
    if (!name_of(d, l, &name))
        return false;
    struct column *r =
        eval_column(d->c->ev, d->c->at, name, d->type, x->n, &cells, &x, 1);
    for (size_t i = 0; r && i < x->n; i++) {
        bool is = code < 0 ? column_is_missing(codes, i) : codes->f[i] == code;
        struct value v = {.type = VALUE_BOOL, .b = is};
        if (d->type == COLUMN_FLOAT)
            v = (struct value){.type = VALUE_FLOAT, .f = is};
        else if (d->type == COLUMN_INT)
            v = (struct value){.type = VALUE_INT, .i = is};
        column_put(d->type, cells, i, v);
    }
    return r && append(d, r);
}

/* Returns the value after which pandas names a column. With dummy_na=, nan is
   among the values, so pandas converts integers to floats: 1 becomes 1.0 in the
   name. */
static struct value named_value(const struct dummies *d, const struct column *x,
                                struct value v)
{
    if (d->missing && x->type == COLUMN_INT && !x->dtype)
        return (struct value){.type = VALUE_FLOAT, .f = (double)v.i};
    return v;
}

/* Returns the value after which the column of missing cells is named. */
static struct value missing_value(const struct column *x)
{
    if (column_is_time(x) && x->zone != ZONE_CIVIL && !category_is(x))
        return (struct value){.type = VALUE_NA, .ns = MOMENT_NAT};
    return (struct value){.type = VALUE_FLOAT, .f = (double)NAN};
}

/* Appends the columns of all values of x, in sorted order or in the order of
   the categories. */
static bool append_all(struct dummies *d, const struct column *x, str prefix)
{
    struct eval *ev = d->c->ev;
    const struct column *of =
        category_is(x) ? x : category_make(ev, d->c->at, x, NULL, false);
    const struct column *codes = of ? category_order(ev, d->c->at, of) : NULL;
    if (!codes)
        return false;
    const struct column *values = of->dtype->categories;
    for (size_t i = d->drop; i < values->n; i++) {
        struct value v = named_value(d, x, column_value(values, i));
        if (!append_level(d, x, codes, (double)i, (struct dummy){prefix, v}))
            return false;
    }
    bool gap = d->missing && (values->n || !d->drop);
    return !gap || append_level(d, x, codes, -1,
                                (struct dummy){prefix, missing_value(x)});
}

/* ---- frames ---- */

/* Lists the columns to replace: those in columns= or, by default, all columns
   of strings, objects or categories. */
static bool read_columns(struct call *c, const struct frame *f,
                         const struct column ***v, size_t *n)
{
    *n = 0;
    if (call_has(c, PARAM_columns))
        return call_arg(c, PARAM_columns).type == OBJECT_LIST
                   ? call_columns(c, PARAM_columns, f, v, n)
                   : call_wrong(c, PARAM_columns, "a list of columns");
    *v = NEW_N(c->ev->scratch, const struct column *, f->n_columns + 1);
    for (size_t i = 0; i < f->n_columns; i++) {
        const struct column *x = f->columns[i];
        if (category_is(x) || x->type == COLUMN_STR || x->type == COLUMN_OBJECT)
            (*v)[(*n)++] = x;
    }
    return true;
}

static bool of_frame(struct dummies *d, const struct frame *f)
{
    struct call *c = d->c;
    const struct column **v;
    size_t n;
    if (!read_columns(c, f, &v, &n))
        return false;
    for (size_t i = 0; i < f->n_columns; i++) {
        size_t k = 0;
        while (k < n && v[k] != f->columns[i])
            k++;
        if (k == n && !append(d, f->columns[i]))
            return false;
    }
    for (size_t k = 0; k < n; k++) {
        str prefix = name_text(c->ev->a, v[k]->name), sep = S("_");
        if (!string_for(c, PARAM_prefix, k, n, v[k]->name, &prefix) ||
            !string_for(c, PARAM_prefix_sep, k, n, v[k]->name, &sep) ||
            !append_all(d, v[k], str_concat(c->ev->a, prefix, sep)))
            return false;
    }
    return true;
}

static bool of_column(struct dummies *d, const struct column *x)
{
    struct call *c = d->c;
    str prefix = STR_NONE, sep = S("_");
    if (!call_only(c, PARAM_columns, (struct object){.type = OBJECT_NONE}) ||
        !string_for(c, PARAM_prefix, 0, 1, x->name, &prefix) ||
        !string_for(c, PARAM_prefix_sep, 0, 1, x->name, &sep))
        return false;
    if (prefix.p)
        prefix = str_concat(c->ev->a, prefix, sep);
    return append_all(d, x, prefix);
}

static bool get_dummies(struct call *c, struct object *out)
{
    struct dummies d = {.c = c, .out = NEW(c->ev->a, struct frame)};
    struct object data = call_arg(c, PARAM_data);
    struct frame *f = d.out;
    const struct column *x;
    if (!call_bool(c, PARAM_dummy_na, &d.missing) ||
        !call_bool(c, PARAM_drop_first, &d.drop) ||
        !call_only(c, PARAM_sparse, object_bool(false)) || !read_type(&d))
        return false;
    if (data.type == OBJECT_FRAME) {
        const struct frame *from = as_frame(data);
        *f = (struct frame){.n = from->n,
                            .index = from->index,
                            .n_index = from->n_index,
                            .axis = from->axis};
        *out = object_frame(f);
        return of_frame(&d, from);
    }
    if (!each_argument(c, PARAM_data, &x))
        return false;
    f->n = x->n;
    if (data.type == OBJECT_SERIES) {
        f->index = as_series(data)->index;
        f->n_index = as_series(data)->n_index;
    }
    *out = object_frame(f);
    return of_column(&d, x);
}

/* ---- s.str.get_dummies ---- */

static int by_code_point(const void *x, const void *y)
{
    return str_cmp(*(const str *)x, *(const str *)y);
}

/* Returns the distinct parts of the cells of x, sorted. */
static struct strs parts_of(struct call *c, const struct column *x, str sep)
{
    struct arena *a = c->ev->scratch;
    struct strs parts = {0};
    struct map seen = {.a = a};
    for (size_t i = 0; i < x->n; i++) {
        str rest = x->s[i];
        while (rest.n) {
            size_t end = str_find(rest, sep, 0);
            str part = end == STR_NPOS ? rest : str_slice(rest, 0, end);
            rest = end == STR_NPOS ? S("") : str_from(rest, end + sep.n);
            if (!part.n || map_get(&seen, part))
                continue;
            map_put(&seen, part, &seen);
            vec_push(a, &parts, part);
        }
    }
    if (parts.n)
        qsort(parts.v, parts.n, sizeof *parts.v, by_code_point);
    return parts;
}

/* Whether `part` is one of the parts of s. */
static bool has_part(str s, str sep, str part)
{
    for (size_t end; s.n; s = str_from(s, end + sep.n)) {
        end = str_find(s, sep, 0);
        if (end == STR_NPOS)
            return str_eq(s, part);
        if (str_eq(str_slice(s, 0, end), part))
            return true;
    }
    return false;
}

/* Returns a column of 1 for the cells that have `part`, and of 0 for the
   others. */
static const struct column *part_column(struct call *c, const struct column *x,
                                        str sep, str part)
{
    void *cells;
    struct column *made = eval_column(c->ev, c->at, str_dup(c->ev->a, part),
                                      COLUMN_INT, x->n, &cells, &x, 1);
    for (size_t i = 0; made && i < x->n; i++)
        ((int64_t *)cells)[i] = has_part(x->s[i], sep, part);
    return made;
}

/* Whether s has characters that have a meaning in regular expressions. */
static bool is_pattern(str s)
{
    bool any = false;
    for (size_t i = 0; i < s.n; i++)
        any |= strchr("\\.^$*+?{}[]|()", s.p[i]) != NULL;
    return any;
}

static bool str_get_dummies(struct call *c, struct object *out)
{
    const struct series *s = as_series(as_accessor(c->self)->of);
    const struct column *x = s->column;
    struct frame *f = NEW(c->ev->a, struct frame);
    str sep = STR_NONE;
    if (!call_str(c, PARAM_sep, &sep))
        return false;
    if (!sep.n)
        return call_wrong(c, PARAM_sep, "a non-empty separator");
    if (sep.n > 1 && is_pattern(sep))
        return call_wrong(c, PARAM_sep,
                          "a separator without special characters (pandas "
                          "reads it as a pattern)");
    if (x->type != COLUMN_STR)
        return eval_fault(c->ev, DIAG_DF_TYPE, c->at,
                          "'get_dummies' needs strings");
    if (json_guard_refuse(c->ev, c->at, x))
        return false;
    const struct strs parts = parts_of(c, x, sep);
    f->columns = NEW_N(c->ev->a, const struct column *, parts.n + 1);
    f->n = x->n;
    f->index = s->index;
    f->n_index = s->n_index;
    for (size_t i = 0; i < parts.n; i++)
        if (!eval_steps(c->ev, c->at, x->n) ||
            !eval_append(c->ev, c->at, f, part_column(c, x, sep, parts.v[i])))
            return false;
    *out = object_frame(f);
    return true;
}

/* ---- operations ---- */

const struct operation DUMMIES_OPERATIONS[] = {
    {S_INIT("get_dummies"), ON_STR, str_get_dummies,
     PARAMS(OPT(sep, TEXT("|"))), 0, 8,
     "a column of 0s and 1s for each part of the strings"},
    {S_INIT("get_dummies"), ON_PANDAS, get_dummies,
     PARAMS(NEEDS(data), OPT(prefix, NONE), OPT(prefix_sep, TEXT("_")),
            OPT(dummy_na, FALSE), OPT(columns, NONE), OPT(sparse, FALSE),
            OPT(drop_first, FALSE), OPT(dtype, NONE)),
     0, 4, "a column for each value of string columns"},
    {.name = {0}},
};
