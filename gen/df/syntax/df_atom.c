// SPDX-License-Identifier: MIT
// df_atom: the innermost expressions: constants, names, texts, lists, tuples,
// dicts and comprehensions. Each function stands below its grammar rule.
#include "df/syntax/df_atom.h"

#include <errno.h>
#include <stdlib.h>

#include "base/buf.h"
#include "base/codes/df.h"
#include "df/syntax/df_fstring.h"

static str without_underscores(struct df_parser *p, str s)
{
    return str_find_char(s, '_', 0) == STR_NPOS
               ? s
               : str_replace(p->a, s, S("_"), S(""));
}

static struct df_expr *integer(struct df_parser *p)
{
    struct df_expr *e = df_node_new(p, DF_EXPR_INT, p->at);
    str s = without_underscores(p, p->tokens->v[p->at].text);
    char mark = s.n > 1 && s.p[0] == '0' ? char_lower(s.p[1]) : '\0';
    int base = mark == 'x' ? 16 : mark == 'o' ? 8 : mark == 'b' ? 2 : 10;
    char text[80];
    str digits = str_from(s, base == 10 ? 0 : 2);
    errno = ERANGE;
    if (digits.n < sizeof text) {
        memcpy(text, digits.p, digits.n);
        text[digits.n] = '\0';
        errno = 0;
        e->i = strtoll(text, NULL, base);
    }
    if (errno)
        return df_node_report(p, DIAG_DF_VALUE, p->at, p->at,
                              S("integer does not fit into 64 bits"), NULL);
    df_node_take(p);
    return e;
}

static struct df_expr *floating(struct df_parser *p)
{
    struct df_expr *e = df_node_new(p, DF_EXPR_FLOAT, p->at);
    str s = without_underscores(p, p->tokens->v[p->at].text);
    if (!str_to_double(s, &e->f))
        return df_node_report(p, DIAG_DF_VALUE, p->at, p->at,
                              S("number is too long"), NULL);
    df_node_take(p);
    return e;
}

/* strings: (text | f-string)+ */
static struct df_expr *strings(struct df_parser *p)
{
    uint32_t first = p->at;
    struct df_expr *e = df_node_new(p, DF_EXPR_STR, first);
    struct df_chain parts = {0};
    struct buf b = {.a = p->a};
    bool format = false;
    for (; !p->failed &&
           (df_node_kind(p) == DF_STR || df_node_kind(p) == DF_FSTRING);
         df_node_take(p)) {
        const struct df_token *t = &p->tokens->v[p->at];
        struct df_expr *x = df_node_new(p, DF_EXPR_STR, p->at);
        format |= t->kind == DF_FSTRING;
        if (t->kind == DF_FSTRING) {
            df_fstring_parts(p, &parts);
            continue;
        }
        x->text = t->value;
        df_node_add(&parts, x);
        if (p->at == first)
            e->text = t->value;
        else if (p->at == first + 1)
            buf_put(&b, e->text);
        if (p->at > first)
            buf_put(&b, t->value);
    }
    if (p->at > first + 1)
        e->text = buf_str(&b);
    if (format) {
        e->kind = DF_EXPR_FSTRING;
        e->items = parts.first;
    }
    str written = p->tokens->v[first].text;
    e->exact = p->at == first + 1 && written.n == e->text.n + 2;
    return df_node_close(p, e);
}

/* targets: target (',' target)* [',']; target: name | '(' targets ')' */
static struct df_expr *targets(struct df_parser *p)
{
    struct df_expr *e = df_node_new(p, DF_EXPR_TUPLE, p->at);
    struct df_chain c = {0};
    bool comma = false;
    do {
        struct df_expr *x = df_node_new(p, DF_EXPR_NAME, p->at);
        comma |= c.first != NULL;
        if (c.first && df_node_kind(p) != DF_NAME &&
            df_node_kind(p) != DF_LPAREN)
            break;
        if (df_node_accept(p, DF_LPAREN)) {
            if (!df_node_enter(p))
                return x;
            x = targets(p);
            p->depth--;
            if (!p->failed && !df_node_accept(p, DF_RPAREN))
                return df_node_expected(p, "',' or ')'");
        } else if (df_node_kind(p) == DF_NAME) {
            x->text = p->tokens->v[p->at].value;
            df_node_take(p);
        } else {
            return df_node_expected(p, "a name");
        }
        df_node_add(&c, x);
    } while (!p->failed && df_node_accept(p, DF_COMMA));
    if (!comma)
        return c.first;
    e->items = c.first;
    return df_node_close(p, e);
}

/* clause: 'for' targets 'in' or_test ('if' or_test)* */
struct df_expr *df_atom_comprehension(struct df_parser *p, uint32_t first,
                                      struct df_expr *element)
{
    struct df_expr *e = df_node_new(p, DF_EXPR_COMPREHENSION, first);
    struct df_chain clauses = {0};
    e->a = element;
    while (!p->failed && df_node_kind(p) == DF_FOR) {
        struct df_expr *c = df_node_new(p, DF_EXPR_CLAUSE, p->at);
        struct df_chain conditions = {0};
        df_node_take(p);
        c->b = targets(p);
        if (p->failed)
            break;
        if (!df_node_accept(p, DF_IN))
            return df_node_expected(p, "'in'");
        c->a = p->or_test(p);
        while (!p->failed && df_node_accept(p, DF_IF))
            df_node_add(&conditions, p->or_test(p));
        c->items = conditions.first;
        df_node_add(&clauses, df_node_close(p, c));
    }
    e->items = clauses.first;
    return df_node_close(p, e);
}

/* items: [expression (',' expression)* [',']] up to a closing bracket; *comma
   tells whether there was one. */
static struct df_expr *items(struct df_parser *p, enum df_token_kind end,
                             bool *comma)
{
    struct df_chain c = {0};
    *comma = false;
    while (!p->failed && df_node_kind(p) != end) {
        if (df_node_kind(p) == DF_STAR) {
            df_node_unsupported(p, p->at, "unpacking with '*'", "star");
            break;
        }
        df_node_add(&c, p->expression(p));
        if (p->failed || !df_node_accept(p, DF_COMMA))
            break;
        *comma = true;
    }
    return c.first;
}

/* list: '[' [items | expression clause+] ']' */
static struct df_expr *list(struct df_parser *p)
{
    uint32_t first = p->at;
    struct df_expr *e = df_node_new(p, DF_EXPR_LIST, first);
    bool comma;
    df_node_take(p);
    e->items = items(p, DF_RBRACKET, &comma);
    if (!p->failed && df_node_kind(p) == DF_FOR && e->items && !e->items->next)
        e = df_atom_comprehension(p, first, e->items);
    return df_node_closing(p, e, DF_RBRACKET, "',' or ']'");
}

/* group: '(' items ')': a tuple when it has a comma or nothing in it
        | '(' expression clause+ ')': a generator, which is run at once */
static struct df_expr *group(struct df_parser *p)
{
    uint32_t first = p->at;
    struct df_expr *e = df_node_new(p, DF_EXPR_TUPLE, first);
    bool comma;
    df_node_take(p);
    e->items = items(p, DF_RPAREN, &comma);
    if (!p->failed && df_node_kind(p) == DF_FOR && e->items && !comma) {
        e = df_atom_comprehension(p, first, e->items);
        return df_node_closing(p, e, DF_RPAREN, "')'");
    }
    e = df_node_closing(p, e, DF_RPAREN, "',' or ')'");
    if (p->failed || comma || !e->items)
        return e;
    struct df_expr *inner = e->items;
    inner->first = e->first;
    inner->last = e->last;
    return inner;
}

/* dict: '{' [expression ':' expression (',' ...)* [',']] '}'
       | '{' expression ':' expression clause+ '}' */
static struct df_expr *dict(struct df_parser *p)
{
    uint32_t first = p->at;
    struct df_expr *e = df_node_new(p, DF_EXPR_DICT, first);
    struct df_chain c = {0};
    df_node_take(p);
    while (!p->failed && df_node_kind(p) != DF_RBRACE) {
        struct df_expr *pair = df_node_new(p, DF_EXPR_PAIR, p->at);
        if (df_node_kind(p) == DF_POWER)
            return df_node_unsupported(p, p->at, "unpacking with '**'",
                                       "starstar");
        pair->a = p->expression(p);
        if (!p->failed &&
            (df_node_kind(p) == DF_COMMA || df_node_kind(p) == DF_RBRACE ||
             df_node_kind(p) == DF_FOR))
            return df_node_unsupported(p, first, "a set", "set");
        if (!p->failed && !df_node_accept(p, DF_COLON))
            return df_node_expected(p, "':'");
        if (!p->failed)
            pair->b = p->expression(p);
        df_node_add(&c, df_node_close(p, pair));
        if (!p->failed && df_node_kind(p) == DF_FOR && !pair->next &&
            c.first == pair) {
            e = df_atom_comprehension(p, first, pair);
            break;
        }
        if (p->failed || !df_node_accept(p, DF_COMMA))
            break;
    }
    if (e->kind == DF_EXPR_DICT)
        e->items = c.first;
    return df_node_closing(p, e, DF_RBRACE, "',' or '}'");
}

static struct df_expr *simple(struct df_parser *p, enum df_expr_kind k)
{
    struct df_expr *e = df_node_new(p, k, p->at);
    const struct df_token *t = &p->tokens->v[p->at];
    e->text = t->value;
    e->i = t->kind == DF_TRUE;
    df_node_take(p);
    return e;
}

static struct df_expr *no_atom(struct df_parser *p)
{
    static const struct {
        enum df_token_kind kind;
        const char *what, *word;
    } KNOWN[] = {
        {DF_LAMBDA, "a lambda in a query", "lambda"},
        {DF_IF, "an 'if'", "if"},
        {DF_FOR, "a 'for' loop", "for"},
        {DF_STAR, "unpacking with '*'", "star"},
        {DF_POWER, "unpacking with '**'", "starstar"},
    };
    for (size_t i = 0; i < sizeof KNOWN / sizeof *KNOWN; i++)
        if (KNOWN[i].kind == df_node_kind(p))
            return df_node_unsupported(p, p->at, KNOWN[i].what, KNOWN[i].word);
    str word = str_fmt(p->a, "%.*s", STR_ARG(p->tokens->v[p->at].text));
    if (df_node_kind(p) == DF_RESERVED)
        return df_node_unsupported(p, p->at, str_fmt(p->a, "'%s'", word.p).p,
                                   word.p);
    if (df_node_kind(p) == DF_DOT && df_node_kind_at(p, p->at + 1) == DF_DOT)
        return df_node_unsupported(p, p->at, "'...'", "ellipsis");
    return df_node_expected(p, "a value");
}

/* atom: name | number | strings | list | dict | group | constant */
struct df_expr *df_atom_parse(struct df_parser *p)
{
    switch (df_node_kind(p)) {
    case DF_NAME: return simple(p, DF_EXPR_NAME);
    case DF_LOCAL: return simple(p, DF_EXPR_LOCAL);
    case DF_INT: return integer(p);
    case DF_FLOAT: return floating(p);
    case DF_STR:
    case DF_FSTRING: return strings(p);
    case DF_TRUE:
    case DF_FALSE: return simple(p, DF_EXPR_BOOL);
    case DF_NONE: return simple(p, DF_EXPR_NONE);
    case DF_LBRACKET: return list(p);
    case DF_LBRACE: return dict(p);
    case DF_LPAREN: return group(p);
    default: return no_atom(p);
    }
}
