// SPDX-License-Identifier: MIT
// df_fstring: parses f-strings by the Python reference, 2.4.3. Lexes the
// expression of a field in place, not in a copy,
// so that the positions of its tokens are correct.
#include "df/syntax/df_fstring.h"

#include "base/codes/df.h"
#include "df/syntax/df_text.h"

struct cutter {
    struct df_parser *p;
    struct df_text t; /* the current position */
    uint32_t token;   /* the token of the f-string */
};

static void fault(struct cutter *c, size_t at, size_t len, const char *what)
{
    struct df_parser *p = c->p;
    struct pos pos = p->tokens->fixed.src
                         ? p->tokens->fixed
                         : line_pos(&p->tokens->lines.v[c->t.line], at, len);
    if (!p->failed)
        diag_at(p->d, DIAG_DF_SYNTAX, pos, str_c(what));
    p->failed = true;
    p->ok = false;
}

static str now(const struct cutter *c)
{
    return str_from(c->t.lines.v[c->t.line].text, c->t.at);
}

/* Returns the length of the string literal that begins at byte i of s,
   including its quotes. For a literal that is not closed, returns the length of
   the rest of s. */
static size_t text_length(str s, size_t i)
{
    size_t end = str_find_char(s, s.p[i], i + 1);
    return end == STR_NPOS ? s.n - i : end + 1 - i;
}

/* Returns the length of a field's expression. The expression ends before a '}',
   ':' or '!' that is outside brackets and strings. STR_NPOS if the expression
   does not end in s. */
static size_t expression_length(str s)
{
    size_t depth = 0;
    for (size_t i = 0; i < s.n; i++) {
        char x = s.p[i];
        bool unequal = x == '!' && i + 1 < s.n && s.p[i + 1] == '=';
        if (!depth && (x == '}' || x == ':' || (x == '!' && !unequal)))
            return i;
        if (x == '(' || x == '[' || x == '{')
            depth++;
        else if (x == ')' || x == ']' || x == '}')
            depth -= depth > 0;
        else if (x == '\'' || x == '"')
            i += text_length(s, i) - 1;
    }
    return STR_NPOS;
}

static struct df_expr *expression(struct cutter *c, size_t len)
{
    struct df_parser *p = c->p;
    uint32_t back = p->at;
    p->at = (uint32_t)p->tokens->n;
    if (!df_lexer_part(p->a, p->d, c->t.line, c->t.at, c->t.at + len,
                       p->tokens)) {
        p->failed = true;
        p->ok = false;
        return NULL;
    }
    struct df_expr *e = p->expression(p);
    if (!p->failed && df_node_kind(p) != DF_END)
        df_node_expected(p, "'}', ':' or '!'");
    p->at = back;
    return e;
}

/* ['!' conversion] */
static void conversion(struct cutter *c, struct df_expr *field)
{
    str s = now(c);
    if (!s.n || s.p[0] != '!')
        return;
    if (s.n < 2 || !memchr("rsa", s.p[1], 3)) {
        fault(c, c->t.at, s.n < 2 ? 1 : 2,
              "unknown conversion after '!'; write !r, !s or !a");
        return;
    }
    field->i = s.p[1];
    c->t.at += 2;
}

/* Appends the STRs and FIELDs up to the end of the f-string or, if `spec`, up
   to the end of a format specification. Consumes and returns the character at
   the end: '}' or the closing quote. Returns '{' after reporting a fault in a
   field, or fields that are nested too deeply. */
static char parts(struct cutter *c, bool spec, struct df_chain *out);

/* Returns the length of the expression in s, which contains an expression and
   perhaps a '='. s.n if there is no '='. */
static size_t before_equals(str s)
{
    str t = str_trim_right(s);
    bool equals =
        t.n > 1 && t.p[t.n - 1] == '=' && !memchr("=!<>", t.p[t.n - 2], 4);
    return equals ? t.n - 1 : s.n;
}

/* field: '{' expression ['='] ['!' conversion] [':' parts] '}'; the '{' has
   been consumed. With '=', appends the text of the expression and of '=' as a
   STR to *out first. */
static struct df_expr *field(struct cutter *c, struct df_chain *out)
{
    struct df_parser *p = c->p;
    struct df_expr *e = df_node_new(p, DF_EXPR_FIELD, c->token);
    struct df_chain spec = {0};
    size_t open = c->t.at - 1, len = expression_length(now(c));
    if (len == STR_NPOS) {
        fault(c, open, 1, "'{' is never closed on its line");
        return e;
    }
    str s = str_slice(now(c), 0, len);
    size_t own = before_equals(s);
    if (own < len) {
        struct df_expr *text = df_node_new(p, DF_EXPR_STR, c->token);
        text->text = s;
        df_node_add(out, text);
    }
    e->a = expression(c, own);
    c->t.at += len;
    conversion(c, e);
    s = now(c);
    if (p->failed)
        return e;
    if (own < len && !e->i && s.n && s.p[0] == '}')
        e->i = 'r';
    if (!s.n || (s.p[0] != '}' && s.p[0] != ':')) {
        fault(c, c->t.at, s.n ? 1 : 0, "expected '}' or ':'");
        return e;
    }
    c->t.at++;
    if (s.p[0] == ':' && parts(c, true, &spec) != '}' && !p->failed)
        fault(c, open, 1, "'{' is never closed");
    e->items = spec.first;
    e = df_node_close(p, e);
    e->first = e->a->first; /* faults of the field's value are reported at the
                               expression inside the braces */
    e->last = e->a->last;
    return e;
}

static char parts(struct cutter *c, bool spec, struct df_chain *out)
{
    char end = '{';
    while (end == '{' && !c->p->failed) {
        struct df_expr *text = df_node_new(c->p, DF_EXPR_STR, c->token);
        end = df_text_part(&c->t, spec, &text->text);
        if (text->text.n)
            df_node_add(out, text);
        if (end != '{')
            break;
        if (!df_node_enter(c->p))
            return end;
        df_node_add(out, field(c, out));
        c->p->depth--;
    }
    return end;
}

void df_fstring_parts(struct df_parser *p, struct df_chain *out)
{
    const struct df_token *token = &p->tokens->v[p->at];
    const struct df_tokens *all = p->tokens;
    struct cutter c = {.p = p, .token = p->at};
    c.t = (struct df_text){.a = p->a, .lines = all->lines, .line = token->line};
    c.t.at = (size_t)(token->text.p - all->lines.v[token->line].text.p);
    df_text_open(&c.t);
    if (parts(&c, false, out) == '}' && !p->failed)
        fault(&c, c.t.at - 1, 1, "single '}' in an f-string; write '}}'");
}
