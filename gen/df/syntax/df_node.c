// SPDX-License-Identifier: MIT
// df_node: makes and closes nodes, and reports the faults of a statement.
#include "df/syntax/df_node.h"

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/syntax/df_instead.h"

struct df_expr *df_node_new(struct df_parser *p, enum df_expr_kind k,
                            uint32_t first)
{
    struct df_expr *e = NEW(p->a, struct df_expr);
    e->kind = k;
    e->id = p->n++;
    e->first = first;
    e->last = e->mark = p->at;
    return e;
}

void df_node_local(struct df_parser *p, const struct df_expr *name)
{
    struct strs *v = p->locals;
    if (!v || str_among(name->text, v->v, v->n))
        return;
    if (v->n == DF_LOCALS_MAX)
        df_node_report(p, DIAG_DF_SYNTAX, name->first, name->last,
                       S("the function has more than 200 local variables"),
                       "move a part of it into another function");
    else
        vec_push(p->a, v, name->text);
}

struct df_expr *df_node_report(struct df_parser *p,
                               const struct diag_code *code, uint32_t first,
                               uint32_t last, str what, const char *help)
{
    if (!p->failed) {
        diag_add(p->d, code, df_lexer_span(p->tokens, first, last), &what, 1);
        if (help)
            diag_help(p->d, "%s", help);
    }
    p->failed = true;
    p->ok = false;
    return df_node_new(p, DF_EXPR_BROKEN, first);
}

struct df_expr *df_node_unsupported(struct df_parser *p, uint32_t first,
                                    const char *what, const char *word)
{
    bool reported = p->failed;
    struct df_expr *e =
        df_node_report(p, DIAG_DF_UNSUPPORTED, first, p->at, str_c(what), NULL);
    uint32_t end = p->at + 1;
    while (df_node_kind_at(p, end) != DF_NEWLINE &&
           df_node_kind_at(p, end) != DF_END)
        end++;
    while (end > p->at + 1 && df_node_kind_at(p, end - 1) == DF_COLON)
        end--;
    struct df_instead_use u = {
        .a = p->a,
        .name = str_c(word),
        .text = end > p->at + 1
                    ? df_lexer_text(p->a, p->tokens, p->at + 1, end - 1)
                    : STR_NONE};
    str help = STR_NONE;
    for (size_t n = u.name.n; n != STR_NPOS && !reported && !help.p;
         n = str_rfind_char(u.name, '.')) { /* import.os.path, import.os */
        u.name.n = n;
        help = df_instead_help(&u, S("syntax"));
    }
    if (help.p)
        diag_help(p->d, "%.*s", STR_ARG(help));
    return e;
}

/* Returns a description of the current token for messages. */
static str found(struct df_parser *p)
{
    const struct df_token *t = &p->tokens->v[p->at];
    return t->kind == DF_STR ? S("a string")
           : t->text.n > 0   ? str_fmt(p->a, "'%.*s'", STR_ARG(t->text))
                             : df_lexer_spelling(t->kind);
}

struct df_expr *df_node_expected(struct df_parser *p, const char *what)
{
    return df_node_report(
        p, DIAG_DF_SYNTAX, p->at, p->at,
        str_fmt(p->a, "expected %s before %.*s", what, STR_ARG(found(p))),
        NULL);
}

struct df_expr *df_node_unexpected(struct df_parser *p, const char *where,
                                   const char *help)
{
    return df_node_report(
        p, DIAG_DF_SYNTAX, p->at, p->at,
        str_fmt(p->a, "unexpected %.*s %s", STR_ARG(found(p)), where), help);
}

/* Also stores the items of a list as an array, so that an item is found in
   constant time. The array is empty if an item is a SPREAD, which represents
   several items. */
static void number_items(struct df_parser *p, struct df_expr *e)
{
    size_t n = 0;
    bool spread = false;
    for (const struct df_expr *x = e->items; x; x = x->next, n++)
        spread |= x->kind == DF_EXPR_SPREAD;
    if (spread)
        return;
    struct df_expr **v = NEW_N(p->a, struct df_expr *, n);
    n = 0;
    for (struct df_expr *x = e->items; x; x = x->next)
        v[n++] = x;
    e->nth.v = v;
    e->nth.n = n;
}

/* Updates `depth` and `computes` of a node after a child was added. */
static void include_child(struct df_expr *e, const struct df_expr *below)
{
    if (below->depth >= e->depth)
        e->depth = below->depth + 1;
    e->computes |= df_expr_computes(below);
}

struct df_expr *df_node_close(struct df_parser *p, struct df_expr *e)
{
    e->last = p->at ? p->at - 1 : 0;
    const struct df_expr *below[] = {e->a, e->b, e->c};
    for (size_t i = 0; i < 3; i++)
        if (below[i])
            include_child(e, below[i]);
    for (const struct df_expr *x = e->items; x; x = x->next)
        include_child(e, x);
    if (e->kind == DF_EXPR_LIST || e->kind == DF_EXPR_TUPLE ||
        e->kind == DF_EXPR_DICT)
        number_items(p, e);
    if (e->depth > DF_EXPR_DEPTH_MAX)
        return df_node_report(p, DIAG_DF_SYNTAX, e->first, e->last,
                              str_fmt(p->a,
                                      "the expression is too long: it chains "
                                      "or nests more than %d operations",
                                      DF_EXPR_DEPTH_MAX),
                              "compute a part of it in a separate statement");
    return e;
}

bool df_node_enter(struct df_parser *p)
{
    if (p->depth < DF_NESTING_MAX) {
        p->depth++;
        return true;
    }
    df_node_report(p, DIAG_DF_SYNTAX, p->at, p->at,
                   S("the expression is nested deeper than 100 levels"),
                   "compute a part of it in a separate statement");
    return false;
}

void df_node_add(struct df_chain *c, struct df_expr *e)
{
    if (!c->first)
        c->end = &c->first;
    *c->end = e;
    c->end = &e->next;
}

struct df_expr *df_node_closing(struct df_parser *p, struct df_expr *e,
                                enum df_token_kind with, const char *name)
{
    if (p->failed)
        return e;
    if (!df_node_accept(p, with))
        return df_node_expected(p, name);
    return df_node_close(p, e);
}
