// SPDX-License-Identifier: MIT
// number: prints numbers and cells, and parses str.format's replacement fields.
#include "frame/number.h"

#include <float.h>
#include <limits.h>
#include <math.h>
#include <stdlib.h>

#include "base/utf8.h"
#include "frame/decimal.h"
#include "frame/digits.h"
#include "frame/moment.h"
#include "frame/spec.h"

/* ---- printing ---- */

void number_put_int(struct buf *b, int64_t i)
{
    char text[20], *end = text + sizeof text, *at = end;
    uint64_t magnitude = i < 0 ? -(uint64_t)i : (uint64_t)i;
    do
        *--at = (char)('0' + magnitude % 10);
    while (magnitude /= 10);
    if (i < 0)
        buf_putc(b, '-');
    buf_put(b, (str){at, (size_t)(end - at)});
}

/* Appends digits like Python's repr: with an exponent if the number is below
   1e-4 or at least 1e16. `point` is the position of the decimal point, as set
   by decimal_shortest. */
static void put_digits(struct buf *b, str digits, int point)
{
    if (point <= -4 || point > 16) {
        buf_putc(b, digits.p[0]);
        if (digits.n > 1)
            buf_putc(b, '.');
        buf_put(b, str_from(digits, 1));
        buf_put(b, point > 0 ? S("e+") : S("e-"));
        int exponent = abs(point - 1);
        if (exponent < 10)
            buf_putc(b, '0');
        number_put_int(b, exponent);
    } else if (point <= 0) {
        buf_puts(b, "0.");
        buf_fill(b, '0', (size_t)-point);
        buf_put(b, digits);
    } else if ((size_t)point >= digits.n) {
        buf_put(b, digits);
        buf_fill(b, '0', (size_t)point - digits.n);
        buf_puts(b, ".0");
    } else {
        buf_put(b, str_slice(digits, 0, (size_t)point));
        buf_putc(b, '.');
        buf_put(b, str_from(digits, (size_t)point));
    }
}

void number_put_float(struct buf *b, double f)
{
    char digits[DECIMAL_SHORTEST];
    int point;
    if (isnan(f)) {
        buf_puts(b, "nan");
        return;
    }
    if (signbit(f))
        buf_putc(b, '-');
    if (isinf(f)) {
        buf_puts(b, "inf");
        return;
    }
    size_t n = decimal_shortest(fabs(f), digits, &point);
    put_digits(b, (str){digits, n}, point);
}

void value_put(struct buf *b, struct value v)
{
    switch (v.type) {
    case VALUE_NA: break;
    case VALUE_INT: number_put_int(b, v.i); break;
    case VALUE_FLOAT:
        if (!isnan(v.f))
            number_put_float(b, v.f);
        break;
    case VALUE_BOOL: buf_put(b, v.b ? S("True") : S("False")); break;
    case VALUE_STR: buf_put(b, v.s); break;
    case VALUE_DATE: moment_put(b, v.ns, v.zone, v.shown); break;
    case VALUE_SPAN: moment_put_span(b, v.ns, v.shown); break;
    }
}

double number_round(double x, int digits)
{
    double scale = 1;
    for (long n = labs(digits); n > 0 && scale <= DBL_MAX; n--)
        scale *= 10; /* multiplies as numpy does; pow() differs beyond 1e22 */
    return digits >= 0 ? rint(x * scale) / scale : rint(x / scale) * scale;
}

/* ---- replacement fields ---- */

enum { FIELD_DEPTH = 2 }; /* maximum nesting of fields, as in Python */

/* A call of str.format: its arguments and the numbering of its fields. */
struct number_call {
    str format;
    const struct number_args *args;
    long next;      /* number of the next {} */
    bool automatic; /* a field without a number came before */
    bool manual;    /* a field with a number came before */
    str *why;
};

/* The parts of a field, such as '{x!r:>5}'. conversion: 'r', 's', 'a' or 0. */
struct field {
    str name, spec;
    char conversion;
};

static bool refuse(struct buf *b, const struct number_call *c, const char *text)
{
    *c->why = str_dup(b->a, str_c(text));
    return false;
}

/* Splits the field that begins at *i, after its '{', into its parts. Sets *i to
   the offset after its '}'. Returns false if the field is malformed. */
static bool cut_field(struct buf *b, const struct number_call *c, str format,
                      size_t *i, struct field *out)
{
    size_t from = *i, at = from, depth = 1;
    *out = (struct field){.spec = S("")};
    while (at < format.n && !memchr("{}:!", format.p[at], 4)) {
        if (format.p[at] == '[')
            while (at < format.n && format.p[at] != ']')
                at++;
        at += at < format.n;
    }
    if (at == format.n)
        return refuse(b, c, "expected '}' before end of string");
    out->name = str_slice(format, from, at);
    if (format.p[at] == '{')
        return refuse(b, c, "unexpected '{' in field name");
    if (format.p[at] == '!') {
        if (at + 1 == format.n)
            return refuse(b, c,
                          "end of string while looking for conversion "
                          "specifier");
        out->conversion = format.p[at + 1];
        at += 2;
        if (at == format.n)
            return refuse(b, c, "unmatched '{' in format spec");
        if (format.p[at] != ':' && format.p[at] != '}')
            return refuse(b, c, "expected ':' after conversion specifier");
    }
    *i = at + 1;
    if (format.p[at] == '}')
        return true;
    for (at++; at < format.n; at++) {
        depth += format.p[at] == '{';
        depth -= format.p[at] == '}';
        if (depth)
            continue;
        out->spec = str_slice(format, *i, at);
        *i = at + 1;
        return true;
    }
    return refuse(b, c, "unmatched '{' in format spec");
}

static bool find_named(const struct number_call *c, str name, struct value *v)
{
    for (size_t i = 0; i < c->args->n_named; i++)
        if (str_eq(c->args->names[i], name)) {
            *v = c->args->named[i];
            return true;
        }
    return false;
}

/* Returns the number of fields without a number or a name. */
static long fields_in_order(str format)
{
    long n = 0;
    for (size_t i = 0; i + 1 < format.n; i++) {
        bool doubled = format.p[i] == '{' && format.p[i + 1] == '{';
        n += format.p[i] == '{' && memchr("}:!", format.p[i + 1], 3);
        i += doubled;
    }
    return n;
}

/* Sets *v to the argument that `name`, the name of a field, selects: {0}
   selects the first argument, {x} the keyword argument x, and {} the next
   argument by position. Returns false, with *c->why set, if the name is invalid
   or selects no argument. */
static bool find_arg(struct buf *b, struct number_call *c, str name,
                     struct value *v)
{
    long number = c->next;
    size_t digits = 0;
    while (digits < name.n && char_is_digit(name.p[digits]))
        digits++;
    str rest = str_from(name, digits);
    if (!digits && rest.n && find_named(c, rest, v))
        return true;
    if (rest.n && rest.p[0] != '.' && rest.p[0] != '[') {
        *c->why = str_fmt(b->a, "unknown field '%.*s'%s", STR_ARG(name),
                          c->args->n_named || c->args->n != 1
                              ? ""
                              : "; write {} for the cell");
        return false;
    }
    if (rest.n)
        return refuse(b, c,
                      "fields with attributes or items, such as {0.name} or "
                      "{0[1]}, are not supported");
    if (digits ? c->automatic : c->manual)
        return refuse(b, c,
                      digits ? "cannot switch from automatic field numbering "
                               "to manual field specification"
                             : "cannot switch from manual field specification "
                               "to automatic field numbering");
    if (digits) {
        c->manual = true;
        if (!str_to_long(name, &number) || number < 0)
            number = LONG_MAX;
    } else {
        c->automatic = true;
        c->next++;
    }
    if ((unsigned long)number < c->args->n) {
        *v = c->args->v[number];
        return true;
    }
    long needed =
        digits ? number + (number < LONG_MAX) : fields_in_order(c->format);
    *c->why = str_fmt(b->a, "it needs %ld value%s, but gets %zu", needed,
                      needed == 1 ? "" : "s", c->args->n);
    return false;
}

/* Appends the character s, whose code point is cp, escaped as Python's repr
   does or, if `ascii` is true, as Python's ascii does. */
static void put_escaped(struct buf *b, str s, unsigned cp, char quote,
                        bool ascii)
{
    static const char NAMED[] = "\tt\nn\rr\\\\";
    for (size_t i = 0; cp < 0x80 && NAMED[i]; i += 2)
        if (cp == (unsigned char)NAMED[i]) {
            buf_putc(b, '\\');
            buf_putc(b, NAMED[i + 1]);
            return;
        }
    if (cp == (unsigned char)quote)
        buf_putc(b, '\\');
    bool control = cp < 0x20 || (cp >= 0x7f && cp <= 0xa0) || cp == 0xad;
    if (!control && (cp < 0x80 || !ascii))
        buf_put(b, s);
    else if (cp < 0x100)
        buf_printf(b, "\\x%02x", cp);
    else if (cp < 0x10000)
        buf_printf(b, "\\u%04x", cp);
    else
        buf_printf(b, "\\U%08x", cp);
}

static void put_repr(struct buf *b, struct value v, bool ascii)
{
    if (v.type == VALUE_NA) {
        buf_put(b, v.ns == MOMENT_NAT ? S("NaT") : S("nan"));
    } else if (v.type == VALUE_DATE || v.type == VALUE_SPAN) {
        moment_put_repr(b, v);
    } else if (v.type == VALUE_FLOAT) {
        number_put_float(b, v.f);
    } else if (v.type != VALUE_STR) {
        value_put(b, v);
    } else {
        bool has_single = str_find_char(v.s, '\'', 0) != STR_NPOS;
        bool has_double = str_find_char(v.s, '"', 0) != STR_NPOS;
        char quote = has_single && !has_double ? '"' : '\'';
        buf_putc(b, quote);
        for (size_t i = 0, n; i < v.s.n; i += n) {
            unsigned cp = utf8_decode(str_from(v.s, i), &n);
            put_escaped(b, str_slice(v.s, i, i + n), cp, quote, ascii);
        }
        buf_putc(b, quote);
    }
}

static bool convert(struct buf *b, const struct number_call *c, char conversion,
                    struct value *v)
{
    struct buf text = {.a = b->a};
    if (!conversion)
        return true;
    if (conversion == 's' && v->type == VALUE_STR)
        return true;
    if (!memchr("rsa", conversion, 3)) {
        *c->why = str_fmt(b->a, "Unknown conversion specifier %c", conversion);
        return false;
    }
    put_repr(&text, *v, conversion == 'a');
    *v = (struct value){.type = VALUE_STR, .s = buf_str(&text)};
    return true;
}

/* Appends the literal text before the next field. Sets *more to whether there
   is a field, and *i to the offset after its '{'. Returns false for a single
   brace. */
static bool put_literal(struct buf *b, const struct number_call *c, str format,
                        size_t *i, bool *more)
{
    for (*more = false; *i < format.n; ++*i) {
        char x = format.p[*i];
        if (x != '{' && x != '}') {
            buf_putc(b, x);
            continue;
        }
        bool last = *i + 1 == format.n;
        if (!last && format.p[*i + 1] == x) {
            buf_putc(b, x);
            ++*i;
            continue;
        }
        if (x == '}')
            return refuse(b, c, "Single '}' encountered in format string");
        if (last)
            return refuse(b, c, "Single '{' encountered in format string");
        ++*i;
        *more = true;
        return true;
    }
    return true;
}

static bool put_format(struct buf *b, struct number_call *c, str format,
                       int depth)
{
    struct field field;
    bool more;
    if (depth == 0)
        return refuse(b, c, "fields are nested deeper than 2 levels");
    for (size_t i = 0;;) {
        if (!put_literal(b, c, format, &i, &more))
            return false;
        if (!more)
            return true;
        struct value v = {0};
        if (!cut_field(b, c, format, &i, &field) ||
            !find_arg(b, c, field.name, &v) ||
            !convert(b, c, field.conversion, &v))
            return false;
        struct buf spec = {.a = b->a};
        if (str_find_char(field.spec, '{', 0) != STR_NPOS) {
            if (!put_format(&spec, c, field.spec, depth - 1))
                return false;
            field.spec = buf_str(&spec);
        }
        size_t from = b->n;
        if (!spec_format(b, field.spec, v, c->why))
            return false;
        uint8_t *mark = c->args->known_digits;
        if (mark)
            *mark = digits_least(
                *mark, digits_formatted(v, str_from(buf_str(b), from)));
    }
}

bool number_format_args(struct buf *b, str format,
                        const struct number_args *args, str *why)
{
    struct number_call c = {.format = format, .args = args, .why = why};
    size_t before = b->n;
    bool ok = put_format(b, &c, format, FIELD_DEPTH);
    if (!ok)
        b->n = before;
    return ok;
}

bool number_format(struct buf *b, str format, struct value v, str *why)
{
    const struct number_args args = {.v = &v, .n = 1};
    return number_format_args(b, format, &args, why);
}

bool number_format_is_percent(str format)
{
    bool within = false;
    for (size_t i = 0; i < format.n; i++) {
        char c = format.p[i];
        bool twice = i + 1 < format.n && format.p[i + 1] == c;
        if (!within && twice && (c == '{' || c == '}'))
            i++;
        else if (within && c == '}' && format.p[i - 1] == '%')
            return true;
        else if (c == '{' || c == '}')
            within = c == '{';
    }
    return false;
}
