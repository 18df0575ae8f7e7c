// SPDX-License-Identifier: MIT
// df_ast: a df script as parsed: statements and expressions. One node type;
// lists of nodes hang on `next`.
#pragma once

#include "df/syntax/df_lexer.h"

enum { DF_NESTING_MAX = 100, DF_EXPR_DEPTH_MAX = 400 };

/* Kind: what its members hold. `items` is the first of a list. */
enum df_expr_kind {
    DF_EXPR_NONE,          /* None */
    DF_EXPR_BOOL,          /* i */
    DF_EXPR_INT,           /* i */
    DF_EXPR_FLOAT,         /* f */
    DF_EXPR_STR,           /* text; exact when written without escapes */
    DF_EXPR_NAME,          /* text */
    DF_EXPR_LOCAL,         /* text: @name in a query */
    DF_EXPR_LIST,          /* items */
    DF_EXPR_TUPLE,         /* items */
    DF_EXPR_DICT,          /* items: PAIRs */
    DF_EXPR_PAIR,          /* a: b */
    DF_EXPR_UNARY,         /* op a; op is DF_MINUS, DF_PLUS, DF_TILDE, DF_NOT */
    DF_EXPR_BINARY,        /* a op b */
    DF_EXPR_LOGICAL,       /* a op b; op is DF_AND or DF_OR */
    DF_EXPR_COMPARE,       /* a, then items: LINKs; a chain has several */
    DF_EXPR_LINK,          /* op a; op DF_NOT_EQUAL ..., DF_IN, DF_IS; negated:
                              not in, is not */
    DF_EXPR_CALL,          /* a(items: ARGs) */
    DF_EXPR_ARG,           /* text = a; text is STR_NONE by position */
    DF_EXPR_ATTRIBUTE,     /* a.text */
    DF_EXPR_SUBSCRIPT,     /* a[b] */
    DF_EXPR_SLICE,         /* a:b:c, each may be NULL */
    DF_EXPR_CONDITIONAL,   /* a if b else c */
    DF_EXPR_LAMBDA,        /* lambda items: a; items: PARAMs */
    DF_EXPR_PARAM,         /* text = a; a may be NULL */
    DF_EXPR_COMPREHENSION, /* [a items], items: CLAUSEs; a a PAIR: a dict */
    DF_EXPR_CLAUSE,        /* for b in a, then items: conditions; b is a NAME
                              or a TUPLE of such */
    DF_EXPR_FSTRING,       /* items: STRs and FIELDs */
    DF_EXPR_FIELD,         /* {a!i:items}; i is the conversion or 0; items: the
                              parts of the specification */
    DF_EXPR_BROKEN         /* a fault, reported */
};

struct df_expr {
    enum df_expr_kind kind;
    enum df_token_kind op;
    bool negated, exact;
    bool computes;        /* a node below does, see df_expr_computes */
    uint32_t depth;       /* levels below, at most DF_EXPR_DEPTH_MAX */
    uint32_t first, last; /* tokens */
    uint32_t mark;        /* its own token: operator, attribute's name, ... */
    uint32_t id;          /* its place among the script's, from 0 */
    struct df_expr *next;
    struct df_expr *a, *b, *c, *items;
    str text;
    union {
        int64_t i;
        double f;
        struct {
            struct df_expr *const *v; /* LIST, TUPLE, DICT: the items, each */
            size_t n;                 /* at its place */
        } nth;
    };
};

/* Whether a value comes of names, operators, f-strings or comprehensions, other
   than values written out: literals, lists and dicts of them, and calls of pd's
   and np's functions that take them, as pd.DataFrame. */
static inline bool df_expr_computes(const struct df_expr *e)
{
    bool module = str_eq(e->text, S("pd")) || str_eq(e->text, S("np"));
    return e->computes || (e->kind == DF_EXPR_NAME && !module) ||
           e->kind == DF_EXPR_FSTRING || e->kind == DF_EXPR_COMPREHENSION ||
           e->kind == DF_EXPR_BINARY;
}

/* target = [target =] value; target op= value; or a value alone (no targets,
   as a call that changes a frame in place). */
struct df_stmt {
    struct df_stmt *next;
    struct df_expr *targets; /* NAME, SUBSCRIPT, ATTRIBUTE, or a TUPLE or
                                LIST of such */
    enum df_token_kind op;   /* DF_PLUS for +=, ...; DF_END when plain */
    struct df_expr *value;
};

struct trace;

struct df_script {
    struct df_tokens tokens;
    struct df_stmt *first; /* of a script */
    struct df_expr *query; /* of a query */
    uint32_t n_exprs;      /* ids given */
    struct trace *trace;   /* what eval notes of them (df/runtime/trace.h) */
};
