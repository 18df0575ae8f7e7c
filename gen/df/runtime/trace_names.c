// SPDX-License-Identifier: MIT
// trace_names: searches the syntax tree of a formula, then those of the
// functions that it names.
#include "df/runtime/trace_names.h"

#include "base/vec.h"

struct name_search {
    struct eval *ev;
    struct {
        struct origin_name *v;
        size_t n, cap;
    } names;
};

enum { NAMES_MAX = 20 };

static void search(struct name_search *s, const struct df_expr *e,
                   bool function);

static void add(struct name_search *s, str name, str text)
{
    vec_push(s->ev->a, &s->names,
             (struct origin_name){str_dup(s->ev->a, name), text});
}

/* Returns a function as an expression: "lambda x: x * 2". Returns STR_NONE if
   its body is more than an expression, or if it uses names of other functions.
 */
static str function_text(struct eval *ev, const struct lambda *l)
{
    const struct df_tokens *t = &l->script->tokens;
    const struct df_expr *e = l->e;
    struct buf b = {.a = ev->a};
    if (!e->a || l->scope || l->home || l->script != ev->script)
        return STR_NONE;
    buf_puts(&b, "lambda ");
    for (const struct df_expr *p = e->items; p; p = p->next) {
        buf_put(&b, df_lexer_text(ev->scratch, t, p->first, p->last));
        if (p->next)
            buf_puts(&b, ", ");
    }
    buf_puts(&b, ": ");
    buf_put(&b, df_lexer_text(ev->scratch, t, e->a->first, e->a->last));
    return buf_end(&b);
}

static bool is_plain(str s)
{
    for (size_t i = 0; i < s.n; i++)
        if (s.p[i] == '\'' || s.p[i] == '\\' || (unsigned char)s.p[i] < ' ')
            return false;
    return true;
}

static void add_name(struct name_search *s, str name, bool function)
{
    const struct object *x = map_get(&s->ev->names, name);
    if (!x || s->names.n == NAMES_MAX)
        return;
    for (size_t i = 0; i < s->names.n; i++)
        if (str_eq(s->names.v[i].name, name))
            return;
    if (x->type == OBJECT_STR && function && is_plain(as_str(*x)))
        add(s, name, str_fmt(s->ev->a, "'%.*s'", STR_ARG(as_str(*x))));
    if (x->type != OBJECT_LAMBDA)
        return;
    str text = function_text(s->ev, as_lambda(*x));
    if (!text.p)
        return;
    add(s, name, text);
    search(s, as_lambda(*x)->e->a, true);
}

static void search(struct name_search *s, const struct df_expr *e,
                   bool function)
{
    const struct df_expr *parts[] = {e->a, e->b, e->c};
    if (e->kind == DF_EXPR_NAME)
        add_name(s, e->text, function);
    if (e->kind == DF_EXPR_GIVEN)
        return;
    function |= e->kind == DF_EXPR_LAMBDA;
    for (size_t i = 0; i < 3; i++)
        if (parts[i])
            search(s, parts[i], function);
    for (const struct df_expr *x = e->items; x; x = x->next)
        search(s, x, function);
}

void trace_names(struct eval *ev, const struct df_expr *at, struct origin *o)
{
    struct name_search s = {.ev = ev};
    search(&s, at, false);
    o->names = s.names.v;
    o->n_names = s.names.n;
}
