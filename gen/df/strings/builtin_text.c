// SPDX-License-Identifier: MIT
// builtin_text: Python's functions that convert a value to a string: repr(),
// bin(), chr(); also ord(), divmod() and pow().
#include "base/codes/df.h"
#include "base/utf8.h"
#include "base/vec.h"
#include "df/indexing/operate.h"
#include "df/runtime/call.h"
#include "df/runtime/represent.h"

static bool repr(struct call *c, struct object *out)
{
    struct value v;
    bool ascii = str_eq(c->operation->name, S("ascii"));
    if (!represent(c->ev, call_at(c, PARAM_obj), call_arg(c, PARAM_obj), ascii,
                   &v))
        return false;
    *out = object_value(v);
    return true;
}

/* Reads an argument that is an integer or a bool. */
static bool read_integer(struct call *c, enum param p, int64_t *i)
{
    struct object x = call_arg(c, p);
    if (x.type != OBJECT_INT && x.type != OBJECT_BOOL)
        return call_wrong(c, p, "an integer");
    *i = x.type == OBJECT_INT ? as_int(x) : as_bool(x);
    return true;
}

/* Evaluates bin(), oct() and hex(). */
static bool digits(struct call *c, struct object *out)
{
    char name = c->operation->name.p[0];
    unsigned bits = name == 'b' ? 1 : name == 'o' ? 3 : 4;
    char text[64 + 3], *p = text + sizeof text;
    int64_t i = 0;
    if (!read_integer(c, PARAM_number, &i))
        return false;
    uint64_t size = i < 0 ? 0 - (uint64_t)i : (uint64_t)i;
    do
        *--p = "0123456789abcdef"[size & ((1U << bits) - 1)];
    while (size >>= bits);
    *--p = name == 'h' ? 'x' : name;
    *--p = '0';
    if (i < 0)
        *--p = '-';
    str s = {p, (size_t)(text + sizeof text - p)};
    *out = object_str(str_dup(c->ev->a, s));
    object_mark(out, call_arg(c, PARAM_number));
    return true;
}

static bool chr(struct call *c, struct object *out)
{
    struct buf b = {.a = c->ev->a};
    int64_t i;
    if (!read_integer(c, PARAM_i, &i))
        return false;
    if (i < 1 || i > 0x10FFFF || (i >= 0xD800 && i < 0xE000))
        return call_wrong(c, PARAM_i, "the code point of a character");
    buf_put_utf8(&b, (unsigned)i);
    *out = object_str(buf_str(&b));
    return true;
}

static bool ord(struct call *c, struct object *out)
{
    str s = STR_NONE;
    if (!call_str(c, PARAM_c, &s))
        return false;
    if (utf8_count(s) != 1)
        return call_wrong(c, PARAM_c, "a string of one character");
    size_t length;
    *out = object_int((int64_t)utf8_decode(s, &length));
    return true;
}

static bool power(struct call *c, struct object *out)
{
    return operate_binary(c->ev, c->at, DF_POWER, call_arg(c, PARAM_base),
                          call_arg(c, PARAM_exp), out);
}

static bool divmod(struct call *c, struct object *out)
{
    struct list *l = NEW(c->ev->scratch, struct list);
    struct object x = call_arg(c, PARAM_x), y = call_arg(c, PARAM_y);
    static const enum df_token_kind OPS[] = {DF_FLOOR, DF_PERCENT};
    l->tuple = true;
    for (size_t i = 0; i < 2; i++) {
        if (!operate_binary(c->ev, c->at, OPS[i], x, y, out))
            return false;
        vec_push(c->ev->scratch, l, *out);
    }
    *out = object_list(l);
    return true;
}

/* ---- operations ---- */

const struct operation BUILTIN_TEXT_OPERATIONS[] = {
    {S_INIT("ascii"), ON_BUILTIN, repr, PARAMS(NEEDS(obj)), EFFECT_FORMATS, 1,
     "a value as Python writes it, in ASCII"},
    {S_INIT("bin"), ON_BUILTIN, digits, PARAMS(NEEDS(number)), EFFECT_FORMATS,
     1, "an integer in binary, such as 0b101"},
    {S_INIT("chr"), ON_BUILTIN, chr, PARAMS(NEEDS(i)), 0, 1,
     "the character for a code point"},
    {S_INIT("divmod"), ON_BUILTIN, divmod, PARAMS(NEEDS(x), NEEDS(y)), 0, 1,
     "x // y and x % y"},
    {S_INIT("hex"), ON_BUILTIN, digits, PARAMS(NEEDS(number)), EFFECT_FORMATS,
     1, "an integer in hexadecimal, such as 0xff"},
    {S_INIT("oct"), ON_BUILTIN, digits, PARAMS(NEEDS(number)), EFFECT_FORMATS,
     1, "an integer in octal, such as 0o17"},
    {S_INIT("ord"), ON_BUILTIN, ord, PARAMS(NEEDS(c)), 0, 1,
     "the code point of a character"},
    {S_INIT("pow"), ON_BUILTIN, power, PARAMS(NEEDS(base), NEEDS(exp)), 0, 1,
     "base ** exp"},
    {S_INIT("repr"), ON_BUILTIN, repr, PARAMS(NEEDS(obj)), EFFECT_FORMATS, 1,
     "a value as Python writes it"},
    {.name = {0}},
};
