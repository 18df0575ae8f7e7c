// SPDX-License-Identifier: MIT
// math_symbol: lookups in the tables of symbols, and a table of the characters
// of ASCII.
#include "math/math_symbol.h"

#include "base/unicode.h"
#include "base/utf8.h"
#include "math/math_letters.h"
#include "math/math_operators.h"

static const struct math_symbol *find_in(const struct math_symbol *v, size_t n,
                                         str name)
{
    while (n) {
        size_t half = n / 2;
        int order = str_cmp(v[half].name, name);
        if (order == 0)
            return &v[half];
        if (order < 0) {
            v += half + 1;
            n -= half + 1;
        } else {
            n = half;
        }
    }
    return NULL;
}

const struct math_symbol *math_symbol_find(str name)
{
    const struct math_symbol *s = find_in(math_letters, math_letters_n, name);
    return s ? s : find_in(math_operators, math_operators_n, name);
}

/* Sorted; the name is the character. What is not here is a letter or digit. */
static const struct math_symbol ASCII[] = {
    {S_INIT("!"), MATH_CLOSE, "!"},    {S_INIT("\""), MATH_SIGN, "″"},
    {S_INIT("("), MATH_OPEN, "("},     {S_INIT(")"), MATH_CLOSE, ")"},
    {S_INIT("*"), MATH_BINARY, "∗"},   {S_INIT("+"), MATH_BINARY, "+"},
    {S_INIT(","), MATH_POINT, ","},    {S_INIT("-"), MATH_BINARY, "−"},
    {S_INIT("."), MATH_SIGN, "."},     {S_INIT("/"), MATH_SIGN, "/"},
    {S_INIT(":"), MATH_RELATION, ":"}, {S_INIT(";"), MATH_POINT, ";"},
    {S_INIT("<"), MATH_RELATION, "<"}, {S_INIT("="), MATH_RELATION, "="},
    {S_INIT(">"), MATH_RELATION, ">"}, {S_INIT("?"), MATH_CLOSE, "?"},
    {S_INIT("@"), MATH_SIGN, "@"},     {S_INIT("["), MATH_OPEN, "["},
    {S_INIT("]"), MATH_CLOSE, "]"},    {S_INIT("`"), MATH_SIGN, "‘"},
    {S_INIT("|"), MATH_FENCE, "|"},
};

/* Blocks of Unicode whose signs may be in the table of operators. */
static bool may_operate(unsigned cp)
{
    return cp == 0xac || cp == 0xb1 || cp == 0xb7 || cp == 0xd7 || cp == 0xf7 ||
           (cp >= 0x2010 && cp < 0x2c00);
}

static const struct math_symbol *written_as(str c)
{
    for (size_t i = 0; i < math_operators_n; i++)
        if (str_eq(str_c(math_operators[i].text), c))
            return &math_operators[i];
    return NULL;
}

enum math_form math_symbol_of(str c, str *text)
{
    size_t n;
    unsigned cp = utf8_decode(c, &n);
    const struct math_symbol *s =
        cp < 0x80         ? find_in(ASCII, sizeof ASCII / sizeof *ASCII, c)
        : may_operate(cp) ? written_as(c)
                          : NULL;
    *text = s ? str_c(s->text) : c;
    if (s)
        return s->form;
    if (unicode_flags(cp) & UNICODE_DIGIT)
        return MATH_NUMBER;
    return unicode_is_word(cp) ? MATH_LETTER
           : cp < 0x80         ? MATH_SIGN
                               : MATH_UPRIGHT;
}

str math_symbol_negated(str text)
{
    static const struct {
        str plain, negated;
    } PAIRS[] = {
        {S_INIT("="), S_INIT("≠")}, {S_INIT("<"), S_INIT("≮")},
        {S_INIT(">"), S_INIT("≯")}, {S_INIT("∈"), S_INIT("∉")},
        {S_INIT("∋"), S_INIT("∌")}, {S_INIT("≤"), S_INIT("≰")},
        {S_INIT("≥"), S_INIT("≱")}, {S_INIT("≡"), S_INIT("≢")},
        {S_INIT("∼"), S_INIT("≁")}, {S_INIT("≃"), S_INIT("≄")},
        {S_INIT("≈"), S_INIT("≉")}, {S_INIT("≅"), S_INIT("≇")},
        {S_INIT("⊂"), S_INIT("⊄")}, {S_INIT("⊃"), S_INIT("⊅")},
        {S_INIT("⊆"), S_INIT("⊈")}, {S_INIT("⊇"), S_INIT("⊉")},
        {S_INIT("∣"), S_INIT("∤")}, {S_INIT("∥"), S_INIT("∦")},
        {S_INIT("∃"), S_INIT("∄")}, {S_INIT("→"), S_INIT("↛")},
        {S_INIT("←"), S_INIT("↚")}, {S_INIT("⇒"), S_INIT("⇏")},
        {S_INIT("⊢"), S_INIT("⊬")}, {S_INIT("⊨"), S_INIT("⊭")},
    };
    for (size_t i = 0; i < sizeof PAIRS / sizeof *PAIRS; i++)
        if (str_eq(PAIRS[i].plain, text))
            return PAIRS[i].negated;
    return STR_NONE;
}
