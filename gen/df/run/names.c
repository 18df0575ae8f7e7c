// SPDX-License-Identifier: MIT
// names: looks names up from the innermost scope outwards, then in the script,
// then among the built-ins.
#include "df/run/names.h"

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/indexing/select.h"
#include "df/run/operations.h"
#include "df/run/shared.h"
#include "df/runtime/instead.h"
#include "df/runtime/iterate.h"
#include "df/runtime/labels.h"

static void list_columns(struct eval *ev, struct strs *names)
{
    size_t n = diag_names_wanted(ev->d, ev->query->n_columns);
    for (size_t i = 0; i < n; i++)
        vec_push(ev->scratch, names, ev->query->columns[i]->name);
    names->n = ev->query->n_columns;
}

static void list_names(struct eval *ev, struct strs *names)
{
    for (const struct scope *s = ev->scope; s; s = s->outer)
        for (size_t i = 0; i < s->n; i++)
            if (s->v[i].value.type != OBJECT_ABSENT)
                vec_push(ev->scratch, names, s->v[i].name);
    size_t n = diag_names_wanted(ev->d, ev->names.n), i = 0;
    for (size_t taken = 0; i < ev->names.n && taken < n; i++) {
        const struct object *o = ev->names.v[i].value;
        if (!o || o->type == OBJECT_BROKEN)
            continue;
        vec_push(ev->scratch, names, ev->names.v[i].key);
        taken++;
    }
    shared_list(ev->scratch, ev->home ? ev->home : ev->before, names);
    vec_push(ev->scratch, names, S("pd"));
    vec_push(ev->scratch, names, S("np"));
    names->n += ev->names.n - i;
}

/* Returns the value of a name in scope s or an outer scope. Returns ABSENT if
   the name is local to a function that has not assigned it yet. NULL if no
   scope has the name. */
static const struct object *local(const struct scope *s, str name)
{
    for (; s; s = s->outer)
        for (size_t i = s->n; i-- > 0;)
            if ((s->whole || s->v[i].value.type != OBJECT_ABSENT) &&
                str_eq(s->v[i].name, name))
                return &s->v[i].value;
    return NULL;
}

/* If a module has a function called `name`, adds help to import this function
   and returns true. */
static bool help_import(struct eval *ev, str name)
{
    str module = operations_module_of(name);
    if (module.p)
        diag_help(ev->d, "write 'from %.*s import %.*s' above", STR_ARG(module),
                  STR_ARG(name));
    return module.p != NULL;
}

static bool unknown_name(struct eval *ev, const struct df_expr *e)
{
    bool column = ev->query && e->kind == DF_EXPR_NAME;
    if (!column && shared_may_have_more(ev->home ? ev->home : ev->before))
        return false; /* no report: an earlier script, whose names this script
                         can use, has a statement with a syntax error, and that
                         statement may assign the name */
    if (column && map_get(&ev->names, e->text)) {
        diag_at(ev->d, DIAG_DF_COLUMN, eval_pos(ev, e), e->text);
        diag_help(ev->d,
                  "in a query, write @%.*s for the script's variable '%.*s'",
                  STR_ARG(e->text), STR_ARG(e->text));
        return false;
    }
    if (!column && local(ev->scope, e->text)) {
        eval_fault(ev, DIAG_DF_VALUE, e, "'%.*s' has no value yet",
                   STR_ARG(e->text));
        return eval_help(
            ev,
            "the function assigns this name, which makes it a local variable; "
            "assign it earlier in the function, or make it a parameter");
    }
    diag_add(ev->d, column ? DIAG_DF_COLUMN : DIAG_DF_NAME, eval_pos(ev, e),
             &e->text, 1);
    if (!column && shared_help_later(ev, e->text))
        return false;
    struct arena_mark mark = arena_mark(ev->scratch);
    struct strs names = {0};
    (column ? list_columns : list_names)(ev, &names);
    if (column)
        diag_help_nearest(ev->d, "columns", e->text, names.v, names.n);
    else if (!instead_help(ev, e, S("name"), e->text) &&
             !help_import(ev, e->text))
        instead_near(ev, "names", e->text, &names);
    arena_rewind(ev->scratch, mark);
    return false;
}

bool names_find(struct eval *ev, const struct scope *s, str name,
                struct object *out)
{
    const struct object *o = local(s, name);
    if (!o && !ev->home)
        o = map_get(&ev->names, name);
    if (o) {
        *out = *o;
        return o->type != OBJECT_ABSENT;
    }
    if (shared_find(ev, ev->home ? ev->home : ev->before, name, out))
        return true;
    const struct operation *m = operations_builtin(name);
    if (m) {
        *out = object_method(ev->scratch, (struct object){0}, m);
        return true;
    }
    return operations_constant(name, out);
}

/* Whether o, the value of the name e, may be used. In Python, the result of
   keys(), values() or items() shows later changes of the dict. Here it is a
   list of the old elements. If the dict has changed since the list was made,
   reports the use of the list and returns false. */
static bool check_view(struct eval *ev, const struct df_expr *e,
                       struct object o)
{
    const struct list *l = o.type == OBJECT_LIST ? object_whole_list(o) : NULL;
    if (!l || !l->view || l->viewed == l->view->changes)
        return true;
    return eval_fault(ev, DIAG_DF_UNSUPPORTED, e,
                      "using the result of keys(), values() or items() after "
                      "the dict has changed") ||
           eval_help(ev, "call the method again, or make a list of its "
                         "result: list(d.keys())");
}

/* Whether o, the value of the name e, has its row labels for itself. If an
   assignment to .index.name of another frame has renamed them in pandas,
   reports the use of o and returns false. */
static bool check_labels(struct eval *ev, const struct df_expr *e,
                         struct object o)
{
    bool series = o.type == OBJECT_SERIES;
    if (!ev->renamed.n || (!series && o.type != OBJECT_FRAME))
        return true;
    const struct column *const *index =
        series ? as_series(o)->index : as_frame(o)->index;
    size_t n = series ? as_series(o)->n_index : as_frame(o)->n_index;
    for (size_t i = 0; i < ev->renamed.n * n; i++)
        if (index[i % n] == ev->renamed.v[i / n].labels)
            return eval_fault(ev, DIAG_DF_UNSUPPORTED, e,
                              "the use of row labels that line %u renames in "
                              "another frame",
                              ev->renamed.v[i / n].at.line) ||
                   eval_help(ev, "in pandas, both frames share the labels and "
                                 "their name; write df = df.rename_axis('k') "
                                 "there instead of df.index.name = 'k'");
    return true;
}

/* Sets *out to the value of a name: in a scope, in the script or among the
   built-ins. In a query, @name cannot be a built-in function. Returns false as
   names_get does. */
static bool script_name(struct eval *ev, const struct df_expr *e,
                        struct object *out)
{
    if (!names_find(ev, ev->scope, e->text, out) ||
        (e->kind != DF_EXPR_NAME && out->type == OBJECT_METHOD &&
         !map_get(&ev->names, e->text) && !local(ev->scope, e->text)))
        return unknown_name(ev, e);
    return out->type != OBJECT_BROKEN && check_view(ev, e, *out) &&
           check_labels(ev, e, *out);
}

/* Sets *out to the value of a name in a query: a column; row labels, by their
   name or as `index`; or, if ev->query_is_open, a name of the script. */
static bool query_name(struct eval *ev, const struct df_expr *e,
                       struct object *out)
{
    const struct frame *f = ev->query;
    if (frame_find(f, e->text) != STR_NPOS)
        return select_column(ev, e, f, e->text, out);
    for (size_t i = 0; i < f->n_index; i++)
        if (str_eq(f->index[i]->name, e->text) ||
            (f->n_index == 1 && str_eq(e->text, S("index")))) {
            *out =
                object_series(ev->scratch, f->index[i], f->index, f->n_index);
            return true;
        }
    if (f->n_index == 0 && str_eq(e->text, S("index"))) {
        size_t levels;
        const struct column **labels =
            labels_of_rows(ev, e, NULL, 0, f->n, &levels);
        if (labels)
            *out = object_series(ev->scratch, labels[0], NULL, 0);
        return labels != NULL;
    }
    return ev->query_is_open ? script_name(ev, e, out) : unknown_name(ev, e);
}

bool names_get(struct eval *ev, const struct df_expr *e, struct object *out)
{
    bool column = ev->query && e->kind == DF_EXPR_NAME;
    return column ? query_name(ev, e, out) : script_name(ev, e, out);
}

void names_set(struct eval *ev, str name, struct object value)
{
    struct object *o = map_get(&ev->names, name);
    struct value v;
    ev->changes += !o || !object_scalar(value, &v);
    if (o) {
        *o = value;
        return;
    }
    o = NEW(ev->scratch, struct object);
    *o = value;
    map_put(&ev->names, name, o);
}

/* Returns where the value of a local name of the running function is stored, or
   NULL if the name is not local. */
static struct object *own(struct eval *ev, str name)
{
    for (size_t i = 0; ev->locals && i < ev->locals->n; i++)
        if (str_eq(ev->locals->v[i].name, name))
            return &ev->locals->v[i].value;
    return NULL;
}

void names_assign(struct eval *ev, str name, struct object value)
{
    struct object *o = own(ev, name);
    struct value v;
    if (!o) {
        names_set(ev, name, value);
        return;
    }
    ev->own_changes += !object_scalar(value, &v);
    *o = value;
}

bool names_delete(struct eval *ev, const struct df_expr *at)
{
    struct object *o = own(ev, at->text);
    bool has =
        o ? o->type != OBJECT_ABSENT : map_get(&ev->names, at->text) != NULL;
    if (!has)
        return unknown_name(ev, at);
    if (o)
        *o = (struct object){0};
    else
        map_put(&ev->names, at->text, NULL);
    return true;
}

struct scope *names_scope(struct eval *ev, size_t n)
{
    struct scope *s =
        arena_alloc(ev->scratch, 1, sizeof *s + n * sizeof s->v[0]);
    s->outer = ev->scope;
    s->n = n;
    return s;
}

size_t names_count(const struct df_expr *target)
{
    size_t n = 0;
    if (target->kind == DF_EXPR_NAME)
        return 1;
    for (const struct df_expr *x = target->items; x; x = x->next)
        n += names_count(x);
    return n;
}

bool names_bind(struct eval *ev, struct scope *s, size_t *at,
                const struct df_expr *target, struct object value)
{
    struct list parts;
    size_t n = 0;
    if (target->kind == DF_EXPR_NAME) {
        s->v[(*at)++] = (struct local){target->text, value};
        return true;
    }
    for (const struct df_expr *x = target->items; x; x = x->next)
        n++;
    if (!names_unpack(ev, target, value, n, &parts))
        return false;
    n = 0;
    for (const struct df_expr *x = target->items; x; x = x->next)
        if (!names_bind(ev, s, at, x, parts.v[n++]))
            return false;
    return true;
}

bool names_unpack(struct eval *ev, const struct df_expr *at,
                  struct object value, size_t n, struct list *out)
{
    if (!iterate(ev, at, value, out))
        return false;
    if (out->n == n)
        return true;
    return eval_fault(ev, DIAG_DF_VALUE, at,
                      "cannot unpack %zu value%s into %zu name%s", out->n,
                      STR_S(out->n), n, STR_S(n));
}
