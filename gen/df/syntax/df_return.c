// SPDX-License-Identifier: MIT
// df_return: converts return statements to an expression, and ifs to
// conditional expressions. "if a: return x" and "return y" become x if a else
// y.
#include "df/syntax/df_return.h"

enum { CHOICES_MAX = 50, DEPTH_MAX = DF_EXPR_DEPTH_MAX - 1 };

/* The statements that run after a block that does not return. */
struct following {
    const struct df_stmt *first;
    const struct following *outer;
};

static struct df_expr *value_of(struct df_parser *p, const struct df_stmt *s,
                                const struct following *after, unsigned *n)
{
    while (s && s->kind == DF_STMT_PASS)
        s = s->next;
    if (!s && after)
        return value_of(p, after->first, after->outer, n);
    if (!s || (s->kind == DF_STMT_RETURN && !s->value)) {
        struct df_expr *none = df_node_new(p, DF_EXPR_NONE, p->at - 1);
        none->last = none->mark = none->first;
        return none;
    }
    if (s->kind == DF_STMT_RETURN)
        return s->value;
    if (s->kind != DF_STMT_IF || ++*n > CHOICES_MAX)
        return NULL;
    /* The first block must end with a return. Only the else block may continue
       with the statements after the if, because their nodes cannot be in the
       tree twice. */
    const struct df_stmt *last = s->body;
    while (last && last->next)
        last = last->next;
    if (!last || last->kind != DF_STMT_RETURN)
        return NULL;
    struct following rest = {s->next, after};
    struct df_expr *e = df_node_new(p, DF_EXPR_CONDITIONAL, s->at);
    e->a = value_of(p, s->body, NULL, n);
    e->b = s->value;
    e->c = e->a ? value_of(p, s->other, &rest, n) : NULL;
    bool deep = e->c && (e->a->depth > DEPTH_MAX || e->b->depth > DEPTH_MAX ||
                         e->c->depth > DEPTH_MAX);
    return e->c && !deep ? df_node_close(p, e) : NULL;
}

struct df_expr *df_return(struct df_parser *p, const struct df_stmt *body)
{
    unsigned n = 0;
    bool text = body && body->kind == DF_STMT_ASSIGN && !body->targets &&
                body->value->kind == DF_EXPR_STR;
    return value_of(p, text ? body->next : body, NULL, &n);
}
