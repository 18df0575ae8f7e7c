// SPDX-License-Identifier: MIT
// instead: what the table of syntax/df_instead.h says, for what a running
// script has refused.
#include "df/core/instead.h"

#include "df/syntax/df_instead.h"
#include "df/syntax/df_rewrite.h"

/* Lists and arrays have none of pandas' methods. */
static bool is_bare(const void *data, str name)
{
    const struct eval *ev = data;
    const struct object *o = map_get(&ev->names, name);
    return o &&
           (o->type == OBJECT_LIST ||
            (o->type == OBJECT_SERIES && as_series(*o)->kind != SERIES_PLAIN));
}

static struct df_instead_use use_of(struct eval *ev, str name)
{
    bool outside = ev->script->query != NULL;
    return (struct df_instead_use){.a = ev->scratch,
                                   .tokens = &ev->script->tokens,
                                   .stmt = outside ? NULL : ev->stmt,
                                   .name = name,
                                   .is_bare = is_bare,
                                   .data = ev};
}

static str source_of(const struct eval *ev, const struct df_expr *e)
{
    return df_lexer_text(ev->scratch, &ev->script->tokens, e->first, e->last);
}

static bool give(struct eval *ev, const struct df_instead_use *u, str of)
{
    struct arena_mark mark = arena_mark(ev->scratch);
    str help = df_instead_help(u, of);
    if (help.p)
        diag_help(ev->d, "%.*s", STR_ARG(help));
    arena_rewind(ev->scratch, mark);
    return help.p != NULL;
}

/* Whether `at` is what a call calls, or begins a path to it: math.log(...). */
static bool leads_to(const struct df_expr *at, const struct df_expr *call)
{
    const struct df_expr *e = call ? call->a : NULL;
    while (e && e != at && e->kind == DF_EXPR_ATTRIBUTE)
        e = e->a;
    return e && e == at;
}

bool instead_help(struct eval *ev, const struct df_expr *at, str of, str name)
{
    struct df_instead_use u = use_of(ev, name);
    if (at->kind == DF_EXPR_CALL)
        u.call = at;
    else if (leads_to(at, ev->called))
        u.call = ev->called;
    u.self = at->a;
    u.code = df_rewrite_percent(ev->scratch, u.tokens, at);
    if (at->kind == DF_EXPR_SUBSCRIPT || at->kind == DF_EXPR_ATTRIBUTE)
        u.text =
            at->kind == DF_EXPR_ATTRIBUTE ? at->text : source_of(ev, at->b);
    if (at->kind == DF_EXPR_NAME && u.call && u.call->a != at) {
        u.name = source_of(ev, u.call->a);
        if (give(ev, &u, of))
            return true;
        u.name = name;
        u.call = NULL;
    }
    return give(ev, &u, of);
}

bool instead_help_argument(struct eval *ev, const struct df_expr *at,
                           str operation, str name)
{
    struct df_instead_use u = use_of(ev, name);
    str of = str_fmt(ev->scratch, "%.*s()", STR_ARG(operation));
    u.call = at->kind == DF_EXPR_CALL ? at : NULL;
    if (u.call && u.call->a->kind == DF_EXPR_ATTRIBUTE)
        u.self = u.call->a->a;
    return give(ev, &u, of);
}

void instead_near(struct eval *ev, const char *what, str name,
                  const struct strs *names)
{
    size_t n = ev->d->n;
    diag_help_near(ev->d, what, name, names->v, names->n);
    if (n && !ev->d->muted && !ev->d->v[n - 1].help.p)
        diag_help(ev->d, "`perfpress help df` lists what there is");
}
