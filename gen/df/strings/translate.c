// SPDX-License-Identifier: MIT
// translate: str.maketrans and translate, which replace single characters. The
// table is a dict that maps code points to code points, strings or None.
#include "base/buf.h"
#include "base/codes/df.h"
#include "base/utf8.h"
#include "df/runtime/call.h"
#include "df/strings/texts_each.h"

extern const struct operation TRANSLATE_OPERATIONS[];

/* Adds the pairs of the dict `from` to the table. */
static bool add_pairs(struct call *c, const struct dict *from, struct dict *to)
{
    for (size_t i = 0; i < from->n; i++) {
        struct object key = from->v[i].key;
        size_t length;
        if (key.type == OBJECT_STR && utf8_count(as_str(key)) == 1)
            key = object_int((int64_t)utf8_decode(as_str(key), &length));
        else if (key.type != OBJECT_INT)
            return call_wrong(c, PARAM_args,
                              "a dict whose keys are single characters");
        object_dict_put(c->ev->scratch, to, key, from->v[i].value);
    }
    return true;
}

/* Adds each character of `from` to the table: mapped to the character of `to`
   at the same position, or to None if `to` is STR_NONE. */
static void add_chars(struct call *c, str from, str to, struct dict *table)
{
    struct object key, value = {.type = OBJECT_NONE};
    for (size_t i = 0, k = 0, n; i < from.n; i += n) {
        key = object_int((int64_t)utf8_decode(str_from(from, i), &n));
        if (to.p) {
            size_t m;
            value = object_int((int64_t)utf8_decode(str_from(to, k), &m));
            k += m;
        }
        object_dict_put(c->ev->scratch, table, key, value);
    }
}

static bool maketrans(struct call *c, struct object *out)
{
    const struct list *l = as_list(call_arg(c, PARAM_args));
    struct dict *table = NEW(c->ev->scratch, struct dict);
    *out = object_dict(table);
    if (l->n == 1 && l->v[0].type == OBJECT_DICT)
        return eval_spend(c->ev, c->at, as_dict(l->v[0])->n,
                          sizeof(struct pair)) &&
               add_pairs(c, as_dict(l->v[0]), table);
    bool texts = l->n == 2 || l->n == 3;
    for (size_t i = 0; i < l->n; i++)
        texts &= l->v[i].type == OBJECT_STR;
    if (!texts)
        return eval_fault(c->ev, DIAG_DF_TYPE, c->at,
                          "'maketrans' needs a dict, or two or three strings");
    str from = as_str(l->v[0]), to = as_str(l->v[1]);
    if (utf8_count(from) != utf8_count(to))
        return eval_fault(c->ev, DIAG_DF_VALUE, c->at,
                          "the first two strings must have the same length");
    if (!eval_spend(c->ev, c->at, from.n + (l->n > 2 ? as_str(l->v[2]).n : 0),
                    sizeof(struct pair)))
        return false;
    add_chars(c, from, to, table);
    if (l->n == 3)
        add_chars(c, as_str(l->v[2]), STR_NONE, table);
    return true;
}

/* Appends the replacement of a character. */
static bool put_by(struct call *c, struct buf *b, struct object by)
{
    if (by.type == OBJECT_STR)
        buf_put(b, as_str(by));
    else if (by.type == OBJECT_INT && as_int(by) > 0 &&
             as_int(by) <= 0x10ffff &&
             (as_int(by) < 0xd800 || as_int(by) > 0xdfff))
        buf_put_utf8(b, (unsigned)as_int(by));
    else if (by.type != OBJECT_NONE)
        return call_wrong(c, PARAM_table,
                          "a table that maps characters to strings or None");
    return true;
}

static bool translate(struct call *c, struct object *out)
{
    struct object table = call_arg(c, PARAM_table), marks = {0};
    struct buf b = {.a = c->ev->a};
    str s = as_str(c->self);
    if (table.type != OBJECT_DICT || as_dict(table)->missing)
        return call_wrong(c, PARAM_table, "a result of str.maketrans");
    if (!eval_steps(c->ev, c->at, s.n / 4))
        return false;
    object_mark(&marks, c->self);
    for (size_t i = 0, n; i < s.n && b.n <= EVAL_TEXT_MAX; i += n) {
        unsigned cp = utf8_decode(str_from(s, i), &n);
        const struct object *by =
            object_dict_get(as_dict(table), object_int((int64_t)cp));
        if (!by)
            buf_put(&b, str_slice(s, i, i + n));
        else if (!put_by(c, &b, *by))
            return false;
        if (by)
            object_mark(&marks, *by);
    }
    if (b.n > EVAL_TEXT_MAX)
        return eval_fault(c->ev, DIAG_DF_VALUE, c->at,
                          "the resulting string would be longer than 1 MiB");
    *out = object_str(buf_str(&b));
    object_mark(out, marks);
    return eval_spend(c->ev, c->at, b.n, 1);
}

static bool each_translate(struct call *c, struct object *out)
{
    struct call by = *c;
    by.operation = operation_named(TRANSLATE_OPERATIONS, S("translate"));
    return texts_each(c->ev, c->at, texts_each_series(c), COLUMN_OBJECT,
                      texts_each_call, &by, (struct value){0}, out);
}

/* ---- operations ---- */

const struct operation TRANSLATE_OPERATIONS[] = {
    {S_INIT("translate"), ON_TEXT, translate, PARAMS(NEEDS(table)),
     EFFECT_KEEPS, 1, "replaces single characters by a table"},
    {S_INIT("str.maketrans"), ON_LIBRARY, maketrans, PARAMS(REST(args)), 0, 1,
     "a table of characters for translate"},
    {S_INIT("translate"), ON_STR, each_translate, PARAMS(NEEDS(table)), 0, 1,
     "replaces single characters by a table of str.maketrans"},
    {.name = {0}},
};
