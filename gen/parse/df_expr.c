// SPDX-License-Identifier: MIT
// df_expr: recursive descent with one table of binary operators (Python
// reference, chapter 6). Each function stands below its grammar rule.
#include "parse/df_expr.h"

#include <errno.h>
#include <stdlib.h>

#include "base/buf.h"

/* The functions of grammar rules that others call before they stand. */
#define RULE(name) static struct df_expr *name(struct df_parser *p)
RULE(expression);
RULE(or_test);
RULE(unary);

static struct df_expr *node(struct df_parser *p, enum df_expr_kind k,
                            uint32_t first)
{
    struct df_expr *e = NEW(p->a, struct df_expr);
    e->kind = k;
    e->first = first;
    e->last = e->mark = p->at;
    return e;
}

/* Only the first fault of a statement is told: the rest follow from it. */
struct df_expr *df_expr_report(struct df_parser *p, enum diag_code code,
                               uint32_t first, uint32_t last, str what,
                               const char *help)
{
    if (!p->failed) {
        diag_add(p->d, code, df_lexer_span(p->tokens, first, last), &what, 1);
        if (help)
            diag_help(p->d, "%s", help);
    }
    p->failed = true;
    p->ok = false;
    return node(p, DF_EXPR_BROKEN, first);
}

struct df_expr *df_expr_unsupported(struct df_parser *p, uint32_t first,
                                    const char *what, const char *help)
{
    return df_expr_report(p, DIAG_DF_UNSUPPORTED, first, p->at, str_c(what),
                          help);
}

/* "expected X before Y" at the next token. */
struct df_expr *df_expr_expected(struct df_parser *p, const char *what)
{
    const struct df_token *t = &p->tokens->v[p->at];
    bool named = t->kind != DF_NEWLINE && t->kind != DF_END;
    str found = named ? str_fmt(p->a, "'%.*s'", STR_ARG(t->text))
                      : df_lexer_spelling(t->kind);
    if (t->kind == DF_STR)
        found = S("a text");
    return df_expr_report(
        p, DIAG_DF_SYNTAX, p->at, p->at,
        str_fmt(p->a, "expected %s before %.*s", what, STR_ARG(found)), NULL);
}

/* Closes a node: its last token is the one before the next, and it is one
   deeper than its deepest child. */
static struct df_expr *close(struct df_parser *p, struct df_expr *e)
{
    e->last = p->at ? p->at - 1 : 0;
    const struct df_expr *below[] = {e->a, e->b, e->c};
    for (size_t i = 0; i < 3; i++)
        if (below[i] && below[i]->depth >= e->depth)
            e->depth = below[i]->depth + 1;
    for (const struct df_expr *x = e->items; x; x = x->next)
        if (x->depth >= e->depth)
            e->depth = x->depth + 1;
    if (e->depth > DF_EXPR_DEPTH_MAX)
        return df_expr_report(p, DIAG_DF_SYNTAX, e->first, e->last,
                              S("expression has too many levels"),
                              "compute a part of it in a statement of its own");
    return e;
}

static bool enter(struct df_parser *p)
{
    if (p->depth < DF_NESTING_MAX) {
        p->depth++;
        return true;
    }
    df_expr_report(p, DIAG_DF_SYNTAX, p->at, p->at,
                   S("expression is nested deeper than 100 levels"), NULL);
    return false;
}

/* A list that is being made. */
struct chain {
    struct df_expr *first, **end;
};

static void chain_add(struct chain *c, struct df_expr *e)
{
    if (!c->first)
        c->end = &c->first;
    *c->end = e;
    c->end = &e->next;
}

static str without_underscores(struct df_parser *p, str s)
{
    return str_find_char(s, '_', 0) == STR_NPOS
               ? s
               : str_replace(p->a, s, S("_"), S(""));
}

static struct df_expr *integer(struct df_parser *p)
{
    struct df_expr *e = node(p, DF_EXPR_INT, p->at);
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
        return df_expr_report(p, DIAG_DF_VALUE, p->at, p->at,
                              S("integer does not fit into 64 bits"), NULL);
    df_expr_take(p);
    return e;
}

static struct df_expr *floating(struct df_parser *p)
{
    struct df_expr *e = node(p, DF_EXPR_FLOAT, p->at);
    str s = without_underscores(p, p->tokens->v[p->at].text);
    if (!str_to_double(s, &e->f))
        return df_expr_report(p, DIAG_DF_VALUE, p->at, p->at,
                              S("number is too long"), NULL);
    df_expr_take(p);
    return e;
}

/* strings: (text | f-string)+ */
static struct df_expr *strings(struct df_parser *p)
{
    uint32_t first = p->at;
    struct df_expr *e = node(p, DF_EXPR_STR, first);
    struct buf b = {.a = p->a};
    for (; df_expr_kind(p) == DF_STR || df_expr_kind(p) == DF_FSTRING;
         df_expr_take(p)) {
        const struct df_token *t = &p->tokens->v[p->at];
        if (t->kind == DF_FSTRING)
            return df_expr_unsupported(p, p->at, "an f-string",
                                       "a column of numbers is made text with "
                                       ".map('{:.2f}'.format)");
        if (p->at == first)
            e->text = t->value;
        else if (p->at == first + 1)
            buf_put(&b, e->text);
        if (p->at > first)
            buf_put(&b, t->value);
    }
    if (p->at > first + 1)
        e->text = buf_str(&b);
    str written = p->tokens->v[first].text;
    e->exact = p->at == first + 1 && written.n == e->text.n + 2;
    return close(p, e);
}

/* clause: 'for' name 'in' or_test ('if' or_test)*
   The element has been parsed; `first` is the opening bracket. */
static struct df_expr *comprehension(struct df_parser *p, uint32_t first,
                                     struct df_expr *element)
{
    struct df_expr *e = node(p, DF_EXPR_COMPREHENSION, first);
    struct chain clauses = {0};
    e->a = element;
    while (df_expr_kind(p) == DF_FOR) {
        struct df_expr *c = node(p, DF_EXPR_CLAUSE, p->at);
        struct chain conditions = {0};
        df_expr_take(p);
        if (df_expr_kind(p) != DF_NAME)
            return df_expr_expected(p, "a name");
        c->text = p->tokens->v[p->at].value;
        df_expr_take(p);
        if (df_expr_kind(p) == DF_COMMA)
            return df_expr_unsupported(p, p->at, "unpacking", NULL);
        if (!df_expr_accept(p, DF_IN))
            return df_expr_expected(p, "'in'");
        c->a = or_test(p);
        while (!p->failed && df_expr_accept(p, DF_IF))
            chain_add(&conditions, or_test(p));
        c->items = conditions.first;
        chain_add(&clauses, close(p, c));
        if (p->failed)
            break;
    }
    e->items = clauses.first;
    return e;
}

/* Ends a bracketed form. */
static struct df_expr *closing(struct df_parser *p, struct df_expr *e,
                               enum df_token_kind with, const char *name)
{
    if (p->failed)
        return e;
    if (!df_expr_accept(p, with))
        return df_expr_expected(p, name);
    return close(p, e);
}

/* items: [expression (',' expression)* [',']] up to a closing bracket; *comma
   tells whether there was one. */
static struct df_expr *items(struct df_parser *p, enum df_token_kind end,
                             bool *comma)
{
    struct chain c = {0};
    *comma = false;
    while (!p->failed && df_expr_kind(p) != end) {
        if (df_expr_kind(p) == DF_STAR) {
            df_expr_unsupported(p, p->at, "unpacking with '*'", NULL);
            break;
        }
        chain_add(&c, expression(p));
        if (p->failed || !df_expr_accept(p, DF_COMMA))
            break;
        *comma = true;
    }
    return c.first;
}

/* list: '[' [items | expression clause+] ']' */
static struct df_expr *list(struct df_parser *p)
{
    uint32_t first = p->at;
    struct df_expr *e = node(p, DF_EXPR_LIST, first);
    bool comma;
    df_expr_take(p);
    e->items = items(p, DF_RBRACKET, &comma);
    if (!p->failed && df_expr_kind(p) == DF_FOR && e->items && !e->items->next)
        e = comprehension(p, first, e->items);
    return closing(p, e, DF_RBRACKET, "',' or ']'");
}

/* group: '(' items ')': a tuple when it has a comma or nothing in it */
static struct df_expr *group(struct df_parser *p)
{
    uint32_t first = p->at;
    struct df_expr *e = node(p, DF_EXPR_TUPLE, first);
    bool comma;
    df_expr_take(p);
    e->items = items(p, DF_RPAREN, &comma);
    if (!p->failed && df_expr_kind(p) == DF_FOR)
        return df_expr_unsupported(p, p->at, "a generator expression",
                                   "write a list: [... for ... in ...]");
    e = closing(p, e, DF_RPAREN, "',' or ')'");
    if (p->failed || comma || !e->items)
        return e;
    struct df_expr *inner = e->items;
    inner->first = e->first;
    inner->last = e->last;
    return inner;
}

/* dict: '{' [expression ':' expression (',' ...)* [',']] '}' */
static struct df_expr *dict(struct df_parser *p)
{
    uint32_t first = p->at;
    struct df_expr *e = node(p, DF_EXPR_DICT, first);
    struct chain c = {0};
    df_expr_take(p);
    while (!p->failed && df_expr_kind(p) != DF_RBRACE) {
        struct df_expr *pair = node(p, DF_EXPR_PAIR, p->at);
        if (df_expr_kind(p) == DF_POWER)
            return df_expr_unsupported(p, p->at, "unpacking with '**'", NULL);
        pair->a = expression(p);
        if (!p->failed &&
            (df_expr_kind(p) == DF_COMMA || df_expr_kind(p) == DF_RBRACE))
            return df_expr_unsupported(p, first, "a set",
                                       "write a list: [...]");
        if (!p->failed && !df_expr_accept(p, DF_COLON))
            return df_expr_expected(p, "':'");
        if (!p->failed)
            pair->b = expression(p);
        if (!p->failed && df_expr_kind(p) == DF_FOR)
            return df_expr_unsupported(p, p->at, "a dict comprehension", NULL);
        chain_add(&c, close(p, pair));
        if (p->failed || !df_expr_accept(p, DF_COMMA))
            break;
    }
    e->items = c.first;
    return closing(p, e, DF_RBRACE, "',' or '}'");
}

static struct df_expr *simple(struct df_parser *p, enum df_expr_kind k)
{
    struct df_expr *e = node(p, k, p->at);
    const struct df_token *t = &p->tokens->v[p->at];
    e->text = t->value;
    e->i = t->kind == DF_TRUE;
    df_expr_take(p);
    return e;
}

static struct df_expr *no_atom(struct df_parser *p)
{
    static const struct {
        enum df_token_kind kind;
        const char *what, *help;
    } KNOWN[] = {
        {DF_LAMBDA, "a lambda",
         "compute with whole columns; .map('{:.2f}'.format) makes texts"},
        {DF_IF, "an 'if'", "rows are chosen by df[df['a'] > 1]"},
        {DF_FOR, "a 'for' loop", "compute with whole columns"},
        {DF_STAR, "unpacking with '*'", NULL},
        {DF_POWER, "unpacking with '**'", NULL},
    };
    for (size_t i = 0; i < sizeof KNOWN / sizeof *KNOWN; i++)
        if (KNOWN[i].kind == df_expr_kind(p))
            return df_expr_unsupported(p, p->at, KNOWN[i].what,
                                       KNOWN[i].help);
    if (df_expr_kind(p) == DF_RESERVED)
        return df_expr_report(
            p, DIAG_DF_UNSUPPORTED, p->at, p->at,
            str_fmt(p->a, "'%.*s'", STR_ARG(p->tokens->v[p->at].text)), NULL);
    if (df_expr_kind(p) == DF_DOT && df_expr_kind_at(p, p->at + 1) == DF_DOT)
        return df_expr_unsupported(p, p->at, "'...'", NULL);
    return df_expr_expected(p, "a value");
}

/* atom: name | number | strings | list | dict | group | constant */
static struct df_expr *atom(struct df_parser *p)
{
    switch (df_expr_kind(p)) {
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

/* argument: [name '='] expression */
static struct df_expr *argument(struct df_parser *p)
{
    struct df_expr *e = node(p, DF_EXPR_ARG, p->at);
    if (df_expr_kind(p) == DF_STAR || df_expr_kind(p) == DF_POWER)
        return df_expr_unsupported(p, p->at, "unpacking of arguments", NULL);
    if (df_expr_kind(p) == DF_NAME &&
        df_expr_kind_at(p, p->at + 1) == DF_ASSIGN) {
        e->text = p->tokens->v[p->at].value;
        df_expr_take(p);
        df_expr_take(p);
    }
    e->a = expression(p);
    if (!p->failed && df_expr_kind(p) == DF_FOR)
        return df_expr_unsupported(p, p->at, "a generator expression",
                                   "write a list: [... for ... in ...]");
    return close(p, e);
}

/* call: primary '(' [argument (',' argument)* [',']] ')' */
static struct df_expr *call(struct df_parser *p, struct df_expr *callee)
{
    struct df_expr *e = node(p, DF_EXPR_CALL, callee->first);
    struct chain c = {0};
    bool named = false;
    e->a = callee;
    df_expr_take(p);
    while (!p->failed && df_expr_kind(p) != DF_RPAREN) {
        struct df_expr *x = argument(p);
        if (!p->failed && named && !x->text.p)
            df_expr_report(p, DIAG_DF_SYNTAX, x->first, x->last,
                           S("argument by position after one by name"), NULL);
        named |= x->text.p != NULL;
        chain_add(&c, x);
        if (p->failed || !df_expr_accept(p, DF_COMMA))
            break;
    }
    e->items = c.first;
    return closing(p, e, DF_RPAREN, "',' or ')'");
}

/* subscript: expression | [expression] ':' [expression] [':' [expression]] */
static struct df_expr *subscript(struct df_parser *p)
{
    uint32_t first = p->at;
    struct df_expr *start = df_expr_kind(p) == DF_COLON ? NULL : expression(p);
    if (p->failed || df_expr_kind(p) != DF_COLON)
        return start;
    struct df_expr *e = node(p, DF_EXPR_SLICE, first);
    struct df_expr **part[] = {&e->b, &e->c};
    e->a = start;
    for (size_t i = 0; i < 2 && df_expr_accept(p, DF_COLON); i++)
        if (df_expr_kind(p) != DF_COLON && df_expr_kind(p) != DF_RBRACKET &&
            df_expr_kind(p) != DF_COMMA)
            *part[i] = expression(p);
    return close(p, e);
}

/* subscription: primary '[' subscript (',' subscript)* [','] ']' */
static struct df_expr *subscription(struct df_parser *p, struct df_expr *of)
{
    struct df_expr *e = node(p, DF_EXPR_SUBSCRIPT, of->first);
    struct chain c = {0};
    bool comma = false;
    e->a = of;
    df_expr_take(p);
    uint32_t first = p->at;
    do {
        comma |= c.first != NULL;
        if (c.first && df_expr_kind(p) == DF_RBRACKET)
            break;
        chain_add(&c, subscript(p));
    } while (!p->failed && df_expr_accept(p, DF_COMMA));
    e->b = c.first;
    if (comma) {
        e->b = node(p, DF_EXPR_TUPLE, first);
        e->b->items = c.first;
        e->b = close(p, e->b);
    }
    return closing(p, e, DF_RBRACKET, "']'");
}

/* primary: atom ('.' name | call | subscription)* */
static struct df_expr *primary(struct df_parser *p)
{
    struct df_expr *e = atom(p);
    while (!p->failed) {
        if (df_expr_kind(p) == DF_LPAREN) {
            e = call(p, e);
        } else if (df_expr_kind(p) == DF_LBRACKET) {
            e = subscription(p, e);
        } else if (df_expr_kind(p) == DF_DOT) {
            df_expr_take(p);
            if (df_expr_kind(p) != DF_NAME)
                return df_expr_expected(p, "a name");
            struct df_expr *x = node(p, DF_EXPR_ATTRIBUTE, e->first);
            x->a = e;
            x->text = p->tokens->v[p->at].value;
            df_expr_take(p);
            e = close(p, x);
        } else {
            break;
        }
    }
    return e;
}

/* power: primary ['**' unary] */
static struct df_expr *power(struct df_parser *p)
{
    struct df_expr *left = primary(p);
    if (p->failed || df_expr_kind(p) != DF_POWER)
        return left;
    struct df_expr *e = node(p, DF_EXPR_BINARY, left->first);
    e->op = DF_POWER;
    e->a = left;
    if (!enter(p))
        return e;
    df_expr_take(p);
    e->b = unary(p);
    p->depth--;
    return close(p, e);
}

static struct df_expr *prefix(struct df_parser *p,
                              struct df_expr *(*operand)(struct df_parser *))
{
    struct df_expr *e = node(p, DF_EXPR_UNARY, p->at);
    e->op = df_expr_kind(p);
    if (!enter(p))
        return e;
    df_expr_take(p);
    e->a = operand(p);
    p->depth--;
    return close(p, e);
}

/* unary: ('-' | '+' | '~') unary | power */
static struct df_expr *unary(struct df_parser *p)
{
    if (df_expr_kind(p) == DF_MINUS || df_expr_kind(p) == DF_PLUS ||
        df_expr_kind(p) == DF_TILDE)
        return prefix(p, unary);
    return power(p);
}

/* How tightly operators bind, all to the left; 0: not a binary operator. */
static const struct {
    uint8_t level;
    bool foreign; /* Python's, but not of df scripts */
} BINARY[DF_N_TOKENS] = {
    [DF_BAR] = {1, false},        [DF_CARET] = {2, true},
    [DF_AMPERSAND] = {3, false},  [DF_SHIFT_LEFT] = {4, true},
    [DF_SHIFT_RIGHT] = {4, true}, [DF_PLUS] = {5, false},
    [DF_MINUS] = {5, false},      [DF_STAR] = {6, false},
    [DF_SLASH] = {6, false},      [DF_FLOOR] = {6, false},
    [DF_PERCENT] = {6, false},    [DF_MATMUL] = {6, true},
};

/* binary: unary (operator binary)*, by the levels above */
static struct df_expr *binary(struct df_parser *p, unsigned least)
{
    struct df_expr *left = unary(p);
    for (;;) {
        enum df_token_kind op = df_expr_kind(p);
        unsigned level = BINARY[op].level;
        if (p->failed || level < least || level == 0)
            return left;
        if (BINARY[op].foreign)
            return df_expr_report(p, DIAG_DF_UNSUPPORTED, p->at, p->at,
                                  str_fmt(p->a, "operator '%.*s'",
                                          STR_ARG(df_lexer_spelling(op))),
                                  "operators are + - * / // % ** & | ~ and "
                                  "comparisons");
        struct df_expr *e = node(p, DF_EXPR_BINARY, left->first);
        e->op = op;
        e->a = left;
        df_expr_take(p);
        e->b = binary(p, level + 1);
        left = close(p, e);
    }
}

/* In a query & and | stand for `and` and `or`. */
static struct df_expr *operand(struct df_parser *p)
{
    return binary(p, p->query ? 4 : 1);
}

/* The comparison operator that comes next, taken; DF_END when none does. */
static enum df_token_kind comparison_operator(struct df_parser *p,
                                              bool *negated)
{
    enum df_token_kind k = df_expr_kind(p);
    *negated = false;
    if (k == DF_NOT && df_expr_kind_at(p, p->at + 1) == DF_IN) {
        *negated = true;
        df_expr_take(p);
        k = DF_IN;
    } else if (k == DF_IS) {
        df_expr_unsupported(p, p->at, "operator 'is'", "compare with == or !=");
        return DF_END;
    } else if (p->query && k == DF_ASSIGN) {
        k = DF_EQUAL;
    } else if (k != DF_IN && (k < DF_EQUAL || k > DF_GREATER_EQUAL)) {
        return DF_END;
    }
    df_expr_take(p);
    return k;
}

/* comparison: operand (('==' | ... | ['not'] 'in') operand)* */
static struct df_expr *comparison(struct df_parser *p)
{
    struct df_expr *first = operand(p);
    struct chain links = {0};
    struct df_expr *e = NULL;
    while (!p->failed) {
        uint32_t at = p->at;
        bool negated;
        enum df_token_kind op = comparison_operator(p, &negated);
        if (op == DF_END)
            break;
        if (!e)
            e = node(p, DF_EXPR_COMPARE, first->first);
        struct df_expr *l = node(p, DF_EXPR_LINK, at);
        l->op = op;
        l->mark = at;
        l->negated = negated;
        l->a = operand(p);
        chain_add(&links, close(p, l));
    }
    if (!e)
        return first;
    e->a = first;
    e->items = links.first;
    return close(p, e);
}

/* not_test: 'not' not_test | comparison */
static struct df_expr *not_test(struct df_parser *p)
{
    return df_expr_kind(p) == DF_NOT ? prefix(p, not_test) : comparison(p);
}

static struct df_expr *logical(struct df_parser *p, enum df_token_kind op,
                               enum df_token_kind in_query,
                               struct df_expr *(*next)(struct df_parser *))
{
    struct df_expr *left = next(p);
    while (!p->failed && (df_expr_kind(p) == op ||
                          (p->query && df_expr_kind(p) == in_query))) {
        struct df_expr *e = node(p, DF_EXPR_LOGICAL, left->first);
        e->op = op;
        e->a = left;
        df_expr_take(p);
        e->b = next(p);
        left = close(p, e);
    }
    return left;
}

/* and_test: not_test ('and' not_test)* */
static struct df_expr *and_test(struct df_parser *p)
{
    return logical(p, DF_AND, DF_AMPERSAND, not_test);
}

/* or_test: and_test ('or' and_test)* */
static struct df_expr *or_test(struct df_parser *p)
{
    return logical(p, DF_OR, DF_BAR, and_test);
}

/* expression: or_test */
static struct df_expr *expression(struct df_parser *p)
{
    uint32_t first = p->at;
    if (!enter(p))
        return node(p, DF_EXPR_BROKEN, first);
    struct df_expr *e = or_test(p);
    p->depth--;
    if (!p->failed && df_expr_kind(p) == DF_IF)
        return df_expr_unsupported(p, p->at, "a conditional expression", NULL);
    if (!p->failed && df_expr_kind(p) == DF_WALRUS)
        return df_expr_unsupported(p, p->at, "':='",
                                   "assign in a line of its own");
    return e;
}

/* expressions: expression (',' expression)* [',']: a tuple with a comma */
struct df_expr *df_expr_parse_list(struct df_parser *p)
{
    struct df_expr *e = expression(p);
    if (p->failed || df_expr_kind(p) != DF_COMMA)
        return e;
    struct df_expr *t = node(p, DF_EXPR_TUPLE, e->first);
    struct chain c = {0};
    chain_add(&c, e);
    while (!p->failed && df_expr_accept(p, DF_COMMA) &&
           df_expr_kind(p) != DF_NEWLINE && df_expr_kind(p) != DF_ASSIGN &&
           df_expr_kind(p) != DF_SEMICOLON)
        chain_add(&c, expression(p));
    t->items = c.first;
    return close(p, t);
}

struct df_expr *df_expr_parse(struct df_parser *p)
{
    return expression(p);
}
