// SPDX-License-Identifier: MIT
// sig_c_marks: what tokens of C and C++ are: brackets of templates, pointers
// or products, types or values; and from that, where blanks stand.
#include "parse/domain/sig_c_marks.h"

#include "base/vec.h"

/* ---- words ---- */

static bool lists(const char *words, str word)
{
    return domain_lists(words, word);
}

bool c_is_type_word(str word, bool cpp)
{
    return (cpp && lists("wchar_t char8_t char16_t char32_t", word)) ||
           lists("void bool _Bool char short int long signed unsigned float "
                 "double auto __int64 "
                 "__int128 __float80 __float128 _Float64x _Float128 _Complex "
                 "_Imaginary",
                 word);
}

bool c_is_word(str word, bool cpp)
{
    return lists("const volatile restrict _Atomic static extern inline "
                 "register struct union enum typedef sizeof alignas _Alignas "
                 "_Noreturn _Thread_local thread_local __attribute__",
                 word) ||
           (cpp &&
            lists("class typename template operator virtual explicit constexpr "
                  "consteval constinit friend mutable noexcept override final "
                  "public protected private using concept requires decltype "
                  "default delete new this throw nullptr true false",
                  word));
}

bool c_is_pointer(const struct sig_token *t)
{
    return t->kind == SIG_OPERATOR &&
           (str_eq(t->text, S("*")) || str_eq(t->text, S("&")) ||
            str_eq(t->text, S("&&")) || str_eq(t->text, S("^")));
}

static bool is_qualifier(const struct sig_token *t)
{
    return t->kind == SIG_NAME &&
           lists("const volatile restrict _Atomic noexcept", t->text);
}

/* ---- brackets of templates ---- */

struct c_open {
    uint32_t *v;
    size_t n, cap;
};

static bool opens_angle(const struct c_declaration *d, size_t i)
{
    const struct sig_token *before = i ? &d->t.v[i - 1] : NULL;
    return d->cpp && before && before->kind == SIG_NAME &&
           !str_eq(before->text, S("operator"));
}

/* A '<' behind a name opens one, if a '>' comes before what is around it
   ends. */
void c_match_angles(struct c_declaration *d)
{
    struct c_open open = {0};
    for (uint32_t i = 0; i < d->t.n; i++) {
        struct sig_token *t = &d->t.v[i];
        if (t->kind != SIG_OPERATOR)
            continue;
        char c = t->text.p[0];
        if (strchr("([{", c) || (sig_is(t, S("<")) && opens_angle(d, i)))
            vec_push(d->s->a, &open, i);
        while (strchr(")]}", c) && open.n &&
               d->t.v[open.v[--open.n]].text.p[0] == '<')
            ;
        if (!sig_is(t, S(">")) || !open.n ||
            d->t.v[open.v[open.n - 1]].text.p[0] != '<')
            continue;
        uint32_t first = open.v[--open.n];
        d->t.v[first].match = i;
        t->match = first;
    }
}

static bool is_angle(const struct sig_tokens *t, size_t i)
{
    char c = t->v[i].text.p[0];
    return (c == '<' || c == '>') && t->v[i].match != i;
}

/* ---- values ---- */

enum { REGIONS_MAX = 200 };

static bool begins_value(const struct sig_token *t)
{
    return t->kind == SIG_NAME &&
           lists("noexcept decltype alignas _Alignas sizeof requires "
                 "explicit",
                 t->text);
}

/* A value stands behind '=' up to a ',', in [ ], and behind some words. */
static void mark_values(struct c_declaration *d)
{
    /* Whether tokens are values, by bracket; and whether the first of each
       was. */
    bool value[REGIONS_MAX] = {false}, whole[REGIONS_MAX] = {false};
    const char *type = d->s->type->type;
    bool is_alias = type && str_eq(str_c(type), S("type"));
    size_t depth = 0;
    for (size_t i = 0; i < d->t.n; i++) {
        const struct sig_token *t = &d->t.v[i];
        char c = t->text.p[0];
        if (t->match < i && depth)
            depth--;
        size_t in = depth < REGIONS_MAX ? depth : REGIONS_MAX - 1;
        if (i == d->templates)
            value[0] = false;
        if (value[in])
            d->marks[i] |= C_EXPRESSION;
        if (d->marks[i] & C_OPERATOR)
            continue;
        if (sig_is(t, S("=")) ? depth || !is_alias : sig_is(t, S("requires")))
            value[in] = true;
        else if (c == ',')
            value[in] = whole[in];
        if (t->match > i && ++depth < REGIONS_MAX)
            whole[depth] = value[depth] = c == '[' || (c != '<' && value[in]) ||
                                          (i && begins_value(&d->t.v[i - 1]));
    }
}

/* ---- names of operators ---- */

static void mark_operators(struct c_declaration *d)
{
    for (size_t i = 0; d->cpp && i + 1 < d->t.n; i++) {
        if (!sig_is(&d->t.v[i], S("operator")))
            continue;
        size_t k = i + 1;
        bool empty =
            (sig_is(&d->t.v[k], S("(")) || sig_is(&d->t.v[k], S("["))) &&
            d->t.v[k].match == k + 1;
        d->marks[k++] |= C_OPERATOR;
        if (empty)
            d->marks[k++] |= C_OPERATOR;
        while (k < d->t.n && !sig_is(&d->t.v[k], S("(")))
            d->marks[k++] |= C_OPERATOR;
        i = k;
    }
}

/* ---- names of parameters ---- */

static bool is_name(const struct c_declaration *d, size_t i)
{
    const struct sig_token *t = &d->t.v[i];
    return t->kind == SIG_NAME && !c_is_type_word(t->text, d->cpp) &&
           !c_is_word(t->text, d->cpp);
}

size_t c_find(const struct sig_tokens *t, size_t i, size_t to, str what)
{
    while (i < to && !sig_is(&t->v[i], what))
        i = sig_skip(t, i);
    return i < to ? i : to;
}

/* Whether a type stands before token i: a name, a word for one, or what is
   behind template arguments, not only "const" or "struct". */
static bool has_type(const struct c_declaration *d, size_t from, size_t i)
{
    for (size_t k = from; k < i; k = sig_skip(&d->t, k)) {
        const struct sig_token *t = &d->t.v[k];
        bool tag =
            k > from && d->t.v[k - 1].kind == SIG_NAME &&
            lists("struct union enum class typename", d->t.v[k - 1].text);
        if (is_name(d, k) || c_is_type_word(t->text, d->cpp) || tag)
            return true;
    }
    return false;
}

size_t c_parameter_name(const struct c_declaration *d, size_t from, size_t to)
{
    const struct sig_tokens *t = &d->t;
    size_t name = STR_NPOS;
    for (size_t i = from; i < to; i = sig_skip(t, i)) {
        if (sig_is(&t->v[i], S("=")) || sig_is(&t->v[i], S(":")) ||
            (sig_is(&t->v[i], S("[")) && i > from))
            break;
        if (sig_is(&t->v[i], S("(")) && i + 1 < to &&
            (c_is_pointer(&t->v[i + 1]) || sig_is(&t->v[i + 1], S("(")))) {
            size_t k = i + 1;
            while (k < to && !is_name(d, k) && !sig_is(&t->v[k], S(")")))
                k++;
            return k < to && is_name(d, k) ? k : STR_NPOS;
        }
        if (is_name(d, i))
            name = i;
        else if (!is_qualifier(&t->v[i]) || !c_is_pointer(&t->v[i]))
            name = STR_NPOS;
    }
    bool part =
        name != STR_NPOS && name > from && sig_is(&t->v[name - 1], S("::"));
    return name != STR_NPOS && !part && has_type(d, from, name) ? name
                                                                : STR_NPOS;
}

/* ---- blanks ---- */

/* Whether the pointers that begin at token i lead to a name. */
static bool leads_to_name(const struct c_declaration *d, size_t i)
{
    while (i < d->t.n && (c_is_pointer(&d->t.v[i]) || is_qualifier(&d->t.v[i])))
        i++;
    return i < d->t.n &&
           (d->t.v[i].kind == SIG_NAME || sig_is(&d->t.v[i], S("(")) ||
            sig_is(&d->t.v[i], S("::")));
}

static bool is_step(const struct sig_token *t)
{
    return sig_is(t, S("++")) || sig_is(t, S("--"));
}

static bool ends_operand(const struct c_declaration *d, size_t i)
{
    const struct sig_token *t = &d->t.v[i];
    if (is_step(t))
        return i && ends_operand(d, i - 1);
    return (t->kind == SIG_NAME && !str_eq(t->text, S("return")) &&
            !str_eq(t->text, S("requires"))) ||
           t->kind == SIG_NUMBER || t->kind == SIG_STRING ||
           strchr(")]}", t->text.p[0]) || (is_angle(&d->t, i) && t->match < i);
}

static bool is_bracket(const struct c_declaration *d, size_t i)
{
    return strchr("()[]{}", d->t.v[i].text.p[0]) || is_angle(&d->t, i);
}

static bool is_mark(const struct sig_token *t)
{
    return t->kind == SIG_OPERATOR && lists(", :: . -> ... ; = :", t->text);
}

/* Whether it is the second half of a shift. */
static bool ends_shift(const struct c_declaration *d, size_t i)
{
    const struct sig_token *was = &d->t.v[i - 1], *now = &d->t.v[i];
    return (sig_is(now, S("<")) || sig_is(now, S(">"))) &&
           str_eq(now->text, was->text) && now->text.p == was->text.p + 1 &&
           !is_angle(&d->t, i) && !is_angle(&d->t, i - 1);
}

static bool value_space(struct c_declaration *d, size_t i)
{
    const struct sig_token *now = &d->t.v[i];
    bool operand = ends_operand(d, i - 1);
    if (sig_is(&d->t.v[i - 1], S("requires")))
        return true;
    if (is_step(now) && operand)
        return false;
    if (now->kind == SIG_OPERATOR && !is_bracket(d, i) && !is_mark(now)) {
        if (operand)
            d->marks[i] |= C_BINARY;
        return operand || (d->marks[i - 1] & C_BINARY);
    }
    if (d->marks[i - 1] & C_BINARY)
        return true;
    return operand && now->kind != SIG_OPERATOR &&
           !strchr(")]}", d->t.v[i - 1].text.p[0]);
}

/* Marks whose blanks do not depend on what is around them; -1: others. */
static int mark_space(const struct c_declaration *d, size_t i)
{
    const struct sig_token *was = &d->t.v[i - 1], *now = &d->t.v[i];
    bool arrow = sig_is(now, S("->")) || sig_is(was, S("->"));
    if (sig_is(now, S(",")) || sig_is(now, S(";")))
        return 0;
    if (sig_is(was, S(",")))
        return 1;
    if (d->marks[i] & C_OPERATOR)
        return now->kind == SIG_NAME;
    if (strchr("([{", was->text.p[0]) || strchr(")]}", now->text.p[0]) ||
        sig_is(was, S("::")) || sig_is(now, S("::")))
        return sig_is(now, S("::")) && was->kind == SIG_NAME &&
               c_is_word(was->text, d->cpp);
    if (is_angle(&d->t, i) || (is_angle(&d->t, i - 1) && was->match > i - 1))
        return 0;
    if (arrow)
        return !(d->marks[i] & C_EXPRESSION);
    if (sig_is(now, S(".")) || sig_is(was, S(".")))
        return 0;
    if (sig_is(now, S("=")) || sig_is(was, S("=")) || sig_is(now, S(":")) ||
        sig_is(was, S(":")))
        return 1;
    return -1;
}

/* Dots belong to the type before them, those of "typename ...T" to the name. */
static bool dots_space(const struct c_declaration *d, size_t i)
{
    bool before = sig_is(&d->t.v[i], S("..."));
    size_t word = before ? i - 1 : i - 2, behind = before ? i + 1 : i;
    bool named = behind < d->t.n && d->t.v[behind].kind == SIG_NAME;
    bool pack = word < i && (sig_is(&d->t.v[word], S("typename")) ||
                             sig_is(&d->t.v[word], S("class")));
    return named && pack == before;
}

static bool has_space(struct c_declaration *d, size_t i)
{
    const struct sig_token *was = &d->t.v[i - 1], *now = &d->t.v[i];
    int mark = mark_space(d, i);
    bool behind =
        d->open && i > d->t.v[d->open].match && d->t.v[d->open].match > d->open;
    if (mark >= 0)
        return mark;
    if (ends_shift(d, i)) {
        d->marks[i] |= C_BINARY;
        return false;
    }
    if (d->marks[i] & C_EXPRESSION)
        return value_space(d, i);
    if (sig_is(now, S("...")) || sig_is(was, S("...")))
        return dots_space(d, i);
    if (c_is_pointer(now))
        return behind || (!c_is_pointer(was) && leads_to_name(d, i));
    if (c_is_pointer(was))
        return behind;
    if (sig_is(now, S("(")))
        return !behind && i + 1 < d->t.n && c_is_pointer(&d->t.v[i + 1]) &&
               was->text.p[0] != ')';
    if (sig_is(now, S("[")) || sig_is(now, S("{")))
        return false;
    if (sig_is(now, S("~")))
        return was->kind == SIG_NAME;
    if (sig_is(was, S("~")))
        return false;
    return true;
}

bool c_is_type(const struct c_declaration *d)
{
    const struct sig_tokens *t = &d->t;
    const struct sig_token *first = &t->v[0], *last = &t->v[t->n - 1];
    bool called = t->n > 1 && strchr("({", t->v[1].text.p[0]) &&
                  !(t->n > 2 && c_is_pointer(&t->v[2]));
    if (c_is_pointer(last) || c_find(t, 0, t->n, S("const")) < t->n)
        return true;
    return !called && first->kind == SIG_NAME &&
           (c_is_type_word(first->text, d->cpp) || is_qualifier(first) ||
            lists("struct union enum class typename", first->text));
}

void c_mark_tokens(struct c_declaration *d)
{
    mark_operators(d);
    mark_values(d);
    for (size_t i = 1; i < d->t.n; i++)
        if (has_space(d, i))
            d->marks[i] |= C_SPACE;
}
