// SPDX-License-Identifier: MIT
// spec: parses a specification into a struct spec. Splits a number into sign,
// prefix, digits and rest, then groups and pads these parts.
#include "frame/spec.h"

#include <math.h>

#include "base/utf8.h"
#include "frame/decimal.h"
#include "frame/moment.h"

enum { SIZE_MAX_ALLOWED = 4096, DEFAULT_PRECISION = 6, REPR_POINT_MAX = 16 };

/* A buf that uses `room`, on the stack, and moves to the arena of `b` if it
   outgrows `room`. */
#define STACK_BUF(b, room)                            \
    {                                                 \
        .a = (b)->a, .p = (room), .cap = sizeof(room) \
    }

struct spec {
    str fill;   /* one character */
    char align; /* '<', '>', '^' or '=' */
    char sign;  /* '+', '-', ' ' or 0 */
    char group; /* ',', '_' or 0 */
    char type;  /* one of Python's types, such as 'd' or 'f', or 0 */
    bool alternate, no_negative_zero;
    bool has_precision;
    size_t width, precision;
};

/* The parts of a number. Only `digits` are grouped. `rest` is the point,
   fraction, exponent and percent sign, or "inf". */
struct spec_parts {
    char sign; /* 0: none */
    str prefix, digits, rest;
};

static const char *const TYPE_NAMES[] = {
    [VALUE_NA] = "a float",      [VALUE_INT] = "an integer",
    [VALUE_FLOAT] = "a float",   [VALUE_BOOL] = "a bool",
    [VALUE_STR] = "a string",    [VALUE_DATE] = "a date",
    [VALUE_SPAN] = "a time span"};

static bool refuse(struct buf *b, str *why, const char *text)
{
    *why = str_dup(b->a, str_c(text));
    return false;
}

static bool refuse_type(struct buf *b, str *why, char type, enum value_type of)
{
    *why = str_fmt(b->a, "format code '%c' is invalid for %s", type,
                   TYPE_NAMES[of]);
    return false;
}

/* ---- parsing ---- */

static bool is_one_of(char c, const char *set)
{
    return c && strchr(set, c);
}

/* Returns the byte at i, or NUL past the end. */
static char peek(str s, size_t i)
{
    return i < s.n ? s.p[i] : '\0';
}

/* Parses [[fill]align]. Returns true if there is a fill character. */
static bool parse_align(struct spec *f, str s, size_t *i, bool *aligned)
{
    size_t n = s.n ? utf8_length(s) : 0;
    *aligned = true;
    if (n && is_one_of(peek(s, n), "<>=^")) {
        f->fill = str_slice(s, 0, n);
        f->align = s.p[n];
        *i = n + 1;
        return true;
    }
    if (is_one_of(peek(s, 0), "<>=^"))
        f->align = s.p[(*i)++];
    else
        *aligned = false;
    return false;
}

/* Parses an unsigned number, which may be missing. Sets *given to whether the
   number is there, and *out to the number, or to 0 if it is missing. Returns
   false if the number is larger than SIZE_MAX_ALLOWED. */
static bool parse_size(str s, size_t *i, size_t *out, bool *given)
{
    size_t n = 0;
    *given = char_is_digit(peek(s, *i));
    while (char_is_digit(peek(s, *i))) {
        n = n * 10 + (size_t)(s.p[(*i)++] - '0');
        if (n > SIZE_MAX_ALLOWED)
            return false;
    }
    *out = n;
    return true;
}

static bool skip(str s, size_t *i, char c)
{
    if (peek(s, *i) != c)
        return false;
    ++*i;
    return true;
}

static bool parse_group(struct buf *b, struct spec *f, str s, size_t *i,
                        str *why)
{
    bool comma = skip(s, i, ','), score = skip(s, i, '_');
    if ((comma && score) || (score && peek(s, *i) == ','))
        return refuse(b, why, "Cannot specify both ',' and '_'.");
    f->group = comma ? ',' : score ? '_' : '\0';
    return true;
}

static bool check_group(struct buf *b, const struct spec *f, str *why)
{
    if (!f->group || !f->type || is_one_of(f->type, "defgEG%F") ||
        (f->group == '_' && is_one_of(f->type, "boxX")))
        return true;
    *why = str_fmt(b->a, "Cannot specify '%c' with '%c'.", f->group, f->type);
    return false;
}

/* spec = [[fill]align][sign][z][#][0][width][group][.precision][type] */
static bool parse_spec(struct buf *b, struct spec *f, str s, enum value_type of,
                       str *why)
{
    size_t i = 0;
    bool aligned, given, number = of != VALUE_STR;
    *f = (struct spec){.fill = S(" "), .align = number ? '>' : '<'};
    bool filled = parse_align(f, s, &i, &aligned);
    if (is_one_of(peek(s, i), "+- "))
        f->sign = s.p[i++];
    f->no_negative_zero = skip(s, &i, 'z');
    f->alternate = skip(s, &i, '#');
    if (!filled && skip(s, &i, '0')) {
        f->fill = S("0");
        if (!aligned && number)
            f->align = '=';
    }
    if (!parse_size(s, &i, &f->width, &given))
        return refuse(b, why, "the width of the format is larger than 4096");
    if (!parse_group(b, f, s, &i, why))
        return false;
    if (skip(s, &i, '.')) {
        if (!parse_size(s, &i, &f->precision, &f->has_precision))
            return refuse(b, why,
                          "the precision of the format is larger than 4096");
        if (!f->has_precision)
            return refuse(b, why, "the precision is missing after the '.'");
    }
    if (i < s.n && (i + 1 < s.n || (unsigned char)s.p[i] >= 0x80)) {
        *why = str_fmt(b->a, "format specifier '%.*s' is invalid for %s",
                       STR_ARG(s), TYPE_NAMES[of]);
        return false;
    }
    f->type = i < s.n ? s.p[i] : number ? '\0' : 's';
    return check_group(b, f, why);
}

/* ---- padding ---- */

static void put_fill(struct buf *b, const struct spec *f, size_t times)
{
    for (size_t i = 0; i < times; i++)
        buf_put(b, f->fill);
}

/* Computes the numbers of fill characters before and after a string of n
   characters. */
static void share_padding(const struct spec *f, size_t n, size_t *before,
                          size_t *after)
{
    size_t pad = f->width > n ? f->width - n : 0;
    *before = f->align == '<' ? 0 : f->align == '^' ? pad / 2 : pad;
    *after = pad - *before;
}

/* Groups the digits from the right, with `separator` between groups unless it
   is 0. Adds leading zeros until the result has at least `least` characters and
   does not begin with a separator. The result lives in b. */
static str group_digits(struct buf *b, str digits, char separator, size_t group,
                        size_t least)
{
    size_t room = (digits.n > least ? digits.n : least) * 2 + 8;
    buf_fill(b, ' ', room);
    char *end = b->p + room, *at = end;
    long remaining = (long)digits.n, width = (long)least;
    for (bool first = true;; first = false) {
        if (!first)
            *--at = separator;
        long most = remaining > width ? remaining : width,
             count = most < 1 ? 1 : most;
        if (separator && count > (long)group)
            count = (long)group;
        for (long i = 0; i < count; i++)
            *--at = remaining > 0 ? digits.p[--remaining] : '0';
        width -= count;
        if (remaining <= 0 && width <= 0)
            break;
        width--;
    }
    return (str){at, (size_t)(end - at)};
}

static void put_parts(struct buf *b, const struct spec *f,
                      const struct spec_parts *p)
{
    size_t fixed = (p->sign ? 1 : 0) + p->prefix.n + utf8_count(p->rest);
    bool zeros = f->align == '=' && str_eq(f->fill, S("0"));
    size_t least = zeros && f->width > fixed ? f->width - fixed : 0;
    str digits = p->digits;
    char room[128];
    struct buf grouped = STACK_BUF(b, room);
    if (digits.n && (f->group || least > digits.n))
        digits = group_digits(&grouped, digits, f->group,
                              is_one_of(f->type, "boxX") ? 4 : 3, least);
    size_t before, after;
    share_padding(f, fixed + digits.n, &before, &after);
    if (f->align != '=')
        put_fill(b, f, before);
    if (p->sign)
        buf_putc(b, p->sign);
    buf_put(b, p->prefix);
    if (f->align == '=')
        put_fill(b, f, before);
    buf_put(b, digits);
    buf_put(b, p->rest);
    put_fill(b, f, after);
}

static char sign_of(const struct spec *f, bool negative)
{
    return negative ? '-' : f->sign == '-' ? '\0' : f->sign;
}

/* ---- text ---- */

static bool format_str(struct buf *b, const struct spec *f, str s, str *why)
{
    if (f->type != 's')
        return refuse_type(b, why, f->type, VALUE_STR);
    if (f->sign)
        return refuse(b, why,
                      f->sign == ' '
                          ? "Space not allowed in string format specifier"
                          : "Sign not allowed in string format specifier");
    if (f->no_negative_zero)
        return refuse(b, why,
                      "Negative zero coercion (z) not allowed in "
                      "string format specifier");
    if (f->alternate)
        return refuse(b, why,
                      "Alternate form (#) not allowed in string "
                      "format specifier");
    if (f->align == '=')
        return refuse(b, why,
                      "'=' alignment not allowed in string format "
                      "specifier");
    size_t bytes = 0, n = 0, before, after;
    while (bytes < s.n && (!f->has_precision || n < f->precision)) {
        bytes += utf8_length(str_from(s, bytes));
        n++;
    }
    share_padding(f, n, &before, &after);
    put_fill(b, f, before);
    buf_put(b, str_slice(s, 0, bytes));
    put_fill(b, f, after);
    return true;
}

/* ---- integers ---- */

static bool format_char(struct buf *b, const struct spec *f, int64_t i,
                        str *why)
{
    if (f->sign)
        return refuse(b, why,
                      "Sign not allowed with integer format "
                      "specifier 'c'");
    if (f->alternate)
        return refuse(b, why,
                      "Alternate form (#) not allowed with integer "
                      "format specifier 'c'");
    if (i < 0 || i > 0x10ffff || (i >= 0xd800 && i < 0xe000))
        return refuse(b, why,
                      "format code 'c' needs a Unicode code point: an integer "
                      "from 0 to 0x10ffff that is not a surrogate");
    struct buf c = {.a = b->a};
    buf_put_utf8(&c, (unsigned)i);
    put_parts(b, f, &(struct spec_parts){.rest = buf_str(&c)});
    return true;
}

static bool format_int(struct buf *b, const struct spec *f, int64_t i, str *why)
{
    static const struct {
        char type;
        unsigned base;
        const char *prefix, *digits;
    } BASES[] = {
        {'b', 2, "0b", "01"},
        {'o', 8, "0o", "01234567"},
        {'x', 16, "0x", "0123456789abcdef"},
        {'X', 16, "0X", "0123456789ABCDEF"},
        {'\0', 10, "", "0123456789"}, /* type d or n, or no type */
    };
    if (f->has_precision)
        return refuse(b, why,
                      "Precision not allowed in integer format "
                      "specifier");
    if (f->no_negative_zero)
        return refuse(b, why,
                      "Negative zero coercion (z) not allowed in "
                      "integer format specifier");
    if (f->type == 'c')
        return format_char(b, f, i, why);
    size_t k = 0;
    while (BASES[k].type && BASES[k].type != f->type)
        k++;
    char text[64], *end = text + sizeof text, *at = end;
    uint64_t magnitude = i < 0 ? -(uint64_t)i : (uint64_t)i;
    do
        *--at = BASES[k].digits[magnitude % BASES[k].base];
    while (magnitude /= BASES[k].base);
    put_parts(b, f,
              &(struct spec_parts){
                  .sign = sign_of(f, i < 0),
                  .prefix = f->alternate ? str_c(BASES[k].prefix) : S(""),
                  .digits = {at, (size_t)(end - at)}});
    return true;
}

/* ---- floats ---- */

/* How the digits of a float are written; from Python's format_float_short. */
struct spec_layout {
    size_t shown;   /* minimum number of digits; zeros are added */
    bool exponent;  /* writes 1.5e+10, else 15000000000 */
    bool add_dot_0; /* writes a whole number with .0 */
    bool dot;       /* writes the point even without a fraction */
};

static void put_exponent(struct buf *b, int e)
{
    unsigned size = e < 0 ? (unsigned)-e : (unsigned)e; /* at most 324 */
    buf_putc(b, 'e');
    buf_putc(b, e < 0 ? '-' : '+');
    if (size >= 100)
        buf_putc(b, (char)('0' + size / 100));
    buf_putc(b, (char)('0' + size / 10 % 10));
    buf_putc(b, (char)('0' + size % 10));
}

static void lay_out(struct buf *b, str digits, int point,
                    const struct spec_layout *l)
{
    int at = l->exponent ? 1 : point;
    long end = (long)(digits.n > l->shown ? digits.n : l->shown);
    long least = l->add_dot_0 && !l->exponent ? at + 1 : at;
    if (end < least)
        end = least;
    for (long i = at <= 0 ? at - 1 : 0; i < end; i++) {
        if (i == at)
            buf_putc(b, '.');
        buf_putc(b, i >= 0 && i < (long)digits.n ? digits.p[i] : '0');
    }
    if (end <= at && l->dot)
        buf_putc(b, '.');
    if (l->exponent)
        put_exponent(b, point - 1);
}

static str without_zeros(str digits)
{
    while (digits.n > 1 && digits.p[digits.n - 1] == '0')
        digits.n--;
    return digits;
}

/* Appends a float of type g or n, or without a type. The precision is the
   number of significant digits. It defaults to 6 for g and n. Without a type,
   it defaults to the smallest number of digits that read back as x. */
static void put_general(struct buf *b, const struct spec *f, double x)
{
    char shortest[DECIMAL_SHORTEST], room[128];
    struct buf text = STACK_BUF(b, room);
    struct spec_layout l = {.add_dot_0 = !f->type, .dot = f->alternate};
    int point;
    str digits;
    if (!f->type && !f->has_precision) {
        digits = (str){shortest, decimal_shortest(x, shortest, &point)};
        l.exponent = point <= -4 || point > REPR_POINT_MAX;
    } else {
        size_t n = f->has_precision ? f->precision : DEFAULT_PRECISION;
        n = n ? n : 1;
        decimal_rounded(&text, x, n, &point);
        digits = without_zeros(buf_str(&text));
        l.exponent = point <= -4 || point > (int)n - (l.add_dot_0 ? 1 : 0);
        l.shown = f->alternate ? n : 0;
    }
    lay_out(b, digits, point, &l);
}

static void put_scientific(struct buf *b, const struct spec *f, double x,
                           size_t precision)
{
    char room[128];
    struct buf text = STACK_BUF(b, room);
    struct spec_layout l = {.exponent = true, .dot = f->alternate};
    int point;
    decimal_rounded(&text, x, precision + 1, &point);
    lay_out(b, buf_str(&text), point, &l);
}

/* Appends x >= 0 to an empty buffer, in capitals if the type is a capital
   letter. */
static void put_float(struct buf *b, const struct spec *f, double x)
{
    char type = char_lower(f->type);
    size_t precision = f->has_precision ? f->precision : DEFAULT_PRECISION;
    if (type == '%')
        x *= 100;
    if (isnan(x)) {
        buf_puts(b, "nan");
    } else if (isinf(x)) {
        buf_puts(b, "inf");
    } else if (type == 'e') {
        put_scientific(b, f, x, precision);
    } else if (type == 'f' || type == '%') {
        decimal_fixed(b, x, precision);
        if (!precision && f->alternate)
            buf_putc(b, '.');
    } else {
        put_general(b, f, x);
    }
    if (f->type >= 'A' && f->type <= 'Z')
        for (size_t i = 0; i < b->n; i++)
            if (b->p[i] >= 'a' && b->p[i] <= 'z')
                b->p[i] -= 32;
    if (type == '%')
        buf_putc(b, '%');
}

static bool is_zero(str text)
{
    for (size_t i = 0; i < text.n && char_lower(text.p[i]) != 'e'; i++)
        if (text.p[i] != '0' && text.p[i] != '.' && text.p[i] != '%')
            return false;
    return true;
}

static void format_float(struct buf *b, const struct spec *f, double x)
{
    char room[128];
    struct buf all = STACK_BUF(b, room);
    put_float(&all, f, fabs(x));
    str text = buf_str(&all);
    bool negative = signbit(x) && !isnan(x);
    if (f->no_negative_zero && is_zero(text))
        negative = false;
    size_t n = 0;
    while (n < text.n && char_is_digit(text.p[n]))
        n++;
    put_parts(b, f,
              &(struct spec_parts){.sign = sign_of(f, negative),
                                   .digits = str_slice(text, 0, n),
                                   .rest = str_from(text, n)});
}

/* ---- values of all types ---- */

static const char FLOAT_TYPES[] = "eEfFgG%";

static bool format_number(struct buf *b, const struct spec *f, struct value v,
                          str *why)
{
    bool whole = v.type == VALUE_INT || v.type == VALUE_BOOL;
    int64_t i = v.type == VALUE_BOOL ? v.b : v.type == VALUE_INT ? v.i : 0;
    if (whole && (!f->type || is_one_of(f->type, "bcdoxXn")))
        return format_int(b, f, i, why);
    if (f->type && !is_one_of(f->type, FLOAT_TYPES) &&
        (whole || f->type != 'n'))
        return refuse_type(b, why, f->type, v.type);
    format_float(b, f, whole ? (double)i : v.type == VALUE_FLOAT ? v.f : NAN);
    return true;
}

/* Returns how v is shown as a single value. */
static enum moment_shown lone(struct value v)
{
    return v.shown == SHOWN_NUMPY ? SHOWN_NUMPY : SHOWN_ALONE;
}

/* Formats a date with a format of strftime, as Python does. */
static bool format_date(struct buf *b, str spec, struct value v, str *why)
{
    char letter;
    if (spec.n == 0)
        moment_put(b, v.ns, v.zone, lone(v));
    else if (!moment_format(b, spec, v.ns, v.zone, &letter))
        return *why = str_fmt(b->a, "unknown code '%%%c' in a date format",
                              letter),
               false;
    return true;
}

static bool format_time(struct buf *b, str spec, struct value v, str *why)
{
    if (v.shown == SHOWN_NUMPY && spec.n)
        return refuse(b, why,
                      "an element of an array of dates cannot be formatted");
    if (v.type == VALUE_DATE)
        return format_date(b, spec, v, why);
    if (spec.n)
        return refuse(b, why,
                      "a time span cannot be formatted; format the number that "
                      "total_seconds() returns");
    moment_put_span(b, v.ns, lone(v));
    return true;
}

bool spec_format(struct buf *b, str spec, struct value v, str *why)
{
    struct spec f;
    if (v.type == VALUE_DATE || v.type == VALUE_SPAN)
        return format_time(b, spec, v, why);
    if (v.type == VALUE_NA && v.ns == MOMENT_NAT && spec.n)
        return refuse(b, why, "a missing date (NaT) cannot be formatted");
    if (v.type == VALUE_NA && v.ns == MOMENT_NAT) {
        buf_puts(b, "NaT");
        return true;
    }
    if (spec.n == 0 && v.type == VALUE_BOOL) {
        buf_put(b, v.b ? S("True") : S("False"));
        return true;
    }
    if (!parse_spec(b, &f, spec, v.type, why))
        return false;
    return v.type == VALUE_STR ? format_str(b, &f, v.s, why)
                               : format_number(b, &f, v, why);
}
