// SPDX-License-Identifier: MIT
// name: encodes names. The control character "unit separator" separates the
// levels. A level that is not a string begins with the control character
// "record separator" and a letter for the level's type.
#include "frame/name.h"

#include "frame/moment.h"
#include "frame/number.h"

enum { SEPARATOR = 0x1f, MARK = 0x1e };

static bool is_code(char c)
{
    return c == SEPARATOR || c == MARK;
}

bool name_is_text(str name)
{
    for (size_t i = 0; i < name.n; i++)
        if (is_code(name.p[i]))
            return false;
    return name.p != NULL;
}

static void put_level(struct buf *b, struct value v)
{
    static const char LETTERS[] = {
        [VALUE_NA] = 'n',   [VALUE_INT] = 'i',  [VALUE_FLOAT] = 'f',
        [VALUE_BOOL] = 'b', [VALUE_DATE] = 'd', [VALUE_SPAN] = 't'};
    if (v.type == VALUE_STR) {
        for (size_t i = 0; i < v.s.n; i++)
            buf_putc(b, is_code(v.s.p[i]) ? ' ' : v.s.p[i]);
        return;
    }
    buf_putc(b, MARK);
    buf_putc(b, LETTERS[v.type]);
    if (v.type == VALUE_DATE)
        buf_printf(b, "%d ", v.zone);
    if (v.type == VALUE_DATE || v.type == VALUE_SPAN)
        number_put_int(b, v.ns);
    else
        value_put(b, v);
}

str name_make(struct arena *a, const struct value *levels, size_t n)
{
    struct buf b = {.a = a};
    if (n == 1 && levels->type == VALUE_STR && name_is_text(levels->s))
        return levels->s;
    for (size_t i = 0; i < n; i++) {
        if (i)
            buf_putc(&b, SEPARATOR);
        put_level(&b, levels[i]);
    }
    return buf_end(&b);
}

size_t name_levels(str name)
{
    size_t n = 1;
    for (size_t i = 0; i < name.n; i++)
        n += name.p[i] == SEPARATOR;
    return n;
}

/* Decodes a date or a span. As in the header of a pandas frame, whole days are
   shown without a time of day. */
static struct value decode_time(char letter, str digits)
{
    struct value v = {.type = letter == 'd' ? VALUE_DATE : VALUE_SPAN};
    long zone = 0, ns = 0;
    str first;
    if (letter == 'd' && str_cut(&digits, ' ', &first))
        str_to_long(first, &zone);
    str_to_long(digits, &ns);
    v.ns = ns;
    v.zone = (int16_t)zone;
    if (moment_local(ns, v.zone) % MOMENT_DAY == 0)
        v.shown = SHOWN_DAYS;
    return v;
}

static struct value decode(str s)
{
    long i = 0;
    double f = 0;
    str digits = str_from(s, 2);
    if (!s.p)
        return (struct value){.type = VALUE_NA};
    if (s.n < 2 || s.p[0] != MARK)
        return (struct value){.type = VALUE_STR, .s = s};
    switch (s.p[1]) {
    case 'i':
        str_to_long(digits, &i);
        return (struct value){.type = VALUE_INT, .i = i};
    case 'f':
        if (!str_to_double(digits, &f))
            f = __builtin_nan("");
        return (struct value){.type = VALUE_FLOAT, .f = f};
    case 'b':
        return (struct value){.type = VALUE_BOOL,
                              .b = str_eq(digits, S("True"))};
    case 'd':
    case 't': return decode_time(s.p[1], digits);
    default: return (struct value){.type = VALUE_NA};
    }
}

struct value name_level(str name, size_t i)
{
    str rest = name, part = STR_NONE;
    for (size_t k = 0; k <= i; k++)
        if (!str_cut(&rest, SEPARATOR, &part))
            return (struct value){.type = VALUE_NA};
    return decode(part);
}

static void put_quoted(struct buf *b, struct value v)
{
    str why;
    if (v.type == VALUE_STR || v.type == VALUE_DATE || v.type == VALUE_SPAN)
        number_format(b, S("{!r}"), v, &why);
    else if (v.type == VALUE_NA)
        buf_puts(b, "nan");
    else
        value_put(b, v);
}

static void put(struct buf *b, str name)
{
    size_t n = name_levels(name);
    if (name_is_text(name)) {
        buf_put(b, name);
        return;
    }
    if (n == 1) {
        value_put(b, name_level(name, 0));
        return;
    }
    buf_putc(b, '(');
    for (size_t i = 0; i < n; i++) {
        if (i)
            buf_puts(b, ", ");
        put_quoted(b, name_level(name, i));
    }
    buf_putc(b, ')');
}

str name_text(struct arena *a, str name)
{
    struct buf b = {.a = a};
    if (name_is_text(name))
        return name;
    put(&b, name);
    return buf_end(&b);
}

str name_level_text(struct arena *a, str name, size_t i, size_t levels)
{
    struct value v = name_level(name, i);
    struct buf b = {.a = a};
    if (levels == 1 && name_levels(name) > 1)
        return name_text(a, name);
    if (v.type == VALUE_STR)
        return v.s;
    value_put(&b, v);
    return buf_end(&b);
}

str name_words(struct arena *a, str name)
{
    size_t levels = name_levels(name);
    struct buf b = {.a = a};
    if (levels < 2)
        return name_text(a, name);
    for (size_t i = 0; i < levels; i++) {
        str s = name_level_text(a, name, i, levels);
        if (b.n && s.n)
            buf_putc(&b, ' ');
        buf_put(&b, s);
    }
    return buf_end(&b);
}

str name_pad(struct arena *a, str name, size_t levels)
{
    struct value v[NAME_LEVELS_MAX];
    size_t own = name_levels(name);
    if (own >= levels || levels > NAME_LEVELS_MAX)
        return name;
    for (size_t i = 0; i < levels; i++)
        v[i] = i < own ? name_level(name, i)
                       : (struct value){.type = VALUE_STR, .s = S("")};
    return name_make(a, v, levels);
}

size_t name_frame_levels(const struct frame *f)
{
    size_t levels = f->n_columns ? name_levels(f->columns[0]->name) : 1;
    for (size_t i = 1; i < f->n_columns && levels > 1; i++)
        if (name_levels(f->columns[i]->name) != levels)
            levels = 1;
    return levels;
}
