// SPDX-License-Identifier: MIT
// js_token: one pass over the bytes. What a slash or a brace begins follows
// from the token before it and from the brackets that are open.
#include "squeeze/js_token.h"

#include "base/vec.h"

/* ---- the words and signs of the language ---- */

static const struct js_sign WORDS[] = {
    {S_INIT("as"), 0},
    {S_INIT("async"), 0},
    {S_INIT("await"), 0},
    {S_INIT("break"), 0},
    {S_INIT("case"), 0},
    {S_INIT("catch"), JS_BLOCK | JS_HEAD},
    {S_INIT("class"), JS_DOUBT},
    {S_INIT("const"), 0},
    {S_INIT("continue"), 0},
    {S_INIT("debugger"), 0},
    {S_INIT("default"), 0},
    {S_INIT("delete"), 0},
    {S_INIT("do"), JS_BLOCK},
    {S_INIT("else"), JS_BLOCK},
    {S_INIT("eval"), JS_ENDS | JS_DOUBT},
    {S_INIT("export"), JS_DOUBT},
    {S_INIT("extends"), 0},
    {S_INIT("false"), JS_ENDS},
    {S_INIT("finally"), JS_BLOCK},
    {S_INIT("for"), JS_HEAD},
    {S_INIT("function"), 0},
    {S_INIT("if"), JS_HEAD},
    {S_INIT("import"), JS_CALLED},
    {S_INIT("in"), 0},
    {S_INIT("instanceof"), 0},
    {S_INIT("let"), 0},
    {S_INIT("new"), 0},
    {S_INIT("null"), JS_ENDS},
    {S_INIT("of"), 0},
    {S_INIT("return"), 0},
    {S_INIT("super"), JS_ENDS},
    {S_INIT("switch"), JS_HEAD},
    {S_INIT("this"), JS_ENDS},
    {S_INIT("throw"), 0},
    {S_INIT("true"), JS_ENDS},
    {S_INIT("try"), JS_BLOCK},
    {S_INIT("typeof"), 0},
    {S_INIT("var"), JS_DOUBT},
    {S_INIT("void"), 0},
    {S_INIT("while"), JS_HEAD},
    {S_INIT("with"), JS_HEAD | JS_DOUBT},
    {S_INIT("yield"), 0},
};

/* What is longer stands before what it begins with. */
static const struct js_sign PUNCTS[] = {
    {S_INIT(">>>="), JS_JOINS},
    {S_INIT("..."), 0},
    {S_INIT("**="), JS_JOINS},
    {S_INIT("==="), JS_JOINS},
    {S_INIT("!=="), JS_JOINS},
    {S_INIT("<<="), JS_JOINS},
    {S_INIT(">>="), JS_JOINS},
    {S_INIT(">>>"), JS_JOINS},
    {S_INIT("&&="), JS_JOINS},
    {S_INIT("||="), JS_JOINS},
    {S_INIT("?\?="), JS_JOINS},
    {S_INIT("=>"), JS_JOINS | JS_BLOCK},
    {S_INIT("++"), JS_ENDS},
    {S_INIT("--"), JS_ENDS},
    {S_INIT("**"), JS_JOINS},
    {S_INIT("=="), JS_JOINS},
    {S_INIT("!="), JS_JOINS},
    {S_INIT("<="), JS_JOINS},
    {S_INIT(">="), JS_JOINS},
    {S_INIT("<<"), JS_JOINS},
    {S_INIT(">>"), JS_JOINS},
    {S_INIT("&&"), JS_JOINS},
    {S_INIT("||"), JS_JOINS},
    {S_INIT("??"), JS_JOINS},
    {S_INIT("?."), JS_JOINS},
    {S_INIT("+="), JS_JOINS},
    {S_INIT("-="), JS_JOINS},
    {S_INIT("*="), JS_JOINS},
    {S_INIT("/="), JS_JOINS},
    {S_INIT("%="), JS_JOINS},
    {S_INIT("&="), JS_JOINS},
    {S_INIT("|="), JS_JOINS},
    {S_INIT("^="), JS_JOINS},
    {S_INIT("{"), JS_OPENS | JS_BLOCK},
    {S_INIT("}"), JS_CLOSES | JS_ENDS | JS_JOINS | JS_BLOCK},
    {S_INIT("("), JS_OPENS},
    {S_INIT(")"), JS_CLOSES | JS_ENDS | JS_JOINS | JS_BLOCK},
    {S_INIT("["), JS_OPENS},
    {S_INIT("]"), JS_CLOSES | JS_ENDS | JS_JOINS},
    {S_INIT(";"), JS_JOINS | JS_BLOCK},
    {S_INIT(","), JS_JOINS},
    {S_INIT("."), JS_JOINS},
    {S_INIT("?"), JS_JOINS},
    {S_INIT(":"), JS_JOINS},
    {S_INIT("="), JS_JOINS},
    {S_INIT("<"), JS_JOINS},
    {S_INIT(">"), JS_JOINS},
    {S_INIT("*"), JS_JOINS},
    {S_INIT("%"), JS_JOINS},
    {S_INIT("&"), JS_JOINS},
    {S_INIT("|"), JS_JOINS},
    {S_INIT("^"), JS_JOINS},
    {S_INIT("+"), 0},
    {S_INIT("-"), 0},
    {S_INIT("/"), 0},
    {S_INIT("!"), 0},
    {S_INIT("~"), 0},
};

/* The two halves of templates with ${}, beside the punctuators. */
static const struct js_sign TEMPLATE_OPENS = {S_INIT("`"), JS_OPENS};
static const struct js_sign TEMPLATE_CLOSES = {S_INIT("`"),
                                               JS_CLOSES | JS_ENDS | JS_JOINS};
static const struct js_sign TEMPLATE_GOES_ON = {S_INIT("`"), JS_JOINS};

#define COUNT(table) (sizeof(table) / sizeof *(table))

const struct js_sign *js_word(str text)
{
    for (size_t i = 0; i < COUNT(WORDS); i++)
        if (WORDS[i].text.p[0] == text.p[0] && str_eq(WORDS[i].text, text))
            return &WORDS[i];
    return NULL;
}

const struct js_sign *js_punct(str text)
{
    for (size_t i = 0; i < COUNT(PUNCTS) && text.n; i++)
        if (PUNCTS[i].text.p[0] == text.p[0] &&
            str_starts(text, PUNCTS[i].text))
            return &PUNCTS[i];
    return NULL;
}

bool js_is(const struct js_token *t, const char *sign)
{
    return t && t->sign && t->sign->text.p[0] == sign[0] &&
           strcmp(t->sign->text.p, sign) == 0;
}

bool js_has(const struct js_token *t, unsigned flags)
{
    return t->sign && (t->sign->flags & flags);
}

bool js_in_name(char c)
{
    return char_is_alnum(c) || c == '_' || c == '$' || (unsigned char)c >= 0x80;
}

bool js_line_counts(const struct js_tokens *t, size_t i)
{
    return i && t->v[i].line && !js_has(&t->v[i], JS_JOINS) &&
           (t->v[i - 1].kind != JS_PUNCT || js_has(&t->v[i - 1], JS_ENDS));
}

size_t js_behind(const struct js_tokens *t, size_t i)
{
    return i >= t->n                    ? t->n
           : js_has(&t->v[i], JS_OPENS) ? t->v[i].match + 1
                                        : i + 1;
}

/* ---- one token ---- */

struct js_lexer {
    struct arena *a;
    str text;
    size_t at;
    struct js_tokens *out;
    size_t open;  /* the innermost bracket, or JS_NONE */
    size_t asked; /* as of a bracket, outside of all */
};

static char byte_at(const struct js_lexer *l, size_t at)
{
    return at < l->text.n ? l->text.p[at] : '\0';
}

/* Behind the blanks and comments at l->at; false: one has no end. */
static bool skip_gap(struct js_lexer *l, struct js_token *t)
{
    size_t from = l->at;
    for (;;) {
        char c = byte_at(l, l->at), next = byte_at(l, l->at + 1);
        if (l->at < l->text.n && char_is_blank(c)) {
            l->at++;
        } else if (c == '/' && (next == '/' || next == '*')) {
            l->at = next == '/' ? str_find_char(l->text, '\n', l->at)
                                : str_find(l->text, S("*/"), l->at + 2);
            if (l->at == STR_NPOS && next == '*')
                return false;
            l->at = l->at == STR_NPOS ? l->text.n : l->at + 2 * (next == '*');
        } else {
            str gap = str_slice(l->text, from, l->at);
            t->gap = gap.n > 0;
            t->line = str_find_char(gap, '\n', 0) != STR_NPOS;
            return true;
        }
    }
}

/* Where what stands in quotes, or a template's piece, ends; or JS_NONE. */
static size_t quoted_end(const struct js_lexer *l, size_t i, char quote)
{
    for (; i < l->text.n; i++) {
        char c = l->text.p[i];
        if (c == '\\')
            i++;
        else if (c == quote)
            return i + 1;
        else if (quote == '`' && c == '$' && byte_at(l, i + 1) == '{')
            return i + 2;
        else if (quote != '`' && c == '\n')
            return JS_NONE;
    }
    return JS_NONE;
}

static size_t regex_end(const struct js_lexer *l, size_t i)
{
    bool class = false;
    for (i++; i < l->text.n && l->text.p[i] != '\n'; i++) {
        char c = l->text.p[i];
        if (c == '\\')
            i++;
        else if (c == '/' && !class)
            break;
        else if (c == '[' || c == ']')
            class = c == '[';
    }
    if (byte_at(l, i) != '/')
        return JS_NONE;
    while (js_in_name(byte_at(l, i + 1)))
        i++;
    return i + 1;
}

static size_t number_end(const struct js_lexer *l, size_t i)
{
    bool hex = byte_at(l, i + 1) == 'x', point = hex;
    for (;; i++) {
        char c = byte_at(l, i), before = i > l->at ? l->text.p[i - 1] : '\0';
        bool sign =
            (c == '+' || c == '-') && !hex && (before == 'e' || before == 'E');
        if (c == '.' && !point)
            point = true;
        else if (!sign && !js_in_name(c))
            return i;
    }
}

static size_t name_end(const struct js_lexer *l, size_t i)
{
    while (i < l->text.n && js_in_name(l->text.p[i]))
        i++;
    return i;
}

/* The token before the next one, or NULL. */
static const struct js_token *last(const struct js_lexer *l)
{
    return l->out->n ? &l->out->v[l->out->n - 1] : NULL;
}

/* Whether the token is behind the parentheses of if, for, while, with. */
static bool is_behind_head(const struct js_lexer *l, const struct js_token *t)
{
    return js_is(t, ")") && t->match &&
           js_has(&l->out->v[t->match - 1], JS_HEAD);
}

/* Whether a slash divides, and begins no regular expression. */
static bool divides(const struct js_lexer *l)
{
    const struct js_token *t = last(l);
    if (!t || (js_is(t, "}") && t->block) || is_behind_head(l, t))
        return false;
    return t->sign ? js_has(t, JS_ENDS) : true;
}

/* Whether a property's name stands next: first in its object, or behind a comma
   or a word such as get. */
static bool is_at_key(const struct js_lexer *l)
{
    const struct js_token *t = last(l);
    if (l->open == JS_NONE || l->out->v[l->open].block ||
        !js_is(&l->out->v[l->open], "{"))
        return false;
    return l->open + 1 == l->out->n || (js_is(t, ",") && t->up == l->open) ||
           (t->key && (t->kind == JS_NAME || js_is(t, "*")));
}

/* Finds kind, sign and end of the token at l->at; JS_NONE: there is none. */
static size_t classify(const struct js_lexer *l, struct js_token *t)
{
    char c = byte_at(l, l->at);
    bool template =
        l->open != JS_NONE && l->out->v[l->open].sign == &TEMPLATE_OPENS;
    size_t end;
    if (c == '`' || (c == '}' && template)) {
        end = quoted_end(l, l->at + 1, '`');
        bool more = end != JS_NONE && l->text.p[end - 1] == '{';
        t->kind = c == '`' && !more ? JS_TEXT : JS_TEMPLATE;
        t->sign = c == '`' ? more ? &TEMPLATE_OPENS : NULL
                  : more   ? &TEMPLATE_GOES_ON
                           : &TEMPLATE_CLOSES;
        return end;
    }
    if (c == '"' || c == '\'') {
        t->kind = JS_TEXT;
        return quoted_end(l, l->at + 1, c);
    }
    if (char_is_digit(c) ||
        (c == '.' && char_is_digit(byte_at(l, l->at + 1)))) {
        t->kind = JS_NUMBER;
        return number_end(l, l->at);
    }
    if (js_in_name(c)) {
        t->kind = JS_NAME;
        return name_end(l, l->at);
    }
    if (c == '/' && !divides(l)) {
        t->kind = JS_REGEX;
        return regex_end(l, l->at);
    }
    t->kind = JS_PUNCT;
    t->sign = js_punct(str_from(l->text, l->at));
    if (js_is(t, "?.") && char_is_digit(byte_at(l, l->at + 2)))
        t->sign = js_punct(S("?"));
    return t->sign ? l->at + t->sign->text.n : JS_NONE;
}

/* ---- brackets ---- */

static bool opens_block(const struct js_lexer *l)
{
    const struct js_token *t = last(l);
    return !t || (js_is(t, ":") ? t->block : js_has(t, JS_BLOCK)) || !t->sign;
}

/* A colon is of the last open question, of an object, or of a label or case. */
static void count_questions(struct js_lexer *l, struct js_token *t)
{
    struct js_token *open = l->open == JS_NONE ? NULL : &l->out->v[l->open];
    size_t *asked = open ? &open->asked : &l->asked;
    if (js_is(t, "?"))
        ++*asked;
    if (!js_is(t, ":"))
        return;
    t->block = !*asked && (!open || open->block);
    *asked -= *asked > 0;
}

/* Whether a closing half is of the bracket that is open. */
static bool fits(const struct js_token *open, const struct js_token *t)
{
    static const char *const PAIRS[] = {"()", "[]", "{}", "``"};
    for (size_t i = 0; i < COUNT(PAIRS); i++)
        if (open->sign->text.p[0] == PAIRS[i][0])
            return t->sign->text.p[0] == PAIRS[i][1];
    return false;
}

/* Appends a token and says where it stands; false: nothing opened it. */
static bool add(struct js_lexer *l, struct js_token t)
{
    bool opens = js_has(&t, JS_OPENS), closes = js_has(&t, JS_CLOSES);
    if (closes && (l->open == JS_NONE || !fits(&l->out->v[l->open], &t)))
        return false;
    if (closes) {
        t.match = l->open;
        t.block = l->out->v[l->open].block;
        l->out->v[l->open].match = l->out->n;
        l->open = l->out->v[l->open].up;
    }
    t.up = l->open;
    t.block = t.block || (js_is(&t, "{") && opens_block(l));
    count_questions(l, &t);
    if (opens)
        l->open = l->out->n;
    vec_push(l->a, l->out, t);
    return true;
}

bool js_tokens(struct arena *a, str text, struct js_tokens *out)
{
    struct js_lexer l = {.a = a, .text = text, .out = out, .open = JS_NONE};
    *out = (struct js_tokens){0};
    for (;;) {
        struct js_token t = {0};
        if (!skip_gap(&l, &t))
            return false;
        if (l.at == text.n)
            break;
        size_t end = classify(&l, &t);
        if (end == JS_NONE)
            return false;
        t.text = str_slice(text, l.at, end);
        t.key = is_at_key(&l);
        if (t.kind == JS_NAME && !t.key && !js_is(last(&l), ".") &&
            !js_is(last(&l), "?."))
            t.sign = js_word(t.text);
        if (!add(&l, t))
            return false;
        l.at = end;
    }
    vec_push(a, out, (struct js_token){.kind = JS_PUNCT, .up = JS_NONE});
    out->n--;
    return l.open == JS_NONE;
}
