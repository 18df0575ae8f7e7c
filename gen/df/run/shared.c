// SPDX-License-Identifier: MIT
// shared: copies values out of a script, and into other scripts. A value to
// which several names refer is copied once, so that the names still share it.
#include "df/run/shared.h"

#include "base/codes/df.h"
#include "base/codes/result.h"
#include "base/vec.h"
#include "df/runtime/file.h"
#include "df/runtime/iterate.h"
#include "df/runtime/json_object.h"
#include "df/runtime/row.h"
#include "df/runtime/trace.h"

/* A value that was copied, and its copy. */
struct copied {
    const void *from;
    void *to;
};

enum { COPY_DEPTH_MAX = 1000 }; /* maximum nesting of lists and functions */

struct copier {
    struct arena *a;     /* owns the copies */
    struct map *copies;  /* address of a value -> struct copied * */
    struct eval *traced; /* the script whose trace records the expressions of
                            copied lambdas; NULL: the formulas of these lambdas
                            have no parts (struct origin_part) */
    bool owns_texts;     /* strings are copied */
    const struct shared_names *home; /* see struct lambda */
    unsigned depth;                  /* nesting of the value being copied */
    bool too_deep;                   /* some value was nested too deeply */
};

static struct object copy(struct copier *c, struct object o);

static str key_of(const void *const *from)
{
    return (str){(const char *)from, sizeof *from};
}

static void *find_copy(const struct copier *c, const void *from)
{
    const struct copied *found = map_get(c->copies, key_of(&from));
    return found ? found->to : NULL;
}

static void *note_copy(struct copier *c, const void *from, void *to)
{
    struct copied *new = NEW(c->copies->a, struct copied);
    *new = (struct copied){from, to};
    map_put(c->copies, key_of(&new->from), new);
    return to;
}

/* Whether `from`, the JSON of a list or dict, has elements that were not made
   yet. If so, sets *to to a copy of the JSON, from which the copied list or
   dict makes its own elements. */
static bool is_part(struct copier *c, const struct json_part *from,
                    struct json_part **to)
{
    *to = NULL;
    if (!from || from->made)
        return false;
    *to = NEW(c->a, struct json_part);
    **to = *from;
    (*to)->a = c->a;
    return true;
}

static struct dict *copy_dict(struct copier *c, struct dict *from);

static struct list *copy_list(struct copier *c, struct list *from)
{
    struct list *to = find_copy(c, from);
    if (to)
        return to;
    to = note_copy(c, from, NEW(c->a, struct list));
    *to = *from;
    if (is_part(c, from->json, &to->json))
        return to;
    to->v = NEW_N(c->a, struct object, from->n + 1);
    to->cap = from->n + 1;
    for (size_t i = 0; i < from->n; i++)
        to->v[i] = copy(c, from->v[i]);
    if (from->set)
        to->set = copy_dict(c, from->set);
    return to;
}

static struct dict *copy_dict(struct copier *c, struct dict *from)
{
    struct dict *to = find_copy(c, from);
    if (to)
        return to;
    to = note_copy(c, from, NEW(c->a, struct dict));
    if (is_part(c, from->json, &to->json))
        return to;
    for (size_t i = 0; i < from->n; i++)
        object_dict_put(c->a, to, copy(c, from->v[i].key),
                        copy(c, from->v[i].value));
    if (from->missing) {
        struct object *missing = NEW(c->a, struct object);
        *missing = copy(c, *from->missing);
        to->missing = missing;
    }
    return to;
}

static struct frame *copy_frame(struct copier *c, const struct frame *from)
{
    struct frame *to = find_copy(c, from);
    return to ? to : note_copy(c, from, object_own_frame(c->a, from));
}

static struct series *copy_series(struct copier *c, const struct series *from)
{
    struct series *to = find_copy(c, from);
    if (to)
        return to;
    to = note_copy(c, from, NEW(c->a, struct series));
    *to = *from;
    to->index = NEW_N(c->a, const struct column *, from->n_index + 1);
    for (size_t i = 0; i < from->n_index; i++)
        to->index[i] = from->index[i];
    return to;
}

static struct row *copy_row(struct copier *c, const struct row *from)
{
    struct row *to = NEW(c->a, struct row);
    *to = *from;
    to->frame = copy_frame(c, from->frame);
    to->read = NEW_N(c->a, bool, from->frame->n_columns + 1);
    to->labels = NEW_N(c->a, const struct column *, from->n_labels + 1);
    for (size_t i = 0; i < from->n_labels; i++)
        to->labels[i] = from->labels[i];
    return to;
}

/* Copies the script of a lambda: each script that calls the lambda needs its
   own records (df/runtime/trace.h) of the lambda's expressions. */
static const struct df_script *copy_script(struct copier *c,
                                           const struct df_script *from)
{
    struct df_script *to = find_copy(c, from);
    if (to)
        return to;
    to = note_copy(c, from, NEW(c->a, struct df_script));
    *to = *from;
    to->trace = NULL;
    if (c->traced)
        trace_start(c->traced, to);
    return to;
}

static const struct scope *copy_scope(struct copier *c,
                                      const struct scope *from)
{
    struct scope *to = from ? find_copy(c, from) : NULL;
    if (to || !from)
        return to;
    to = arena_alloc(c->a, 1, sizeof *to + from->n * sizeof to->v[0]);
    note_copy(c, from, to);
    to->n = from->n;
    to->whole = from->whole;
    to->outer = copy_scope(c, from->outer);
    for (size_t i = 0; i < from->n; i++)
        to->v[i] = (struct local){from->v[i].name, copy(c, from->v[i].value)};
    return to;
}

static const struct lambda *copy_lambda(struct copier *c,
                                        const struct lambda *from)
{
    struct lambda *to = find_copy(c, from);
    size_t n = 0, i = 0;
    if (to)
        return to;
    to = note_copy(c, from, NEW(c->a, struct lambda));
    for (const struct df_expr *p = from->e->items; p; p = p->next)
        n++;
    struct object *defaults = NEW_N(c->a, struct object, n + 1);
    *to = *from;
    to->script = copy_script(c, from->script);
    to->scope = copy_scope(c, from->scope);
    for (; i < n; i++)
        defaults[i] = copy(c, from->defaults[i]);
    to->defaults = defaults;
    to->home = to->home ? to->home : c->home;
    return to;
}

static const struct bound *copy_bound(struct copier *c,
                                      const struct bound *from)
{
    struct bound *to = NEW(c->a, struct bound);
    *to = (struct bound){copy(c, from->self), from->operation};
    return to;
}

static const struct accessor *copy_accessor(struct copier *c,
                                            const struct accessor *from)
{
    struct accessor *to = NEW(c->a, struct accessor);
    *to = *from;
    to->of = copy(c, from->of);
    return to;
}

static const struct slice *copy_slice(struct copier *c,
                                      const struct slice *from)
{
    struct slice *to = NEW(c->a, struct slice);
    *to = *from;
    return to;
}

static struct text_file *copy_file(struct copier *c,
                                   const struct text_file *from)
{
    struct text_file *to = find_copy(c, from);
    if (to)
        return to;
    to = note_copy(c, from, NEW(c->a, struct text_file));
    *to = *from;
    return to;
}

/* Copies a value. Columns, groupings and windows never change and live in
   ev->a: they are not copied. */
static struct object copy(struct copier *c, struct object o)
{
    if (c->depth == COPY_DEPTH_MAX) {
        c->too_deep = true;
        return (struct object){.type = OBJECT_BROKEN};
    }
    c->depth++;
    switch (o.type) {
    case OBJECT_STR:
    case OBJECT_BIG:
        if (c->owns_texts)
            o.u.s = str_dup(c->a, o.u.s);
        break;
    case OBJECT_LIST: o.u.list = copy_list(c, o.u.list); break;
    case OBJECT_DICT: o.u.dict = copy_dict(c, o.u.dict); break;
    case OBJECT_SLICE: o.u.slice = copy_slice(c, o.u.slice); break;
    case OBJECT_SERIES: o.u.series = copy_series(c, o.u.series); break;
    case OBJECT_FRAME: o.u.frame = copy_frame(c, o.u.frame); break;
    case OBJECT_METHOD: o.u.bound = copy_bound(c, o.u.bound); break;
    case OBJECT_LAMBDA: o.u.lambda = copy_lambda(c, o.u.lambda); break;
    case OBJECT_ROW: o.u.row = copy_row(c, o.u.row); break;
    case OBJECT_ACCESSOR: o.u.accessor = copy_accessor(c, o.u.accessor); break;
    case OBJECT_FILE: o.u.file = copy_file(c, o.u.file); break;
    default: break;
    }
    c->depth--;
    return o;
}

/* Reports that `what` is nested too deeply, so that it cannot be copied. */
static void report_depth(struct eval *ev, struct pos at, str what)
{
    at.line = at.line ? at.line : 1;
    diag_at(ev->d, DIAG_DF_VALUE, at,
            str_fmt(ev->a,
                    "%.*s nests lists or functions more than %d levels deep",
                    STR_ARG(what), COPY_DEPTH_MAX));
    diag_help(ev->d, "delete names that other scripts do not need: del NAME");
}

struct shared_names *shared_publish(struct eval *ev,
                                    const struct shared_names *before,
                                    bool home, bool is_complete, struct pos at)
{
    struct shared_names *s = NEW(ev->a, struct shared_names);
    struct map copies = {.a = ev->scratch};
    struct copier c = {.a = ev->a,
                       .copies = &copies,
                       .owns_texts = true,
                       .home = home ? s : NULL};
    *s = (struct shared_names){.before = before,
                               .names = {.a = ev->a},
                               .files = ev->files,
                               .tables = ev->tables.v,
                               .n_tables = ev->tables.n,
                               .incomplete = !is_complete,
                               .at = at};
    for (size_t i = 0; i < ev->names.n; i++) {
        const struct map_entry *e = &ev->names.v[i];
        if (!e->value)
            continue;
        struct shared_name *name = NEW(ev->a, struct shared_name);
        bool reported = c.too_deep;
        name->value = copy(&c, *(const struct object *)e->value);
        if (c.too_deep) /* this value is incomplete; later values may contain
                           parts of it */
            name->value = (struct object){.type = OBJECT_BROKEN};
        if (c.too_deep && !reported)
            report_depth(ev, at, str_fmt(ev->a, "'%.*s'", STR_ARG(e->key)));
        name->origin = map_get(&ev->value_origins, e->key);
        map_put(&s->names, str_dup(ev->a, e->key), name);
    }
    return s;
}

bool shared_rows(struct eval *ev, const struct df_expr *at, struct object value,
                 const struct object **rows, size_t *n,
                 const struct frame **frame)
{
    struct map copies = {.a = ev->scratch};
    struct copier c = {.a = ev->a, .copies = &copies, .owns_texts = true};
    struct list items = {0};
    *frame = NULL;
    if (value.type == OBJECT_FRAME) {
        *frame = copy_frame(&c, as_frame(value));
        const struct row *row = row_new(ev, at, *frame);
        *n = (*frame)->n;
        struct object *v = NEW_N(ev->a, struct object, *n + 1);
        for (size_t i = 0; row && i < *n; i++) {
            struct row *own = copy_row(&c, row);
            own->at = i;
            v[i] = (struct object){.type = OBJECT_ROW, .u.row = own};
        }
        *rows = v;
        return row != NULL;
    }
    bool many = value.type == OBJECT_SERIES || value.type == OBJECT_LIST;
    if (!many)
        return eval_fault(ev, DIAG_DF_TYPE, at,
                          "expected a frame, series or list, not '%s'",
                          object_type_name(value));
    if (!iterate(ev, at, value, &items))
        return false;
    struct object *v = NEW_N(ev->a, struct object, items.n + 1);
    for (size_t i = 0; i < items.n; i++)
        v[i] = copy(&c, items.v[i]);
    *rows = v;
    *n = items.n;
    if (c.too_deep)
        report_depth(ev, eval_pos(ev, at), S("the value"));
    return !c.too_deep;
}

struct shared_names *shared_one(struct arena *a,
                                const struct shared_names *before, str name,
                                struct object value)
{
    struct shared_names *s = NEW(a, struct shared_names);
    struct shared_name *only = NEW(a, struct shared_name);
    *s = (struct shared_names){.before = before, .names = {.a = a}};
    *only = (struct shared_name){.value = value};
    map_put(&s->names, name, only);
    return s;
}

/* Adds the files that script s read to the files of the running script. Also
   adds the frames of these files, with which results are checked. */
static void add_tables(struct eval *ev, const struct shared_names *s)
{
    for (size_t i = 0; i < s->n_tables; i++) {
        size_t k = 0;
        while (k < ev->tables.n && ev->tables.v[k].frame != s->tables[i].frame)
            k++;
        if (k == ev->tables.n)
            vec_push(ev->a, &ev->tables, s->tables[i]);
    }
    for (size_t i = 0; i < s->files.n; i++)
        if (!str_among(s->files.v[i], ev->files.v, ev->files.n))
            vec_push(ev->a, &ev->files, s->files.v[i]);
}

static const struct shared_name *find(const struct shared_names *from, str name,
                                      const struct shared_names **in)
{
    for (*in = from; *in; *in = (*in)->before) {
        const struct shared_name *found = map_get(&(*in)->names, name);
        if (found)
            return found;
    }
    return NULL;
}

/* Returns the running script's copy of a value of script s. Copies live in
   ev->a, since ev->scratch is rewound after calls of lambdas. */
static struct object take(struct eval *ev, const struct shared_names *s,
                          const struct shared_name *name, bool traced)
{
    ev->copies.a = ev->a;
    struct copier c = {
        .a = ev->a, .copies = &ev->copies, .traced = traced ? ev : NULL};
    struct object *o = find_copy(&c, name);
    if (o)
        return *o;
    o = note_copy(&c, name, NEW(ev->a, struct object));
    *o = copy(&c, name->value);
    if (s->used)
        *s->used = true;
    add_tables(ev, s);
    return *o;
}

bool shared_find(struct eval *ev, const struct shared_names *from, str name,
                 struct object *out)
{
    const struct shared_names *in;
    const struct shared_name *found = find(from, name, &in);
    if (found)
        *out = take(ev, in, found, false);
    return found != NULL;
}

void shared_take(struct eval *ev, const struct df_tokens *t)
{
    const struct shared_names *in;
    for (size_t i = 0; ev->before && i < t->n; i++) {
        const struct df_token *name = &t->v[i];
        bool member = i && t->v[i - 1].kind == DF_DOT;
        if (name->kind != DF_NAME || member || map_get(&ev->names, name->text))
            continue;
        const struct shared_name *found = find(ev->before, name->text, &in);
        if (!found)
            continue;
        struct object *o = NEW(ev->scratch, struct object);
        *o = take(ev, in, found, true);
        map_put(&ev->names, name->text, o);
        map_put(&ev->value_origins, name->text, (void *)found->origin);
    }
}

const struct object *shared_value(const struct shared_names *from, str name)
{
    const struct shared_names *in;
    const struct shared_name *found = find(from, name, &in);
    if (found && in->used)
        *in->used = true;
    return found ? &found->value : NULL;
}

bool shared_help_later(struct eval *ev, str name)
{
    const struct shared_names *in, *first = NULL;
    for (in = ev->later; find(in, name, &in); in = in->before)
        first = in;
    if (ev->home || !first || !first->at.src)
        return false;
    diag_help(ev->d,
              "the df-setup on line %u assigns '%.*s'; move the df-setup above "
              "this line",
              first->at.line, STR_ARG(name));
    return true;
}

bool shared_may_have_more(const struct shared_names *from)
{
    while (from && !from->incomplete)
        from = from->before;
    return from != NULL;
}

void shared_list(struct arena *a, const struct shared_names *from,
                 struct strs *names)
{
    for (; from; from = from->before)
        for (size_t i = 0; i < from->names.n; i++)
            vec_push(a, names, from->names.v[i].key);
}

void shared_list_frames(struct arena *a, const struct shared_names *from,
                        struct strs *names)
{
    for (; from; from = from->before)
        for (size_t i = 0; i < from->names.n; i++) {
            const struct shared_name *name = from->names.v[i].value;
            if (name->value.type == OBJECT_FRAME)
                vec_push(a, names, from->names.v[i].key);
        }
}

void shared_report_unused(const struct shared_names *from, struct diags *d)
{
    struct arena a = {0};
    for (; from && !d->errors; from = from->before) {
        struct strs names = {0};
        for (size_t i = 0; i < from->names.n; i++)
            vec_push(&a, &names, from->names.v[i].key);
        if (!from->used || *from->used)
            continue;
        diag_at(d, DIAG_DF_SETUP_UNUSED, from->at, STR_NONE);
        diag_help(d,
                  "use '%.*s' in a script, value or claim below, or remove the "
                  "df-setup",
                  STR_ARG(names.n ? names.v[names.n - 1] : S("df")));
    }
    arena_free(&a);
}
