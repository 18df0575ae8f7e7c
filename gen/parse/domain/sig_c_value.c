// SPDX-License-Identifier: MIT
// sig_c_value: see sig_c_value.h. Values are read by the ranks of their
// operators, each operator's id standing before its operands.
#include "parse/domain/sig_c_value.h"

#include "base/buf.h"

enum { VALUE_DEPTH = 40, POSTFIXES_MAX = 16, RANK_LAST = 11 };

static const struct c_operator {
    const char *text, *id;
    const char *unary; /* the id with one operand behind it; NULL: has none */
    int rank;          /* 1 binds least; 0: not between two operands */
} OPERATORS[] = {
    {"new", "nw", NULL, 0},    {"new[]", "na", NULL, 0},
    {"delete", "dl", NULL, 0}, {"delete[]", "da", NULL, 0},
    {"~", "co", "co", 0},      {"compl", "co", "co", 0},
    {"+", "pl", "ps", 9},      {"-", "mi", "ng", 9},
    {"*", "ml", "de", 10},     {"/", "dv", NULL, 10},
    {"%", "rm", NULL, 10},     {"&", "an", "ad", 5},
    {"bitand", "an", NULL, 5}, {"|", "or", NULL, 3},
    {"bitor", "or", NULL, 3},  {"^", "eo", NULL, 4},
    {"xor", "eo", NULL, 4},    {"=", "aS", NULL, 0},
    {"+=", "pL", NULL, 0},     {"-=", "mI", NULL, 0},
    {"*=", "mL", NULL, 0},     {"/=", "dV", NULL, 0},
    {"%=", "rM", NULL, 0},     {"&=", "aN", NULL, 0},
    {"and_eq", "aN", NULL, 0}, {"|=", "oR", NULL, 0},
    {"or_eq", "oR", NULL, 0},  {"^=", "eO", NULL, 0},
    {"xor_eq", "eO", NULL, 0}, {"<<", "ls", NULL, 8},
    {">>", "rs", NULL, 8},     {"<<=", "lS", NULL, 0},
    {">>=", "rS", NULL, 0},    {"==", "eq", NULL, 6},
    {"!=", "ne", NULL, 6},     {"not_eq", "ne", NULL, 6},
    {"<", "lt", NULL, 7},      {">", "gt", NULL, 7},
    {"<=", "le", NULL, 7},     {">=", "ge", NULL, 7},
    {"<=>", "ss", NULL, 7},    {"!", "nt", "nt", 0},
    {"not", "nt", "nt", 0},    {"&&", "aa", NULL, 2},
    {"and", "aa", NULL, 2},    {"||", "oo", NULL, 1},
    {"or", "oo", NULL, 1},     {"++", "pp", "pp_", 0},
    {"--", "mm", "mm_", 0},    {",", "cm", NULL, 0},
    {"->*", "pm", NULL, 11},   {".*", "ds", NULL, 11},
    {"->", "pt", NULL, 0},     {"()", "cl", NULL, 0},
    {"[]", "ix", NULL, 0},
};
enum { N_OPERATORS = sizeof OPERATORS / sizeof *OPERATORS };

static const struct c_operator *find_operator(str text)
{
    for (size_t i = 0; i < N_OPERATORS; i++)
        if (str_eq(str_c(OPERATORS[i].text), text))
            return &OPERATORS[i];
    return NULL;
}

str c_operator_id(str text)
{
    const struct c_operator *o = find_operator(text);
    return o ? str_c(o->id) : STR_NONE;
}

/* ---- values and types ---- */

static bool is_in(const struct c_declaration *d, size_t i, size_t to,
                  const char *words)
{
    return i < to && d->t.v[i].kind != SIG_STRING &&
           domain_lists(words, d->t.v[i].text);
}

static bool is_literal(const struct sig_token *t)
{
    return t->kind == SIG_NUMBER || t->kind == SIG_STRING;
}

/* Whether token i, which nothing stands before, can only begin a value. */
static bool begins_value(const struct c_declaration *d, size_t i, size_t to)
{
    return i < to &&
           (is_literal(&d->t.v[i]) || c_is_pointer(&d->t.v[i]) ||
            is_in(d, i, to,
                  "( true false nullptr this sizeof alignof noexcept "
                  "dynamic_cast static_cast const_cast reinterpret_cast"));
}

/* Whether token i makes a value of what it stands in. */
static bool makes_value(const struct c_declaration *d, size_t i, size_t to)
{
    const struct sig_token *t = &d->t.v[i];
    if (c_is_pointer(t))
        return i + 1 < to && d->t.v[i + 1].kind == SIG_NAME &&
               !is_in(d, i + 1, to, "const volatile restrict noexcept");
    if (t->kind == SIG_NAME)
        return !is_in(d, i, to, "new delete") && find_operator(t->text);
    if (is_in(d, i, to, "( {"))
        return i + 1 < to && is_literal(&d->t.v[i + 1]);
    return is_literal(t) || is_in(d, i, to, ". ? ==") ||
           (is_in(d, i, to, "< >") && t->match == i) ||
           memchr("+-/%!~|", t->text.p[0], 7);
}

bool c_is_value(const struct c_declaration *d, size_t from, size_t to)
{
    if (begins_value(d, from, to))
        return true;
    for (size_t i = from; i < to; i = sig_skip(&d->t, i))
        if (makes_value(d, i, to))
            return true;
    return false;
}

/* ---- reading ---- */

struct value_reader {
    const struct c_value_types *types;
    const struct c_declaration *d;
    struct arena *a;
    size_t i, to; /* what is left */
    unsigned depth;
    bool bad;
};

static bool at(const struct value_reader *v, const char *words)
{
    return is_in(v->d, v->i, v->to, words);
}

static str whole(struct value_reader *v);

/* The value between the bracket here and the one that closes it. */
static str bracketed(struct value_reader *v)
{
    size_t end = v->to, close = v->d->t.v[v->i].match;
    if (v->depth >= VALUE_DEPTH || close <= v->i || close >= end) {
        v->bad = true;
        return S("");
    }
    v->depth++;
    v->i++;
    v->to = close;
    str id = whole(v);
    v->depth--;
    v->i = close + 1;
    v->to = end;
    return id;
}

/* The type in the brackets here. */
static str bracketed_type(struct value_reader *v)
{
    size_t open = v->i, close = v->d->t.v[open].match;
    if (!at(v, "( <") || close <= open + 1 || close >= v->to) {
        v->bad = true;
        return S("");
    }
    v->i = close + 1;
    return v->types->id(v->types->with, open + 1, close);
}

/* The number of the one character in quotes, 'a' or '\n'; -1: it is another
   count, or no ASCII. */
static int character(str text)
{
    static const char *const NAMED = "a\ab\bf\fn\nr\rt\tv\v\\\\''\"\"";
    if (text.n == 1)
        return (unsigned char)text.p[0] < 0x80 ? text.p[0] : -1;
    if (text.n < 2 || text.p[0] != '\\')
        return -1;
    for (const char *c = NAMED; text.n == 2 && *c; c += 2)
        if (*c == text.p[1])
            return c[1];
    bool hex = text.p[1] == 'x';
    int base = hex ? 16 : 8, n = 0;
    if (text.n > 4 || (hex && text.n != 4))
        return -1;
    for (size_t i = hex ? 2 : 1; i < text.n; i++) {
        const char *digits = "0123456789abcdef", c = char_lower(text.p[i]);
        const char *digit = memchr(digits, c, (size_t)base);
        if (!digit)
            return -1;
        n = n * base + (int)(digit - digits);
    }
    return n;
}

static str literal(struct value_reader *v)
{
    static const char *const PREFIXES[][2] = {
        {"", "c"}, {"u8", "c"}, {"u", "Ds"}, {"U", "Di"}, {"L", "w"}};
    const struct sig_token *t = &v->d->t.v[v->i++];
    if (t->kind == SIG_NUMBER)
        return str_fmt(v->a, "L%.*sE",
                       STR_ARG(str_replace(v->a, t->text, S("'"), S(""))));
    size_t open = str_find_char(t->text, '\'', 0);
    if (!str_ends(t->text, S("'")))
        return str_fmt(v->a, "LA%zu_KcE", t->text.n - 2);
    int c = character(str_slice(t->text, open + 1, t->text.n - 1));
    for (size_t i = 0; c >= 0 && i < sizeof PREFIXES / sizeof *PREFIXES; i++)
        if (str_eq(str_c(PREFIXES[i][0]), str_slice(t->text, 0, open)))
            return str_fmt(v->a, "%s%d", PREFIXES[i][1], c);
    v->bad = true;
    return S("");
}

/* [::] part { :: part }, or a type's word before the brackets of a cast. */
static str name(struct value_reader *v)
{
    const struct sig_tokens *t = &v->d->t;
    size_t from = v->i;
    for (bool part = false; v->i < v->to; v->i++) {
        bool separates = at(v, "::") || at(v, "template");
        if (!separates && (part || t->v[v->i].kind != SIG_NAME))
            break;
        v->bad |= !separates && c_is_word(t->v[v->i].text, true);
        part = !separates;
        if (part && is_in(v->d, v->i + 1, v->to, "<") &&
            t->v[v->i + 1].match > v->i + 1)
            v->i = t->v[v->i + 1].match;
    }
    v->bad |= v->i == from;
    return v->bad ? S("") : v->types->id(v->types->with, from, v->i);
}

/* Arguments between the brackets here. */
static str arguments(struct value_reader *v)
{
    struct buf b = {.a = v->a};
    size_t end = v->to, close = v->d->t.v[v->i].match;
    v->bad |= close <= v->i || close >= end || v->depth >= VALUE_DEPTH;
    v->depth++;
    for (v->i++; !v->bad && v->i < close; v->i++) {
        v->to = c_find(&v->d->t, v->i, close, S(","));
        buf_put(&b, whole(v));
    }
    v->depth--;
    v->i = close + 1;
    v->to = end;
    return buf_end(&b);
}

static str postfixed(struct value_reader *v, str id)
{
    static const char *const MEMBERS[][2] = {{".", "dt"}, {"->", "pt"}};
    for (int n = 0; !v->bad && v->i < v->to; n++) {
        str part[4] = {S(""), id, S(""), S("")};
        v->bad = n >= POSTFIXES_MAX;
        if (at(v, "++") || at(v, "--")) {
            part[0] = c_operator_id(v->d->t.v[v->i++].text);
        } else if (at(v, "[")) {
            part[0] = S("ix");
            part[2] = bracketed(v);
        } else if (at(v, "(")) {
            part[0] = S("cl");
            part[2] = arguments(v);
            part[3] = S("E");
        } else if (at(v, ". ->") && !is_in(v->d, v->i + 1, v->to, "*")) {
            part[0] = str_c(MEMBERS[at(v, "->")][1]);
            v->i++;
            part[2] = name(v);
        } else {
            break;
        }
        id = str_join(v->a, part, 4, S(""));
    }
    return id;
}

/* Whether (T) here casts what follows, as far as that can be told without
   knowing whether T is a type. */
static bool casts(const struct value_reader *v)
{
    size_t next = v->d->t.v[v->i].match + 1;
    if (!at(v, "(") || next >= v->to || c_is_value(v->d, v->i + 1, next - 1))
        return false;
    const struct sig_token *t = &v->d->t.v[next];
    const struct c_operator *o = find_operator(t->text);
    return is_literal(t) || is_in(v->d, next, v->to, "(") ||
           (o ? o->unary != NULL : t->kind == SIG_NAME);
}

/* Words before an operand: with a type in brackets, and with a value. A type
   in < > has a value behind it. */
static const struct value_word {
    const char *word, *type, *value;
} WORDS[] = {{"sizeof", "st", "sz"},          {"alignof", "at", NULL},
             {"noexcept", NULL, "nx"},        {"dynamic_cast", "dc", NULL},
             {"static_cast", "sc", NULL},     {"const_cast", "cc", NULL},
             {"reinterpret_cast", "rc", NULL}};

static const struct value_word *word_at(const struct value_reader *v)
{
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++)
        if (at(v, WORDS[i].word))
            return &WORDS[i];
    return NULL;
}

/* Puts such a word's id, and that of its type. Whether that was all. */
static bool put_word(struct value_reader *v, struct buf *b,
                     const struct value_word *w)
{
    size_t open = ++v->i;
    bool angle = at(v, "<"), pack = at(v, "...");
    bool type =
        w->type && (angle || at(v, "(")) &&
        !(w->value && c_is_value(v->d, open + 1, v->d->t.v[open].match));
    v->i += pack;
    v->bad |= !type && !w->value;
    const char *id = pack ? "sZ" : type ? w->type : w->value;
    buf_put(b, id ? str_c(id) : S(""));
    if (type)
        buf_put(b, bracketed_type(v));
    return type && !angle;
}

/* Puts the operators, casts and words before an operand. False when there is no
   operand behind them. */
static bool put_prefixes(struct value_reader *v, struct buf *b)
{
    while (!v->bad && v->i < v->to) {
        const struct sig_token *t = &v->d->t.v[v->i];
        const struct c_operator *o =
            t->kind == SIG_STRING ? NULL : find_operator(t->text);
        const struct value_word *w = word_at(v);
        if (o && o->unary) {
            buf_put(b, str_c(o->unary));
            v->i++;
        } else if (casts(v)) {
            buf_puts(b, "cv");
            buf_put(b, bracketed_type(v));
        } else if (!w) {
            return true;
        } else if (put_word(v, b, w)) {
            return false;
        }
    }
    v->bad = true;
    return false;
}

/* A literal, a name or a value in brackets. */
static str primary(struct value_reader *v)
{
    static const char *const NAMED[][2] = {{"true", "L1E"},
                                           {"false", "L0E"},
                                           {"nullptr", "LDnE"},
                                           {"this", "fpT"}};
    for (size_t i = 0; i < sizeof NAMED / sizeof *NAMED; i++)
        if (at(v, NAMED[i][0])) {
            v->i++;
            return str_c(NAMED[i][1]);
        }
    if (is_literal(&v->d->t.v[v->i]))
        return literal(v);
    return at(v, "(") ? bracketed(v) : name(v);
}

static str operand(struct value_reader *v)
{
    struct buf b = {.a = v->a};
    if (put_prefixes(v, &b))
        buf_put(&b, postfixed(v, primary(v)));
    return buf_end(&b);
}

/* The operator between two operands here, which may be several tokens: how many
   goes to *n. */
static const struct c_operator *operator_here(const struct value_reader *v,
                                              size_t *n)
{
    const struct sig_tokens *t = &v->d->t;
    size_t i = v->i, length = 0;
    const struct c_operator *found = NULL;
    for (size_t k = i; k < v->to && k < i + 3; k++) {
        const struct sig_token *one = &t->v[k];
        if (one->text.p != t->v[i].text.p + length || one->match != k ||
            one->kind == SIG_STRING)
            break;
        length += one->text.n;
        const struct c_operator *o =
            find_operator((str){t->v[i].text.p, length});
        if (o && o->rank) {
            found = o;
            *n = k + 1 - i;
        }
    }
    return found;
}

/* Operands between operators of a rank or of higher ones. */
static str ranked(struct value_reader *v, int rank)
{
    struct buf b = {.a = v->a};
    if (rank > RANK_LAST)
        return operand(v);
    for (size_t n;;) {
        str id = ranked(v, rank + 1);
        const struct c_operator *o = v->bad ? NULL : operator_here(v, &n);
        if (o && o->rank == rank) {
            buf_put(&b, str_c(o->id));
            v->i += n;
        }
        buf_put(&b, id);
        if (!o || o->rank != rank)
            return buf_end(&b);
    }
}

/* All that is left, which may be a condition with two values. */
static str whole(struct value_reader *v)
{
    str id = ranked(v, 1);
    if (at(v, "?")) {
        str part[4] = {S("qu"), id, S(""), S("")};
        size_t end = v->to;
        v->i++;
        v->to = c_find(&v->d->t, v->i, end, S(":"));
        part[2] = ranked(v, 1);
        v->bad |= v->i < v->to;
        v->i = v->to + 1;
        v->to = end;
        part[3] = v->bad ? S("") : ranked(v, 1);
        id = str_join(v->a, part, 4, S(""));
    }
    v->bad |= v->i < v->to;
    return id;
}

str c_value_id(const struct c_value_types *types, size_t from, size_t to)
{
    struct value_reader v = {.types = types,
                             .d = types->d,
                             .a = types->d->s->a,
                             .i = from,
                             .to = to};
    str id = whole(&v);
    return v.bad ? STR_NONE : id;
}
