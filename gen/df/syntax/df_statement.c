// SPDX-License-Identifier: MIT
// df_statement: parses Python's simple statements (reference, chapter 7). Each
// function is below its grammar rule.
#include "df/syntax/df_statement.h"

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/syntax/df_expr.h"

struct df_stmt *df_statement_new(struct df_parser *p, enum df_stmt_kind k)
{
    struct df_stmt *s = NEW(p->a, struct df_stmt);
    s->kind = k;
    s->at = p->at;
    return s;
}

/* ---- targets ---- */

static bool assignable(const struct df_expr *e)
{
    return e->kind == DF_EXPR_NAME || e->kind == DF_EXPR_SUBSCRIPT ||
           e->kind == DF_EXPR_ATTRIBUTE;
}

/* Checks the targets of an unpacking. At most one of them may have a star. */
static void check_targets(struct df_parser *p, const struct df_expr *e)
{
    size_t stars = 0;
    for (const struct df_expr *x = e->items; x; x = x->next) {
        bool star = x->kind == DF_EXPR_SPREAD;
        df_statement_target(p, star ? x->a : x);
        stars += star;
        if (star && stars == 2)
            df_node_report(p, DIAG_DF_SYNTAX, x->first, x->last,
                           S("two targets of an assignment have a '*'"),
                           "only one target can take the remaining values");
    }
}

void df_statement_target(struct df_parser *p, const struct df_expr *e)
{
    if (e->kind == DF_EXPR_TUPLE || e->kind == DF_EXPR_LIST)
        check_targets(p, e);
    else if (!assignable(e))
        df_node_report(p, DIAG_DF_SYNTAX, e->first, e->last,
                       S("cannot assign to this expression"),
                       "assign to a name, df['column'] or df[['a', 'b']]");
    else if (e->kind == DF_EXPR_NAME)
        df_node_local(p, e);
}

/* ---- assignments ---- */

static enum df_token_kind augmented_operator(enum df_token_kind k)
{
    static const uint8_t PLAIN[DF_N_TOKENS] = {
        [DF_PLUS_ASSIGN] = DF_PLUS,           [DF_MINUS_ASSIGN] = DF_MINUS,
        [DF_STAR_ASSIGN] = DF_STAR,           [DF_SLASH_ASSIGN] = DF_SLASH,
        [DF_FLOOR_ASSIGN] = DF_FLOOR,         [DF_PERCENT_ASSIGN] = DF_PERCENT,
        [DF_POWER_ASSIGN] = DF_POWER,         [DF_BAR_ASSIGN] = DF_BAR,
        [DF_AMPERSAND_ASSIGN] = DF_AMPERSAND, [DF_CARET_ASSIGN] = DF_CARET,
    };
    return (enum df_token_kind)PLAIN[k];
}

/* augmented: target op= expressions; the target was parsed */
static void augmented(struct df_parser *p, struct df_stmt *s, struct df_expr *e)
{
    s->op = augmented_operator(df_node_kind(p));
    if (s->op == DF_END || !assignable(e)) {
        const char *what = str_dupz(
            p->a, str_fmt(p->a, "'%.*s'%s",
                          STR_ARG(df_lexer_text(p->a, p->tokens, p->at, p->at)),
                          s->op == DF_END ? "" : " to this target"));
        df_node_unsupported(p, p->at, what,
                            s->op == DF_END ? "augmented" : "several");
        return;
    }
    df_statement_target(p, e);
    s->targets = e;
    uint32_t mark = p->at;
    df_node_advance(p);
    s->value = df_expr_parse_list(p);
    if (p->failed)
        return;
    s->whole = df_node_new(p, DF_EXPR_BINARY, e->first);
    s->whole->op = s->op;
    s->whole->mark = mark;
    s->whole->last = s->value->last;
    s->whole->a = e;
    s->whole->b = s->value;
}

/* Skips a type annotation: ':' expression, before '='. */
static void annotation(struct df_parser *p)
{
    uint32_t colon = p->at;
    df_node_advance(p);
    df_expr_parse(p);
    if (!p->failed && df_node_kind(p) == DF_ASSIGN)
        return;
    p->at = colon;
    df_node_unsupported(p, p->at, "a type annotation without a value",
                        "annotation");
}

/* statement: target [':' expression] '=' (target '=')* expressions |
   expressions | target op= expressions */
static struct df_stmt *assignment(struct df_parser *p)
{
    struct df_stmt *s = df_statement_new(p, DF_STMT_ASSIGN);
    struct df_expr **end = &s->targets;
    struct df_expr *e = df_expr_parse_list(p);
    if (!p->failed && df_node_kind(p) == DF_COLON)
        annotation(p);
    if (!p->failed && df_node_kind(p) >= DF_PLUS_ASSIGN) {
        augmented(p, s, e);
        return s;
    }
    while (!p->failed && df_node_accept(p, DF_ASSIGN)) {
        df_statement_target(p, e);
        *end = e;
        end = &e->next;
        if (!p->failed)
            e = df_expr_parse_list(p);
    }
    if (!p->failed && e->kind == DF_EXPR_SPREAD)
        df_node_report(p, DIAG_DF_SYNTAX, e->first, e->last,
                       S("a '*' expression must be inside a list"),
                       "write [*v]");
    s->value = e;
    return s;
}

/* ---- keywords ---- */

static bool at_end(const struct df_parser *p)
{
    enum df_token_kind k = df_node_kind(p);
    return k == DF_NEWLINE || k == DF_SEMICOLON || k == DF_END;
}

/* word: 'pass' | 'break' | 'continue' */
static struct df_stmt *word(struct df_parser *p, enum df_stmt_kind k)
{
    struct df_stmt *s = df_statement_new(p, k);
    if (k != DF_STMT_PASS && !p->loops)
        df_node_report(p, DIAG_DF_SYNTAX, p->at, p->at,
                       k == DF_STMT_BREAK
                           ? S("'break' outside loop")
                           : S("'continue' not properly in loop"),
                       "write it in the block of a 'for' loop");
    df_node_advance(p);
    return s;
}

static struct df_stmt *pass_statement(struct df_parser *p)
{
    return word(p, DF_STMT_PASS);
}

static struct df_stmt *break_statement(struct df_parser *p)
{
    return word(p, DF_STMT_BREAK);
}

static struct df_stmt *continue_statement(struct df_parser *p)
{
    return word(p, DF_STMT_CONTINUE);
}

/* return: 'return' [expressions] */
static struct df_stmt *return_statement(struct df_parser *p)
{
    struct df_stmt *s = df_statement_new(p, DF_STMT_RETURN);
    if (!p->locals)
        df_node_report(p, DIAG_DF_SYNTAX, p->at, p->at,
                       S("'return' outside function"),
                       "a script assigns its result to the name df");
    df_node_advance(p);
    if (!p->failed && !at_end(p))
        s->value = df_expr_parse_list(p);
    return s;
}

/* del: 'del' target (',' target)* */
static struct df_stmt *del_statement(struct df_parser *p)
{
    struct df_stmt *s = df_statement_new(p, DF_STMT_DEL);
    df_node_advance(p);
    struct df_expr *e = df_expr_parse_list(p);
    if (p->failed)
        return s;
    s->targets = e->kind == DF_EXPR_TUPLE ? e->items : e;
    for (const struct df_expr *x = s->targets; x; x = x->next)
        if (x->kind != DF_EXPR_NAME && x->kind != DF_EXPR_SUBSCRIPT)
            df_node_report(p, DIAG_DF_SYNTAX, x->first, x->last,
                           S("cannot delete this expression"),
                           "delete a name, df['column'] or d['key']");
        else if (x->kind == DF_EXPR_NAME)
            df_node_local(p, x);
    return s;
}

/* assert: 'assert' expression [',' expression] */
static struct df_stmt *assert_statement(struct df_parser *p)
{
    struct df_stmt *s = df_statement_new(p, DF_STMT_ASSERT);
    df_node_advance(p);
    s->value = df_expr_parse(p);
    if (!p->failed && df_node_accept(p, DF_COMMA))
        s->message = df_expr_parse(p);
    return s;
}

/* ---- imports ---- */

/* path: name ('.' name)*; NULL on a fault */
static struct df_expr *path(struct df_parser *p)
{
    struct df_expr *e = df_node_new(p, DF_EXPR_NAME, p->at);
    do {
        if (df_node_kind(p) != DF_NAME) {
            df_node_expected(p, "a module's name");
            return NULL;
        }
        df_node_advance(p);
    } while (df_node_accept(p, DF_DOT));
    df_node_close(p, e);
    e->text = df_lexer_text(p->a, p->tokens, e->first, e->last);
    if (str_find_char(e->text, ' ', 0) != STR_NPOS)
        e->text = str_replace(p->a, e->text, S(" "), S(""));
    return e;
}

/* Parses ['as' name] and sets the name that the import statement s binds: the
   name after 'as' or, without 'as', `name`. The tokens from `first` on spell
   `name`. */
static void binding(struct df_parser *p, struct df_stmt *s, str name,
                    uint32_t first)
{
    struct df_expr *e = df_node_new(p, DF_EXPR_NAME, first);
    e->text = name;
    if (df_node_accept(p, DF_AS)) {
        e->first = p->at;
        if (df_node_kind(p) != DF_NAME) {
            df_node_expected(p, "a name");
            return;
        }
        e->text = p->tokens->v[p->at].value;
        df_node_advance(p);
    }
    s->targets = df_node_close(p, e);
    df_node_local(p, e);
}

/* import: 'import' path ['as' name] (',' path ['as' name])* */
static struct df_stmt *import_statement(struct df_parser *p)
{
    struct df_stmt *first = NULL, **end = &first;
    df_node_advance(p);
    do {
        struct df_stmt *s = df_statement_new(p, DF_STMT_IMPORT);
        uint32_t at = p->at;
        s->value = path(p);
        if (!s->value)
            break;
        bool whole = df_node_kind(p) == DF_AS;
        binding(p, s, p->tokens->v[at].value, at);
        /* `import a.b` binds the name a to module a, `import a.b as c` binds c
           to module a.b */
        if (!whole)
            s->value->text = p->tokens->v[at].value;
        *end = s;
        end = &s->next;
    } while (!p->failed && df_node_accept(p, DF_COMMA));
    return first;
}

/* from: 'from' path 'import' ['('] name ['as' name] (',' ...)* [')'] */
static struct df_stmt *from_statement(struct df_parser *p)
{
    struct df_stmt *first = NULL, **end = &first;
    df_node_advance(p);
    struct df_expr *module = path(p);
    if (!module)
        return NULL;
    if (!df_node_accept(p, DF_IMPORT)) {
        df_node_expected(p, "'import'");
        return NULL;
    }
    bool open = df_node_accept(p, DF_LPAREN);
    do {
        struct df_stmt *s = df_statement_new(p, DF_STMT_IMPORT);
        if (open && first && df_node_kind(p) == DF_RPAREN)
            break;
        if (df_node_kind(p) != DF_NAME) {
            df_node_expected(p, "a name");
            return NULL;
        }
        s->value = module;
        s->member = p->tokens->v[p->at].value;
        df_node_advance(p);
        binding(p, s, s->member, p->at - 1);
        *end = s;
        end = &s->next;
    } while (!p->failed && df_node_accept(p, DF_COMMA));
    if (open && !p->failed && !df_node_accept(p, DF_RPAREN))
        df_node_expected(p, "',' or ')'");
    return first;
}

struct df_stmt *df_statement(struct df_parser *p)
{
    static struct df_stmt *(*const PARSE[DF_N_TOKENS])(struct df_parser *) = {
        [DF_PASS] = pass_statement,         [DF_BREAK] = break_statement,
        [DF_CONTINUE] = continue_statement, [DF_RETURN] = return_statement,
        [DF_DEL] = del_statement,           [DF_ASSERT] = assert_statement,
        [DF_IMPORT] = import_statement,     [DF_FROM] = from_statement,
    };
    enum df_token_kind k = df_node_kind(p);
    return PARSE[k] ? PARSE[k](p) : assignment(p);
}
