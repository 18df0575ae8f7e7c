// SPDX-License-Identifier: MIT
// json_load: json.load and json.loads, which convert JSON to an object.
#include <stdlib.h>

#include "base/codes/source.h"
#include "base/vec.h"
#include "df/runtime/file.h"
#include "df/runtime/json_object.h"
#include "df/sources/json_source.h"

/* A check of a JSON text for names that occur twice in a map. */
struct name_check {
    struct eval *ev;
    const struct source *src;
    struct arena a;
    struct {
        str *v;
        size_t n, cap;
    } names;                           /* names in the maps that are open */
    size_t starts[JSON_DEPTH_MAX + 1]; /* for each depth of an open map: index
                                          in `names` of the map's first name */
    struct {
        str *v;
        size_t n, cap;
    } checked; /* the names of the map that was checked last */
    bool told; /* nothing more is reported, because a name that occurs twice was
                  reported, or the warning is off */
};

static int by_bytes(const void *x, const void *y)
{
    return str_cmp(*(const str *)x, *(const str *)y);
}

static void report_twice(struct name_check *k, str name)
{
    struct eval *ev = k->ev;
    size_t offset = (size_t)(name.p - k->src->text.p);
    struct pos at = json_pos(k->src, offset - 1, name.n + 2);
    k->told = true;
    if (!eval_is_first(ev, DIAG_JSON_KEY_TWICE, at))
        return;
    diag_at(ev->d, DIAG_JSON_KEY_TWICE, at, name);
    diag_help(ev->d, "remove one of the entries: only the last one counts");
}

/* Whether the map that was checked last has the same n names v, in the same
   order. */
static bool are_checked(const struct name_check *k, const str *v, size_t n)
{
    size_t i = 0;
    while (i < n && n == k->checked.n && str_eq(v[i], k->checked.v[i]))
        i++;
    return i == n;
}

/* Warns of the first name that occurs twice among the n names v of a map. Names
   with escapes are compared as written. */
static void check_names(struct name_check *k, str *v, size_t n)
{
    str twice = STR_NONE;
    if (n < 2 || k->told || are_checked(k, v, n))
        return;
    k->checked.n = 0;
    for (size_t i = 0; i < n; i++)
        vec_push(&k->a, &k->checked, v[i]);
    qsort(v, n, sizeof *v, by_bytes);
    for (size_t i = 1; i < n; i++) {
        str last = v[i].p > v[i - 1].p ? v[i] : v[i - 1];
        if (str_eq(v[i], v[i - 1]) && (!twice.p || last.p < twice.p))
            twice = last;
    }
    if (twice.p)
        report_twice(k, twice);
}

/* Checks all tokens of a value. The text must end after the value. Returns the
   length of the text up to the end of the value, or 0 if the text is
   malformed. */
static size_t check(struct name_check *k, struct json_events *r)
{
    struct json_token t;
    size_t end = 0;
    k->told = !diag_is_on(k->ev->d, DIAG_JSON_KEY_TWICE);
    for (json_next(r, &t); t.kind > JSON_END; json_next(r, &t)) {
        end = r->at;
        if (t.kind == JSON_NAME) {
            vec_push(&k->a, &k->names, t.text);
        } else if (t.kind == JSON_LIST || t.kind == JSON_MAP) {
            k->starts[r->depth] = k->names.n;
        } else if (t.kind == JSON_CLOSE) {
            size_t from = k->starts[r->depth + 1];
            if (k->names.n > from)
                check_names(k, k->names.v + from, k->names.n - from);
            k->names.n = from;
        }
    }
    return t.kind == JSON_END ? end : 0;
}

/* Checks the JSON value in src->text from `offset` on, and sets *out to its
   object. Reports malformed JSON and returns false. */
static bool read_value(struct call *c, const struct df_expr *at,
                       const struct source *src, size_t offset,
                       struct object *out)
{
    str text = str_from(src->text, offset);
    struct name_check k = {.ev = c->ev, .src = src};
    struct json_events r;
    struct json_token t;
    json_open(&r, text);
    if (!eval_steps(c->ev, at, text.n / 8))
        return false;
    size_t end = check(&k, &r);
    arena_free(&k.a);
    if (!end)
        return json_source_fault(c->ev, at, src, offset, &r);
    json_open(&r, text);
    json_next(&r, &t);
    if (t.kind == JSON_LIST || t.kind == JSON_MAP)
        t.text.n = end - t.at;
    *out = object_of_json(c->ev->a, src, &t);
    return true;
}

static bool run_load(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    const struct df_expr *at = call_at(c, PARAM_fp);
    struct object x = call_arg(c, PARAM_fp);
    struct text_file *f = x.type == OBJECT_FILE ? as_file(x) : NULL;
    str rest;
    if (x.type == OBJECT_STR) {
        call_wrong(c, PARAM_fp, "an open file");
        return eval_help(ev, "open the file first: json.load(open(file))");
    }
    if (!f)
        return call_wrong(c, PARAM_fp, "an open file");
    if (!file_rest(ev, at, f, &rest))
        return false;
    const struct source *src = f->source;
    return read_value(c, at, src, src->text.n - rest.n, out);
}

static bool run_loads(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    const struct df_expr *at = call_at(c, PARAM_s);
    str text = STR_NONE;
    if (!call_str(c, PARAM_s, &text))
        return false;
    const struct source *src = file_of_text(ev, at, text);
    return read_value(c, at, src, src->start, out);
}

/* ---- operations ---- */

const struct operation JSON_LOAD_OPERATIONS[] = {
    {S_INIT("json.load"), ON_LIBRARY, run_load, PARAMS(NEEDS(fp)), 0, 1,
     "the dicts, lists and values of a JSON file"},
    {S_INIT("json.loads"), ON_LIBRARY, run_loads, PARAMS(NEEDS(s)), 0, 1,
     "the dicts, lists and values of a JSON string"},
    {.name = {0}},
};
