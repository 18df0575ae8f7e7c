// SPDX-License-Identifier: MIT
// json_dumps: json.dumps, which writes dicts, lists and single values as JSON,
// with the blanks and line breaks that Python writes.
#include <math.h>
#include <stdlib.h>

#include "base/codes/df.h"
#include "base/utf8.h"
#include "base/vec.h"
#include "df/runtime/call.h"
#include "frame/number.h"
#include "load/json/json_events.h"

struct dump {
    struct call *c;
    struct buf b;
    struct object marks; /* collects the marks of all values */
    bool ascii, sorted;
    bool breaks; /* indent= was given: each element is on a line of its own */
    str indent, item, colon;
    unsigned depth;
};

static bool put(struct dump *d, struct object o);

static void put_unit(struct buf *b, unsigned unit)
{
    buf_printf(b, "\\u%04x", unit);
}

static void put_char(struct dump *d, unsigned cp, str bytes)
{
    static const char ESCAPED[] = "\"\\\b\f\n\r\t", LETTERS[] = "\"\\bfnrt";
    struct buf *b = &d->b;
    const char *found = cp && cp < 0x80 ? strchr(ESCAPED, (int)cp) : NULL;
    if (found) {
        buf_putc(b, '\\');
        buf_putc(b, LETTERS[found - ESCAPED]);
    } else if (cp >= 0x20 && (cp < 0x7f || !d->ascii)) {
        buf_put(b, bytes);
    } else if (cp > 0xffff) {
        put_unit(b, 0xd800 + ((cp - 0x10000) >> 10));
        put_unit(b, 0xdc00 + ((cp - 0x10000) & 0x3ff));
    } else {
        put_unit(b, cp);
    }
}

static void put_string(struct dump *d, str s)
{
    buf_putc(&d->b, '"');
    for (size_t i = 0, n; i < s.n; i += n) {
        unsigned cp = utf8_decode(str_from(s, i), &n);
        put_char(d, cp, str_slice(s, i, i + n));
    }
    buf_putc(&d->b, '"');
}

static void put_float(struct buf *b, double f)
{
    if (isnan(f))
        buf_puts(b, "NaN");
    else if (isinf(f))
        buf_put(b, f < 0 ? S("-Infinity") : S("Infinity"));
    else
        number_put_float(b, f);
}

/* Appends a scalar that JSON can express. False, without a report, for other
   objects, such as integers of numpy. */
static bool put_scalar(struct dump *d, struct object o)
{
    if (o.numpy && o.type != OBJECT_FLOAT)
        return false;
    object_mark(&d->marks, o);
    switch (o.type) {
    case OBJECT_NONE: buf_puts(&d->b, "null"); return true;
    case OBJECT_BOOL:
        buf_put(&d->b, as_bool(o) ? S("true") : S("false"));
        return true;
    case OBJECT_INT: number_put_int(&d->b, as_int(o)); return true;
    case OBJECT_BIG: buf_put(&d->b, as_big(o)); return true;
    case OBJECT_FLOAT: put_float(&d->b, as_float(o)); return true;
    case OBJECT_STR: put_string(d, as_str(o)); return true;
    default: return false;
    }
}

static void new_line(struct dump *d)
{
    buf_putc(&d->b, '\n');
    for (unsigned i = 0; i < d->depth && d->b.n <= EVAL_TEXT_MAX; i++)
        buf_put(&d->b, d->indent);
}

static bool put_key(struct dump *d, struct object key)
{
    bool text = key.type == OBJECT_STR;
    if (!text)
        buf_putc(&d->b, '"');
    if (!put_scalar(d, key))
        return eval_fault(d->c->ev, DIAG_DF_TYPE, call_at(d->c, PARAM_obj),
                          "a '%s' cannot be a key in JSON",
                          object_type_name(key)) ||
               eval_help(d->c->ev, "convert the keys first: {str(k): v for k, "
                                   "v in d.items()}");
    if (!text)
        buf_putc(&d->b, '"');
    buf_put(&d->b, d->colon);
    return true;
}

static int by_key(const void *x, const void *y)
{
    const struct object *a = x, *b = y;
    if (a->type == OBJECT_STR)
        return str_cmp(as_str(*a), as_str(*b));
    return (as_int(*a) > as_int(*b)) - (as_int(*a) < as_int(*b));
}

/* Returns the pairs of a dict in the order of their keys, or NULL after
   reporting keys that are neither all strings nor all integers. */
static struct pair *sorted_pairs(struct dump *d, const struct dict *of)
{
    struct pair *v = NEW_N(d->c->ev->scratch, struct pair, of->n + 1);
    for (size_t i = 0; i < of->n; i++) {
        struct object key = of->v[i].key;
        bool known = key.type == OBJECT_STR || key.type == OBJECT_INT;
        if (!known || key.type != of->v[0].key.type) {
            eval_fault(d->c->ev, DIAG_DF_TYPE, call_at(d->c, PARAM_sort_keys),
                       "only keys that are all strings or all integers can be "
                       "sorted");
            eval_help(d->c->ev, "omit sort_keys=True, or convert the keys "
                                "first: {str(k): v for k, v in d.items()}");
            return NULL;
        }
        v[i] = of->v[i];
    }
    _Static_assert(offsetof(struct pair, key) == 0, "by_key compares keys");
    qsort(v, of->n, sizeof *v, by_key);
    return v;
}

/* Appends the elements v of a list, or the pairs of a dict if v is NULL. */
static bool put_elements(struct dump *d, const struct object *v,
                         const struct pair *pairs, size_t n)
{
    d->depth++;
    for (size_t i = 0; i < n; i++) {
        if (i)
            buf_put(&d->b, d->item);
        if (d->breaks)
            new_line(d);
        if (!v && !put_key(d, pairs[i].key))
            return false;
        if (!put(d, v ? v[i] : pairs[i].value))
            return false;
    }
    d->depth--;
    if (d->breaks && n)
        new_line(d);
    return true;
}

static bool put_dict(struct dump *d, const struct dict *of)
{
    const struct pair *pairs = d->sorted ? sorted_pairs(d, of) : of->v;
    if (!pairs && of->n)
        return false;
    buf_putc(&d->b, '{');
    if (!put_elements(d, NULL, pairs, of->n))
        return false;
    buf_putc(&d->b, '}');
    return true;
}

static bool put_list(struct dump *d, const struct list *l)
{
    buf_putc(&d->b, '[');
    if (!put_elements(d, l->v, NULL, l->n))
        return false;
    buf_putc(&d->b, ']');
    return true;
}

/* Whether Python writes x as a list of JSON. */
static bool is_plain_list(struct object x)
{
    const struct list *l = x.type == OBJECT_LIST ? as_list(x) : NULL;
    return l && !l->set && !l->array && !l->labels && !l->view;
}

/* Appends the result of the function default= for o. */
static bool put_other(struct dump *d, struct object o)
{
    struct eval *ev = d->c->ev;
    const struct df_expr *at = call_at(d->c, PARAM_obj);
    if (!call_has(d->c, PARAM_default)) {
        eval_fault(ev, DIAG_DF_TYPE, at, "a '%s'%s cannot be written as JSON",
                   object_type_name(o), o.numpy ? " of numpy" : "");
        return eval_help(ev, o.numpy ? "convert numbers of columns first: "
                                       "int(x), or .tolist() for a column"
                             : o.type == OBJECT_LIST
                                 ? "convert it to a list first: list(x)"
                                 : "convert it first, or pass default=str");
    }
    d->depth++;
    bool ok = ev->call(ev, call_at(d->c, PARAM_default),
                       call_arg(d->c, PARAM_default), &o, 1, &o) &&
              put(d, o);
    d->depth--;
    return ok;
}

static bool put(struct dump *d, struct object o)
{
    struct eval *ev = d->c->ev;
    if (d->b.n > EVAL_TEXT_MAX)
        return eval_fault(ev, DIAG_DF_VALUE, d->c->at,
                          "the resulting string would be longer than 1 MiB");
    if (!eval_steps(ev, d->c->at, 1))
        return false;
    if (put_scalar(d, o))
        return true;
    if (d->depth >= JSON_DEPTH_MAX)
        return eval_fault(ev, DIAG_DF_VALUE, call_at(d->c, PARAM_obj),
                          "lists are nested too deeply");
    if (o.type == OBJECT_DICT)
        return put_dict(d, as_dict(o));
    return is_plain_list(o) ? put_list(d, as_list(o)) : put_other(d, o);
}

/* Reads indent=: a number of blanks, or the string itself. */
static bool read_indent(struct dump *d)
{
    enum { INDENT_MAX = 100 };
    struct call *c = d->c;
    struct object x = call_arg(c, PARAM_indent);
    if (!call_has(c, PARAM_indent))
        return true;
    d->breaks = true;
    d->item = S(",");
    if (x.type == OBJECT_STR) {
        d->indent = as_str(x);
        return true;
    }
    if (x.type != OBJECT_INT || as_int(x) > INDENT_MAX)
        return call_wrong(c, PARAM_indent, "an integer up to 100 or a string");
    struct buf blanks = {.a = c->ev->scratch};
    buf_fill(&blanks, ' ', as_int(x) > 0 ? (size_t)as_int(x) : 0);
    d->indent = buf_str(&blanks);
    return true;
}

static bool read_separators(struct dump *d)
{
    struct object x = call_arg(d->c, PARAM_separators);
    if (!call_has(d->c, PARAM_separators))
        return true;
    const struct list *l = is_plain_list(x) ? as_list(x) : NULL;
    if (!l || l->n != 2 || l->v[0].type != OBJECT_STR ||
        l->v[1].type != OBJECT_STR)
        return call_wrong(d->c, PARAM_separators,
                          "two strings, such as (',', ':')");
    d->item = as_str(l->v[0]);
    d->colon = as_str(l->v[1]);
    return true;
}

static bool dumps(struct call *c, struct object *out)
{
    struct dump d = {
        .c = c, .b = {.a = c->ev->a}, .item = S(", "), .colon = S(": ")};
    if (!call_bool(c, PARAM_ensure_ascii, &d.ascii) ||
        !call_bool(c, PARAM_sort_keys, &d.sorted) || !read_indent(&d) ||
        !read_separators(&d) || !put(&d, call_arg(c, PARAM_obj)) ||
        !eval_spend(c->ev, c->at, d.b.n, 1))
        return false;
    *out = object_str(buf_str(&d.b));
    object_mark(out, d.marks);
    return true;
}

/* ---- operations ---- */

const struct operation JSON_DUMPS_OPERATIONS[] = {
    {S_INIT("json.dumps"), ON_LIBRARY, dumps,
     PARAMS(NEEDS(obj), NAMED(ensure_ascii, TRUE), NAMED(indent, NONE),
            NAMED(separators, NONE), NAMED(default, NONE),
            NAMED(sort_keys, FALSE)),
     EFFECT_FORMATS, 2, "a value as a JSON string"},
    {.name = {0}},
};
