// SPDX-License-Identifier: MIT
// html_formula: puts formulas, roundings and formats in words. Signs and
// numbers are replaced one by one; a sign that is no arithmetic makes it code.
#include "render/html_formula.h"

#include <math.h>

#include "frame/name.h"
#include "frame/number.h"

static void put_code(struct buf *b, str code)
{
    buf_puts(b, "<code>");
    buf_put_html(b, code);
    buf_puts(b, "</code>");
}

/* ---- arithmetic ---- */

/* A number of a script, "1.0e6": as 1,000,000, or with its digits. */
static void put_number(struct buf *b, double f)
{
    struct buf digits = {.a = b->a};
    bool whole = f == floor(f) && fabs(f) < 1e15;
    if (!whole) {
        number_put_float(b, f);
        return;
    }
    number_put_int(&digits, (int64_t)f);
    for (size_t i = 0; i < digits.n; i++) {
        if (i && (digits.n - i) % 3 == 0 && digits.p[i - 1] != '-')
            buf_putc(b, ',');
        buf_putc(b, digits.p[i]);
    }
}

/* number = digit+ with a point, an exponent, '_' between digits */
static bool take_number(struct buf *b, str *s)
{
    struct buf digits = {.a = b->a};
    size_t i = 0;
    double f;
    for (; i < s->n; i++) {
        char c = s->p[i], before = i ? s->p[i - 1] : '\0';
        bool sign = (c == '-' || c == '+') && char_lower(before) == 'e';
        if (!char_is_digit(c) && c != '.' && char_lower(c) != 'e' && c != '_' &&
            !sign)
            break;
        if (c != '_')
            buf_putc(&digits, c);
    }
    if (!i || !str_to_double(buf_str(&digits), &f))
        return false;
    put_number(b, f);
    *s = str_from(*s, i);
    return true;
}

static const struct sign {
    str code, text;
} SIGNS[] = {
    {S_INIT("**"), S_INIT("^")},       {S_INIT("//"), S_INIT(" \u00f7 ")},
    {S_INIT("*"), S_INIT(" \u00d7 ")}, {S_INIT("/"), S_INIT(" \u00f7 ")},
    {S_INIT("+"), S_INIT(" + ")},      {S_INIT("-"), S_INIT(" \u2212 ")},
    {S_INIT("%"), S_INIT(" \u00f7 ")}, {S_INIT("("), S_INIT("(")},
    {S_INIT(")"), S_INIT(")")},        {S_INIT(" "), S_INIT("")},
};
enum { N_SIGNS = sizeof SIGNS / sizeof *SIGNS };

/* A quotient that is rounded down, or of which the remainder is meant, if there
   is one, is said to be so behind the formula: it has to be the last
   operation. */
struct floors {
    size_t depth; /* of brackets, at the sign at hand */
    bool any, inner, sum;
    bool remainder;
};

static void look_at_sign(struct floors *f, str code, bool unary)
{
    char sign = code.p[0];
    bool floor = str_eq(code, S("//")) || sign == '%';
    f->depth += sign == '(';
    f->depth -= sign == ')' && f->depth;
    if (floor)
        f->inner |= f->any || f->depth;
    else if (sign == '*' || sign == '/')
        f->inner |= f->any && !f->depth;
    f->any |= floor;
    f->remainder |= sign == '%';
    f->sum |= (sign == '+' || sign == '-') && !unary && !f->depth;
}

/* Signs and numbers between two parts; false for any other text. A minus
   behind nothing, or an opening bracket, is that of a number. */
static bool put_signs(struct buf *b, str s, struct floors *floors)
{
    while (s.n) {
        size_t k = 0;
        if (char_is_digit(s.p[0]) || s.p[0] == '.') {
            if (!take_number(b, &s))
                return false;
            continue;
        }
        while (k < N_SIGNS && !str_starts(s, SIGNS[k].code))
            k++;
        if (k == N_SIGNS)
            return false;
        bool first = !b->n || b->p[b->n - 1] == '(' || b->p[b->n - 1] == ' ';
        bool minus = SIGNS[k].code.p[0] == '-' && first;
        if (!str_eq(SIGNS[k].code, S("**")))
            look_at_sign(floors, SIGNS[k].code, first);
        buf_put(b, minus ? S("\u2212") : SIGNS[k].text);
        s = str_from(s, SIGNS[k].code.n);
    }
    return true;
}

/* A text that is one pair of brackets, less these. */
static str without_brackets(str s)
{
    size_t depth = 0;
    for (size_t i = 0; i < s.n; i++) {
        depth += s.p[i] == '(';
        depth -= s.p[i] == ')' && depth;
        if (!depth && (i == 0 || i + 1 < s.n))
            return s;
    }
    return s.n > 1 ? without_brackets(str_trim(str_slice(s, 1, s.n - 1))) : s;
}

static str text_of(struct arena *a, struct value v)
{
    struct buf b = {.a = a};
    value_put(&b, v);
    return b.n ? buf_end(&b) : S("none");
}

static void put_part(struct buf *b, const struct lineage_part *p, bool values)
{
    if (!values)
        buf_puts(b, "<b>");
    bool minus = values && (p->value.type == VALUE_INT     ? p->value.i < 0
                            : p->value.type == VALUE_FLOAT ? p->value.f < 0
                                                           : false);
    if (minus)
        buf_putc(b, '(');
    buf_put_html(b,
                 values ? text_of(b->a, p->value) : name_words(b->a, p->name));
    buf_put(b, minus ? S(")") : S(""));
    if (!values)
        buf_puts(b, "</b>");
}

/* True where a part stands alone at its place, and tells one number. */
static bool is_one(const struct lineage_step *s, size_t i, bool values)
{
    const struct lineage_part *p = &s->parts[i];
    bool alone = i + 1 == s->n_parts || s->parts[i + 1].from >= p->from + p->n;
    return alone && p->n && !p->whole && (values || p->name.n);
}

/* False where a formula is more than arithmetic; b is the worse for it. */
static bool put_arithmetic(struct buf *b, const struct lineage_step *s,
                           bool values)
{
    str all = without_brackets(str_trim(s->text));
    size_t at = (size_t)(all.p - s->text.p), end = at + all.n;
    struct floors floors = {0};
    for (size_t i = 0; i < s->n_parts; i++) {
        const struct lineage_part *p = &s->parts[i];
        if (!is_one(s, i, values) || p->from < at || p->from + p->n > end ||
            !put_signs(b, str_slice(s->text, at, p->from), &floors))
            return false;
        put_part(b, p, values);
        at = p->from + p->n;
    }
    if (!s->n_parts || !put_signs(b, str_slice(s->text, at, end), &floors))
        return false;
    if (floors.any && (floors.inner || floors.sum))
        return false;
    if (floors.any)
        buf_put(b,
                floors.remainder ? S(", the remainder") : S(", rounded down"));
    return true;
}

void html_formula_put(struct buf *b, const struct lineage_step *s, bool values)
{
    struct buf plain = {.a = b->a};
    if (put_arithmetic(&plain, s, values))
        buf_put(b, buf_str(&plain));
    else
        put_code(b, values ? lineage_filled(b->a, s) : s->text);
    if (!values)
        return;
    buf_puts(b, " = ");
    buf_put_html(b, text_of(b->a, s->value));
}

/* ---- roundings and formats ---- */

static void put_digits(struct buf *b, long n)
{
    if (n == 0)
        buf_puts(b, "no digits after the point");
    else
        buf_printf(b, "%ld digit%s after the point", n, n == 1 ? "" : "s");
}

/* rounding = '.round(' digits? ')' */
static bool put_rounding(struct buf *b, str s)
{
    long n = 0;
    if (!str_starts(s, S(".round(")) || !str_ends(s, S(")")))
        return false;
    str inner = str_trim(str_slice(s, 7, s.n - 1));
    if (inner.n && (!str_to_long(inner, &n) || n < 0))
        return false;
    put_digits(b, n);
    return true;
}

static bool put_type(struct buf *b, str s)
{
    static const struct {
        str code, text;
    } TYPES[] = {{S_INIT("int"), S_INIT("whole numbers")},
                 {S_INIT("float"), S_INIT("numbers")},
                 {S_INIT("str"), S_INIT("text")}};
    if (!str_starts(s, S(".astype(")))
        return false;
    for (size_t i = 0; i < sizeof TYPES / sizeof *TYPES; i++)
        if (str_find(s, TYPES[i].code, 0) != STR_NPOS) {
            buf_put(b, TYPES[i].text);
            return true;
        }
    return false;
}

/* format = before '{:' '+'? ','? '.' digits ('f' | '%' | 'g') '}' behind */
static bool put_format(struct buf *b, str s)
{
    size_t open = str_find(s, S("{:"), 0), close = str_find_char(s, '}', 0);
    if (open == STR_NPOS || close == STR_NPOS || close < open)
        return false;
    str spec = str_slice(s, open + 2, close);
    bool sign = str_starts(spec, S("+"));
    spec = str_from(spec, sign);
    spec = str_from(spec, str_starts(spec, S(",")));
    char kind = spec.n > 2 && spec.p[0] == '.' ? spec.p[spec.n - 1] : '\0';
    long n;
    if ((kind != 'f' && kind != '%' && kind != 'g') ||
        !str_to_long(str_slice(spec, 1, spec.n - 1), &n))
        return false;
    buf_put(b, sign ? S("with a sign, ") : S(""));
    buf_put(b, kind == '%' ? S("per cent, ") : S(""));
    if (kind == 'g')
        buf_printf(b, "%ld significant digits", n);
    else
        put_digits(b, n);
    return true;
}

/* A formula less its one input: ".round(2)". */
static str without_input(struct arena *a, const struct lineage_step *s)
{
    const struct lineage_part *p = s->parts;
    return str_fmt(a, "%.*s%.*s", STR_ARG(str_slice(s->text, 0, p->from)),
                   STR_ARG(str_from(s->text, p->from + p->n)));
}

static bool put_words(struct buf *b, enum lineage_role role, str code)
{
    switch (role) {
    case LINEAGE_ROUNDING: return put_rounding(b, code);
    case LINEAGE_TYPE: return put_type(b, code);
    case LINEAGE_FORMAT: return put_format(b, code);
    default: return false;
    }
}

void html_formula_put_finish(struct buf *b, const struct lineage_step *s,
                             bool values)
{
    if (!s->n_parts) {
        put_code(b, s->text);
    } else if (values) {
        buf_put_html(b, text_of(b->a, s->parts->value));
        buf_puts(b, " \u2192 ");
        buf_put_html(b, text_of(b->a, s->value));
    } else {
        str code = without_input(b->a, s);
        if (!put_words(b, s->role, code))
            put_code(b, code);
    }
}
