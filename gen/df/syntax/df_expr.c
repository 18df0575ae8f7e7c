// SPDX-License-Identifier: MIT
// df_expr: a recursive descent parser with one table of binary operators
// (Python reference, chapter 6). Each function is below its grammar rule.
#include "df/syntax/df_expr.h"

#include <errno.h>
#include <stdlib.h>

#include "base/buf.h"
#include "base/codes/df.h"
#include "df/syntax/df_fstring.h"

static struct df_expr *unary(struct df_parser *p);
static struct df_expr *binary(struct df_parser *p, unsigned least);
static struct df_expr *or_test(struct df_parser *p);

/* ---- atoms ---- */

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
                              S("the integer does not fit into 64 bits"), NULL);
    df_node_advance(p);
    return e;
}

static struct df_expr *floating(struct df_parser *p)
{
    struct df_expr *e = df_node_new(p, DF_EXPR_FLOAT, p->at);
    str s = without_underscores(p, p->tokens->v[p->at].text);
    if (!str_to_double(s, &e->f))
        return df_node_report(p, DIAG_DF_VALUE, p->at, p->at,
                              S("number is too long"), NULL);
    df_node_advance(p);
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
         df_node_advance(p)) {
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

struct df_expr *df_expr_targets(struct df_parser *p)
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
            x = df_expr_targets(p);
            p->depth--;
            if (!p->failed && !df_node_accept(p, DF_RPAREN))
                return df_node_expected(p, "',' or ')'");
        } else if (df_node_kind(p) == DF_NAME) {
            x->text = p->tokens->v[p->at].value;
            df_node_advance(p);
        } else if (df_node_kind(p) == DF_STAR) {
            return df_node_report(p, DIAG_DF_UNSUPPORTED, p->at, p->at,
                                  S("unpacking with '*'"),
                                  "name each value, as in: for a, b in c");
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
static struct df_expr *comprehension(struct df_parser *p, uint32_t first,
                                     struct df_expr *element)
{
    struct df_expr *e = df_node_new(p, DF_EXPR_COMPREHENSION, first);
    struct df_chain clauses = {0};
    e->a = element;
    while (!p->failed && df_node_kind(p) == DF_FOR) {
        struct df_expr *c = df_node_new(p, DF_EXPR_CLAUSE, p->at);
        struct df_chain conditions = {0};
        df_node_advance(p);
        c->b = df_expr_targets(p);
        if (p->failed)
            break;
        if (!df_node_accept(p, DF_IN))
            return df_node_expected(p, "'in'");
        c->a = or_test(p);
        while (!p->failed && df_node_accept(p, DF_IF))
            df_node_add(&conditions, or_test(p));
        c->items = conditions.first;
        df_node_add(&clauses, df_node_close(p, c));
    }
    e->items = clauses.first;
    return df_node_close(p, e);
}

/* spread: '*' or '**', then binary */
static struct df_expr *spread(struct df_parser *p)
{
    struct df_expr *e = df_node_new(p, DF_EXPR_SPREAD, p->at);
    if (!df_node_enter(p))
        return e;
    df_node_advance(p);
    e->a = binary(p, 1);
    p->depth--;
    return df_node_close(p, e);
}

/* item: '*' binary | expression */
static struct df_expr *item(struct df_parser *p)
{
    return df_node_kind(p) == DF_STAR ? spread(p) : df_expr_parse(p);
}

/* items: [item (',' item)* [',']] up to a closing bracket of kind `end`. Sets
 *comma to whether there was a comma. */
static struct df_expr *items(struct df_parser *p, enum df_token_kind end,
                             bool *comma)
{
    struct df_chain c = {0};
    *comma = false;
    while (!p->failed && df_node_kind(p) != end) {
        df_node_add(&c, item(p));
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
    df_node_advance(p);
    e->items = items(p, DF_RBRACKET, &comma);
    if (!p->failed && df_node_kind(p) == DF_FOR && e->items && !e->items->next)
        e = comprehension(p, first, e->items);
    return df_node_closing(p, e, DF_RBRACKET, "',' or ']'");
}

/* group: '(' items ')': a tuple if it has a comma or no items
        | '(' expression clause+ ')': a generator, evaluated at once */
static struct df_expr *group(struct df_parser *p)
{
    uint32_t first = p->at;
    struct df_expr *e = df_node_new(p, DF_EXPR_TUPLE, first);
    bool comma;
    df_node_advance(p);
    e->items = items(p, DF_RPAREN, &comma);
    if (!p->failed && df_node_kind(p) == DF_FOR && e->items && !comma) {
        e = comprehension(p, first, e->items);
        return df_node_closing(p, e, DF_RPAREN, "')'");
    }
    e = df_node_closing(p, e, DF_RPAREN, "',' or ')'");
    if (p->failed || comma || !e->items)
        return e;
    struct df_expr *inner = e->items;
    if (inner->kind == DF_EXPR_SPREAD)
        return df_node_report(p, DIAG_DF_SYNTAX, inner->first, inner->last,
                              S("a '*' expression must be inside a list"),
                              "write [*v]");
    inner->first = e->first;
    inner->last = e->last;
    return inner;
}

/* element: '**' binary | item [':' expression]
   *kind is DF_EXPR_DICT or DF_EXPR_SET if the elements before this element
   belong to a dict or set, or DF_EXPR_NONE if this is the first element, which
   belongs to a dict if it has a colon or '**'. Sets *kind for the next
   element. */
static struct df_expr *element(struct df_parser *p, enum df_expr_kind *kind)
{
    struct df_expr *pair = df_node_new(p, DF_EXPR_PAIR, p->at);
    bool pairs = df_node_kind(p) == DF_POWER;
    struct df_expr *e = pairs ? spread(p) : item(p);
    if (p->failed)
        return e;
    enum df_token_kind k = df_node_kind(p);
    bool ends = k == DF_COMMA || k == DF_RBRACE || k == DF_FOR;
    if (!pairs && e->kind != DF_EXPR_SPREAD &&
        (k == DF_COLON || (*kind == DF_EXPR_DICT && !ends)))
        pairs = true;
    enum df_expr_kind of = pairs ? DF_EXPR_DICT : DF_EXPR_SET;
    if (*kind != DF_EXPR_NONE && *kind != of)
        return df_node_expected(p, *kind == DF_EXPR_DICT ? "':'" : "','");
    *kind = of;
    if (!pairs || e->kind == DF_EXPR_SPREAD)
        return e;
    if (!df_node_accept(p, DF_COLON))
        return df_node_expected(p, "':'");
    pair->a = e;
    pair->b = df_expr_parse(p);
    return df_node_close(p, pair);
}

/* dict or set: '{' [element (',' element)* [',']] '}'
              | '{' element clause+ '}' */
static struct df_expr *dict(struct df_parser *p)
{
    uint32_t first = p->at;
    struct df_expr *e = df_node_new(p, DF_EXPR_DICT, first);
    enum df_expr_kind kind = DF_EXPR_NONE;
    struct df_chain c = {0};
    df_node_advance(p);
    while (!p->failed && df_node_kind(p) != DF_RBRACE) {
        struct df_expr *x = element(p, &kind);
        if (!p->failed && df_node_kind(p) == DF_FOR && !c.first &&
            x->kind != DF_EXPR_SPREAD) {
            e = comprehension(p, first, x);
            e->op = kind == DF_EXPR_SET ? DF_LBRACE : DF_END;
            break;
        }
        df_node_add(&c, x);
        if (p->failed || !df_node_accept(p, DF_COMMA))
            break;
    }
    if (e->kind == DF_EXPR_DICT) {
        e->kind = kind == DF_EXPR_SET ? DF_EXPR_SET : DF_EXPR_DICT;
        e->items = c.first;
    }
    return df_node_closing(p, e, DF_RBRACE, "',' or '}'");
}

static struct df_expr *simple(struct df_parser *p, enum df_expr_kind k)
{
    struct df_expr *e = df_node_new(p, k, p->at);
    const struct df_token *t = &p->tokens->v[p->at];
    e->text = t->value;
    e->i = t->kind == DF_TRUE;
    df_node_advance(p);
    return e;
}

static struct df_expr *report_no_value(struct df_parser *p)
{
    static const struct {
        enum df_token_kind kind;
        const char *what, *word;
    } KNOWN[] = {
        {DF_LAMBDA, "a lambda in a query", "lambda"},
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
static struct df_expr *atom(struct df_parser *p)
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
    default: return report_no_value(p);
    }
}

/* ---- operators ---- */

/* argument: [name '=' | '*' | '**'] expression */
static struct df_expr *argument(struct df_parser *p)
{
    struct df_expr *e = df_node_new(p, DF_EXPR_ARG, p->at);
    if (df_node_kind(p) == DF_STAR || df_node_kind(p) == DF_POWER) {
        e->op = df_node_kind(p);
        df_node_advance(p);
    } else if (df_node_kind(p) == DF_NAME &&
               df_node_kind_at(p, p->at + 1) == DF_ASSIGN) {
        e->text = p->tokens->v[p->at].value;
        df_node_advance(p);
        df_node_advance(p);
    }
    uint32_t first = p->at;
    e->a = df_expr_parse(p);
    if (!p->failed && !e->op && df_node_kind(p) == DF_FOR) {
        e->a = comprehension(p, first, e->a);
        e->op = DF_FOR;
    }
    return df_node_close(p, e);
}

/* A generator expression without brackets must be the only argument. */
static void check_generators(struct df_parser *p, const struct df_expr *args)
{
    for (const struct df_expr *x = args; x && args->next; x = x->next)
        if (x->op == DF_FOR)
            df_node_report(
                p, DIAG_DF_SYNTAX, x->first, x->last,
                S("a generator expression beside other arguments "
                  "needs parentheses"),
                "put parentheses around it, or square brackets, which "
                "make a list");
}

/* '**' dict: the pairs of the dict become keyword arguments if all keys are
   strings. */
static struct df_expr *named_pairs(struct df_parser *p)
{
    struct df_expr *e = argument(p), *d = e->a;
    bool texts = !p->failed && d->kind == DF_EXPR_DICT && d->items;
    for (struct df_expr *x = texts ? d->items : NULL; x; x = x->next)
        texts &= x->kind == DF_EXPR_PAIR && x->a->kind == DF_EXPR_STR;
    if (!texts)
        return e;
    for (struct df_expr *x = d->items; x; x = x->next) {
        x->kind = DF_EXPR_ARG;
        x->text = x->a->text;
        x->a = x->b;
        x->b = NULL;
    }
    return d->items;
}

/* call: primary '(' [part (',' part)* [',']] ')'; part: argument | '**' dict */
static struct df_expr *call(struct df_parser *p, struct df_expr *callee)
{
    struct df_expr *e = df_node_new(p, DF_EXPR_CALL, callee->first);
    struct df_chain c = {0};
    bool named = false;
    e->a = callee;
    df_node_advance(p);
    while (!p->failed && df_node_kind(p) != DF_RPAREN) {
        struct df_expr *x =
            df_node_kind(p) == DF_POWER ? named_pairs(p) : argument(p);
        if (p->failed)
            break;
        if (named && !x->text.p && !x->op)
            df_node_report(
                p, DIAG_DF_SYNTAX, x->first, x->last,
                S("positional argument follows keyword argument"),
                "write positional arguments before keyword arguments");
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
    df_node_advance(p);
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
    struct df_expr *e = atom(p);
    while (!p->failed) {
        if (df_node_kind(p) == DF_LPAREN) {
            e = call(p, e);
        } else if (df_node_kind(p) == DF_LBRACKET) {
            e = subscription(p, e);
        } else if (df_node_kind(p) == DF_DOT) {
            df_node_advance(p);
            if (df_node_kind(p) != DF_NAME)
                return df_node_expected(p, "a name");
            struct df_expr *x = df_node_new(p, DF_EXPR_ATTRIBUTE, e->first);
            x->a = e;
            x->text = p->tokens->v[p->at].value;
            df_node_advance(p);
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
    df_node_advance(p);
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
    df_node_advance(p);
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

/* Binary operators by token; all are left-associative. An operator of a higher
   level binds more tightly. At level 0, the token is not a binary operator. */
static const struct {
    uint8_t level;
    bool foreign; /* an operator of Python that df scripts do not have */
} BINARY[DF_N_TOKENS] = {
    [DF_BAR] = {1, false},        [DF_CARET] = {2, false},
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
        df_node_advance(p);
        e->b = binary(p, level + 1);
        left = df_node_close(p, e);
    }
}

/* Parses an operand of a comparison. In a query, the operand ends before & and
   |, which mean `and` and `or` in queries. */
static struct df_expr *operand(struct df_parser *p)
{
    return binary(p, p->query ? 4 : 1);
}

/* Whether the tokens from i on are pd.NAME. */
static bool is_name_at(const struct df_parser *p, size_t i, str name)
{
    return df_node_kind_at(p, i + 1) == DF_DOT &&
           df_node_kind_at(p, i + 2) == DF_NAME &&
           str_eq(p->tokens->v[i + 2].text, name);
}

/* Whether token i begins an operand that is a type: the name of a type, or a
   call of type(). */
static bool is_type_at(const struct df_parser *p, size_t i)
{
    static const str TYPES[] = {
        S_INIT("int"),  S_INIT("float"), S_INIT("str"),  S_INIT("bool"),
        S_INIT("list"), S_INIT("tuple"), S_INIT("dict"), S_INIT("type")};
    return df_node_kind_at(p, i) == DF_NAME &&
           STR_AMONG(p->tokens->v[i].text, TYPES);
}

/* Consumes and returns a comparison operator; returns DF_END if no comparison
   operator is next. Sets *negated for `not in` and `is not`. */
static enum df_token_kind comparison_operator(struct df_parser *p,
                                              bool *negated)
{
    enum df_token_kind k = df_node_kind(p);
    *negated = false;
    if (k == DF_NOT && df_node_kind_at(p, p->at + 1) == DF_IN) {
        *negated = true;
        df_node_advance(p);
        k = DF_IN;
    } else if (k == DF_IS) {
        *negated = df_node_kind_at(p, p->at + 1) == DF_NOT;
        size_t right = p->at + 1 + *negated;
        enum df_token_kind with = df_node_kind_at(p, right);
        if (with != DF_NONE && with != DF_TRUE && with != DF_FALSE &&
            !is_type_at(p, right) && !is_name_at(p, right, S("NA"))) {
            bool nat = is_name_at(p, right, S("NaT"));
            df_node_unsupported(p, p->at, "operator 'is' between values",
                                nat ? "is.NaT" : "is");
            return DF_END;
        }
        if (*negated)
            df_node_advance(p);
    } else if (p->query && k == DF_ASSIGN) {
        k = DF_EQUAL;
    } else if (k != DF_IN && (k < DF_EQUAL || k > DF_GREATER_EQUAL)) {
        return DF_END;
    }
    df_node_advance(p);
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
        df_node_advance(p);
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
static struct df_expr *or_test(struct df_parser *p)
{
    return logical(p, DF_OR, DF_BAR, and_test);
}

/* parameter: ['*' | '**'] name [':' type] ['=' expression]
   A lambda's parameters, which end before a colon, have no types. */
static struct df_expr *parameter(struct df_parser *p, bool typed)
{
    struct df_expr *x = df_node_new(p, DF_EXPR_PARAM, p->at);
    if (df_node_kind(p) == DF_SLASH)
        return df_node_unsupported(p, p->at, "'/' among parameters",
                                   "parameter");
    if (df_node_kind(p) == DF_STAR || df_node_kind(p) == DF_POWER) {
        x->op = df_node_kind(p);
        df_node_advance(p);
    }
    if (df_node_kind(p) != DF_NAME)
        return df_node_expected(p, "a parameter's name");
    x->text = p->tokens->v[p->at].value;
    df_node_advance(p);
    if (typed && df_node_accept(p, DF_COLON))
        df_expr_parse(p);
    if (!p->failed && df_node_accept(p, DF_ASSIGN))
        x->a = df_expr_parse(p);
    return df_node_close(p, x);
}

/* Checks parameter x, which comes after the parameters `all`. `defaults`: one
   of the parameters `all` has a default. `star`: a '*' is before x. */
static void check_parameter(struct df_parser *p, const struct df_expr *all,
                            const struct df_expr *x, bool defaults, bool star)
{
    const char *fault = NULL;
    for (const struct df_expr *y = all; y; y = y->next)
        if (str_eq(y->text, x->text))
            fault = "two parameters are named '%.*s'";
        else if (y->op == DF_POWER)
            fault = "parameter '%.*s' comes after the parameter with '**', "
                    "which must be the last";
    if (!fault && star && x->op == DF_STAR)
        fault = "parameter '%.*s' has a '*', but only one '*' is allowed";
    if (!fault && x->op && x->a)
        fault = "parameter '%.*s' cannot have a default, because it collects "
                "arguments";
    if (!fault && defaults && !x->a && !x->op && !star)
        fault = "parameter '%.*s' needs a default, because one before it has a "
                "default";
    if (fault)
        df_node_report(p, DIAG_DF_SYNTAX, x->first, x->first,
                       str_fmt(p->a, fault, STR_ARG(x->text)), NULL);
}

/* Whether a '*' without a name is next. Only keyword arguments can set the
   parameters after it. */
static bool at_bare_star(const struct df_parser *p)
{
    return df_node_kind(p) == DF_STAR &&
           df_node_kind_at(p, p->at + 1) != DF_NAME;
}

/* Skips the '*' and the comma after it. Reports a '*' that is not followed by
   parameters. */
static void check_bare_star(struct df_parser *p)
{
    uint32_t at = p->at;
    df_node_advance(p);
    if (!df_node_accept(p, DF_COMMA) || df_node_kind(p) != DF_NAME)
        df_node_report(
            p, DIAG_DF_SYNTAX, at, at, S("parameters must follow the '*'"),
            "write '*args' to collect arguments, or '*, digits=2' for "
            "a parameter that can only be set by name");
}

/* parameters: [parameter (',' parameter)* [',']]; one may be '*' alone */
struct df_expr *df_expr_parameters(struct df_parser *p, enum df_token_kind end)
{
    struct df_chain c = {0};
    bool defaults = false, star = false;
    while (!p->failed && df_node_kind(p) != end) {
        if (!star && at_bare_star(p)) {
            star = true;
            check_bare_star(p);
            continue;
        }
        struct df_expr *x = parameter(p, end != DF_COLON);
        if (p->failed)
            break;
        check_parameter(p, c.first, x, defaults, star);
        x->exact = star && !x->op;
        star |= x->op == DF_STAR;
        defaults |= x->a != NULL;
        df_node_add(&c, x);
        if (p->failed || !df_node_accept(p, DF_COMMA))
            break;
    }
    return c.first;
}

/* lambda: 'lambda' [parameter (',' parameter)*] ':' expression */
static struct df_expr *lambda(struct df_parser *p)
{
    struct df_expr *e = df_node_new(p, DF_EXPR_LAMBDA, p->at);
    df_node_advance(p);
    e->items = df_expr_parameters(p, DF_COLON);
    if (!p->failed && !df_node_accept(p, DF_COLON))
        return df_node_expected(p, "',' or ':'");
    p->lambdas++;
    if (!p->failed)
        e->a = df_expr_parse(p);
    p->lambdas--;
    return df_node_close(p, e);
}

/* Parses the rest of `name := expression`. */
static struct df_expr *walrus(struct df_parser *p, const struct df_expr *name)
{
    struct df_expr *e = df_node_new(p, DF_EXPR_WALRUS, name->first);
    if (p->lambdas || p->query || name->kind != DF_EXPR_NAME)
        return df_node_unsupported(
            p, p->at, p->lambdas ? "':=' in a lambda" : "':='", "walrus");
    e->text = name->text;
    df_node_local(p, name);
    df_node_advance(p);
    e->a = df_expr_parse(p);
    return df_node_close(p, e);
}

/* Parses the rest of a conditional expression, from `if` on. `then` is the
   expression before the `if`. */
static struct df_expr *conditional(struct df_parser *p, struct df_expr *then)
{
    struct df_expr *e = df_node_new(p, DF_EXPR_CONDITIONAL, then->first);
    e->a = then;
    df_node_advance(p);
    e->b = or_test(p);
    if (p->failed)
        return e;
    if (!df_node_accept(p, DF_ELSE))
        return df_node_expected(p, "'else'");
    e->c = df_expr_parse(p);
    return df_node_close(p, e);
}

/* expression: lambda | or_test ['if' or_test 'else' expression] |
   name ':=' expression */
struct df_expr *df_expr_parse(struct df_parser *p)
{
    uint32_t first = p->at;
    if (!df_node_enter(p))
        return df_node_new(p, DF_EXPR_BROKEN, first);
    bool is_lambda = df_node_kind(p) == DF_LAMBDA && !p->query;
    struct df_expr *e = is_lambda ? lambda(p) : or_test(p);
    if (!p->failed && df_node_kind(p) == DF_IF && !p->query)
        e = conditional(p, e);
    p->depth--;
    if (!p->failed && df_node_kind(p) == DF_WALRUS)
        return walrus(p, e);
    return e;
}

/* expressions: item (',' item)* [',']: a tuple with a comma */
struct df_expr *df_expr_parse_list(struct df_parser *p)
{
    struct df_expr *e = item(p);
    if (p->failed || df_node_kind(p) != DF_COMMA)
        return e;
    struct df_expr *t = df_node_new(p, DF_EXPR_TUPLE, e->first);
    struct df_chain c = {0};
    df_node_add(&c, e);
    while (!p->failed && df_node_accept(p, DF_COMMA) &&
           df_node_kind(p) != DF_NEWLINE && df_node_kind(p) != DF_ASSIGN &&
           df_node_kind(p) != DF_COLON && df_node_kind(p) != DF_SEMICOLON)
        df_node_add(&c, item(p));
    t->items = c.first;
    return df_node_close(p, t);
}
