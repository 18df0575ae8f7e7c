// SPDX-License-Identifier: MIT
// df_ast: the syntax tree of a df script: statements and expressions. All
// expressions are a struct df_expr, all statements a struct df_stmt; the member
// `next` links the nodes of a list.
#pragma once

#include "df/syntax/df_lexer.h"

enum {
    DF_NESTING_MAX = 100,   /* maximum nesting of brackets and operators */
    DF_EXPR_DEPTH_MAX = 400 /* maximum number of levels of nodes */
};

/* Kinds of expressions. The comment after each kind lists the members of struct
   df_expr that the kind uses; `items` is the first node of a list. */
enum df_expr_kind {
    DF_EXPR_NONE,    /* None */
    DF_EXPR_BOOL,    /* i */
    DF_EXPR_INT,     /* i */
    DF_EXPR_FLOAT,   /* f */
    DF_EXPR_STR,     /* text; `exact` if the literal has no escapes */
    DF_EXPR_NAME,    /* text */
    DF_EXPR_LOCAL,   /* text: @name in a query */
    DF_EXPR_LIST,    /* items */
    DF_EXPR_TUPLE,   /* items */
    DF_EXPR_DICT,    /* items: PAIRs and SPREADs */
    DF_EXPR_SET,     /* items */
    DF_EXPR_PAIR,    /* a: b */
    DF_EXPR_SPREAD,  /* *a: as an item, all items of a; also **a in a dict, and
                      *a as a target */
    DF_EXPR_UNARY,   /* op a; op is DF_MINUS, DF_PLUS, DF_TILDE, DF_NOT */
    DF_EXPR_BINARY,  /* a op b */
    DF_EXPR_LOGICAL, /* a op b; op is DF_AND or DF_OR */
    DF_EXPR_COMPARE, /* a, then items: LINKs, more than one for a chain such as
                        a < b < c */
    DF_EXPR_LINK,    /* op a; op is DF_EQUAL to DF_GREATER_EQUAL, DF_IN or
                        DF_IS; negated: not in, is not */
    DF_EXPR_CALL,    /* a(items: ARGs) */
    DF_EXPR_ARG,     /* text = a; text is STR_NONE for an argument by position;
                        op is DF_STAR for *a, DF_POWER for **a */
    DF_EXPR_GIVEN,   /* given: the computed value of an argument to which *a or
                      **a expands */
    DF_EXPR_ATTRIBUTE,     /* a.text */
    DF_EXPR_SUBSCRIPT,     /* a[b] */
    DF_EXPR_SLICE,         /* a:b:c, each may be NULL */
    DF_EXPR_CONDITIONAL,   /* a if b else c */
    DF_EXPR_LAMBDA,        /* lambda items: a; items: PARAMs. Also the function
                              of a def: `text` is its name, `def` its body; a is
                              an expression that is equal to the body, or
                              NULL */
    DF_EXPR_PARAM,         /* text = a; a may be NULL; op is DF_STAR for *text,
                              DF_POWER for **text; `exact` if only a keyword
                              argument sets it */
    DF_EXPR_COMPREHENSION, /* [a items]; items: CLAUSEs; a dict if a is a PAIR,
                              a set if op is DF_LBRACE */
    DF_EXPR_CLAUSE,        /* for b in a, then items: conditions; b is a NAME
                              or a TUPLE of NAMEs and TUPLEs */
    DF_EXPR_FSTRING,       /* items: STRs and FIELDs */
    DF_EXPR_FIELD,         /* {a!i:items}; i is the conversion or 0; items: the
                              parts of the specification */
    DF_EXPR_WALRUS,        /* (text := a) */
    DF_EXPR_BROKEN         /* an expression with a fault, which was reported */
};

struct df_expr {
    enum df_expr_kind kind;
    enum df_token_kind op;
    bool negated, exact;
    bool computes;        /* df_expr_computes is true for a descendant of this
                             node */
    uint32_t depth;       /* number of levels of nodes below this node, at most
                             DF_EXPR_DEPTH_MAX */
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
        const struct df_function *def;
        const void *given; /* struct object * */
        struct {
            struct df_expr *const *v; /* LIST, TUPLE, DICT: items in order */
            size_t n;                 /* number of items; 0 if an item is a
                                         SPREAD */
        } nth;
    };
};

/* Whether the value of expression e is computed: e contains a BINARY node, an
   f-string, a comprehension or a name other than pd and np. Literals, lists and
   dicts of literals, and calls such as pd.DataFrame with literal arguments are
   not computed. */
static inline bool df_expr_computes(const struct df_expr *e)
{
    bool module = str_eq(e->text, S("pd")) || str_eq(e->text, S("np"));
    return e->computes || (e->kind == DF_EXPR_NAME && !module) ||
           e->kind == DF_EXPR_FSTRING || e->kind == DF_EXPR_COMPREHENSION ||
           e->kind == DF_EXPR_BINARY;
}

/* Kinds of statements. The comment after each kind lists the members of struct
   df_stmt that the kind uses. */
enum df_stmt_kind {
    DF_STMT_ASSIGN, /* target = [target =] value; target op= value; or a value
                       alone, without targets, such as a call that changes a
                       frame in place */
    DF_STMT_IF,     /* if value: body; else: other */
    DF_STMT_FOR,    /* for targets in value: body; else: other */
    DF_STMT_WITH,   /* with value as targets: body; targets may be NULL */
    DF_STMT_DEF,    /* targets: the NAME; value: the LAMBDA */
    DF_STMT_RETURN, /* value, or NULL */
    DF_STMT_DEL,    /* targets */
    DF_STMT_ASSERT, /* value, then message or NULL */
    DF_STMT_IMPORT, /* value: a NAME, the module's path with its dots; targets:
                       the NAME to bind; member: the name in the module, or
                       STR_NONE for the module itself */
    DF_STMT_PASS,
    DF_STMT_BREAK,
    DF_STMT_CONTINUE,
    DF_STMT_BROKEN /* a statement with a reported fault; targets: the NAMEs that
                      it would assign */
};

struct df_stmt {
    enum df_stmt_kind kind;
    struct df_stmt *next;
    struct df_expr *targets; /* NAME, SUBSCRIPT, ATTRIBUTE, or a TUPLE or LIST
                                of such targets */
    enum df_token_kind op;   /* DF_PLUS for +=, ...; DF_END for = */
    struct df_expr *value;
    struct df_expr *whole; /* for `target op= value`: a BINARY of target and
                              value */
    struct df_stmt *body, *other; /* first statements of the blocks */
    struct df_expr *message;
    str member;
    uint32_t at; /* index of the statement's first token */
};

enum { DF_LOCALS_MAX = 200 }; /* maximum number of local names of a function */

/* The body of a function defined by def. */
struct df_function {
    struct df_stmt *body;
    struct df_locals {
        const str *v; /* the parameters, then the names that the body assigns */
        size_t n;
    } locals;
};

struct trace;

struct df_script {
    struct df_tokens tokens;
    struct df_stmt *first; /* the first statement, if this is a script */
    struct df_expr *query; /* the expression, if this is a query */
    uint32_t n_exprs;      /* number of ids assigned */
    struct trace *trace;   /* results of expressions (df/runtime/trace.h) */
};
