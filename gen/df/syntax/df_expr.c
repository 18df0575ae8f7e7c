// SPDX-License-Identifier: MIT
// df_expr: recursive descent with one table of binary operators (Python
// reference, chapter 6). Each function stands below its grammar rule.
#include "df/syntax/df_expr.h"

#include "base/codes/df.h"
#include "df/syntax/df_atom.h"

/* The functions of grammar rules that others call before they stand. */
#define RULE(name) static struct df_expr *name(struct df_parser *p)
RULE(unary);

/* argument: [name '='] expression */
static struct df_expr *argument(struct df_parser *p)
{
    struct df_expr *e = df_node_new(p, DF_EXPR_ARG, p->at);
    if (df_node_kind(p) == DF_STAR || df_node_kind(p) == DF_POWER)
        return df_node_unsupported(p, p->at, "unpacking of arguments",
                                   "unpack");
    if (df_node_kind(p) == DF_NAME &&
        df_node_kind_at(p, p->at + 1) == DF_ASSIGN) {
        e->text = p->tokens->v[p->at].value;
        df_node_take(p);
        df_node_take(p);
    }
    uint32_t first = p->at;
    e->a = df_expr_parse(p);
    if (!p->failed && df_node_kind(p) == DF_FOR) {
        e->a = df_atom_comprehension(p, first, e->a);
        e->op = DF_FOR;
    }
    return df_node_close(p, e);
}

/* A generator expression without brackets must be the only argument. */
static void check_generators(struct df_parser *p, const struct df_expr *args)
{
    for (const struct df_expr *x = args; x && args->next; x = x->next)
        if (x->op == DF_FOR)
            df_node_report(p, DIAG_DF_SYNTAX, x->first, x->last,
                           S("this needs brackets beside other arguments"),
                           "write a list: [... for ... in ...]");
}

/* '**' dict: its pairs as arguments by name. */
static struct df_expr *named_pairs(struct df_parser *p)
{
    uint32_t first = p->at;
    if (df_node_kind_at(p, first + 1) != DF_LBRACE)
        return argument(p);
    df_node_take(p);
    struct df_expr *e = df_atom_parse(p);
    bool texts = !p->failed && e->kind == DF_EXPR_DICT && e->items;
    for (struct df_expr *x = texts ? e->items : NULL; x; x = x->next) {
        texts &= x->a->kind == DF_EXPR_STR;
        x->kind = DF_EXPR_ARG;
        x->text = x->a->text;
        x->a = x->b;
        x->b = NULL;
    }
    if (texts || p->failed)
        return e->items;
    p->at = first;
    return df_node_unsupported(p, first, "unpacking of arguments", "unpack");
}

/* call: primary '(' [part (',' part)* [',']] ')'; part: argument | '**' dict */
static struct df_expr *call(struct df_parser *p, struct df_expr *callee)
{
    struct df_expr *e = df_node_new(p, DF_EXPR_CALL, callee->first);
    struct df_chain c = {0};
    bool named = false;
    e->a = callee;
    df_node_take(p);
    while (!p->failed && df_node_kind(p) != DF_RPAREN) {
        struct df_expr *x =
            df_node_kind(p) == DF_POWER ? named_pairs(p) : argument(p);
        if (p->failed)
            break;
        if (named && !x->text.p)
            df_node_report(p, DIAG_DF_SYNTAX, x->first, x->last,
                           S("argument by position after one by name"), NULL);
        named |= x->text.p != NULL;
        for (; x; x = x->next)
            df_node_add(&c, x);
        if (p->failed || !df_node_accept(p, DF_COMMA))
            break;
    }
    e->items = c.first;
    if (!p->failed)
        check_generators(p, e->items);
    return df_node_closing(p, e, DF_RPAREN, "',' or ')'");
}

/* subscript: expression | [expression] ':' [expression] [':' [expression]] */
static struct df_expr *subscript(struct df_parser *p)
{
    uint32_t first = p->at;
    struct df_expr *start =
        df_node_kind(p) == DF_COLON ? NULL : df_expr_parse(p);
    if (p->failed || df_node_kind(p) != DF_COLON)
        return start;
    struct df_expr *e = df_node_new(p, DF_EXPR_SLICE, first);
    struct df_expr **part[] = {&e->b, &e->c};
    e->a = start;
    for (size_t i = 0; i < 2 && df_node_accept(p, DF_COLON); i++)
        if (df_node_kind(p) != DF_COLON && df_node_kind(p) != DF_RBRACKET &&
            df_node_kind(p) != DF_COMMA)
            *part[i] = df_expr_parse(p);
    return df_node_close(p, e);
}

/* subscription: primary '[' subscript (',' subscript)* [','] ']' */
static struct df_expr *subscription(struct df_parser *p, struct df_expr *of)
{
    struct df_expr *e = df_node_new(p, DF_EXPR_SUBSCRIPT, of->first);
    struct df_chain c = {0};
    bool comma = false;
    e->a = of;
    df_node_take(p);
    uint32_t first = p->at;
    do {
        comma |= c.first != NULL;
        if (c.first && df_node_kind(p) == DF_RBRACKET)
            break;
        df_node_add(&c, subscript(p));
    } while (!p->failed && df_node_accept(p, DF_COMMA));
    e->b = c.first;
    if (comma) {
        e->b = df_node_new(p, DF_EXPR_TUPLE, first);
        e->b->items = c.first;
        e->b = df_node_close(p, e->b);
    }
    return df_node_closing(p, e, DF_RBRACKET, "']'");
}

/* primary: atom ('.' name | call | subscription)* */
static struct df_expr *primary(struct df_parser *p)
{
    struct df_expr *e = df_atom_parse(p);
    while (!p->failed) {
        if (df_node_kind(p) == DF_LPAREN) {
            e = call(p, e);
        } else if (df_node_kind(p) == DF_LBRACKET) {
            e = subscription(p, e);
        } else if (df_node_kind(p) == DF_DOT) {
            df_node_take(p);
            if (df_node_kind(p) != DF_NAME)
                return df_node_expected(p, "a name");
            struct df_expr *x = df_node_new(p, DF_EXPR_ATTRIBUTE, e->first);
            x->a = e;
            x->text = p->tokens->v[p->at].value;
            df_node_take(p);
            e = df_node_close(p, x);
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
    if (p->failed || df_node_kind(p) != DF_POWER)
        return left;
    struct df_expr *e = df_node_new(p, DF_EXPR_BINARY, left->first);
    e->op = DF_POWER;
    e->a = left;
    if (!df_node_enter(p))
        return e;
    df_node_take(p);
    e->b = unary(p);
    p->depth--;
    return df_node_close(p, e);
}

static struct df_expr *prefix(struct df_parser *p,
                              struct df_expr *(*operand)(struct df_parser *))
{
    struct df_expr *e = df_node_new(p, DF_EXPR_UNARY, p->at);
    e->op = df_node_kind(p);
    if (!df_node_enter(p))
        return e;
    df_node_take(p);
    e->a = operand(p);
    p->depth--;
    return df_node_close(p, e);
}

/* unary: ('-' | '+' | '~') unary | power */
static struct df_expr *unary(struct df_parser *p)
{
    if (df_node_kind(p) == DF_MINUS || df_node_kind(p) == DF_PLUS ||
        df_node_kind(p) == DF_TILDE)
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
        enum df_token_kind op = df_node_kind(p);
        unsigned level = BINARY[op].level;
        if (p->failed || level < least || level == 0)
            return left;
        if (BINARY[op].foreign)
            return df_node_unsupported(
                p, p->at,
                str_fmt(p->a, "operator '%s'", df_lexer_spelling(op).p).p,
                df_lexer_spelling(op).p);
        struct df_expr *e = df_node_new(p, DF_EXPR_BINARY, left->first);
        e->op = op;
        e->a = left;
        df_node_take(p);
        e->b = binary(p, level + 1);
        left = df_node_close(p, e);
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
    enum df_token_kind k = df_node_kind(p);
    *negated = false;
    if (k == DF_NOT && df_node_kind_at(p, p->at + 1) == DF_IN) {
        *negated = true;
        df_node_take(p);
        k = DF_IN;
    } else if (k == DF_IS) {
        *negated = df_node_kind_at(p, p->at + 1) == DF_NOT;
        enum df_token_kind with = df_node_kind_at(p, p->at + 1 + *negated);
        if (with != DF_NONE && with != DF_TRUE && with != DF_FALSE) {
            df_node_unsupported(p, p->at, "operator 'is' between values", "is");
            return DF_END;
        }
        if (*negated)
            df_node_take(p);
    } else if (p->query && k == DF_ASSIGN) {
        k = DF_EQUAL;
    } else if (k != DF_IN && (k < DF_EQUAL || k > DF_GREATER_EQUAL)) {
        return DF_END;
    }
    df_node_take(p);
    return k;
}

/* comparison: operand (('==' | ... | ['not'] 'in') operand)* */
static struct df_expr *comparison(struct df_parser *p)
{
    struct df_expr *first = operand(p);
    struct df_chain links = {0};
    struct df_expr *e = NULL;
    while (!p->failed) {
        uint32_t at = p->at;
        bool negated;
        enum df_token_kind op = comparison_operator(p, &negated);
        if (op == DF_END)
            break;
        if (!e)
            e = df_node_new(p, DF_EXPR_COMPARE, first->first);
        struct df_expr *l = df_node_new(p, DF_EXPR_LINK, at);
        l->op = op;
        l->mark = at;
        l->negated = negated;
        l->a = operand(p);
        df_node_add(&links, df_node_close(p, l));
    }
    if (!e)
        return first;
    e->a = first;
    e->items = links.first;
    return df_node_close(p, e);
}

/* not_test: 'not' not_test | comparison */
static struct df_expr *not_test(struct df_parser *p)
{
    return df_node_kind(p) == DF_NOT ? prefix(p, not_test) : comparison(p);
}

static struct df_expr *logical(struct df_parser *p, enum df_token_kind op,
                               enum df_token_kind in_query,
                               struct df_expr *(*next)(struct df_parser *))
{
    struct df_expr *left = next(p);
    while (!p->failed && (df_node_kind(p) == op ||
                          (p->query && df_node_kind(p) == in_query))) {
        struct df_expr *e = df_node_new(p, DF_EXPR_LOGICAL, left->first);
        e->op = op;
        e->a = left;
        df_node_take(p);
        e->b = next(p);
        left = df_node_close(p, e);
    }
    return left;
}

/* and_test: not_test ('and' not_test)* */
static struct df_expr *and_test(struct df_parser *p)
{
    return logical(p, DF_AND, DF_AMPERSAND, not_test);
}

/* or_test: and_test ('or' and_test)* */
struct df_expr *df_expr_or_test(struct df_parser *p)
{
    return logical(p, DF_OR, DF_BAR, and_test);
}

/* lambda: 'lambda' [name ['=' expression] (',' ...)*] ':' expression */
static struct df_expr *lambda(struct df_parser *p)
{
    struct df_expr *e = df_node_new(p, DF_EXPR_LAMBDA, p->at);
    struct df_chain c = {0};
    bool defaults = false;
    df_node_take(p);
    while (!p->failed && df_node_kind(p) != DF_COLON) {
        struct df_expr *x = df_node_new(p, DF_EXPR_PARAM, p->at);
        if (df_node_kind(p) == DF_STAR || df_node_kind(p) == DF_POWER)
            return df_node_unsupported(p, p->at, "'*' before a parameter",
                                       "parameter");
        if (df_node_kind(p) != DF_NAME)
            return df_node_expected(p, "a parameter's name");
        x->text = p->tokens->v[p->at].value;
        for (const struct df_expr *y = c.first; y; y = y->next)
            if (str_eq(y->text, x->text))
                return df_node_report(p, DIAG_DF_SYNTAX, p->at, p->at,
                                      S("two parameters have this name"), NULL);
        df_node_take(p);
        if (df_node_accept(p, DF_ASSIGN))
            x->a = df_expr_parse(p);
        else if (defaults)
            return df_node_report(p, DIAG_DF_SYNTAX, p->at - 1, p->at - 1,
                                  S("parameter without a default after one "
                                    "that has it"),
                                  NULL);
        defaults |= x->a != NULL;
        df_node_add(&c, df_node_close(p, x));
        if (p->failed || !df_node_accept(p, DF_COMMA))
            break;
    }
    e->items = c.first;
    if (!p->failed && !df_node_accept(p, DF_COLON))
        return df_node_expected(p, "',' or ':'");
    if (!p->failed)
        e->a = df_expr_parse(p);
    return df_node_close(p, e);
}

/* The rest of a conditional expression, from `if` on. */
static struct df_expr *conditional(struct df_parser *p, struct df_expr *then)
{
    struct df_expr *e = df_node_new(p, DF_EXPR_CONDITIONAL, then->first);
    e->a = then;
    df_node_take(p);
    e->b = df_expr_or_test(p);
    if (p->failed)
        return e;
    if (!df_node_accept(p, DF_ELSE))
        return df_node_expected(p, "'else'");
    e->c = df_expr_parse(p);
    return df_node_close(p, e);
}

/* expression: lambda | or_test ['if' or_test 'else' expression] */
struct df_expr *df_expr_parse(struct df_parser *p)
{
    uint32_t first = p->at;
    if (!df_node_enter(p))
        return df_node_new(p, DF_EXPR_BROKEN, first);
    bool is_lambda = df_node_kind(p) == DF_LAMBDA && !p->query;
    struct df_expr *e = is_lambda ? lambda(p) : df_expr_or_test(p);
    if (!p->failed && df_node_kind(p) == DF_IF && !p->query)
        e = conditional(p, e);
    p->depth--;
    if (!p->failed && df_node_kind(p) == DF_WALRUS)
        return df_node_unsupported(p, p->at, "':='", "walrus");
    return e;
}

/* expressions: expression (',' expression)* [',']: a tuple with a comma */
struct df_expr *df_expr_parse_list(struct df_parser *p)
{
    struct df_expr *e = df_expr_parse(p);
    if (p->failed || df_node_kind(p) != DF_COMMA)
        return e;
    struct df_expr *t = df_node_new(p, DF_EXPR_TUPLE, e->first);
    struct df_chain c = {0};
    df_node_add(&c, e);
    while (!p->failed && df_node_accept(p, DF_COMMA) &&
           df_node_kind(p) != DF_NEWLINE && df_node_kind(p) != DF_ASSIGN &&
           df_node_kind(p) != DF_SEMICOLON)
        df_node_add(&c, df_expr_parse(p));
    t->items = c.first;
    return df_node_close(p, t);
}
