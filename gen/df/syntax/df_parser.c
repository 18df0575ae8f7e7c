// SPDX-License-Identifier: MIT
// df_parser: parses the blocks of a df script and the statements that have
// blocks (Python reference, chapter 8). A table lists Python's statements that
// df scripts do not have.
#include "df/syntax/df_parser.h"

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/syntax/df_expr.h"
#include "df/syntax/df_return.h"
#include "df/syntax/df_statement.h"

/* A list of statements under construction. */
struct statements {
    struct df_stmt *first, **end;
};

static void append(struct statements *v, struct df_stmt *s)
{
    if (!v->first)
        v->end = &v->first;
    *v->end = s;
    while (s->next)
        s = s->next;
    v->end = &s->next;
}

/* ---- faults ---- */

static bool ends_line(enum df_token_kind k)
{
    return k == DF_NEWLINE || k == DF_END;
}

/* Whether the line has a token with a reported fault. Other faults of the line
   may follow from that fault, so they are not reported. */
static bool has_fault(const struct df_parser *p)
{
    uint32_t at = p->at;
    while (!ends_line(df_node_kind_at(p, at)))
        if (df_node_kind_at(p, at++) == DF_FAULT)
            return true;
    return false;
}

static void skip_line(struct df_parser *p)
{
    while (!ends_line(df_node_kind(p)))
        df_node_advance(p);
    df_node_accept(p, DF_NEWLINE);
}

/* Skips the block at the next token, if there is one. */
static void skip_block(struct df_parser *p)
{
    size_t depth = 0;
    while (df_node_kind(p) != DF_END &&
           (depth || df_node_kind(p) == DF_INDENT)) {
        depth += df_node_kind(p) == DF_INDENT;
        depth -= df_node_kind(p) == DF_DEDENT;
        df_node_advance(p);
    }
}

/* Whether token k is a name that its line assigns. An assigned name is before a
   '=' outside brackets, or after for, def, as or import. */
static bool is_assigned(const struct df_parser *p, uint32_t k)
{
    static const bool BINDS[DF_N_TOKENS] = {
        [DF_DEF] = true, [DF_AS] = true, [DF_IMPORT] = true, [DF_FOR] = true};
    uint32_t first = k, end = k + 1;
    while (first && (df_node_kind_at(p, first - 1) == DF_COMMA ||
                     df_node_kind_at(p, first - 1) == DF_NAME))
        first--;
    if (first && BINDS[df_node_kind_at(p, first - 1)])
        return true;
    size_t depth = 0;
    for (; !ends_line(df_node_kind_at(p, end)); end++) {
        enum df_token_kind t = df_node_kind_at(p, end);
        if (!depth && (t == DF_ASSIGN || t >= DF_PLUS_ASSIGN))
            return true;
        depth += t == DF_LPAREN || t == DF_LBRACKET || t == DF_LBRACE;
        if (!depth && (t == DF_RPAREN || t == DF_RBRACKET || t == DF_RBRACE))
            return false;
        depth -= t == DF_RPAREN || t == DF_RBRACKET || t == DF_RBRACE;
    }
    return false;
}

/* Returns a BROKEN for the tokens from `from` up to, but not including, the
   next token. */
static struct df_stmt *broken(struct df_parser *p, uint32_t from)
{
    struct df_stmt *s = df_statement_new(p, DF_STMT_BROKEN);
    struct df_chain names = {0};
    s->at = from;
    for (uint32_t k = from, budget = 10000; k < p->at && budget; k++, budget--)
        if (df_node_kind_at(p, k) == DF_NAME &&
            (!k || df_node_kind_at(p, k - 1) != DF_DOT) && is_assigned(p, k)) {
            struct df_expr *e = df_node_new(p, DF_EXPR_NAME, k);
            e->last = k;
            e->text = p->tokens->v[k].value;
            df_node_add(&names, e);
        }
    s->targets = names.first;
    return s;
}

/* Statements of Python that df scripts do not have. The parser of expressions
   reports all other reserved words. */
static const struct {
    str word;
    const char *what;
} STATEMENTS[] = {
    {S_INIT("while"), "a 'while' loop"},
    {S_INIT("class"), "a class definition"},
    {S_INIT("try"), "a 'try' statement"},
    {S_INIT("except"), "'except'"},
    {S_INIT("finally"), "'finally'"},
};

static bool foreign_statement(struct df_parser *p)
{
    str word = p->tokens->v[p->at].text;
    for (size_t i = 0; i < sizeof STATEMENTS / sizeof *STATEMENTS; i++)
        if (df_node_kind(p) == DF_RESERVED &&
            str_eq(word, STATEMENTS[i].word)) {
            df_node_unsupported(p, p->at, STATEMENTS[i].what,
                                STATEMENTS[i].word.p);
            return true;
        }
    return false;
}

/* ---- blocks ---- */

static void lines(struct df_parser *p, struct statements *v);

/* simple: statement (';' statement)* [';'] end of the line */
static void simple(struct df_parser *p, struct statements *v)
{
    uint32_t from = p->at;
    struct statements line = {0};
    do {
        if (ends_line(df_node_kind(p)) && p->at > from)
            break;
        if (foreign_statement(p))
            break;
        struct df_stmt *s = df_statement(p);
        if (p->failed)
            break;
        append(&line, s);
    } while (df_node_accept(p, DF_SEMICOLON));
    if (!p->failed && !ends_line(df_node_kind(p)))
        df_node_unexpected(p, "after the end of the statement",
                           "write each statement on a line of its own, or add "
                           "the missing operator or comma");
    bool failed = p->failed;
    skip_line(p);
    if (failed)
        skip_block(p);
    p->failed = false;
    append(v, failed ? broken(p, from) : line.first);
}

/* block: ':' simple | ':' NEWLINE INDENT lines DEDENT
   `of` names the statement in messages. The statement begins at token
   `first`. */
static struct df_stmt *block(struct df_parser *p, const char *of,
                             uint32_t first)
{
    struct statements v = {0};
    if (p->failed)
        return NULL;
    if (!df_node_accept(p, DF_COLON)) {
        df_node_expected(p, "':'");
        return NULL;
    }
    if (df_node_kind(p) != DF_NEWLINE) {
        if (has_fault(p))
            p->failed = true;
        else
            simple(p, &v);
        return v.first;
    }
    df_node_advance(p);
    if (!df_node_accept(p, DF_INDENT)) {
        df_node_report(
            p, DIAG_DF_SYNTAX, p->at, p->at,
            str_fmt(p->a, "expected an indented block after %s on line %u", of,
                    p->tokens->lines.v[p->tokens->v[first].line].line),
            "indent the block's lines by 4 spaces, or write pass");
        p->failed = false; /* the next line is a statement of its own */
        return NULL;
    }
    lines(p, &v);
    df_node_accept(p, DF_DEDENT);
    return v.first;
}

static struct df_stmt *if_statement(struct df_parser *p);

/* else: ['else' block]; of an `if`, also 'elif' expression block else */
static struct df_stmt *else_block(struct df_parser *p, bool elif)
{
    uint32_t first = p->at;
    if (p->failed ||
        (df_node_kind(p) != DF_ELSE && !(elif && df_node_kind(p) == DF_ELIF)))
        return NULL;
    if (df_node_kind(p) == DF_ELIF)
        return if_statement(p);
    df_node_advance(p);
    return block(p, "'else' statement", first);
}

/* if: 'if' expression block else */
static struct df_stmt *if_statement(struct df_parser *p)
{
    struct df_stmt *s = df_statement_new(p, DF_STMT_IF);
    const char *of =
        df_node_kind(p) == DF_IF ? "'if' statement" : "'elif' statement";
    if (!df_node_enter(p))
        return s;
    df_node_advance(p);
    s->value = df_expr_parse(p);
    if (!p->failed && df_node_kind(p) == DF_ASSIGN)
        df_node_report(p, DIAG_DF_SYNTAX, p->at, p->at, S("'=' in a condition"),
                       "compare with ==");
    s->body = block(p, of, s->at);
    s->other = else_block(p, true);
    return s;
}

/* for: 'for' targets 'in' expressions block else */
static struct df_stmt *for_statement(struct df_parser *p)
{
    struct df_stmt *s = df_statement_new(p, DF_STMT_FOR);
    df_node_advance(p);
    s->targets = df_expr_targets(p);
    if (p->failed)
        return s;
    df_statement_target(p, s->targets);
    if (!df_node_accept(p, DF_IN)) {
        df_node_expected(p, "'in'");
        return s;
    }
    s->value = df_expr_parse_list(p);
    p->loops++;
    s->body = block(p, "'for' statement", s->at);
    p->loops--;
    s->other = else_block(p, false);
    return s;
}

/* with: 'with' expression ['as' name] (',' ...)* block; each further expression
   becomes a with statement in the block of the previous with */
static struct df_stmt *with_statement(struct df_parser *p)
{
    struct df_stmt *s = df_statement_new(p, DF_STMT_WITH);
    uint32_t first = p->at;
    if (!df_node_enter(p))
        return s;
    df_node_advance(p);
    s->value = df_expr_parse(p);
    if (!p->failed && df_node_accept(p, DF_AS)) {
        s->targets = df_expr_targets(p);
        if (!p->failed)
            df_statement_target(p, s->targets);
    }
    if (!p->failed && df_node_kind(p) == DF_COMMA)
        s->body = with_statement(p);
    else
        s->body = block(p, "'with' statement", first);
    return s;
}

/* def: 'def' name '(' parameters ')' ['-' '>' expression] block */
static struct df_stmt *def_statement(struct df_parser *p)
{
    struct df_stmt *s = df_statement_new(p, DF_STMT_DEF);
    struct df_function *f = NEW(p->a, struct df_function);
    struct strs *outer = p->locals, names = {0};
    unsigned loops = p->loops;
    df_node_advance(p);
    struct df_expr *name = df_node_new(p, DF_EXPR_NAME, p->at);
    if (df_node_kind(p) != DF_NAME) {
        df_node_expected(p, "a name");
        return s;
    }
    name->text = p->tokens->v[p->at].value;
    df_node_advance(p);
    s->targets = df_node_close(p, name);
    df_statement_target(p, name);
    struct df_expr *e = df_node_new(p, DF_EXPR_LAMBDA, s->at);
    e->text = name->text;
    if (!df_node_accept(p, DF_LPAREN)) {
        df_node_expected(p, "'('");
        return s;
    }
    e->items = df_expr_parameters(p, DF_RPAREN);
    if (!p->failed && !df_node_accept(p, DF_RPAREN))
        df_node_expected(p, "',' or ')'");
    if (!p->failed && df_node_kind(p) == DF_MINUS &&
        df_node_kind_at(p, p->at + 1) == DF_GREATER) {
        p->at += 2;
        df_expr_parse(p); /* parses and ignores the type of the result */
    }
    df_node_close(p, e);
    for (const struct df_expr *x = e->items; x; x = x->next)
        vec_push(p->a, &names, x->text);
    p->locals = &names;
    p->loops = 0;
    f->body = block(p, "function definition", s->at);
    p->locals = outer;
    p->loops = loops;
    f->locals.v = names.v;
    f->locals.n = names.n;
    e->def = f;
    s->value = e;
    if (p->ok && !p->failed)
        e->a = df_return(p, f->body);
    return s;
}

/* compound: if | for | with | def
   Appends a BROKEN if the statement or one of its blocks has a fault. */
static bool compound(struct df_parser *p, struct statements *v)
{
    static struct df_stmt *(*const PARSE[DF_N_TOKENS])(struct df_parser *) = {
        [DF_IF] = if_statement,
        [DF_FOR] = for_statement,
        [DF_WITH] = with_statement,
        [DF_DEF] = def_statement,
    };
    struct df_stmt *(*parse)(struct df_parser *) = PARSE[df_node_kind(p)];
    uint32_t from = p->at;
    unsigned depth = p->depth;
    bool ok = p->ok;
    if (!parse)
        return false;
    p->ok = true;
    struct df_stmt *s = parse(p);
    if (p->failed) {
        skip_line(p);
        skip_block(p);
        p->ok = false;
    }
    append(v, p->ok ? s : broken(p, from));
    p->ok &= ok;
    p->depth = depth;
    return true;
}

/* Reports an 'elif' or 'else' that does not follow an if or for, or a line that
   must not be indented. */
static bool misplaced(struct df_parser *p)
{
    enum df_token_kind k = df_node_kind(p);
    if (k == DF_INDENT)
        df_node_report(p, DIAG_DF_SYNTAX, p->at + 1, p->at + 1,
                       S("unexpected indent"),
                       "start the line in the same column as the line above");
    else if (k == DF_ELSE || k == DF_ELIF)
        df_node_report(p, DIAG_DF_SYNTAX, p->at, p->at,
                       str_fmt(p->a, "'%.*s' without an 'if'%s before it",
                               STR_ARG(df_lexer_spelling(k)),
                               k == DF_ELSE ? " or 'for'" : ""),
                       "start the line in the same column as the statement "
                       "that it continues");
    else
        return false;
    if (k == DF_INDENT) {
        skip_block(p);
    } else {
        skip_line(p);
        skip_block(p);
    }
    return true;
}

/* lines: (simple | compound)*, up to the end of the block or script */
static void lines(struct df_parser *p, struct statements *v)
{
    while (df_node_kind(p) != DF_END && df_node_kind(p) != DF_DEDENT) {
        uint32_t from = p->at;
        unsigned depth = p->depth;
        p->failed = false;
        if (has_fault(p)) {
            p->ok = false;
            skip_line(p);
            skip_block(p);
            append(v, broken(p, from));
        } else if (misplaced(p)) {
            append(v, broken(p, from));
        } else if (!compound(p, v)) {
            simple(p, v);
        }
        p->failed = false;
        p->depth = depth;
    }
}

bool df_parser_script(struct arena *a, struct diags *d, struct lines text,
                      struct df_script *out)
{
    *out = (struct df_script){0};
    struct df_parser p = {
        .a = a, .d = d, .expression = df_expr_parse, .tokens = &out->tokens};
    struct statements v = {0};
    p.ok = df_lexer_script(a, d, text, &out->tokens);
    while (df_node_kind(&p) != DF_END) {
        lines(&p, &v);
        df_node_accept(&p, DF_DEDENT);
    }
    out->first = v.first;
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
