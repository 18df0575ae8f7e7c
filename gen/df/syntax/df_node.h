// SPDX-License-Identifier: MIT
// df_node: the state shared by the parsers of df scripts, and functions that
// make nodes and report faults.
#pragma once

#include "df/syntax/df_ast.h"

struct df_parser {
    struct arena *a;
    struct diags *d;
    struct df_tokens *tokens;
    struct df_expr *(*expression)(struct df_parser *p); /* df_expr_parse */
    uint32_t at;                                        /* index of the next
                                                           token */
    uint32_t n;                                         /* number of nodes */
    unsigned depth;      /* current nesting of brackets and operators */
    unsigned loops;      /* number of `for` loops around the statement, in its
                            function */
    struct strs *locals; /* local names of the function that contains the
                            statement; NULL: the statement is not in a
                            function */
    unsigned lambdas;    /* number of lambdas around the expression */
    bool query;  /* parses a query, where & and | bind as weakly as `and` and
                    `or` */
    bool failed; /* the current statement has a reported fault */
    bool ok;     /* no statement so far has a fault; while a block is parsed,
                    only the statements of the block count */
};

/* Returns a new node that begins at token `first`; its mark is the next
   token. */
struct df_expr *df_node_new(struct df_parser *p, enum df_expr_kind k,
                            uint32_t first);

/* Closes a node: its last token is the token that was consumed last, and its
   depth is one more than the depth of its deepest child. Returns the node.
   Returns a BROKEN node after reporting that the depth exceeds the limit. */
struct df_expr *df_node_close(struct df_parser *p, struct df_expr *e);

/* Consumes the closing bracket `with` and closes node e. Reports a missing
   bracket as "expected NAME before '...'". If the statement has failed already,
   returns e unchanged. */
struct df_expr *df_node_closing(struct df_parser *p, struct df_expr *e,
                                enum df_token_kind with, const char *name);

/* Increments p->depth. Reports a depth beyond the limit and returns false. */
bool df_node_enter(struct df_parser *p);

/* A list of nodes under construction; all zero when empty. */
struct df_chain {
    struct df_expr *first, **end;
};

void df_node_add(struct df_chain *c, struct df_expr *e);

/* Adds the text of a NAME to the local names of the function that is being
   parsed. No-op outside functions. */
void df_node_local(struct df_parser *p, const struct df_expr *name);

/* Reports a fault at tokens `first` to `last` and returns a BROKEN node.
   Reports only the first fault of a statement, because later faults may follow
   from the first. help may be NULL. */
struct df_expr *df_node_report(struct df_parser *p,
                               const struct diag_code *code, uint32_t first,
                               uint32_t last, str what, const char *help);

/* Reports "WHAT is not part of df scripts" at the tokens from `first` to the
   next token. The help is the entry of kind "syntax" (df_instead.h) for `word`.
   If there is no entry for a.b.c, looks for a.b, then for a. In the help, the
   rest of the line after the next token, without a final colon, replaces
   @{text}. */
struct df_expr *df_node_unsupported(struct df_parser *p, uint32_t first,
                                    const char *what, const char *word);

/* Reports "expected WHAT before '...'" at the next token. */
struct df_expr *df_node_expected(struct df_parser *p, const char *what);

/* Reports "unexpected '...' WHERE" at the next token. */
struct df_expr *df_node_unexpected(struct df_parser *p, const char *where,
                                   const char *help);

static inline enum df_token_kind df_node_kind_at(const struct df_parser *p,
                                                 uint32_t at)
{
    return at < p->tokens->n ? p->tokens->v[at].kind : DF_END;
}

static inline enum df_token_kind df_node_kind(const struct df_parser *p)
{
    return df_node_kind_at(p, p->at);
}

static inline void df_node_advance(struct df_parser *p)
{
    if (df_node_kind(p) != DF_END)
        p->at++;
}

static inline bool df_node_accept(struct df_parser *p, enum df_token_kind k)
{
    if (df_node_kind(p) != k)
        return false;
    df_node_advance(p);
    return true;
}
