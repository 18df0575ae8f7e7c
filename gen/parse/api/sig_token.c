// SPDX-License-Identifier: MIT
// sig_token: see sig_token.h.
#include "parse/api/sig_token.h"

#include "base/vec.h"

static bool is_name(char c)
{
    return char_is_alnum(c) || c == '_' || c == '$' || (unsigned char)c >= 0x80;
}

/* Operators of more than one character, longer ones first. '<<' and '>>' of C
   are two tokens each, as they may close template arguments. */
static const char *const OPERATORS[][16] = {
    [SIG_PYTHON] = {"...", "**", "//", "->", ":=", "==", "!=", "<=", ">=", "<<",
                    ">>", NULL},
    [SIG_C] = {"::", "->", "<=", ">=", NULL},
};

static size_t operator_length(str s, enum sig_language language)
{
    for (const char *const *o = OPERATORS[language]; *o; o++)
        if (str_starts(s, str_c(*o)))
            return strlen(*o);
    return 1;
}

/* Returns the end of the string literal that begins at `at`, or STR_NPOS if it
   is not closed. */
static size_t string_end(str s, size_t at, enum sig_language language)
{
    char q = s.p[at];
    str three = str_slice(s, at, at + 3);
    bool triple = language == SIG_PYTHON && three.n == 3 && three.p[1] == q &&
                  three.p[2] == q;
    for (size_t i = at + (triple ? 3 : 1); i < s.n; i++) {
        if (s.p[i] == '\\')
            i++;
        else if (s.p[i] == q && (!triple || str_starts(str_from(s, i), three)))
            return i + (triple ? 3 : 1);
    }
    return STR_NPOS;
}

/* Returns the end of a number: 1.5e-3, 0x1F, 1'000, 10UL. */
static size_t number_end(str s, size_t at)
{
    size_t i = at;
    while (i < s.n && (is_name(s.p[i]) || s.p[i] == '.' ||
                       (s.p[i] == '\'' && i + 1 < s.n && is_name(s.p[i + 1])) ||
                       ((s.p[i] == '+' || s.p[i] == '-') && i > at &&
                        (s.p[i - 1] == 'e' || s.p[i - 1] == 'E') &&
                        !str_starts(str_from(s, at), S("0x")))))
        i++;
    return i;
}

/* Whether a name is a prefix of string literals: r, b, u, f, br, rb, fr and rf
   in Python; L, u8 and others in C. */
static bool is_prefix(str name)
{
    size_t i = 0;
    while (i < name.n && strchr("rbufRBUFL8", name.p[i]))
        i++;
    return i == name.n && i <= 2;
}

static size_t token_end(str s, size_t at, enum sig_language language,
                        enum sig_token_kind *kind)
{
    char c = s.p[at];
    size_t i = at;
    if (char_is_digit(c) ||
        (c == '.' && at + 1 < s.n && char_is_digit(s.p[at + 1]))) {
        *kind = SIG_NUMBER;
        return number_end(s, at);
    }
    while (i < s.n && is_name(s.p[i]))
        i++;
    bool quote = i < s.n && (s.p[i] == '"' || s.p[i] == '\'');
    *kind = i > at ? SIG_NAME : quote ? SIG_STRING : SIG_OPERATOR;
    if (quote && (i == at || is_prefix(str_slice(s, at, i)))) {
        *kind = SIG_STRING;
        return string_end(s, i, language);
    }
    return i > at ? i : at + operator_length(str_from(s, at), language);
}

static char opener(char c)
{
    return c == ')' ? '(' : c == ']' ? '[' : c == '}' ? '{' : 0;
}

/* Indexes of the tokens that are open brackets. */
struct sig_open {
    uint32_t *v;
    size_t n, cap;
};

/* Pairs the newest token with its opening bracket if it is a closing bracket.
   Returns false if its opening bracket is missing. */
static bool match_bracket(struct arena *a, struct sig_tokens *t,
                          struct sig_open *open)
{
    uint32_t last = (uint32_t)(t->n - 1);
    char c = t->v[last].text.p[0];
    if (c == '(' || c == '[' || c == '{')
        vec_push(a, open, last);
    if (!opener(c))
        return true;
    if (!open->n || t->v[open->v[open->n - 1]].text.p[0] != opener(c))
        return false;
    uint32_t first = open->v[--open->n];
    t->v[first].match = last;
    t->v[last].match = first;
    return true;
}

struct sig_tokens sig_tokens(struct arena *a, str text,
                             enum sig_language language)
{
    struct sig_tokens t = {.bad = STR_NPOS};
    struct sig_open open = {0};
    for (size_t i = 0; i < text.n;) {
        enum sig_token_kind kind;
        if (char_is_blank(text.p[i])) {
            i++;
            continue;
        }
        size_t end = token_end(text, i, language, &kind);
        bool good = end != STR_NPOS;
        if (good)
            vec_push(a, &t,
                     (struct sig_token){.kind = kind,
                                        .text = str_slice(text, i, end),
                                        .match = (uint32_t)t.n});
        good = good && (kind != SIG_OPERATOR || match_bracket(a, &t, &open));
        if (!good) {
            t.bad = i;
            break;
        }
        i = end;
    }
    if (t.bad == STR_NPOS && open.n)
        t.bad = (size_t)(t.v[open.v[open.n - 1]].text.p - text.p);
    return t;
}
