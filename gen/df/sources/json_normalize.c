// SPDX-License-Identifier: MIT
// json_normalize: pd.json_normalize, which makes a frame from nested records.
// The entries of inner maps become columns. record_path= is the path to inner
// lists of records. meta= names values outside these lists, which are repeated
// for each record.
#include "base/codes/df.h"
#include "base/vec.h"
#include "df/runtime/iterate.h"
#include "df/sources/json_source.h"
#include "df/sources/json_value.h"
#include "load/dataset.h"
#include "load/json/json_columns.h"
#include "load/json/json_place.h"

struct meta {
    struct strs path;
    str name;                /* name of the value's column */
    bool found;              /* a value was read */
    struct json_token value; /* the value read last; its text.p is NULL if it is
                                missing */
    struct json_columns *cells;
};

/* The state of a call. The records of each source become a frame. */
struct normalizing {
    struct call *c;
    struct strs path; /* record_path=; empty if not given */
    struct {
        struct meta *v;
        size_t n, cap;
    } metas;
    str meta_prefix, record_prefix; /* or STR_NONE */
    bool ignore;                    /* errors='ignore' */
    struct json_how how;
    const struct source *src;
    bool literal; /* src was made from objects of the script */
    struct json_columns *rows;
    size_t n_rows;
};

/* ---- faults ---- */

/* Reports a fault of the value at `offset` of the source. Returns false. */
static bool fault_at(struct normalizing *z, const struct diag_code *code,
                     size_t offset, str what)
{
    struct eval *ev = z->c->ev;
    struct pos at =
        z->literal ? eval_pos(ev, z->c->at) : json_pos(z->src, offset, 1);
    size_t before = ev->d->n;
    diag_at(ev->d, code, at, what);
    json_source_via(ev, z->c->at, before);
    return false;
}

/* Returns the path of the value at `offset`, for messages, such as
   benchmarks[3]. Returns "a record" if the source was made from objects of the
   script. */
static str called(struct normalizing *z, size_t offset)
{
    str path = json_path(z->c->ev->scratch, z->src->text, offset);
    return path.n && !z->literal ? path : S("a record");
}

/* Reports that the map at `offset` has no entry `name`, and lists the names of
   the map's entries. Returns false. */
static bool no_entry(struct normalizing *z, size_t offset, str name, bool meta)
{
    struct eval *ev = z->c->ev;
    struct strs names = {0};
    struct json_events r;
    struct json_token t;
    fault_at(z, DIAG_DF_VALUE, offset,
             str_fmt(ev->scratch, "%.*s has no '%.*s'",
                     STR_ARG(called(z, offset)), STR_ARG(name)));
    json_open(&r, str_from(z->src->text, offset));
    if (json_next(&r, &t) == JSON_MAP)
        while (json_next(&r, &t) == JSON_NAME) {
            vec_push(ev->scratch, &names, json_decode(ev->scratch, &t));
            json_next(&r, &t);
            if (!json_whole(&r, &t))
                break;
        }
    if (meta && !names.n)
        return eval_help(ev,
                         "add errors='ignore' to get a missing value instead");
    diag_help_nearest(ev->d, "its names", name, names.v, names.n);
    return false;
}

/* ---- values inside records ---- */

/* Sets *out to the entry `name` of the map at `offset`. Sets *missing to
   whether the map lacks the entry. If the value at `offset` is null, it counts
   as a map without entries. If it is neither a map nor null, reports this and
   returns false. */
static bool entry_of(struct normalizing *z, size_t offset, str name,
                     struct json_token *out, bool *missing)
{
    struct json_token whole;
    *missing = !json_find(z->src->text, offset, &name, 1, out);
    if (!*missing)
        return true;
    json_find(z->src->text, offset, NULL, 0, &whole);
    if (whole.kind == JSON_MAP || whole.kind == JSON_NULL)
        return true;
    return fault_at(z, DIAG_DF_VALUE, offset,
                    str_fmt(z->c->ev->scratch,
                            "%.*s is not a dict, so it has no '%.*s'",
                            STR_ARG(called(z, offset)), STR_ARG(name)));
}

/* Sets m->value to a value in the map at `offset`: follows the names in m->path
   from index `from` on. */
static bool pull(struct normalizing *z, struct meta *m, size_t offset,
                 size_t from)
{
    m->found = true;
    m->value = (struct json_token){0};
    for (size_t i = from; i < m->path.n; i++) {
        bool missing;
        struct json_token t;
        if (!entry_of(z, offset, m->path.v[i], &t, &missing))
            return false;
        if (missing && !z->ignore)
            return no_entry(z, offset, m->path.v[i], true);
        if (missing)
            return true;
        offset = t.at;
        if (i + 1 == m->path.n)
            m->value = t;
    }
    return true;
}

static struct json_columns *new_columns(struct normalizing *z,
                                        const struct json_how *how)
{
    struct eval *ev = z->c->ev;
    return json_columns_new(ev->a, ev->d, z->src, how, 0);
}

/* Adds n cells to the column of each meta: the current value of the meta,
   repeated for each of n records. */
static void repeat_metas(struct normalizing *z, size_t n)
{
    static const struct json_how OBJECTS = {.objects = true, .has_big = true};
    for (size_t i = 0; i < z->metas.n; i++) {
        struct meta *m = &z->metas.v[i];
        if (!m->cells)
            m->cells = new_columns(z, &OBJECTS);
        const struct json_token *t = m->value.text.p ? &m->value : NULL;
        for (size_t k = 0; k < n; k++)
            json_columns_put(m->cells, m->name, t, 0);
    }
}

/* ---- records ---- */

static bool add(struct normalizing *z, struct json_events *r,
                struct json_token *t)
{
    size_t offset = (size_t)(r->s.p - z->src->text.p);
    size_t at = offset + t->at;
    bool flat = z->path.n == 0; /* the outermost values must be maps */
    z->n_rows++;
    if (flat && t->kind != JSON_MAP &&
        !(z->how.trimmed && t->kind != JSON_LIST))
        return fault_at(z, DIAG_DF_TYPE, at, S("each record must be a dict"));
    if (flat && t->kind != JSON_MAP) {
        json_columns_empty(z->rows, at);
        return true;
    }
    switch (json_columns_add(z->rows, r, t)) {
    case JSON_ADDED: return true;
    case JSON_ADDED_FAULT:
        return json_source_fault(z->c->ev, z->c->at, z->src, offset, r);
    default:
        return fault_at(z, DIAG_DF_TYPE, at,
                        S("the records must all be objects or all be lists"));
    }
}

/* Adds the records in a list, which is the entry `name` of the map at
   `offset`. */
static bool add_records(struct normalizing *z, size_t offset, str name)
{
    struct json_token list, t;
    struct json_events r;
    bool missing;
    size_t before = z->n_rows;
    if (!entry_of(z, offset, name, &list, &missing))
        return false;
    if (missing)
        return no_entry(z, offset, name, false);
    bool empty = list.kind == JSON_NULL ||
                 (list.kind == JSON_FLOAT && str_eq(list.text, S("NaN")));
    if (list.kind != JSON_LIST && !empty)
        return fault_at(z, DIAG_DF_TYPE, list.at,
                        str_fmt(z->c->ev->scratch,
                                "%.*s must be a list of records",
                                STR_ARG(called(z, list.at))));
    json_open(&r, list.text);
    if (!empty)
        for (json_next(&r, &t); json_next(&r, &t) > JSON_CLOSE;)
            if (!add(z, &r, &t))
                return false;
    for (size_t i = 0; i < z->metas.n; i++)
        if (z->path.n <= z->metas.v[i].path.n &&
            !pull(z, &z->metas.v[i], offset, z->path.n - 1))
            return false;
    repeat_metas(z, z->n_rows - before);
    return true;
}

static bool extract(struct normalizing *z, const struct json_token *data,
                    size_t level);

/* Reads the metas of the map at `offset`, and follows record_path= from there.
   The first `level` names of record_path= lead to this map. */
static bool extract_from(struct normalizing *z, size_t offset, size_t level)
{
    struct json_token inner;
    bool missing;
    if (level + 1 == z->path.n)
        return add_records(z, offset, z->path.v[level]);
    for (size_t i = 0; i < z->metas.n; i++)
        if (z->metas.v[i].path.n == level + 1 &&
            !pull(z, &z->metas.v[i], offset, level))
            return false;
    if (!entry_of(z, offset, z->path.v[level], &inner, &missing))
        return false;
    if (missing)
        return no_entry(z, offset, z->path.v[level], false);
    return extract(z, &inner, level + 1);
}

static bool extract(struct normalizing *z, const struct json_token *data,
                    size_t level)
{
    struct json_events r;
    struct json_token t;
    if (data->kind == JSON_MAP)
        return extract_from(z, data->at, level);
    if (data->kind != JSON_LIST)
        return fault_at(z, DIAG_DF_TYPE, data->at,
                        str_fmt(z->c->ev->scratch,
                                "%.*s must be a dict or a list of dicts",
                                STR_ARG(called(z, data->at))));
    json_open(&r, data->text);
    size_t offset = (size_t)(data->text.p - z->src->text.p);
    for (json_next(&r, &t); json_next(&r, &t) > JSON_CLOSE;) {
        size_t at = offset + t.at;
        json_whole(&r, &t);
        if (!extract_from(z, at, level))
            return false;
    }
    return true;
}

/* ---- frames ---- */

static const struct column *renamed(struct normalizing *z,
                                    const struct column *c, str prefix)
{
    struct arena *a = z->c->ev->a;
    str name =
        prefix.p ? str_concat(a, prefix, name_text(a, c->name)) : c->name;
    return column_rename(a, c, name);
}

/* Returns an empty column for meta i, for a result without records. */
static const struct column *no_cells(struct eval *ev,
                                     const struct normalizing *z, size_t i)
{
    struct column *x = NEW(ev->a, struct column);
    x->type = COLUMN_OBJECT;
    x->name = z->metas.v[i].name;
    x->origin = eval_origin(ev, z->c->at, NULL, 0);
    return x;
}

/* Returns a frame of the rows that were read from one source. */
static struct frame *finish(struct normalizing *z)
{
    struct eval *ev = z->c->ev;
    struct frame *f = json_columns_end(z->rows);
    if (!f || !eval_spend(ev, z->c->at, f->n, f->n_columns * sizeof(str)))
        return NULL;
    for (size_t i = 0; i < f->n_columns; i++)
        f->columns[i] = renamed(z, f->columns[i], z->record_prefix);
    f->names = NULL;
    frame_index(ev->a, f);
    for (size_t i = 0; i < z->metas.n; i++) {
        struct frame *cells =
            z->metas.v[i].cells ? json_columns_end(z->metas.v[i].cells) : NULL;
        if (!cells)
            continue;
        const struct column *x =
            cells->n_columns ? cells->columns[0] : no_cells(ev, z, i);
        x = renamed(z, x, z->meta_prefix);
        if (frame_find(f, x->name) != STR_NPOS) {
            eval_fault(ev, DIAG_DF_VALUE, call_at(z->c, PARAM_meta),
                       "'%.*s' names both a column of the records and a value "
                       "of meta=",
                       STR_ARG(name_text(ev->scratch, x->name)));
            eval_help(ev,
                      "rename one of them with meta_prefix= or record_prefix=");
            return NULL;
        }
        frame_append(ev->a, f, x);
    }
    if (z->literal)
        json_value_literal(z->c, f);
    else
        dataset_set_units(ev->site, ev->a, ev->d, z->src->name, f);
    f->names = NULL;
    frame_index(ev->a, f);
    return f;
}

/* Frees the rows that were read from one source, and returns NULL. */
static struct frame *drop(struct normalizing *z)
{
    json_columns_drop(z->rows);
    for (size_t i = 0; i < z->metas.n; i++)
        if (z->metas.v[i].cells)
            json_columns_drop(z->metas.v[i].cells);
    return NULL;
}

/* Returns a frame of value *i and the values after it that have the same
   source. Advances *i past these values. */
static struct frame *next_frame(struct normalizing *z,
                                const struct json_values *all, size_t *i)
{
    z->src = all->v[*i].src;
    z->literal = all->v[*i].literal;
    z->rows = new_columns(z, &z->how);
    for (size_t k = 0; k < z->metas.n; k++)
        z->metas.v[k].cells = NULL;
    for (; *i < all->n && all->v[*i].src == z->src; (*i)++) {
        struct json_events r;
        struct json_token t;
        json_open(&r, all->v[*i].text);
        json_next(&r, &t);
        size_t at = (size_t)(all->v[*i].text.p - z->src->text.p) + t.at;
        if (!(z->path.n ? extract_from(z, at, 0) : add(z, &r, &t)))
            return drop(z);
    }
    struct frame *f = finish(z);
    return f ? f : drop(z);
}

static str meta_name(const struct normalizing *z, size_t i)
{
    str name = z->metas.v[i].name;
    return z->meta_prefix.p
               ? str_concat(z->c->ev->scratch, z->meta_prefix, name)
               : name;
}

/* Moves the columns of the metas after the columns of the records. */
static void metas_last(const struct normalizing *z, struct frame *f)
{
    struct arena *a = z->c->ev->scratch;
    const struct column **metas = NEW_N(a, const struct column *, f->n_columns);
    size_t n = 0, n_metas = 0;
    for (size_t i = 0; i < f->n_columns; i++) {
        bool is_meta = false;
        for (size_t k = 0; k < z->metas.n; k++)
            is_meta |= str_eq(meta_name(z, k), f->columns[i]->name);
        if (is_meta)
            metas[n_metas++] = f->columns[i];
        else
            f->columns[n++] = f->columns[i];
    }
    for (size_t i = 0; i < n_metas; i++)
        f->columns[n + i] = metas[i];
    f->names = NULL;
    frame_index(z->c->ev->a, f);
}

/* Concatenates the frames of several sources, by pd.concat. */
static bool join(struct normalizing *z, struct list *frames, struct object *out)
{
    struct eval *ev = z->c->ev;
    struct object pd = {.type = OBJECT_MODULE, .u.s = S("pd")}, concat;
    struct object list = object_list(frames), made;
    if (!ev->attribute(ev, z->c->at, pd, S("concat"), &concat) ||
        !ev->call(ev, z->c->at, concat, &list, 1, &made))
        return false;
    struct frame *f = as_frame(made);
    f->index = NULL;
    f->n_index = 0;
    metas_last(z, f);
    *out = made;
    return true;
}

/* ---- arguments ---- */

/* Appends the names in a path, which is a string or a list of strings. */
static bool read_path(struct call *c, enum param p, struct object o,
                      struct strs *out)
{
    const struct list one = {.v = &o, .n = 1};
    const struct list *l = o.type == OBJECT_LIST ? as_list(o) : &one;
    for (size_t i = 0; i < l->n; i++) {
        if (l->v[i].type != OBJECT_STR)
            return call_wrong(c, p, "a name, or a list of names");
        vec_push(c->ev->scratch, out, as_str(l->v[i]));
    }
    return true;
}

static bool read_metas(struct normalizing *z)
{
    struct call *c = z->c;
    struct eval *ev = c->ev;
    struct object o = call_arg(c, PARAM_meta);
    const struct list one = {.v = &o, .n = 1};
    const struct list *l = o.type == OBJECT_LIST ? as_list(o) : &one;
    if (!call_has(c, PARAM_meta))
        return true;
    for (size_t i = 0; i < l->n; i++) {
        struct meta m = {0};
        if (!read_path(c, PARAM_meta, l->v[i], &m.path))
            return false;
        if (!m.path.n)
            return call_wrong(c, PARAM_meta, "names, or lists of names");
        m.name = str_join(ev->a, m.path.v, m.path.n, z->how.separator);
        for (size_t k = 0; k < z->metas.n; k++)
            if (str_eq(z->metas.v[k].name, m.name))
                return eval_fault(ev, DIAG_DF_VALUE, call_at(c, PARAM_meta),
                                  "two columns would be named '%.*s'",
                                  STR_ARG(m.name));
        vec_push(ev->scratch, &z->metas, m);
    }
    return true;
}

static bool read_arguments(struct normalizing *z)
{
    static const str ERRORS[] = {S_INIT("raise"), S_INIT("ignore")};
    struct call *c = z->c;
    unsigned errors = 0;
    int64_t levels = INT64_MAX;
    z->how.separator = S(".");
    z->how.has_big = true;
    if (!call_str(c, PARAM_sep, &z->how.separator) ||
        !call_choice(c, PARAM_errors, ERRORS, 2, &errors) ||
        (call_has(c, PARAM_max_level) &&
         !call_int(c, PARAM_max_level, &levels)) ||
        (call_has(c, PARAM_meta_prefix) &&
         !call_str(c, PARAM_meta_prefix, &z->meta_prefix)) ||
        (call_has(c, PARAM_record_prefix) &&
         !call_str(c, PARAM_record_prefix, &z->record_prefix)) ||
        (call_has(c, PARAM_record_path) &&
         !read_path(c, PARAM_record_path, call_arg(c, PARAM_record_path),
                    &z->path)) ||
        !read_metas(z))
        return false;
    z->ignore = errors;
    z->how.levels = levels < 0 ? 0 : (size_t)levels;
    z->how.trimmed =
        !call_has(c, PARAM_record_path) && !call_has(c, PARAM_meta) &&
        !call_has(c, PARAM_meta_prefix) && !call_has(c, PARAM_record_prefix) &&
        !call_has(c, PARAM_max_level);
    if (!z->path.n) { /* without record_path=, pandas ignores meta= and
                         record_prefix= */
        z->metas.n = 0;
        z->record_prefix = STR_NONE;
    }
    return true;
}

static bool normalize(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    struct normalizing z = {.c = c};
    struct json_values all = {0};
    struct list frames = {0};
    bool one;
    if (!read_arguments(&z) ||
        !json_values_of(c, PARAM_data, call_arg(c, PARAM_data), &all, &one))
        return false;
    for (size_t i = 0; i < all.n;) {
        struct frame *f = next_frame(&z, &all, &i);
        if (!f)
            return false;
        vec_push(ev->scratch, &frames, object_frame(f));
    }
    if (frames.n > 1)
        return join(&z, &frames, out);
    *out = frames.n ? frames.v[0] : object_frame(NEW(ev->a, struct frame));
    json_source_check(ev, c->at, z.literal ? NULL : z.src, as_frame(*out));
    return true;
}

/* ---- operations ---- */

const struct operation JSON_NORMALIZE_OPERATIONS[] = {
    {S_INIT("json_normalize"), ON_PANDAS, normalize,
     PARAMS(NEEDS(data), OPT(record_path, NONE), OPT(meta, NONE),
            OPT(meta_prefix, NONE), OPT(record_prefix, NONE),
            OPT(errors, TEXT("raise")), OPT(sep, TEXT(".")),
            OPT(max_level, NONE)),
     0, 1, "a frame made from nested records"},
    {.name = {0}},
};
