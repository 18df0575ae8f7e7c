// SPDX-License-Identifier: MIT
// math_symbol: looks up symbols in sorted tables, by command or ASCII
// character.
#include "math/math_symbol.h"

#include "base/unicode.h"
#include "base/utf8.h"
#include "base/word_table.h"

/* Operators, relations, arrows and brackets. */
static const struct math_symbol OPERATORS[] = {
#include "math/operators.inc"
};

/* Letters, functions and signs. */
static const struct math_symbol LETTERS[] = {
#include "math/letters.inc"
};

const struct math_symbol *math_symbol_find(str name)
{
    const struct math_symbol *s = WORD_TABLE_FIND(LETTERS, name);
    return s ? s : WORD_TABLE_FIND(OPERATORS, name);
}

enum {
    N_LETTERS = sizeof LETTERS / sizeof *LETTERS,
    N_OPERATORS = sizeof OPERATORS / sizeof *OPERATORS
};

str math_symbol_name_at(size_t i)
{
    return i < N_LETTERS                 ? LETTERS[i].name
           : i < N_LETTERS + N_OPERATORS ? OPERATORS[i - N_LETTERS].name
                                         : STR_NONE;
}

/* The ASCII characters that are not letters or digits, sorted by `name`, which
   is the character. */
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

/* Whether a character is in a block of Unicode that contains operators. */
static bool may_operate(unsigned cp)
{
    return cp == 0xac || cp == 0xb1 || cp == 0xb7 || cp == 0xd7 || cp == 0xf7 ||
           (cp >= 0x2010 && cp < 0x2c00);
}

static const struct math_symbol *written_as(str c)
{
    for (size_t i = 0; i < N_OPERATORS; i++)
        if (str_eq(str_c(OPERATORS[i].text), c))
            return &OPERATORS[i];
    return NULL;
}

enum math_form math_symbol_of(str c, str *text)
{
    size_t n;
    unsigned cp = utf8_decode(c, &n);
    const struct math_symbol *s = cp < 0x80         ? WORD_TABLE_FIND(ASCII, c)
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
