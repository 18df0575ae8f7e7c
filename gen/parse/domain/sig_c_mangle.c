// SPDX-License-Identifier: MIT
// sig_c_mangle: ids of C++ by the Itanium ABI's mangling without its
// substitutions, as Sphinx makes them: _CPPv4N2ns3fooEi.
#include "parse/domain/sig_c_mangle.h"

#include "base/buf.h"
#include "parse/domain/sig_c_value.h"

enum { MANGLE_DEPTH = 40 };

struct mangler {
    const struct c_declaration *d;
    struct arena *a;
    unsigned depth;
    int version;
    bool none; /* the version has no id for this */
};

static const struct sig_token *token(const struct mangler *m, size_t i)
{
    return &m->d->t.v[i];
}

static bool is(const struct mangler *m, size_t i, str text)
{
    return i < m->d->t.n && sig_is(token(m, i), text);
}

static str type_id(struct mangler *m, size_t from, size_t to);

/* ---- names ---- */

static str joined(struct mangler *m, size_t from, size_t to)
{
    struct buf b = {.a = m->a};
    for (size_t i = from; i < to; i++)
        buf_put(&b, token(m, i)->text);
    return buf_end(&b);
}

static str operator_id(struct mangler *m, size_t from, size_t to)
{
    str text = joined(m, from, to);
    str id = c_operator_id(text);
    if (id.p)
        return id;
    if (str_starts(text, S("\"\"")))
        return str_fmt(m->a, "li%zu%.*s", text.n - 2,
                       STR_ARG(str_from(text, 2)));
    return str_concat(m->a, S("cv"), type_id(m, from, to));
}

static str type_with(void *m, size_t from, size_t to)
{
    return type_id(m, from, to);
}

/* A value; one that is not understood is all letters and digits of it. */
static str value_id(struct mangler *m, size_t from, size_t to)
{
    const struct c_value_types types = {m->d, type_with, m};
    str text = joined(m, from, to);
    if (m->version < 3)
        return text;
    str id = c_value_id(&types, from, to);
    if (id.p)
        return id;
    struct buf b = {.a = m->a};
    for (size_t i = 0; i < text.n; i++)
        if (char_is_alnum(text.p[i]) || text.p[i] == '_')
            buf_putc(&b, text.p[i]);
    return buf_end(&b);
}

/* Template arguments, or parameters of a function, between two brackets. */
static void put_list(struct mangler *m, struct buf *b, size_t open)
{
    size_t close = token(m, open)->match;
    bool angle = is(m, open, S("<"));
    for (size_t i = open + 1; i < close;) {
        size_t end = c_find(&m->d->t, i, close, S(","));
        size_t value = c_find(&m->d->t, i, end, S("="));
        if (is(m, i, S("...")) && end == i + 1)
            buf_putc(b, 'z');
        else if (angle && c_is_value(m->d, i, value))
            buf_printf(b, "X%.*sE", STR_ARG(value_id(m, i, value)));
        else
            buf_put(b, type_id(m, i, value));
        i = end + 1;
    }
}

/* One part of a name at token *i, which goes behind it. */
static void put_part(struct mangler *m, struct buf *b, size_t *i, size_t to)
{
    str text = token(m, *i)->text;
    if (sig_is(token(m, *i), S("operator"))) {
        buf_put(b, operator_id(m, *i + 1, to));
        *i = to;
        return;
    }
    if (sig_is(token(m, *i), S("~"))) {
        buf_puts(b, "D0");
        *i += 2;
    } else if (str_eq(text, S("std"))) {
        buf_puts(b, "St");
        ++*i;
    } else if (text.p[0] == '@') {
        m->none |= m->version < 3;
        buf_printf(b, "Ut%zu_%.*s", text.n - 1, STR_ARG(str_from(text, 1)));
        ++*i;
    } else {
        buf_printf(b, "%zu%.*s", text.n, STR_ARG(text));
        ++*i;
    }
    if (*i < to && is(m, *i, S("<")) && token(m, *i)->match > *i) {
        if (!(m->d->marks[*i] & C_OWN)) {
            buf_putc(b, 'I');
            put_list(m, b, *i);
            buf_putc(b, 'E');
        }
        *i = token(m, *i)->match + 1;
    }
}

/* The parts of the name [from, to); how many. */
static size_t put_parts(struct mangler *m, struct buf *b, size_t from,
                        size_t to)
{
    size_t n = 0, i = from;
    while (i < to) {
        if (is(m, i, S("::")) || is(m, i, S("template"))) {
            i++;
            continue;
        }
        put_part(m, b, &i, to);
        n++;
    }
    return n;
}

static str nested(struct arena *a, str parts, size_t n, str modifiers)
{
    return n > 1 || modifiers.n
               ? str_join(a, (str[]){S("N"), modifiers, parts, S("E")}, 4,
                          S(""))
               : parts;
}

/* ---- types ---- */

/* Words for one of the language's own types, in any order. */
static str builtin_id(struct mangler *m, size_t from, size_t to)
{
    static const char *const PLAIN[][2] = {
        {"void", "v"},      {"bool", "b"},       {"wchar_t", "w"},
        {"char32_t", "Di"}, {"char16_t", "Ds"},  {"char8_t", "Du"},
        {"float", "f"},     {"__int64", "x"},    {"__int128", "n"},
        {"__float80", "e"}, {"__float128", "g"}, {"auto", "Da"},
        {"double", "d"},
    };
    unsigned longs = 0;
    bool minus = false, none = false, small = false, letter = false,
         found = false;
    str plain = STR_NONE;
    for (size_t i = from; i < to; i++) {
        str w = token(m, i)->text;
        if (token(m, i)->kind != SIG_NAME || !c_is_type_word(w, true))
            continue;
        found = true;
        longs += str_eq(w, S("long"));
        minus |= str_eq(w, S("signed"));
        none |= str_eq(w, S("unsigned"));
        small |= str_eq(w, S("short"));
        letter |= str_eq(w, S("char"));
        for (size_t k = 0; k < sizeof PLAIN / sizeof *PLAIN; k++)
            if (str_eq(str_c(PLAIN[k][0]), w))
                plain = str_c(PLAIN[k][1]);
    }
    if (!found)
        return STR_NONE;
    if (letter)
        return none ? S("h") : minus ? S("a") : S("c");
    if (plain.p)
        return str_eq(plain, S("d")) && longs  ? S("e")
               : str_eq(plain, S("n")) && none ? S("o")
                                               : plain;
    if (small)
        return none ? S("t") : S("s");
    if (longs)
        return longs > 1 ? (none ? S("y") : S("x")) : none ? S("m") : S("l");
    return none ? S("j") : S("i");
}

/* The specifiers of a type, up to its pointers: *i is then behind them. */
static str specifier_id(struct mangler *m, size_t *i, size_t to)
{
    struct buf b = {.a = m->a}, parts = {.a = m->a};
    bool constant = false, vol = false, named = false;
    size_t from = *i, n = 0;
    while (*i < to) {
        const struct sig_token *t = token(m, *i);
        if (t->kind != SIG_NAME && !sig_is(t, S("::")))
            break;
        constant |= sig_is(t, S("const"));
        vol |= sig_is(t, S("volatile"));
        bool word = c_is_type_word(t->text, true) || c_is_word(t->text, true);
        if (sig_is(t, S("decltype")) && is(m, *i + 1, S("("))) {
            buf_puts(&parts, "DT");
            buf_put(&parts, value_id(m, *i + 2, token(m, *i + 1)->match));
            buf_putc(&parts, 'E');
            n = named = 1;
            *i = token(m, *i + 1)->match + 1;
            continue;
        }
        if (word) {
            ++*i;
            continue;
        }
        if (named || (m->d->marks[*i] & C_DECLARED))
            break;
        size_t k = *i;
        for (bool part = false; k < to;) {
            bool separates = is(m, k, S("::")) || is(m, k, S("template"));
            if (!separates && (part || token(m, k)->kind != SIG_NAME))
                break;
            part = !separates;
            k = separates ? k + 1
                : is(m, k + 1, S("<")) && token(m, k + 1)->match > k + 1
                    ? token(m, k + 1)->match + 1
                    : k + 1;
        }
        n = put_parts(m, &parts, *i, k < to ? k : to);
        named = true;
        *i = k < to ? k : to;
    }
    if (vol)
        buf_putc(&b, 'V');
    if (constant)
        buf_putc(&b, 'K');
    str builtin = named ? STR_NONE : builtin_id(m, from, *i);
    buf_put(&b, builtin.p ? builtin : nested(m->a, buf_end(&parts), n, S("")));
    return buf_end(&b);
}

static str before(struct mangler *m, const char *what, str type)
{
    return str_concat(m->a, str_c(what), type);
}

/* What pointers, sizes and parameters at [i, to) make of a type. */
static str declarator_id(struct mangler *m, str type, size_t i, size_t to)
{
    while (i < to) {
        const struct sig_token *t = token(m, i);
        if (sig_is(t, S("*")) || sig_is(t, S("^"))) {
            struct buf b = {.a = m->a};
            buf_putc(&b, 'P');
            size_t k = i + 1, first = k;
            while (k < to && (is(m, k, S("const")) || is(m, k, S("volatile"))))
                k++;
            for (size_t w = first; w < k; w++)
                if (is(m, w, S("volatile")))
                    buf_putc(&b, 'V');
            for (size_t w = first; w < k; w++)
                if (is(m, w, S("const")))
                    buf_putc(&b, 'C');
            buf_put(&b, type);
            type = buf_end(&b);
            i = k;
            continue;
        }
        if (sig_is(t, S("&")))
            type = before(m, "R", type);
        else if (sig_is(t, S("&&")))
            type = before(m, "RR", type);
        else if (sig_is(t, S("...")))
            type = before(m, "Dp", type);
        else if (sig_is(t, S("[")))
            type = t->match > i + 1
                       ? str_join(m->a,
                                  (str[]){S("A"), value_id(m, i + 1, t->match),
                                          S("_"), type},
                                  4, S(""))
                       : before(m, "A_", type);
        else if (sig_is(t, S("(")))
            break;
        i = sig_skip(&m->d->t, i);
    }
    if (i >= to)
        return type;
    size_t close = token(m, i)->match, inner = STR_NPOS;
    if (i + 1 < close && c_is_pointer(token(m, i + 1)) && close + 1 < to) {
        inner = i;
        i = close + 1;
    }
    if (is(m, i, S("("))) {
        struct buf b = {.a = m->a};
        buf_putc(&b, 'F');
        buf_put(&b, type);
        if (token(m, i)->match == i + 1)
            buf_putc(&b, 'v');
        put_list(m, &b, i);
        buf_putc(&b, 'E');
        type = buf_end(&b);
    } else if (i < to) {
        type = declarator_id(m, type, i, to);
    }
    return inner == STR_NPOS
               ? type
               : declarator_id(m, type, inner + 1, token(m, inner)->match);
}

static str type_id(struct mangler *m, size_t from, size_t to)
{
    size_t i = from;
    if (m->depth >= MANGLE_DEPTH)
        return S("z");
    m->depth++;
    str type = specifier_id(m, &i, to);
    type = declarator_id(m, type, i, to);
    m->depth--;
    return type;
}

/* ---- the whole ---- */

/* Parameters of template<...>: a type is 0, a pack Dp, a value _ and its
   type. */
static void put_template(struct mangler *m, struct buf *b, size_t open)
{
    size_t close = token(m, open)->match;
    buf_putc(b, 'I');
    for (size_t i = open + 1; i < close;) {
        size_t end = c_find(&m->d->t, i, close, S(","));
        size_t value = c_find(&m->d->t, i, end, S("="));
        bool type = is(m, i, S("typename")) || is(m, i, S("class"));
        if (is(m, i, S("template")) && m->depth < MANGLE_DEPTH &&
            is(m, i + 1, S("<"))) {
            m->depth++;
            put_template(m, b, i + 1);
            m->depth--;
            buf_puts(b, "0");
        } else if (type) {
            buf_put(b, is(m, i + 1, S("...")) ? S("Dp") : S("0"));
        } else {
            buf_putc(b, '_');
            size_t name = c_parameter_name(m->d, i, value);
            size_t to = name == STR_NPOS ? value : name;
            buf_put(b, type_id(m, i, to));
        }
        i = end + 1;
    }
    buf_putc(b, 'E');
}

/* requires A<T> && B<T>: the operators stand before what they join. */
static void put_requirement(struct mangler *m, struct buf *b, size_t i)
{
    const struct sig_tokens *t = &m->d->t;
    buf_puts(b, "IQ");
    m->none |= m->version < 4;
    while (i < m->d->templates && !is(m, i, S("template"))) {
        size_t end = i;
        while (end < m->d->templates && !is(m, end, S("&&")) &&
               !is(m, end, S("||")) && !is(m, end, S("template")))
            end = sig_skip(t, end);
        if (is(m, end, S("&&")) || is(m, end, S("||")))
            buf_put(b, operator_id(m, end, end + 1));
        buf_put(b, c_is_value(m->d, i, end) ? value_id(m, i, end)
                                            : type_id(m, i, end));
        i = end < m->d->templates && !is(m, end, S("template")) ? end + 1 : end;
    }
    buf_putc(b, 'E');
}

/* What stands behind a member's parameters: const, volatile, & and &&. */
static str modifiers(struct mangler *m)
{
    struct buf b = {.a = m->a};
    bool constant = false;
    str reference = S("");
    for (size_t i = token(m, m->d->open)->match + 1; i < m->d->t.n; i++) {
        if (is(m, i, S("->")) || is(m, i, S("=")) || is(m, i, S("noexcept")))
            break;
        constant |= is(m, i, S("const"));
        if (is(m, i, S("volatile")))
            buf_putc(&b, 'V');
        if (is(m, i, S("&&")))
            reference = S("O");
        else if (is(m, i, S("&")))
            reference = S("R");
    }
    if (constant)
        buf_putc(&b, 'K');
    buf_put(&b, reference);
    return buf_end(&b);
}

static void put_return(struct mangler *m, struct buf *b)
{
    const struct c_declaration *d = m->d;
    size_t close = token(m, d->open)->match, i = d->from;
    size_t arrow = c_find(&d->t, close, d->t.n, S("->"));
    if (arrow < d->t.n) {
        buf_put(b, type_id(m, arrow + 1, d->t.n));
        return;
    }
    str type = specifier_id(m, &i, d->name);
    struct buf pointers = {.a = m->a};
    for (size_t k = d->name; k-- > i;)
        buf_put(&pointers, is(m, k, S("*"))    ? S("P")
                           : is(m, k, S("&"))  ? S("R")
                           : is(m, k, S("&&")) ? S("RR")
                                               : S(""));
    buf_put(b, buf_end(&pointers));
    buf_put(b, type);
}

/* The names that the scope of a description consists of; how many. */
static size_t put_scope(struct mangler *m, struct buf *b)
{
    struct c_declaration d = {.s = m->d->s,
                              .t = sig_tokens(m->a, m->d->s->in->inner, SIG_C),
                              .cpp = true};
    struct mangler scope = *m;
    scope.d = &d;
    d.marks = NEW_N(m->a, unsigned char, d.t.n + 1);
    c_match_angles(&d);
    size_t n = put_parts(&scope, b, 0, d.t.n);
    m->none |= scope.none;
    return n;
}

str c_mangle(const struct c_declaration *d, int version)
{
    struct mangler m = {.d = d, .a = d->s->a, .version = version};
    struct buf b = {.a = m.a}, parts = {.a = m.a};
    bool template = sig_is(&d->t.v[0], S("template"));
    buf_printf(&b, "_CPPv%d", version);
    for (size_t i = 0; template && i + 1 < d->templates; i = sig_skip(&d->t, i))
        if (is(&m, i, S("template")) && is(&m, i + 1, S("<")))
            put_template(&m, &b, i + 1);
        else if (is(&m, i, S("requires")))
            put_requirement(&m, &b, i + 1);
    size_t n = put_scope(&m, &parts);
    n += put_parts(&m, &parts, d->name, d->rest);
    bool function = d->open > 0;
    buf_put(&b,
            nested(m.a, buf_end(&parts), n, function ? modifiers(&m) : S("")));
    if (function) {
        if (template && version >= 4)
            put_return(&m, &b);
        if (d->t.v[d->open].match == d->open + 1)
            buf_putc(&b, 'v');
        put_list(&m, &b, d->open);
    }
    return m.none ? STR_NONE : buf_end(&b);
}
