// SPDX-License-Identifier: MIT
// df_rewrite: parses the tokens of a block, and stops without a suggestion at
// the first token that does not fit.
#include "df/syntax/df_rewrite.h"

#include "base/buf.h"

enum { REWRITE_MAX = 400 }; /* bytes of a statement in a help line */

struct code_block {
    struct arena *a;
    const struct df_tokens *t;
    uint32_t at; /* the next token */
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

/* Sets *out to the source up to the next token of kind `end` outside brackets,
   and consumes that token. DF_NEWLINE also means DF_END. False if the source is
   empty, or the statement ends before that token. */
static bool read_to(struct code_block *w, enum df_token_kind end, str *out)
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
        depth -=
            depth && (k == DF_RPAREN || k == DF_RBRACKET || k == DF_RBRACE);
    }
    if (w->at == first)
        return false;
    *out = df_lexer_text(w->a, w->t, first, w->at - 1);
    w->at += w->at < w->t->n;
    return true;
}

/* Moves from a colon to the block after it, which may begin on the next line.
   False if that line is not indented. */
static bool enter(struct code_block *w)
{
    return !accept(w, DF_NEWLINE) || accept(w, DF_INDENT);
}

static bool block_ended(const struct code_block *w)
{
    return kind_at(w, w->at) != DF_INDENT;
}

/* Returns the statement in b; STR_NONE if the block continues, or the statement
   is too long. */
static str finish(const struct code_block *w, const struct buf *b)
{
    return block_ended(w) && b->n <= REWRITE_MAX ? buf_str(b) : STR_NONE;
}

/* ---- for ---- */

/* If `left` is FRAME[key] and the key makes a name from the variable c, as c +
   '_max', 'max_' + c or f'{c}_max', returns the key; otherwise STR_NONE. */
static str new_name(struct arena *a, str left, str frame, str c)
{
    if (left.n < frame.n + 3 || left.p[frame.n] != '[' ||
        !str_ends(left, S("]")))
        return STR_NONE;
    str key = str_slice(left, frame.n + 1, left.n - 1);
    str field = str_fmt(a, "{%.*s}", STR_ARG(c));
    bool made =
        str_starts(key, str_fmt(a, "%.*s + '", STR_ARG(c))) ||
        str_ends(key, str_fmt(a, "' + %.*s", STR_ARG(c))) ||
        (str_starts(key, S("f")) && str_find(key, field, 0) != STR_NPOS);
    return made && str_find_char(key, '[', 0) == STR_NPOS ? key : STR_NONE;
}

/* Rewrites a loop "for TARGET in ITERABLE" as one assignment for all columns.
   The body of the loop must be an assignment, df[c] = ... df[c] ... or
   df[c + '_max'] = ... df[c] .... False if the value does not use c, or uses c
   outside df[c]. */
static bool columns(struct code_block *w, str target, str iterable,
                    struct buf *b)
{
    str frame = w->t->v[w->at].text, value;
    str cell = str_fmt(w->a, "%.*s[%.*s]", STR_ARG(frame), STR_ARG(target));
    str left;
    if (!read_to(w, DF_ASSIGN, &left) || !read_to(w, DF_NEWLINE, &value))
        return false;
    str key =
        str_eq(left, cell) ? STR_NONE : new_name(w->a, left, frame, target);
    if (!key.p && !str_eq(left, cell))
        return false;
    bool list = str_starts(iterable, S("[")) ||
                str_find_char(iterable, '.', 0) == STR_NPOS;
    str body = str_replace(w->a, value, cell, S("s"));
    str v = list ? iterable : str_fmt(w->a, "list(%.*s)", STR_ARG(iterable));
    struct code_block names = {.a = w->a, .t = w->t, .at = w->at};
    size_t uses = 0, cells = 0;
    for (size_t i = 0; (i = str_find(value, cell, i)) != STR_NPOS; i++)
        cells++;
    while (--names.at && kind_at(&names, names.at) != DF_ASSIGN)
        uses += kind_at(&names, names.at) == DF_NAME &&
                str_eq(w->t->v[names.at].text, target);
    str to = !key.p ? v
                    : str_fmt(w->a, "[%.*s for %.*s in %.*s]", STR_ARG(key),
                              STR_ARG(target), STR_ARG(iterable));
    buf_printf(b, "%.*s[%.*s] = %.*s[%.*s].apply(lambda s: %.*s)",
               STR_ARG(frame), STR_ARG(to), STR_ARG(frame), STR_ARG(v),
               STR_ARG(body));
    return cells && uses == cells;
}

/* Rewrites the line rows.append(...) as a comprehension with `clauses`. False
   for any other line. */
static bool append(struct code_block *w, str clauses, struct buf *b)
{
    str name = w->t->v[w->at].text, value, rest;
    w->at += 1;
    if (!accept(w, DF_DOT) || !accept_word(w, S("append")) ||
        !accept(w, DF_LPAREN) || !read_to(w, DF_RPAREN, &value) ||
        !accept(w, DF_NEWLINE))
        return false;
    rest = str_trim(value);
    buf_printf(b, "%.*s = [%.*s%.*s]", STR_ARG(name), STR_ARG(rest),
               STR_ARG(clauses));
    return true;
}

/* Converts assignments to names at the start of a block to clauses of a
   comprehension: "for NAME in [VALUE]". */
static bool locals(struct code_block *w, struct buf *clauses)
{
    str value;
    while (kind_at(w, w->at) == DF_NAME && kind_at(w, w->at + 1) == DF_ASSIGN) {
        str name = w->t->v[w->at].text;
        w->at += 2;
        if (!read_to(w, DF_NEWLINE, &value) || !accept(w, DF_INDENT))
            return false;
        buf_printf(clauses, " for %.*s in [%.*s]", STR_ARG(name),
                   STR_ARG(value));
    }
    return true;
}

static str loop(struct code_block *w)
{
    struct buf b = {.a = w->a}, clauses = {.a = w->a};
    str target, iterable;
    if (!read_to(w, DF_IN, &target) || !read_to(w, DF_COLON, &iterable) ||
        !enter(w))
        return STR_NONE;
    buf_printf(&clauses, " for %.*s in %.*s", STR_ARG(target),
               STR_ARG(iterable));
    if (!locals(w, &clauses) || kind_at(w, w->at) != DF_NAME)
        return STR_NONE;
    bool ok = kind_at(w, w->at + 1) == DF_LBRACKET
                  ? columns(w, target, iterable, &b)
                  : append(w, buf_str(&clauses), &b);
    return ok ? finish(w, &b) : STR_NONE;
}

/* ---- def ---- */

static str function(struct code_block *w)
{
    struct buf b = {.a = w->a}, clauses = {.a = w->a};
    str name = w->t->v[w->at].text, params = S(""), condition, value;
    if (!accept(w, DF_NAME) || !accept(w, DF_LPAREN))
        return STR_NONE;
    if (!accept(w, DF_RPAREN) && !read_to(w, DF_RPAREN, &params))
        return STR_NONE;
    if (!accept(w, DF_COLON) || !enter(w) ||
        str_find_char(params, ':', 0) != STR_NPOS)
        return STR_NONE;
    if (accept(w, DF_STR) && (!accept(w, DF_NEWLINE) || !accept(w, DF_INDENT)))
        return STR_NONE;
    if (!locals(w, &clauses))
        return STR_NONE;
    buf_printf(&b, "%.*s = lambda%s%.*s: %s", STR_ARG(name),
               params.n ? " " : "", STR_ARG(params), clauses.n ? "[" : "");
    while (accept(w, DF_IF) || accept_word(w, S("elif"))) {
        if (!read_to(w, DF_COLON, &condition) || !enter(w) ||
            !accept_word(w, S("return")) || !read_to(w, DF_NEWLINE, &value) ||
            !accept(w, DF_INDENT))
            return STR_NONE;
        buf_printf(&b, "%.*s if %.*s else ", STR_ARG(value),
                   STR_ARG(condition));
    }
    if (accept(w, DF_ELSE) && (!accept(w, DF_COLON) || !enter(w)))
        return STR_NONE;
    if (!accept_word(w, S("return")) || !read_to(w, DF_NEWLINE, &value))
        return STR_NONE;
    buf_put(&b, value);
    if (clauses.n)
        buf_printf(&b, "%.*s][0]", STR_ARG(buf_str(&clauses)));
    return finish(w, &b);
}

/* ---- if ---- */

static str choice(struct code_block *w)
{
    struct buf b = {.a = w->a};
    str condition, target, value, same, other;
    bool name = false;
    if (!read_to(w, DF_COLON, &condition) || !enter(w))
        return STR_NONE;
    name = kind_at(w, w->at + 1) == DF_ASSIGN;
    if (!read_to(w, DF_ASSIGN, &target) || !read_to(w, DF_NEWLINE, &value) ||
        !block_ended(w))
        return STR_NONE;
    other = target;
    if (accept(w, DF_ELSE)) {
        if (!accept(w, DF_COLON) || !enter(w) ||
            !read_to(w, DF_ASSIGN, &same) || !str_eq(same, target) ||
            !read_to(w, DF_NEWLINE, &other))
            return STR_NONE;
    } else if (!name) {
        return STR_NONE;
    }
    buf_printf(&b, "%.*s = %.*s if %.*s else %.*s", STR_ARG(target),
               STR_ARG(value), STR_ARG(condition), STR_ARG(other));
    return finish(w, &b);
}

/* ---- del ---- */

static str removal(struct code_block *w)
{
    struct buf b = {.a = w->a};
    str frame = w->t->v[w->at].text, column;
    if (!accept(w, DF_NAME) || !accept(w, DF_LBRACKET) ||
        !read_to(w, DF_RBRACKET, &column) || !ends_line(kind_at(w, w->at)))
        return STR_NONE;
    buf_printf(&b, "%.*s = %.*s.drop(columns=[%.*s])", STR_ARG(frame),
               STR_ARG(frame), STR_ARG(column));
    return finish(w, &b);
}

/* ---- [*list] ---- */

/* Sets *out to the next item of a list; consumes it and the comma after it.
   False if the list is not closed. */
static bool read_item(struct code_block *w, str *out)
{
    struct code_block end = *w;
    str all;
    if (!read_to(&end, DF_RBRACKET, &all))
        return false;
    struct code_block comma = *w;
    bool more = read_to(&comma, DF_COMMA, out) && comma.at < end.at;
    *out = more ? *out : all;
    w->at = more ? comma.at : end.at - 1;
    return true;
}

/* Rewrites [a, *v, b] as [a] + list(v) + [b]. w->at is the token after the
   star. */
static str spread(struct code_block *w)
{
    struct buf b = {.a = w->a};
    size_t depth = 1;
    bool open = false;
    str item;
    while (depth && --w->at) {
        enum df_token_kind k = kind_at(w, w->at);
        if (ends_line(k))
            return STR_NONE;
        depth += k == DF_RPAREN || k == DF_RBRACKET || k == DF_RBRACE;
        depth -= k == DF_LPAREN || k == DF_LBRACKET || k == DF_LBRACE;
    }
    if (!accept(w, DF_LBRACKET))
        return STR_NONE;
    while (!accept(w, DF_RBRACKET)) {
        bool star = accept(w, DF_STAR);
        if (!read_item(w, &item))
            return STR_NONE;
        const char *join = star ? "] + list(" : ", ";
        if (!open)
            join = star ? ") + list(" : ") + [";
        buf_printf(&b, "%s%.*s", join, STR_ARG(item));
        open = !star;
    }
    buf_putc(&b, open ? ']' : ')');
    str made = str_from(buf_str(&b), S(") + ").n);
    return b.n <= REWRITE_MAX ? made : STR_NONE;
}

/* ---- zip(*list) ---- */

/* Rewrites a, b = zip(*v) as one assignment for each target. w->at is the token
   after the star. */
static str unzip(struct code_block *w)
{
    struct buf b = {.a = w->a};
    struct code_block from = *w, comma;
    str v, target;
    if (!read_to(w, DF_RPAREN, &v) || !ends_line(kind_at(w, w->at)))
        return STR_NONE;
    bool texts = str_find(v, S(".str."), 0) != STR_NPOS;
    while (from.at && !ends_line(kind_at(&from, from.at - 1)))
        from.at--;
    for (size_t n = 0; !n || kind_at(&from, from.at - 1) != DF_ASSIGN; n++) {
        comma = from;
        if (read_to(&comma, DF_COMMA, &target))
            from = comma;
        else if (!n || !read_to(&from, DF_ASSIGN, &target))
            return STR_NONE;
        buf_printf(&b, "%s%.*s = ", n ? "; " : "", STR_ARG(target));
        if (texts)
            buf_printf(&b, "%.*s.str[%zu]", STR_ARG(v), n);
        else
            buf_printf(&b, "[x[%zu] for x in %.*s]", n, STR_ARG(v));
    }
    return b.n <= REWRITE_MAX ? buf_str(&b) : STR_NONE;
}

static bool is_zipped(const struct code_block *w, uint32_t star)
{
    return star > 2 && kind_at(w, star - 1) == DF_LPAREN &&
           str_eq(w->t->v[star - 2].text, S("zip")) &&
           kind_at(w, star - 3) == DF_ASSIGN;
}

str df_rewrite(struct arena *a, const struct df_tokens *t, uint32_t at)
{
    struct code_block w = {.a = a, .t = t, .at = at + 1};
    if (kind_at(&w, at) == DF_FOR)
        return loop(&w);
    if (kind_at(&w, at) == DF_IF)
        return choice(&w);
    if (kind_at(&w, at) == DF_STAR)
        return is_zipped(&w, at) ? unzip(&w) : spread(&w);
    if (str_eq(t->v[at].text, S("del")))
        return removal(&w);
    return str_eq(t->v[at].text, S("def")) ? function(&w) : STR_NONE;
}

/* ---- % ---- */

/* Appends the format field for the % conversion at the start of s, and sets
   *type to the letter of the conversion. Returns the length of the conversion,
   or 0 if no field is equivalent. */
static size_t put_field(struct buf *b, str s, char *type)
{
    static const char TYPES[] = "diueEfFgGxXsr";
    bool left = false, zero = false, sign = false;
    size_t i = 1, width, point;
    for (; i < s.n && strchr("-0+", s.p[i]); i++) {
        left |= s.p[i] == '-';
        zero |= s.p[i] == '0';
        sign |= s.p[i] == '+';
    }
    for (width = i; i < s.n && char_is_digit(s.p[i]);)
        i++;
    for (point = i; i < s.n && (s.p[i] == '.' || char_is_digit(s.p[i]));)
        i++;
    *type = i < s.n ? s.p[i] : '\0';
    bool text = *type == 's' || *type == 'r';
    bool whole = *type && strchr("diu", *type);
    if (!*type || !strchr(TYPES, *type) || ((text || whole) && i > point) ||
        (text && (sign || zero)))
        return 0;
    buf_put(b, *type == 'r' ? S("{!r") : S("{"));
    if (i > width || sign || zero || !text)
        buf_putc(b, ':');
    if (point > width && (left || text))
        buf_putc(b, left ? '<' : '>');
    buf_put(b, sign ? S("+") : S(""));
    buf_put(b, zero && !left ? S("0") : S(""));
    buf_put(b, str_slice(s, width, i));
    if (!text)
        buf_putc(b, whole ? 'd' : *type);
    buf_putc(b, '}');
    return i + 1;
}

/* Appends argument x, inside int() if the conversion `type` truncates. False if
   x is NULL. */
static bool put_value(struct buf *b, const struct df_tokens *t,
                      const struct df_expr *x, char type)
{
    if (!x)
        return false;
    str text = df_lexer_text(b->a, t, x->first, x->last);
    bool cut = strchr("diuxX", type) && x->kind != DF_EXPR_INT &&
               !str_starts(text, S("int(")) && !str_starts(text, S("len("));
    buf_printf(b, "%s%s%.*s%s", b->n ? ", " : "", cut ? "int(" : "",
               STR_ARG(text), cut ? ")" : "");
    return true;
}

str df_rewrite_percent(struct arena *a, const struct df_tokens *t,
                       const struct df_expr *e)
{
    struct buf b = {.a = a}, values = {.a = a};
    const struct df_expr *x = e->b;
    if (e->kind != DF_EXPR_BINARY || e->op != DF_PERCENT ||
        e->a->kind != DF_EXPR_STR)
        return STR_NONE;
    x = x->kind == DF_EXPR_TUPLE ? x->items : x;
    str s = df_lexer_text(a, t, e->a->first, e->a->last);
    while (s.n) {
        char type;
        size_t n = str_starts(s, S("%%")) ? 2 : 1;
        if (s.p[0] != '%' || n == 2) {
            buf_putc(&b, s.p[0]);
            if (s.p[0] == '{' || s.p[0] == '}')
                buf_putc(&b, s.p[0]);
        } else if (!(n = put_field(&b, s, &type)) ||
                   !put_value(&values, t, x, type)) {
            return STR_NONE;
        } else {
            x = x->next;
        }
        s = str_from(s, n);
    }
    buf_printf(&b, ".format(%.*s)", STR_ARG(buf_str(&values)));
    return x || b.n > REWRITE_MAX ? STR_NONE : buf_str(&b);
}
