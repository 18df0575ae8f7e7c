// SPDX-License-Identifier: MIT
// script: statements and expressions. What an expression does to columns is
// in the files that operate.c and methods.c lead to.
#include "eval/script.h"

#include "base/vec.h"
#include "eval/assign.h"
#include "eval/convert.h"
#include "eval/group.h"
#include "eval/methods.h"
#include "eval/operate.h"
#include "eval/select.h"
#include "parse/df_parser.h"

static bool expression(struct eval *ev, const struct df_expr *e,
                       struct object *out);

/* ---- names ---- */

static bool unknown_name(struct eval *ev, const struct df_expr *e)
{
    struct strs names = {0};
    bool column = ev->query && e->kind == DF_EXPR_NAME;
    for (size_t i = 0; column && i < ev->query->n_columns; i++)
        vec_push(ev->scratch, &names, ev->query->columns[i]->name);
    for (size_t i = 0; !column && i < ev->names.n; i++)
        if (ev->names.v[i].value)
            vec_push(ev->scratch, &names, ev->names.v[i].key);
    if (column && map_get(&ev->names, e->text)) {
        diag_at(ev->d, DIAG_DF_COLUMN, eval_pos(ev, e), e->text);
        diag_help(ev->d, "the script's '%.*s' is written @%.*s in a query",
                  STR_ARG(e->text), STR_ARG(e->text));
        return false;
    }
    diag_add(ev->d, column ? DIAG_DF_COLUMN : DIAG_DF_NAME, eval_pos(ev, e),
             &e->text, 1);
    if (!column) {
        vec_push(ev->scratch, &names, S("pd"));
        vec_push(ev->scratch, &names, S("np"));
    }
    diag_help_nearest(ev->d, column ? "columns" : "names", e->text, names.v,
                      names.n);
    return false;
}

/* A name of the script. False without a word when what it stands for failed:
   that was told. */
static bool script_name(struct eval *ev, const struct df_expr *e,
                        struct object *out)
{
    const struct object *o = map_get(&ev->names, e->text);
    if (o) {
        *out = *o;
        return o->type != OBJECT_BROKEN;
    }
    const struct method *m = methods_builtin(e->text);
    if (m && e->kind == DF_EXPR_NAME) {
        struct bound *b = NEW(ev->scratch, struct bound);
        b->method = m;
        *out = (struct object){.type = OBJECT_METHOD, .bound = b};
        return true;
    }
    return methods_constant(e->text, out) || unknown_name(ev, e);
}

/* In a query: a column, or the row labels by the name of index. */
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
    return unknown_name(ev, e);
}

/* ---- attributes and calls ---- */

static bool no_attribute(struct eval *ev, const struct df_expr *e,
                         struct object self)
{
    struct pos at = df_lexer_span(&ev->script->tokens, e->last, e->last);
    str kind = str_c(object_type_name(self));
    struct strs names = methods_names(ev->scratch, self);
    if (self.type == OBJECT_MODULE)
        kind = self.s;
    diag_at(ev->d, DIAG_DF_UNSUPPORTED, at,
            str_fmt(ev->scratch, "'%.*s' of %.*s", STR_ARG(e->text),
                    STR_ARG(kind)));
    diag_help_nearest(ev->d, "there", e->text, names.v, names.n);
    return false;
}

/* self.name without a call: a property, a column, or a method to be called
   later, as '{:.2f}'.format. */
static bool attribute(struct eval *ev, const struct df_expr *e,
                      struct object self, struct object *out)
{
    const struct method *m = methods_find(self, e->text);
    if (m && !m->params) {
        struct call c = {.ev = ev, .method = m, .self = self, .at = e};
        return m->run(&c, out);
    }
    if (m) {
        struct bound *b = NEW(ev->scratch, struct bound);
        *b = (struct bound){self, m};
        *out = (struct object){.type = OBJECT_METHOD, .bound = b};
        return true;
    }
    if (self.type == OBJECT_FRAME &&
        frame_find(self.frame, e->text) != STR_NPOS)
        return select_column(ev, e, self.frame, e->text, out);
    if (self.type == OBJECT_MODULE &&
        methods_module_constant(self, e->text, out))
        return true;
    return no_attribute(ev, e, self);
}

/* int(x), float(x), str(x), bool(x) */
static bool convert_call(struct eval *ev, const struct df_expr *e,
                         enum column_type to, struct object *out)
{
    static const struct method CONVERT = {S_INIT("convert"), "object", NULL};
    struct call c = {.ev = ev, .method = &CONVERT, .at = e};
    const struct df_expr *x = e->items;
    if (!x || x->next || x->text.p)
        return eval_fault(ev, DIAG_DF_TYPE, e, "one value is expected here");
    return expression(ev, x->a, &c.args[0]) &&
           convert_value(ev, x->a, to, c.args[0], out);
}

static bool call(struct eval *ev, const struct df_expr *e, struct object *out)
{
    struct object f = {0};
    struct call c = {.ev = ev, .at = e};
    if (e->a->kind == DF_EXPR_ATTRIBUTE) {
        if (!expression(ev, e->a->a, &c.self))
            return false;
        c.method = methods_find(c.self, e->a->text);
        if (c.self.type == OBJECT_MODULE)
            c.self = (struct object){0};
        if (c.method && c.method->params)
            return call_run(&c, e, out);
    }
    if (!expression(ev, e->a, &f))
        return false;
    if (f.type == OBJECT_TYPE)
        return convert_call(ev, e, f.column_type, out);
    if (f.type != OBJECT_METHOD)
        return eval_fault(ev, DIAG_DF_TYPE, e->a, "a '%s' cannot be called",
                          object_type_name(f));
    c.method = f.bound->method;
    c.self = f.bound->self;
    if (c.self.type == OBJECT_MODULE)
        c.self = (struct object){0};
    return call_run(&c, e, out);
}

/* ---- lists ---- */

static bool list(struct eval *ev, const struct df_expr *e, struct object *out)
{
    struct list *l = NEW(ev->scratch, struct list);
    for (const struct df_expr *x = e->items; x; x = x->next) {
        struct object item;
        if (!expression(ev, x, &item))
            return false;
        vec_push(ev->scratch, l, item);
    }
    *out = object_list(l);
    return true;
}

static bool dict(struct eval *ev, const struct df_expr *e, struct object *out)
{
    struct dict *d = NEW(ev->scratch, struct dict);
    for (const struct df_expr *x = e->items; x; x = x->next) {
        struct object key, value;
        struct value v;
        if (!expression(ev, x->a, &key) || !expression(ev, x->b, &value))
            return false;
        if (!object_scalar(key, &v))
            return eval_fault(ev, DIAG_DF_TYPE, x->a, "a '%s' cannot be a key",
                              object_type_name(key));
        if (!object_dict_put(ev->scratch, d, key, value))
            return eval_fault(ev, DIAG_DF_VALUE, x->a,
                              "dict has too many keys");
    }
    *out = (struct object){.type = OBJECT_DICT, .dict = d};
    return true;
}

/* What a comprehension goes through. */
static bool iterable(struct eval *ev, const struct df_expr *at, struct object x,
                     struct list *out)
{
    *out = (struct list){0};
    if (x.type == OBJECT_LIST)
        *out = *x.list;
    else if (x.type == OBJECT_FRAME)
        for (size_t i = 0; i < x.frame->n_columns; i++)
            vec_push(ev->scratch, out, object_str(x.frame->columns[i]->name));
    else if (x.type == OBJECT_DICT)
        for (size_t i = 0; i < x.dict->n; i++)
            vec_push(ev->scratch, out, x.dict->v[i].key);
    else if (x.type == OBJECT_SERIES)
        for (size_t i = 0; i < x.series->column->n; i++)
            vec_push(ev->scratch, out,
                     object_value(column_value(x.series->column, i)));
    else
        return eval_fault(ev, DIAG_DF_TYPE, at, "cannot go through a '%s'",
                          object_type_name(x));
    return true;
}

/* One clause, and the ones after it for each of its values. */
static bool clause(struct eval *ev, const struct df_expr *of,
                   const struct df_expr *k, struct list *out)
{
    struct object value;
    struct list through;
    if (!k) {
        if (out->n >= EVAL_LIST_MAX)
            return eval_fault(ev, DIAG_DF_VALUE, of, "list is too long");
        if (!expression(ev, of->a, &value))
            return false;
        vec_push(ev->scratch, out, value);
        return eval_spend(ev, of, 1, sizeof value);
    }
    if (!expression(ev, k->a, &value) || !iterable(ev, k->a, value, &through))
        return false;
    struct object *slot = NEW(ev->scratch, struct object);
    map_put(&ev->names, k->text, slot);
    for (size_t i = 0; i < through.n; i++) {
        bool pass = true;
        *slot = through.v[i];
        for (const struct df_expr *c = k->items; c && pass; c = c->next)
            if (!expression(ev, c, &value) ||
                !operate_truth(ev, c, value, &pass))
                return false;
        if (pass && !clause(ev, of, k->next, out))
            return false;
    }
    return true;
}

/* The names of a comprehension are its own. */
static bool comprehension(struct eval *ev, const struct df_expr *e,
                          struct object *out)
{
    struct list *l = NEW(ev->scratch, struct list);
    size_t n = 0, i = 0;
    for (const struct df_expr *k = e->items; k; k = k->next)
        n++;
    void **before = NEW_N(ev->scratch, void *, n);
    for (const struct df_expr *k = e->items; k; k = k->next)
        before[i++] = map_get(&ev->names, k->text);
    bool ok = clause(ev, e, e->items, l);
    i = 0;
    for (const struct df_expr *k = e->items; k; k = k->next)
        map_put(&ev->names, k->text, before[i++]);
    *out = object_list(l);
    return ok;
}

/* ---- operators ---- */

/* and, or: Python's, one side as it is; in a query row by row. */
static bool logical(struct eval *ev, const struct df_expr *e,
                    struct object *out)
{
    struct object x;
    bool truth;
    if (!expression(ev, e->a, &x))
        return false;
    if (ev->query) {
        struct object y;
        return expression(ev, e->b, &y) &&
               operate_binary(ev, e, e->op == DF_AND ? DF_AMPERSAND : DF_BAR, x,
                              y, out);
    }
    if (!operate_truth(ev, e->a, x, &truth))
        return false;
    *out = x;
    return truth == (e->op == DF_OR) || expression(ev, e->b, out);
}

static bool unary(struct eval *ev, const struct df_expr *e, struct object *out)
{
    struct object x;
    bool truth;
    if (!expression(ev, e->a, &x))
        return false;
    if (e->op != DF_NOT)
        return operate_unary(ev, e, e->op, x, out);
    if (ev->query)
        return operate_unary(ev, e, DF_TILDE, x, out);
    if (!operate_truth(ev, e->a, x, &truth))
        return false;
    *out = object_bool(!truth);
    return true;
}

/* a < b < c is (a < b) and (b < c), b computed once. */
static bool compare(struct eval *ev, const struct df_expr *e,
                    struct object *out)
{
    struct object x, y, link;
    if (!expression(ev, e->a, &x))
        return false;
    for (const struct df_expr *l = e->items; l; l = l->next, x = y) {
        bool truth;
        if (!expression(ev, l->a, &y) ||
            !operate_compare(ev, e, l->op, l->negated, x, y, &link))
            return false;
        if (l == e->items)
            *out = link;
        else if (ev->query &&
                 !operate_binary(ev, e, DF_AMPERSAND, *out, link, out))
            return false;
        else if (!ev->query)
            *out = link;
        if (!l->next || ev->query)
            continue;
        if (!operate_truth(ev, e, link, &truth))
            return false;
        if (!truth)
            break;
    }
    return true;
}

static bool binary(struct eval *ev, const struct df_expr *e, struct object *out)
{
    struct object x, y;
    return expression(ev, e->a, &x) && expression(ev, e->b, &y) &&
           operate_binary(ev, e, e->op, x, y, out);
}

static bool slice(struct eval *ev, const struct df_expr *e, struct object *out)
{
    struct slice *s = NEW(ev->scratch, struct slice);
    const struct df_expr *parts[] = {e->a, e->b, e->c};
    struct object *places[] = {&s->start, &s->stop, &s->step};
    for (size_t i = 0; i < 3; i++) {
        *places[i] = (struct object){.type = OBJECT_NONE};
        if (parts[i] && !expression(ev, parts[i], places[i]))
            return false;
        if (places[i]->type != OBJECT_INT && places[i]->type != OBJECT_NONE)
            return eval_fault(ev, DIAG_DF_TYPE, parts[i],
                              "a slice needs integers, not '%s'",
                              object_type_name(*places[i]));
    }
    *out = (struct object){.type = OBJECT_SLICE, .slice = s};
    return true;
}

static bool subscript(struct eval *ev, const struct df_expr *e,
                      struct object *out)
{
    struct object of, key;
    if (!expression(ev, e->a, &of) || !expression(ev, e->b, &key))
        return false;
    if (of.type == OBJECT_GROUPBY)
        return group_select(ev, e, of.grouping, key, out);
    return select_item(ev, e, of, key, out);
}

/* ---- expressions ---- */

static bool constant(struct eval *ev, const struct df_expr *e,
                     struct object *out)
{
    switch (e->kind) {
    case DF_EXPR_BOOL: *out = object_bool(e->i != 0); break;
    case DF_EXPR_INT: *out = object_int(e->i); break;
    case DF_EXPR_FLOAT: *out = object_float(e->f); break;
    case DF_EXPR_STR:
        *out = object_str(e->exact ? e->text : str_dup(ev->a, e->text));
        break;
    default: *out = (struct object){.type = OBJECT_NONE};
    }
    return true;
}

static bool name(struct eval *ev, const struct df_expr *e, struct object *out)
{
    return ev->query ? query_name(ev, e, out) : script_name(ev, e, out);
}

static bool get_attribute(struct eval *ev, const struct df_expr *e,
                          struct object *out)
{
    struct object self;
    return expression(ev, e->a, &self) && attribute(ev, e, self, out);
}

static bool expression(struct eval *ev, const struct df_expr *e,
                       struct object *out)
{
    static bool (*const RUN[])(struct eval *, const struct df_expr *,
                               struct object *) = {
        [DF_EXPR_NONE] = constant,
        [DF_EXPR_BOOL] = constant,
        [DF_EXPR_INT] = constant,
        [DF_EXPR_FLOAT] = constant,
        [DF_EXPR_STR] = constant,
        [DF_EXPR_NAME] = name,
        [DF_EXPR_LOCAL] = script_name,
        [DF_EXPR_LIST] = list,
        [DF_EXPR_TUPLE] = list,
        [DF_EXPR_DICT] = dict,
        [DF_EXPR_UNARY] = unary,
        [DF_EXPR_BINARY] = binary,
        [DF_EXPR_LOGICAL] = logical,
        [DF_EXPR_COMPARE] = compare,
        [DF_EXPR_CALL] = call,
        [DF_EXPR_ATTRIBUTE] = get_attribute,
        [DF_EXPR_SUBSCRIPT] = subscript,
        [DF_EXPR_SLICE] = slice,
        [DF_EXPR_COMPREHENSION] = comprehension,
        [DF_EXPR_BROKEN] = NULL,
    };
    return eval_steps(ev, e, 1) && RUN[e->kind](ev, e, out);
}

/* ---- statements ---- */

static void set_name(struct eval *ev, str to, struct object value)
{
    struct object *o = NEW(ev->scratch, struct object);
    *o = value;
    map_put(&ev->names, to, o);
}

/* The target's present value and, for a subscript, its frame and key. */
static bool assign(struct eval *ev, const struct df_expr *to,
                   const struct df_expr *from, struct object value)
{
    struct object of, key;
    switch (to->kind) {
    case DF_EXPR_NAME: set_name(ev, to->text, value); return true;
    case DF_EXPR_ATTRIBUTE:
        return expression(ev, to->a, &of) &&
               assign_attribute(ev, to, of, to->text, from, value);
    default:
        return expression(ev, to->a, &of) && expression(ev, to->b, &key) &&
               assign_item(ev, to, of, key, from, value);
    }
}

/* What a failed statement should have changed is not to be relied on. */
static void mark_broken(struct eval *ev, const struct df_stmt *s)
{
    for (const struct df_expr *t = s->targets; t; t = t->next) {
        const struct df_expr *base = t;
        while (base->a && base->kind != DF_EXPR_NAME)
            base = base->a;
        if (base->kind == DF_EXPR_NAME)
            set_name(ev, base->text, (struct object){.type = OBJECT_BROKEN});
    }
}

static bool augmented(struct eval *ev, const struct df_stmt *s,
                      struct object *value)
{
    struct object old;
    struct df_expr at = *s->value;
    at.first = s->targets->first; /* the whole statement */
    return expression(ev, s->targets, &old) &&
           operate_binary(ev, &at, s->op, old, *value, value);
}

static bool statement(struct eval *ev, const struct df_stmt *s)
{
    struct object value;
    if (!expression(ev, s->value, &value))
        return false;
    if (s->op != DF_END && !augmented(ev, s, &value))
        return false;
    for (const struct df_expr *t = s->targets; t; t = t->next)
        if (!assign(ev, t, s->value, value))
            return false;
    return true;
}

static const struct frame *no_result(struct eval *ev, str var, struct pos at)
{
    struct strs frames = {0};
    for (size_t i = 0; i < ev->names.n; i++) {
        const struct object *o = ev->names.v[i].value;
        if (o && o->type == OBJECT_FRAME)
            vec_push(ev->scratch, &frames, ev->names.v[i].key);
    }
    diag_at(ev->d, DIAG_DF_RESULT, at, var);
    if (frames.n)
        diag_help_nearest(ev->d, "frames", var, frames.v, frames.n);
    else
        diag_help(ev->d, "a frame comes from pd.read_csv('file.csv') or "
                         "pd.DataFrame(...)");
    return NULL;
}

static const struct frame *result(struct eval *ev, str var, struct pos at)
{
    const struct object *o = map_get(&ev->names, var);
    if (!o || (o->type != OBJECT_FRAME && o->type != OBJECT_SERIES &&
               o->type != OBJECT_BROKEN))
        return no_result(ev, var, at);
    if (o->type == OBJECT_BROKEN)
        return NULL;
    if (o->type == OBJECT_FRAME)
        return o->frame;
    struct frame *f = NEW(ev->a, struct frame);
    const struct series *s = o->series;
    f->n = s->column->n;
    f->columns = NEW_N(ev->a, const struct column *, 1);
    f->columns[f->n_columns++] =
        s->column->name.p ? s->column : column_rename(ev->a, s->column, S("0"));
    f->index = s->index;
    f->n_index = s->n_index;
    return f;
}

const struct frame *script_run(struct arena *a, struct diags *d,
                               const struct site *site, str dir,
                               struct lines lines, str var, struct pos at)
{
    struct arena scratch = {0};
    struct df_script script;
    const struct frame *f = NULL;
    bool ok = df_parser_script(&scratch, d, lines, &script);
    struct eval ev = {.a = a,
                      .scratch = &scratch,
                      .d = d,
                      .site = site,
                      .dir = dir,
                      .names = {.a = &scratch},
                      .script = &script,
                      .bytes_max = EVAL_BYTES_MAX,
                      .expression = expression};
    for (const struct df_stmt *s = script.first; s; s = s->next) {
        if (statement(&ev, s))
            continue;
        ok = false;
        mark_broken(&ev, s);
        if (ev.steps >= EVAL_STEPS_MAX)
            break;
    }
    if (ok)
        f = result(&ev, var, at);
    arena_free(&scratch);
    return f;
}
