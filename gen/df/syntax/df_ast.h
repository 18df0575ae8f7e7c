// SPDX-License-Identifier: MIT
// df_ast: the syntax tree of a df script: statements and expressions. All
// expressions have one node type; `next` links the nodes of a list.
#pragma once

#include "df/syntax/df_lexer.h"

enum {
    DF_NESTING_MAX = 100,   /* open brackets and nested operators */
    DF_EXPR_DEPTH_MAX = 400 /* levels of nodes */
};

/* Kinds of expressions. The comment after each kind lists the members of struct
   df_expr that the kind uses; `items` is the first node of a list. */
enum df_expr_kind {
    DF_EXPR_NONE,    /* None */
    DF_EXPR_BOOL,    /* i */
    DF_EXPR_INT,     /* i */
    DF_EXPR_FLOAT,   /* f */
    DF_EXPR_STR,     /* text; exact if written without escapes */
    DF_EXPR_NAME,    /* text */
    DF_EXPR_LOCAL,   /* text: @name in a query */
    DF_EXPR_LIST,    /* items */
    DF_EXPR_TUPLE,   /* items */
    DF_EXPR_DICT,    /* items: PAIRs */
    DF_EXPR_PAIR,    /* a: b */
    DF_EXPR_UNARY,   /* op a; op is DF_MINUS, DF_PLUS, DF_TILDE, DF_NOT */
    DF_EXPR_BINARY,  /* a op b */
    DF_EXPR_LOGICAL, /* a op b; op is DF_AND or DF_OR */
    DF_EXPR_COMPARE, /* a, then items: LINKs, more than one for a chain such as
                        a < b < c */
    DF_EXPR_LINK,    /* op a; op is DF_EQUAL to DF_GREATER_EQUAL, DF_IN or
                        DF_IS; negated: not in, is not */
    DF_EXPR_CALL,    /* a(items: ARGs) */
    DF_EXPR_ARG,     /* text = a; text is STR_NONE if passed by position */
    DF_EXPR_ATTRIBUTE,     /* a.text */
    DF_EXPR_SUBSCRIPT,     /* a[b] */
    DF_EXPR_SLICE,         /* a:b:c, each may be NULL */
    DF_EXPR_CONDITIONAL,   /* a if b else c */
    DF_EXPR_LAMBDA,        /* lambda items: a; items: PARAMs */
    DF_EXPR_PARAM,         /* text = a; a may be NULL */
    DF_EXPR_COMPREHENSION, /* [a items]; items: CLAUSEs; a dict if a is a PAIR
                            */
    DF_EXPR_CLAUSE,        /* for b in a, then items: conditions; b is a NAME
                              or a TUPLE of NAMEs and TUPLEs */
    DF_EXPR_FSTRING,       /* items: STRs and FIELDs */
    DF_EXPR_FIELD,         /* {a!i:items}; i is the conversion or 0; items: the
                              parts of the specification */
    DF_EXPR_BROKEN         /* an expression with a fault, which was reported */
};

struct df_expr {
    enum df_expr_kind kind;
    enum df_token_kind op;
    bool negated, exact;
    bool computes;        /* df_expr_computes is true for a node below */
    uint32_t depth;       /* levels of nodes below, at most DF_EXPR_DEPTH_MAX */
    uint32_t first, last; /* indexes of the expression's first and last token */
    uint32_t mark; /* the expression's main token: the operator, an attribute's
                      name, ... */
    uint32_t id;   /* number of the expression in the script, from 0 */
    struct df_expr *next;
    struct df_expr *a, *b, *c, *items;
    str text;
    union {
        int64_t i;
        double f;
        struct {
            struct df_expr *const *v; /* LIST, TUPLE, DICT: items in order */
            size_t n;                 /* number of items */
        } nth;
    };
};

/* Whether the value of expression e is computed: e contains a BINARY node, an
   f-string, a comprehension or a name other than pd and np. Literals, lists and
   dicts of literals, and calls such as pd.DataFrame with such arguments are not
   computed. */
static inline bool df_expr_computes(const struct df_expr *e)
{
    bool module = str_eq(e->text, S("pd")) || str_eq(e->text, S("np"));
    return e->computes || (e->kind == DF_EXPR_NAME && !module) ||
           e->kind == DF_EXPR_FSTRING || e->kind == DF_EXPR_COMPREHENSION ||
           e->kind == DF_EXPR_BINARY;
}

/* target = [target =] value; target op= value; or a value alone, without
   targets, such as a call that changes a frame in place. */
struct df_stmt {
    struct df_stmt *next;
    struct df_expr *targets; /* NAME, SUBSCRIPT, ATTRIBUTE, or a TUPLE or LIST
                                of these */
    enum df_token_kind op;   /* DF_PLUS for +=, ...; DF_END for = */
    struct df_expr *value;
};

struct trace;

struct df_script {
    struct df_tokens tokens;
    struct df_stmt *first; /* the first statement, if this is a script */
    struct df_expr *query; /* the expression, if this is a query */
    uint32_t n_exprs;      /* number of ids assigned */
    struct trace *trace;   /* results of expressions (df/runtime/trace.h) */
};
