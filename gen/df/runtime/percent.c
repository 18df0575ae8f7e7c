// SPDX-License-Identifier: MIT
// percent: translates each conversion of % to a format specification of
// format(). % and format() have the same rules, except for the alignment of
// strings.
#include "df/runtime/percent.h"

#include "base/codes/df.h"
#include "df/runtime/represent.h"
#include "frame/digits.h"
#include "frame/spec.h"

/* A conversion: %[(key)][flags][width][.precision]type */
struct percent_field {
    str key; /* the key in parentheses; STR_NONE: not given */
    bool left, zero, plus, blank, alternate;
    str width, precision; /* digits, or "*" for the next value; STR_NONE: not
                             given */
    char type;
    size_t n; /* length in bytes; 0: incomplete */
};

static str number(str s, size_t *i)
{
    size_t from = *i;
    if (*i < s.n && s.p[*i] == '*')
        ++*i;
    else
        while (*i < s.n && char_is_digit(s.p[*i]))
            ++*i;
    return *i > from ? str_slice(s, from, *i) : STR_NONE;
}

/* Reads the conversion at the start of s, which begins with '%'. */
static struct percent_field read_conversion(str s)
{
    struct percent_field c = {.key = STR_NONE, .precision = STR_NONE};
    size_t i = 1;
    if (i < s.n && s.p[i] == '(') {
        size_t end = str_find_char(s, ')', i);
        if (end == STR_NPOS)
            return c;
        c.key = str_slice(s, i + 1, end);
        i = end + 1;
    }
    for (; i < s.n && strchr("-0+ #", s.p[i]); i++) {
        c.left |= s.p[i] == '-';
        c.zero |= s.p[i] == '0';
        c.plus |= s.p[i] == '+';
        c.blank |= s.p[i] == ' ';
        c.alternate |= s.p[i] == '#';
    }
    c.width = number(s, &i);
    if (i < s.n && s.p[i] == '.') {
        i++;
        c.precision = number(s, &i);
        c.precision = c.precision.p ? c.precision : S("0");
    }
    while (i < s.n && strchr("hlL", s.p[i]))
        i++;
    c.type = i < s.n ? s.p[i] : '\0';
    c.n = i < s.n ? i + 1 : 0;
    return c;
}

/* The state of formatting. */
struct percent_writer {
    struct eval *ev;
    const struct df_expr *at;
    struct buf b;
    struct object x;
    const struct object *values; /* by position */
    size_t n, used;
    struct object marks;
};

static bool fault(struct percent_writer *p, const char *what, const char *help)
{
    return eval_fault(p->ev, DIAG_DF_VALUE, p->at, "%s", what) ||
           eval_help(p->ev, help);
}

static bool next_value(struct percent_writer *p, struct object *out)
{
    if (p->used == p->n)
        return fault(p, "the format has more conversions than values",
                     "write a value for each, as in '%s: %.1f' % (name, x)");
    *out = p->values[p->used++];
    return true;
}

static bool value_of(struct percent_writer *p, const struct percent_field *c,
                     struct object *out)
{
    if (!c->key.p)
        return next_value(p, out);
    if (p->x.type != OBJECT_DICT)
        return fault(p, "a conversion with a name needs a dict",
                     "write '%(a)s' % {'a': 1}");
    const struct object *o = object_dict_get(as_dict(p->x), object_str(c->key));
    if (o)
        *out = *o;
    return o || eval_fault(p->ev, DIAG_DF_VALUE, p->at,
                           "'%.*s' is not a key of the dict", STR_ARG(c->key));
}

/* Appends a width or a precision to a format specification. */
static bool put_size(struct percent_writer *p, struct buf *spec, str size)
{
    struct object x = {0};
    if (!str_eq(size, S("*"))) {
        buf_put(spec, size);
        return true;
    }
    if (!next_value(p, &x))
        return false;
    if (x.type != OBJECT_INT || as_int(x) < 0)
        return fault(p, "'*' in a format needs an integer, 0 or more",
                     "write the width as a number: '%5d'");
    buf_printf(spec, "%lld", (long long)as_int(x));
    return true;
}

/* Appends the format specification that corresponds to a conversion. */
static bool put_spec(struct percent_writer *p, const struct percent_field *c,
                     bool text, struct buf *spec)
{
    if (c->left || (text && c->width.p))
        buf_putc(spec, c->left ? '<' : '>');
    if (!text && (c->plus || c->blank))
        buf_putc(spec, c->plus ? '+' : ' ');
    if (c->alternate && !text)
        buf_putc(spec, '#');
    if (c->zero && !c->left && !text)
        buf_putc(spec, '0');
    if (!put_size(p, spec, c->width))
        return false;
    if (c->precision.p) {
        buf_putc(spec, '.');
        if (!put_size(p, spec, c->precision))
            return false;
    }
    return true;
}

static bool cannot(struct percent_writer *p, const struct percent_field *c,
                   struct object x)
{
    return eval_fault(p->ev, DIAG_DF_TYPE, p->at,
                      "%%%c needs a number, not '%s'", c->type,
                      object_type_name(x)) ||
           eval_help(p->ev, "%s formats any value");
}

/* Sets *v to the number that a conversion prints for x, and *type to the type
   letter of the format specification. */
static bool number_of(struct percent_writer *p, const struct percent_field *c,
                      struct object x, struct value *v, char *type)
{
    bool whole = strchr("diuxXo", c->type) != NULL;
    if (!object_scalar(x, v) || v->type == VALUE_STR || v->type == VALUE_NA)
        return cannot(p, c, x);
    if (v->type == VALUE_BOOL) {
        v->i = v->b;
        v->type = VALUE_INT;
    }
    *type = strchr("iu", c->type) ? 'd' : c->type;
    if (!whole || v->type == VALUE_INT)
        return true;
    if (!strchr("diu", c->type))
        return cannot(p, c, x);
    if (!(v->f > -0x1p63 && v->f < 0x1p63))
        return fault(p, "%d needs a finite number", "%.0f also formats nan");
    v->i = (int64_t)v->f;
    v->type = VALUE_INT;
    return true;
}

static bool put_conversion(struct percent_writer *p,
                           const struct percent_field *c)
{
    struct buf spec = {.a = p->ev->scratch};
    struct object x;
    struct value v = {0};
    str why = STR_NONE;
    char type = '\0';
    bool text = c->type == 's' || c->type == 'r' || c->type == 'a';
    if (!text && (!c->type || !strchr("diuxXoeEfFgG", c->type)))
        return fault(p, "unknown conversion after '%' in the format",
                     "conversions are %s, %d, %f, %e, %g, %x; '%%' is a "
                     "percent sign");
    if (!text && c->precision.p && strchr("diuxXo", c->type))
        return fault(p, "an integer conversion cannot have a precision",
                     "for leading zeros, write '%03d'");
    if (!put_spec(p, c, text, &spec) || !value_of(p, c, &x))
        return false;
    if (!(text ? (c->type == 's'
                      ? represent_text(p->ev, p->at, x, &v)
                      : represent(p->ev, p->at, x, c->type == 'a', &v))
               : number_of(p, c, x, &v, &type)))
        return false;
    if (type)
        buf_putc(&spec, type);
    size_t from = p->b.n;
    p->marks.tainted |= value_taints(v);
    if (!spec_format(&p->b, buf_str(&spec), v, &why))
        return represent_bad_format(p->ev, p->at, S(""), why);
    p->marks.known_digits =
        digits_least(p->marks.known_digits,
                     digits_formatted(v, str_from(buf_str(&p->b), from)));
    return true;
}

static bool put_all(struct percent_writer *p, str s)
{
    while (s.n) {
        size_t i = str_find_char(s, '%', 0);
        i = i == STR_NPOS ? s.n : i;
        buf_put(&p->b, str_slice(s, 0, i));
        s = str_from(s, i);
        if (!s.n)
            break;
        struct percent_field c = read_conversion(s);
        if (!c.n)
            return fault(p, "the format ends within a conversion",
                         "write '%%' for a percent sign");
        if (c.type == '%')
            buf_putc(&p->b, '%');
        else if (!put_conversion(p, &c))
            return false;
        if (p->b.n > EVAL_TEXT_MAX)
            return fault(p, "the resulting string would be longer than 1 MiB",
                         "make a shorter string");
        s = str_from(s, c.n);
    }
    return true;
}

bool percent_format(struct eval *ev, const struct df_expr *at, str format,
                    struct object x, struct object *out)
{
    bool tuple = x.type == OBJECT_LIST && as_list(x)->tuple;
    struct percent_writer p = {.ev = ev,
                               .at = at,
                               .b = {.a = ev->scratch},
                               .x = x,
                               .values = tuple ? as_list(x)->v : &x,
                               .n = tuple ? as_list(x)->n : 1};
    if (!put_all(&p, format) || !eval_spend(ev, at, p.b.n, 1))
        return false;
    if (p.used < p.n && x.type != OBJECT_DICT && (p.used || tuple))
        return fault(&p, "the format has fewer conversions than values",
                     "write a conversion for each value, as in '%s: %.1f'");
    if (p.used < p.n && x.type != OBJECT_DICT)
        return fault(&p, "the format has no conversion",
                     "write one for the value, as in '%.1f ms'");
    *out = object_str(str_dup(ev->a, buf_str(&p.b)));
    out->tainted = p.marks.tainted;
    out->known_digits = p.marks.known_digits;
    return true;
}

bool percent_formats_number(str format, str *behind)
{
    size_t n = 0;
    bool is_number = false;
    for (size_t i = 0; i < format.n; i++) {
        if (format.p[i] != '%')
            continue;
        struct percent_field c = read_conversion(str_from(format, i));
        if (!c.n)
            return false;
        i += c.n - 1;
        if (c.type == '%')
            continue;
        n++;
        is_number = c.type && strchr("diueEfFgG", c.type);
        *behind = str_from(format, i + 1);
    }
    return n == 1 && is_number;
}
