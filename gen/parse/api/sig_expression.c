// SPDX-License-Identifier: MIT
// sig_expression: see sig_expression.h.
#include "parse/api/sig_expression.h"

#include "base/buf.h"

static bool is_one_of(const struct sig_token *t, const char *list)
{
    str rest = str_c(list), one;
    while (t->kind != SIG_STRING && str_word(&rest, &one))
        if (str_eq(one, t->text))
            return true;
    return false;
}

bool sig_expression_keyword(str name)
{
    struct sig_token t = {.kind = SIG_NAME, .text = name};
    return is_one_of(&t, "False None True and as assert async await break "
                         "class continue def del elif else except finally for "
                         "from global if import in is lambda nonlocal not or "
                         "pass raise return try while with yield");
}

#define UNARY "not lambda await yield + - ~ * ** async"
#define BINARY                                                               \
    "and or in is if else for + - * / % @ ** // << >> & | ^ < > <= >= == !=" \
    " := . , : = ->"

/* Words and operators before which an operand has to be complete, and after
   which another begins. */
static bool is_binary(const struct sig_token *t)
{
    return is_one_of(t, BINARY);
}

static bool is_unary(const struct sig_token *t)
{
    return is_one_of(t, UNARY);
}

static bool opens(const struct sig_token *t)
{
    return t->kind == SIG_OPERATOR && strchr("([{", t->text.p[0]);
}

static bool closes(const struct sig_token *t)
{
    return t->kind == SIG_OPERATOR && strchr(")]}", t->text.p[0]);
}

/* Whether an operand may be missing before or after a token: f(), [a, ], [:],
   lambda: 0, "x not in y". */
static bool may_miss(const struct sig_tokens *t, size_t i, size_t from)
{
    const struct sig_token *now = &t->v[i],
                           *before = i > from ? &t->v[i - 1] : NULL;
    if (closes(now))
        return before && (opens(before) || sig_is(before, S(",")) ||
                          sig_is(before, S(":")));
    if (!before)
        return false;
    if (sig_is(now, S(":")))
        return sig_is(before, S("lambda")) || sig_is(before, S("[")) ||
               sig_is(before, S(":")) || sig_is(before, S(","));
    return sig_is(now, S(",")) && sig_is(before, S(":"));
}

static bool is_operand(const struct sig_token *t)
{
    return t->kind != SIG_OPERATOR || sig_is(t, S("..."));
}

bool sig_expression_is(const struct sig_tokens *t, size_t from, size_t to)
{
    bool complete = false;
    for (size_t i = from; i < to; i++) {
        const struct sig_token *now = &t->v[i];
        if (!complete) {
            if (closes(now) || sig_is(now, S(":")) || sig_is(now, S(",")))
                complete = closes(now);
            else
                complete = is_operand(now) && !is_unary(now);
            if ((closes(now) || sig_is(now, S(":")) || sig_is(now, S(","))) &&
                !may_miss(t, i, from))
                return false;
            if (!complete && !is_unary(now) && !opens(now) &&
                !sig_is(now, S(":")) && !sig_is(now, S(",")))
                return false;
        } else if (sig_is(now, S("not")) || closes(now)) {
            complete = closes(now);
        } else if (opens(now)) {
            complete = false;
            if (now->text.p[0] == '{')
                return false;
        } else if (now->kind == SIG_STRING) {
            if (t->v[i - 1].kind != SIG_STRING)
                return false;
        } else {
            if (!is_binary(now))
                return false;
            complete = false;
        }
    }
    return complete;
}

/* ---- text ---- */

str sig_expression_repr(struct arena *a, str token)
{
    size_t q = 0;
    while (token.p[q] != '"' && token.p[q] != '\'')
        q++;
    str prefix = str_slice(token, 0, q), body = str_from(token, q);
    size_t quotes =
        body.n >= 6 && body.p[1] == body.p[0] && body.p[2] == body.p[0] ? 3 : 1;
    body = str_slice(body, quotes, body.n - quotes);
    bool bytes = str_eq_nocase(prefix, S("b"));
    if ((prefix.n && !bytes && !str_eq_nocase(prefix, S("u"))) ||
        str_find_char(body, '\n', 0) != STR_NPOS)
        return token;
    bool single = str_find_char(body, '\'', 0) == STR_NPOS ||
                  str_find_char(body, '"', 0) != STR_NPOS;
    struct buf b = {.a = a};
    char quote = single ? '\'' : '"';
    buf_put(&b, bytes ? S("b") : S(""));
    buf_putc(&b, quote);
    for (size_t i = 0; i < body.n; i++) {
        char c = body.p[i], next = i + 1 < body.n ? body.p[i + 1] : 0;
        if (c == '\\' && next) {
            i++;
            if ((next != '"' && next != '\'') || next == quote)
                buf_putc(&b, c);
            c = next;
        } else if (c == quote) {
            buf_putc(&b, '\\');
        }
        buf_putc(&b, c);
    }
    buf_putc(&b, quote);
    return buf_end(&b);
}

/* What stands between two tokens. `operand`: the first one ends an operand;
   `inside`: the kind of the bracket around them, 0 for none. */
static bool spaced(const struct sig_tokens *t, size_t i, bool operand,
                   char inside)
{
    const struct sig_token *before = &t->v[i - 1], *now = &t->v[i];
    if (opens(before) || closes(now) || sig_is(now, S(",")) ||
        sig_is(now, S(".")) || sig_is(before, S(".")))
        return false;
    if (sig_is(before, S(",")))
        return true;
    if (sig_is(now, S(":")))
        return false;
    if (sig_is(before, S(":")))
        return inside != '[';
    if (sig_is(now, S("=")) || sig_is(before, S("=")))
        return false;
    if (opens(now) && before->kind != SIG_OPERATOR)
        return sig_expression_keyword(before->text) &&
               !is_one_of(before, "None True False");
    if (opens(now) && operand)
        return false;
    if (before->kind == SIG_OPERATOR && !operand)
        return is_binary(before) && i >= 2 &&
               (is_operand(&t->v[i - 2]) || closes(&t->v[i - 2])) &&
               !is_unary(&t->v[i - 2]);
    return true;
}

str sig_expression_text(struct arena *a, const struct sig_tokens *t,
                        size_t from, size_t to)
{
    struct buf b = {.a = a};
    bool operand = false;
    char *inside = NEW_N(a, char, to - from + 1);
    size_t depth = 0;
    for (size_t i = from; i < to; i++) {
        const struct sig_token *now = &t->v[i];
        if (closes(now) && depth)
            depth--;
        if (i > from &&
            spaced(t, i, operand, depth ? inside[depth - 1] : (char)0))
            buf_putc(&b, ' ');
        if (opens(now))
            inside[depth++] = now->text.p[0];
        buf_put(&b, now->kind == SIG_STRING ? sig_expression_repr(a, now->text)
                                            : now->text);
        operand = closes(now) ||
                  (is_operand(now) && !is_unary(now) && !is_binary(now));
    }
    return buf_end(&b);
}
