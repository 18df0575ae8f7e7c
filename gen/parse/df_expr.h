// SPDX-License-Identifier: MIT
// df_expr: the expressions of df scripts, by Python's precedence. In: tokens.
// Out: df_ast nodes. Called by df_parser for each statement.
#ifndef PARSE_DF_EXPR_H
#define PARSE_DF_EXPR_H

#include "parse/df_ast.h"

struct df_parser {
    struct arena *a;
    struct diags *d;
    const struct df_tokens *tokens;
    uint32_t at;    /* next token */
    unsigned depth; /* of nested brackets and operators */
    bool query;     /* & and | bind as weakly as `and` and `or` */
    bool failed;    /* this statement has a fault, reported already */
    bool ok;        /* no statement has one */
};

/* Parse from the next token on. On a fault p->failed is set and what comes
   back is not to be looked at. parse_list takes `a, b` for a tuple. */
struct df_expr *df_expr_parse(struct df_parser *p);
struct df_expr *df_expr_parse_list(struct df_parser *p);

/* Reports a fault at tokens first..last, but only the first one of a
   statement: the rest follow from it. help may be NULL. */
struct df_expr *df_expr_report(struct df_parser *p, enum diag_code code,
                               uint32_t first, uint32_t last, str what,
                               const char *help);

/* "WHAT is not part of df scripts", from token `first` to the next one. */
struct df_expr *df_expr_unsupported(struct df_parser *p, uint32_t first,
                                    const char *what, const char *help);

/* "expected WHAT before '...'", at the next token. */
struct df_expr *df_expr_expected(struct df_parser *p, const char *what);

static inline enum df_token_kind df_expr_kind_at(const struct df_parser *p,
                                                 uint32_t at)
{
    return at < p->tokens->n ? p->tokens->v[at].kind : DF_END;
}

static inline enum df_token_kind df_expr_kind(const struct df_parser *p)
{
    return df_expr_kind_at(p, p->at);
}

static inline void df_expr_take(struct df_parser *p)
{
    if (p->at + 1 < p->tokens->n)
        p->at++;
}

static inline bool df_expr_accept(struct df_parser *p, enum df_token_kind k)
{
    if (df_expr_kind(p) != k)
        return false;
    df_expr_take(p);
    return true;
}

#endif
