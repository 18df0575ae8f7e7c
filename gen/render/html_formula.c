// SPDX-License-Identifier: MIT
// html_formula: writes a column's formula. Where the formula uses a column that
// has a short formula itself, writes the short formula instead of the column's
// name, since readers understand one line faster than two. A formula written
// inside another formula is called inner. It has brackets where the formula
// around it needs them.
#include "render/html_formula.h"

#include <math.h>

#include "base/elementary.h"
#include "frame/name.h"
#include "frame/number.h"
#include "render/html_slots.h"
#include "table/account.h"

enum {
    INNER_MAX = 60,   /* bytes; longer code has a line of its own */
    INNER_LEVELS = 4, /* maximum depth of formulas inside formulas */
};

void html_formula_put_code(struct buf *b, str code)
{
    html_tag_put(b, "<code>", code, "</code>");
}

str html_formula_value(const struct html_formula *f, struct value v, int digits)
{
    struct buf b = {.a = f->a};
    bool whole = v.type == VALUE_FLOAT && isfinite(v.f) && fabs(v.f) < 1e15 &&
                 (v.f == floor(v.f) || fabs(v.f) >= elementary_pow(10, digits));
    str why, format = v.type == VALUE_INT ? S("{}")
                      : whole             ? S("{:.0f}")
                                          : str_fmt(f->a, "{:.%dg}", digits);
    if ((v.type != VALUE_INT && v.type != VALUE_FLOAT) ||
        (v.type == VALUE_FLOAT && isnan(v.f)) ||
        !number_format(&b, format, v, &why))
        value_put(&b, v); /* appends nothing for a missing value */
    else
        return thousands_of(f->a, buf_end(&b), &NUMERAL_USUAL, f->thousands);
    return b.n ? buf_end(&b) : S("missing");
}

/* Parses a number at the start of *s, such as 1_000 or 2.5e-3, and appends it
   to b in the table's notation, such as 1,000,000 for "1.0e6". Moves *s past
   the number. Returns false on failure. */
static bool parse_number(struct buf *b, const struct html_formula *f, str *s)
{
    struct buf digits = {.a = b->a};
    struct value v = {.type = VALUE_FLOAT};
    size_t i = 0;
    for (; i < s->n; i++) {
        char c = s->p[i], before = i ? s->p[i - 1] : '\0';
        bool sign = (c == '-' || c == '+') && char_lower(before) == 'e';
        if (!char_is_digit(c) && c != '.' && char_lower(c) != 'e' && c != '_' &&
            !sign)
            break;
        if (c != '_')
            buf_putc(&digits, c);
    }
    if (!i || !str_to_double(buf_str(&digits), &v.f))
        return false;
    if (v.f == floor(v.f) && fabs(v.f) < 1e15)
        buf_put(b, html_formula_value(f, v, HTML_FORMULA_DIGITS));
    else
        number_put_float(b, v.f);
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

/* The floor divisions and remainders of a formula. A formula with such an
   operation is followed by a note such as ", rounded down". The note is only
   correct if the formula has only one such operation and computes it last.
   Otherwise `inner` or `sum` is set, and the formula is written as code. */
struct floors {
    size_t depth; /* number of open brackets at the current operator */
    bool any, inner, sum;
    bool remainder;
};

static void note_operator(struct floors *f, str code, bool unary)
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

/* Writes the operators and numbers in s, the code between two columns of a
   formula. Returns false if s contains anything else. A minus at the start,
   after an opening bracket or after another operator is the sign of an operand,
   so no blanks are written around it. */
static bool put_signs(struct buf *b, const struct html_formula *f, str s,
                      struct floors *floors)
{
    while (s.n) {
        size_t k = 0;
        if (char_is_digit(s.p[0]) || s.p[0] == '.') {
            if (!parse_number(b, f, &s))
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
            note_operator(floors, SIGNS[k].code, first);
        buf_put(b, minus ? S("\u2212") : SIGNS[k].text);
        s = str_from(s, SIGNS[k].code.n);
    }
    return true;
}

/* Returns a formula without outer brackets: "(a + b)" as "a + b". */
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

/* ---- the parts of a formula ---- */

/* Writes a value with its unit: $1.34/h, 958.36/s, 8.2 ms. A unit of counted
   items, such as "tokens", is not written: the column's name in the formula
   contains it. */
static void put_value(struct buf *b, const struct html_formula *f,
                      const struct lineage_part *p)
{
    const struct lineage_step *s =
        p->step == LINEAGE_NONE ? NULL : &f->l->v[p->step];
    str unit = s && s->role == LINEAGE_FILE && s->column
                   ? account_unit(f->a, s->column)
                   : S("");
    str value = html_formula_value(f, p->value, HTML_FORMULA_DIGITS);
    size_t slash = str_find_char(unit, '/', 0);
    bool money = str_starts(unit, S("$")), minus = str_starts(value, S("-"));
    buf_put(b, money ? S("$") : S(""));
    html_slots_mark(b, minus ? str_fmt(f->a, "(%.*s)", STR_ARG(value)) : value);
    if (slash != STR_NPOS)
        buf_put_html(b, str_from(unit, slash));
    else if (!money && unit.n && unit.n <= 3)
        buf_put_html(
            b, str_concat(f->a, str_eq(unit, S("%")) ? S("") : S(" "), unit));
}

/* Whether part i of the formula of step s can be written as one number or name:
   it contains no other part, has a single value and, unless `values` is set,
   has a name. */
static bool is_one(const struct lineage_step *s, size_t i, bool values)
{
    const struct lineage_part *p = &s->parts[i];
    bool alone = i + 1 == s->n_parts || s->parts[i + 1].from >= p->from + p->n;
    return alone && p->n && !p->whole && (values || p->name.n);
}

static bool put_arithmetic(struct buf *b, const struct html_formula *f,
                           size_t at, struct floors *floors, unsigned level);

/* Whether part p of the formula of step s needs brackets: other code is beside
   the part, and the part is a sum, a divisor, or an operand of **. `inner`:
   describes the formula that is written in place of the part. */
static bool needs_brackets(const struct lineage_step *s,
                           const struct lineage_part *p,
                           const struct floors *inner)
{
    str before = str_trim(str_slice(s->text, 0, p->from));
    str after = str_trim(str_from(s->text, p->from + p->n));
    bool alone = (!before.n || str_eq(before, S("("))) &&
                 (!after.n || str_eq(after, S(")")));
    return !alone && (inner->sum || str_ends(before, S("/")) ||
                      str_ends(before, S("%")) || str_ends(before, S("**")) ||
                      str_starts(after, S("**")));
}

/* Writes the formula of the step that computed part p, in place of p. Returns
   false, and writes nothing, if that formula is not short arithmetic, or if it
   is used more than once. */
static bool put_inner(struct buf *b, const struct html_formula *f,
                      const struct lineage_step *s,
                      const struct lineage_part *p, unsigned level)
{
    if (p->step == LINEAGE_NONE || level == INNER_LEVELS)
        return false;
    const struct lineage_step *x = &f->l->v[p->step];
    struct buf inner = {.a = f->a};
    struct floors floors = {0};
    size_t uses = 0;
    for (size_t i = 0; i < f->l->n; i++)
        for (size_t k = 0; k < f->l->v[i].n_parts; k++)
            uses += f->l->v[i].parts[k].step == p->step;
    if ((x->role != LINEAGE_FORMULA && x->role != LINEAGE_LITERAL) ||
        (x->role == LINEAGE_LITERAL && x->column) || x->text.n > INNER_MAX ||
        uses != 1 || !put_arithmetic(&inner, f, p->step, &floors, level + 1) ||
        floors.any)
        return false;
    bool brackets = needs_brackets(s, p, &floors);
    buf_put(b, brackets ? S("(") : S(""));
    buf_put(b, buf_str(&inner));
    buf_put(b, brackets ? S(")") : S(""));
    return true;
}

static void put_part(struct buf *b, const struct html_formula *f,
                     const struct lineage_part *p)
{
    if (f->values)
        put_value(b, f, p);
    else
        html_tag_put(b, "<b>", name_words(f->a, p->name), "</b>");
}

/* Writes the formula of step `at` if it consists of numbers, columns and
   arithmetic operators. Returns false for any other formula; then b contains
   only the beginning of the formula. */
static bool put_arithmetic(struct buf *b, const struct html_formula *f,
                           size_t at, struct floors *floors, unsigned level)
{
    const struct lineage_step *s = &f->l->v[at];
    str all = without_brackets(str_trim(s->text));
    size_t from = (size_t)(all.p - s->text.p), end = from + all.n;
    for (size_t i = 0; i < s->n_parts; i++) {
        const struct lineage_part *p = &s->parts[i];
        if (!is_one(s, i, f->values) || p->from < from ||
            p->from + p->n > end ||
            !put_signs(b, f, str_slice(s->text, from, p->from), floors))
            return false;
        if (!put_inner(b, f, s, p, level))
            put_part(b, f, p);
        from = p->from + p->n;
    }
    return (s->n_parts || (level && s->role == LINEAGE_LITERAL)) &&
           put_signs(b, f, str_slice(s->text, from, end), floors) &&
           !(floors->any && (floors->inner || floors->sum));
}

/* Tries to write the formula of step i and the formula that uses it, but no
   formulas inside these two: they do not affect whether the formula of step i
   is inner. */
bool html_formula_is_inner(const struct html_formula *f, size_t i)
{
    const struct lineage_step *by;
    const struct lineage_part *use = lineage_use(f->l, i, &by);
    struct buf all = {.a = f->a}, inner = {.a = f->a};
    struct floors floors = {0};
    return use && by->role == LINEAGE_FORMULA &&
           put_arithmetic(&all, f, (size_t)(by - f->l->v), &floors,
                          INNER_LEVELS) &&
           put_inner(&inner, f, by, use, INNER_LEVELS - 1);
}

void html_formula_put(struct buf *b, const struct html_formula *f, size_t i)
{
    const struct lineage_step *s = &f->l->v[i];
    struct buf plain = {.a = f->a};
    struct floors floors = {0};
    if (put_arithmetic(&plain, f, i, &floors, 0)) {
        buf_put(b, buf_str(&plain));
        if (floors.any)
            buf_put(b, floors.remainder ? S(", the remainder")
                                        : S(", rounded down"));
    } else if (f->values) {
        buf_puts(b, "<code>");
        html_slots_mark(b, lineage_filled(f->a, s));
        buf_puts(b, "</code>");
    } else {
        html_formula_put_code(b, s->text);
    }
}
