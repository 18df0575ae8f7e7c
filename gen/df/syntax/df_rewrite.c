// SPDX-License-Identifier: MIT
// df_rewrite: reads the tokens of a block, and gives up at the first one that
// does not fit.
#include "df/syntax/df_rewrite.h"

#include "base/buf.h"

enum { REWRITE_MAX = 400 }; /* bytes of a statement that a help shows */

struct code_block {
    struct arena *a;
    const struct df_tokens *t;
    uint32_t at;
};

static enum df_token_kind kind_at(const struct code_block *w, uint32_t at)
{
    return at < w->t->n ? w->t->v[at].kind : DF_END;
}

static bool accept(struct code_block *w, enum df_token_kind k)
{
    bool is = kind_at(w, w->at) == k;
    w->at += is;
    return is;
}

static bool accept_word(struct code_block *w, str word)
{
    bool is = kind_at(w, w->at) != DF_END && kind_at(w, w->at) != DF_STR &&
              str_eq(w->t->v[w->at].text, word);
    w->at += is;
    return is;
}

static bool ends_line(enum df_token_kind k)
{
    return k == DF_NEWLINE || k == DF_END;
}

/* The source up to the next token of a kind that is in no brackets, which is
   passed over (the end of the line is any end). */
static bool take_to(struct code_block *w, enum df_token_kind end, str *out)
{
    uint32_t first = w->at;
    size_t depth = 0;
    for (;; w->at++) {
        enum df_token_kind k = kind_at(w, w->at);
        if (!depth && (k == end || (ends_line(end) && ends_line(k))))
            break;
        if (ends_line(k) || k == DF_FAULT || k == DF_SEMICOLON)
            return false;
        depth += k == DF_LPAREN || k == DF_LBRACKET || k == DF_LBRACE;
        depth -= depth && (k == DF_RPAREN || k == DF_RBRACKET ||
                           k == DF_RBRACE);
    }
    if (w->at == first)
        return false;
    *out = df_lexer_text(w->a, w->t, first, w->at - 1);
    w->at += w->at < w->t->n;
    return true;
}

/* Behind a colon: the block may begin in the next line. */
static bool enter(struct code_block *w)
{
    return !accept(w, DF_NEWLINE) || accept(w, DF_INDENT);
}

static bool is_over(const struct code_block *w)
{
    return kind_at(w, w->at) != DF_INDENT;
}

static str made(const struct code_block *w, const struct buf *b)
{
    return is_over(w) && b->n <= REWRITE_MAX ? buf_str(b) : STR_NONE;
}

/* ---- for ---- */

/* df[c] = ... df[c] ...; what c is for stands in no other place. */
static bool columns(struct code_block *w, str target, str over, struct buf *b)
{
    str frame = w->t->v[w->at].text, value;
    str cell = str_fmt(w->a, "%.*s[%.*s]", STR_ARG(frame), STR_ARG(target));
    str left;
    if (!take_to(w, DF_ASSIGN, &left) || !str_eq(left, cell) ||
        !take_to(w, DF_NEWLINE, &value))
        return false;
    bool list = str_starts(over, S("[")) ||
                str_find_char(over, '.', 0) == STR_NPOS;
    str body = str_replace(w->a, value, cell, S("s"));
    str v = list ? over : str_fmt(w->a, "list(%.*s)", STR_ARG(over));
    struct code_block names = {.a = w->a, .t = w->t, .at = w->at};
    size_t uses = 0, cells = 0;
    for (size_t i = 0; (i = str_find(value, cell, i)) != STR_NPOS; i++)
        cells++;
    while (--names.at && kind_at(&names, names.at) != DF_ASSIGN)
        uses += kind_at(&names, names.at) == DF_NAME &&
                str_eq(w->t->v[names.at].text, target);
    buf_printf(b, "%.*s[%.*s] = %.*s[%.*s].apply(lambda s: %.*s)",
               STR_ARG(frame), STR_ARG(v), STR_ARG(frame), STR_ARG(v),
               STR_ARG(body));
    return cells && uses == cells;
}

/* The last line of the block: rows.append(...) */
static bool append(struct code_block *w, str clauses, struct buf *b)
{
    str name = w->t->v[w->at].text, value, rest;
    w->at += 1;
    if (!accept(w, DF_DOT) || !accept_word(w, S("append")) ||
        !accept(w, DF_LPAREN) || !take_to(w, DF_RPAREN, &value) ||
        !accept(w, DF_NEWLINE))
        return false;
    rest = str_trim(value);
    buf_printf(b, "%.*s = [%.*s%.*s]", STR_ARG(name), STR_ARG(rest),
               STR_ARG(clauses));
    return true;
}

static str loop(struct code_block *w)
{
    struct buf b = {.a = w->a}, clauses = {.a = w->a};
    str target, over, value;
    if (!take_to(w, DF_IN, &target) || !take_to(w, DF_COLON, &over) ||
        !enter(w))
        return STR_NONE;
    buf_printf(&clauses, " for %.*s in %.*s", STR_ARG(target), STR_ARG(over));
    while (kind_at(w, w->at) == DF_NAME &&
           kind_at(w, w->at + 1) == DF_ASSIGN) {
        str name = w->t->v[w->at].text;
        w->at += 2;
        if (!take_to(w, DF_NEWLINE, &value) || !accept(w, DF_INDENT))
            return STR_NONE;
        buf_printf(&clauses, " for %.*s in [%.*s]", STR_ARG(name),
                   STR_ARG(value));
    }
    if (kind_at(w, w->at) != DF_NAME)
        return STR_NONE;
    bool ok = kind_at(w, w->at + 1) == DF_LBRACKET
                  ? columns(w, target, over, &b)
                  : append(w, buf_str(&clauses), &b);
    return ok ? made(w, &b) : STR_NONE;
}

/* ---- def ---- */

static str function(struct code_block *w)
{
    struct buf b = {.a = w->a};
    str name = w->t->v[w->at].text, params = S(""), condition, value;
    if (!accept(w, DF_NAME) || !accept(w, DF_LPAREN))
        return STR_NONE;
    if (!accept(w, DF_RPAREN) && !take_to(w, DF_RPAREN, &params))
        return STR_NONE;
    if (!accept(w, DF_COLON) || !enter(w) ||
        str_find_char(params, ':', 0) != STR_NPOS)
        return STR_NONE;
    if (accept(w, DF_STR) && (!accept(w, DF_NEWLINE) || !accept(w, DF_INDENT)))
        return STR_NONE;
    buf_printf(&b, "%.*s = lambda%s%.*s: ", STR_ARG(name),
               params.n ? " " : "", STR_ARG(params));
    while (accept(w, DF_IF) || accept_word(w, S("elif"))) {
        if (!take_to(w, DF_COLON, &condition) || !enter(w) ||
            !accept_word(w, S("return")) || !take_to(w, DF_NEWLINE, &value) ||
            !accept(w, DF_INDENT))
            return STR_NONE;
        buf_printf(&b, "%.*s if %.*s else ", STR_ARG(value),
                   STR_ARG(condition));
    }
    if (accept(w, DF_ELSE) && (!accept(w, DF_COLON) || !enter(w)))
        return STR_NONE;
    if (!accept_word(w, S("return")) || !take_to(w, DF_NEWLINE, &value))
        return STR_NONE;
    buf_put(&b, value);
    return made(w, &b);
}

/* ---- if ---- */

static str choice(struct code_block *w)
{
    struct buf b = {.a = w->a};
    str condition, target, value, same, other;
    bool name = false;
    if (!take_to(w, DF_COLON, &condition) || !enter(w))
        return STR_NONE;
    name = kind_at(w, w->at + 1) == DF_ASSIGN;
    if (!take_to(w, DF_ASSIGN, &target) || !take_to(w, DF_NEWLINE, &value) ||
        !is_over(w))
        return STR_NONE;
    other = target;
    if (accept(w, DF_ELSE)) {
        if (!accept(w, DF_COLON) || !enter(w) ||
            !take_to(w, DF_ASSIGN, &same) || !str_eq(same, target) ||
            !take_to(w, DF_NEWLINE, &other))
            return STR_NONE;
    } else if (!name) {
        return STR_NONE;
    }
    buf_printf(&b, "%.*s = %.*s if %.*s else %.*s", STR_ARG(target),
               STR_ARG(value), STR_ARG(condition), STR_ARG(other));
    return made(w, &b);
}

/* ---- del ---- */

static str removal(struct code_block *w)
{
    struct buf b = {.a = w->a};
    str frame = w->t->v[w->at].text, column;
    if (!accept(w, DF_NAME) || !accept(w, DF_LBRACKET) ||
        !take_to(w, DF_RBRACKET, &column) || !ends_line(kind_at(w, w->at)))
        return STR_NONE;
    buf_printf(&b, "%.*s = %.*s.drop(columns=[%.*s])", STR_ARG(frame),
               STR_ARG(frame), STR_ARG(column));
    return made(w, &b);
}

str df_rewrite(struct arena *a, const struct df_tokens *t, uint32_t at)
{
    struct code_block w = {.a = a, .t = t, .at = at + 1};
    if (kind_at(&w, at) == DF_FOR)
        return loop(&w);
    if (kind_at(&w, at) == DF_IF)
        return choice(&w);
    if (str_eq(t->v[at].text, S("del")))
        return removal(&w);
    return str_eq(t->v[at].text, S("def")) ? function(&w) : STR_NONE;
}
