// SPDX-License-Identifier: MIT
// df_node: what the parsing of df scripts shares: the state of the parser, the
// making of nodes, the reporting of faults.
#pragma once

#include "df/syntax/df_ast.h"

struct df_parser {
    struct arena *a;
    struct diags *d;
    struct df_tokens *tokens;
    struct df_expr *(*expression)(struct df_parser *p); /* df_expr_parse */
    uint32_t at;                                        /* next token */
    uint32_t n;                                         /* nodes made */
    unsigned depth; /* of nested brackets and operators */
    bool query;     /* & and | bind as weakly as `and` and `or` */
    bool failed;    /* this statement has a fault, reported already */
    bool ok;        /* no statement has one */
};

/* A new node that begins at token `first`; its mark is the next token. */
struct df_expr *df_node_new(struct df_parser *p, enum df_expr_kind k,
                            uint32_t first);

/* Closes a node: its last token is the one before the next, and it is one
   deeper than its deepest child. */
struct df_expr *df_node_close(struct df_parser *p, struct df_expr *e);

/* The same for a bracketed form, whose closing bracket must come next. */
struct df_expr *df_node_closing(struct df_parser *p, struct df_expr *e,
                                enum df_token_kind with, const char *name);

/* Counts p->depth up; false when that is too deep, which is reported. */
bool df_node_enter(struct df_parser *p);

/* A list of nodes that is being made; all zero when empty. */
struct df_chain {
    struct df_expr *first, **end;
};

void df_node_add(struct df_chain *c, struct df_expr *e);

/* Reports a fault at tokens first..last, but only the first one of a
   statement: the rest follow from it. help may be NULL. */
struct df_expr *df_node_report(struct df_parser *p,
                               const struct diag_code *code, uint32_t first,
                               uint32_t last, str what, const char *help);

/* "WHAT is not part of df scripts", from token `first` to the next one. The
   help is that of df_instead.h for a word of "syntax", or for what stands
   before its last dot; its text is the rest of the line, without a colon at its
   end. */
struct df_expr *df_node_unsupported(struct df_parser *p, uint32_t first,
                                    const char *what, const char *word);

/* "expected WHAT before '...'", at the next token. */
struct df_expr *df_node_expected(struct df_parser *p, const char *what);

static inline enum df_token_kind df_node_kind_at(const struct df_parser *p,
                                                 uint32_t at)
{
    return at < p->tokens->n ? p->tokens->v[at].kind : DF_END;
}

static inline enum df_token_kind df_node_kind(const struct df_parser *p)
{
    return df_node_kind_at(p, p->at);
}

static inline void df_node_take(struct df_parser *p)
{
    if (df_node_kind(p) != DF_END)
        p->at++;
}

static inline bool df_node_accept(struct df_parser *p, enum df_token_kind k)
{
    if (df_node_kind(p) != k)
        return false;
    df_node_take(p);
    return true;
}
