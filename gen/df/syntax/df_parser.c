// SPDX-License-Identifier: MIT
// df_parser: parses the statements of a df script. A table lists Python's
// statements that df scripts do not have.
#include "df/syntax/df_parser.h"

#include "base/codes/df.h"
#include "df/syntax/df_expr.h"

static bool assignable(const struct df_expr *e)
{
    return e->kind == DF_EXPR_NAME || e->kind == DF_EXPR_SUBSCRIPT ||
           e->kind == DF_EXPR_ATTRIBUTE;
}

static void check_target(struct df_parser *p, const struct df_expr *e)
{
    if (e->kind == DF_EXPR_TUPLE || e->kind == DF_EXPR_LIST) {
        for (const struct df_expr *x = e->items; x; x = x->next)
            check_target(p, x);
        return;
    }
    if (!assignable(e))
        df_node_report(p, DIAG_DF_SYNTAX, e->first, e->last,
                       S("cannot assign to this expression"),
                       "assign to a name, df['column'] or df[['a', 'b']]");
}

static enum df_token_kind augmented_operator(enum df_token_kind k)
{
    static const uint8_t PLAIN[DF_N_TOKENS] = {
        [DF_PLUS_ASSIGN] = DF_PLUS,           [DF_MINUS_ASSIGN] = DF_MINUS,
        [DF_STAR_ASSIGN] = DF_STAR,           [DF_SLASH_ASSIGN] = DF_SLASH,
        [DF_FLOOR_ASSIGN] = DF_FLOOR,         [DF_PERCENT_ASSIGN] = DF_PERCENT,
        [DF_POWER_ASSIGN] = DF_POWER,         [DF_BAR_ASSIGN] = DF_BAR,
        [DF_AMPERSAND_ASSIGN] = DF_AMPERSAND,
    };
    return (enum df_token_kind)PLAIN[k];
}

/* statement: (target '=')* expressions | target op= expressions */
static struct df_stmt *assignment(struct df_parser *p)
{
    struct df_stmt *s = NEW(p->a, struct df_stmt);
    struct df_expr **end = &s->targets;
    struct df_expr *e = df_expr_parse_list(p);
    if (!p->failed && df_node_kind(p) >= DF_PLUS_ASSIGN) {
        s->op = augmented_operator(df_node_kind(p));
        if (s->op == DF_END || !assignable(e)) {
            const char *what = str_dupz(
                p->a,
                str_fmt(p->a, "'%.*s'%s",
                        STR_ARG(df_lexer_text(p->a, p->tokens, p->at, p->at)),
                        s->op == DF_END ? "" : " to this target"));
            df_node_unsupported(p, p->at, what,
                                s->op == DF_END ? "augmented" : "several");
            return s;
        }
        check_target(p, e);
        *end = e;
        df_node_advance(p);
        e = df_expr_parse_list(p);
    }
    while (!p->failed && s->op == DF_END && df_node_accept(p, DF_ASSIGN)) {
        check_target(p, e);
        *end = e;
        end = &e->next;
        if (!p->failed)
            e = df_expr_parse_list(p);
    }
    if (!p->failed && df_node_kind(p) == DF_COLON)
        df_node_unsupported(p, p->at, "a type annotation", "annotation");
    s->value = e;
    return s;
}

/* Consumes "import pandas as pd" and "import numpy as np", which have no
   effect. False for any other statement. */
static bool known_import(struct df_parser *p)
{
    static const struct {
        str module, name;
    } KNOWN[] = {
        {S_INIT("pandas"), S_INIT("pd")},
        {S_INIT("numpy"), S_INIT("np")},
    };
    const struct df_token *t = &p->tokens->v[p->at];
    if (p->at + 4 >= p->tokens->n || t->kind != DF_IMPORT ||
        !str_eq(t[2].text, S("as")))
        return false;
    for (size_t i = 0; i < sizeof KNOWN / sizeof *KNOWN; i++)
        if (str_eq(t[1].text, KNOWN[i].module) &&
            str_eq(t[3].text, KNOWN[i].name)) {
            p->at += 4;
            return true;
        }
    return false;
}

/* Statements of Python that df scripts do not have. The parser of expressions
   reports all other reserved words. */
static const struct {
    str word;
    const char *what;
} STATEMENTS[] = {
    {S_INIT("for"), "a 'for' loop"},
    {S_INIT("while"), "a 'while' loop"},
    {S_INIT("if"), "an 'if' statement"},
    {S_INIT("def"), "a function definition"},
    {S_INIT("class"), "a class definition"},
    {S_INIT("import"), "an import"},
    {S_INIT("from"), "an import"},
    {S_INIT("with"), "a 'with' statement"},
    {S_INIT("try"), "a 'try' statement"},
    {S_INIT("else"), "'else'"},
};

/* Returns "import.MODULE", the name of an entry in instead.txt; "import" if no
   module follows. */
static const char *import_word(struct df_parser *p)
{
    uint32_t end = p->at + 1;
    while (df_node_kind_at(p, end) == DF_NAME ||
           df_node_kind_at(p, end) == DF_DOT)
        end++;
    if (end == p->at + 1)
        return "import";
    str module = df_lexer_text(p->a, p->tokens, p->at + 1, end - 1);
    str word = str_c("import");
    str_word(&module, &word);
    return str_fmt(p->a, "import.%.*s", STR_ARG(word)).p;
}

static bool foreign_statement(struct df_parser *p)
{
    enum df_token_kind k = df_node_kind(p);
    if (k != DF_RESERVED && (k < DF_AND || k > DF_TRUE))
        return false;
    str word = p->tokens->v[p->at].text;
    for (size_t i = 0; i < sizeof STATEMENTS / sizeof *STATEMENTS; i++)
        if (str_eq(word, STATEMENTS[i].word)) {
            df_node_unsupported(p, p->at, STATEMENTS[i].what,
                                k == DF_IMPORT || k == DF_FROM
                                    ? import_word(p)
                                    : STATEMENTS[i].word.p);
            return true;
        }
    return false;
}

static void skip_line(struct df_parser *p)
{
    while (df_node_kind(p) != DF_NEWLINE && df_node_kind(p) != DF_END)
        df_node_advance(p);
    df_node_accept(p, DF_NEWLINE);
}

/* Whether the line has a token with a reported fault. Further faults of the
   line follow from that fault and are not reported. */
static bool has_fault(const struct df_parser *p)
{
    uint32_t at = p->at;
    while (df_node_kind_at(p, at) != DF_NEWLINE &&
           df_node_kind_at(p, at) != DF_END)
        if (df_node_kind_at(p, at++) == DF_FAULT)
            return true;
    return false;
}

/* line: statement (';' statement)* [';'] end */
static void line(struct df_parser *p, struct df_stmt ***end)
{
    if (df_node_kind(p) == DF_INDENT) {
        df_node_report(p, DIAG_DF_SYNTAX, p->at + 1, p->at + 1,
                       S("unexpected indentation"),
                       "start the line in the same column as the line above");
        return;
    }
    do {
        if (df_node_kind(p) == DF_NEWLINE || known_import(p))
            continue;
        if (foreign_statement(p))
            return;
        struct df_stmt *s = assignment(p);
        if (p->failed)
            return;
        **end = s;
        *end = &s->next;
    } while (df_node_accept(p, DF_SEMICOLON));
    if (df_node_kind(p) != DF_NEWLINE && df_node_kind(p) != DF_END)
        df_node_unexpected(p, "after the end of the statement",
                           "write one statement a line; or an operator or a "
                           "comma is missing before it");
}

bool df_parser_script(struct arena *a, struct diags *d, struct lines lines,
                      struct df_script *out)
{
    *out = (struct df_script){0};
    struct df_parser p = {
        .a = a, .d = d, .expression = df_expr_parse, .tokens = &out->tokens};
    struct df_stmt **end = &out->first;
    p.ok = df_lexer_script(a, d, lines, &out->tokens);
    while (df_node_kind(&p) != DF_END) {
        p.failed = false;
        p.depth = 0;
        if (!has_fault(&p))
            line(&p, &end);
        skip_line(&p);
        while (p.failed && df_node_kind(&p) == DF_INDENT)
            skip_line(&p); /* the block of an unsupported statement */
    }
    out->n_exprs = p.n;
    return p.ok;
}

bool df_parser_query(struct arena *a, struct diags *d, str text, struct pos at,
                     bool exact, struct df_script *out)
{
    *out = (struct df_script){0};
    struct df_parser p = {.a = a,
                          .d = d,
                          .expression = df_expr_parse,
                          .query = true,
                          .ok = true,
                          .tokens = &out->tokens};
    if (!df_lexer_query(a, d, text, at, exact, &out->tokens))
        return false;
    out->query = df_expr_parse(&p);
    if (!p.failed && df_node_kind(&p) != DF_NEWLINE &&
        df_node_kind(&p) != DF_END)
        df_node_expected(&p, "the end of the query");
    out->n_exprs = p.n;
    return p.ok;
}
