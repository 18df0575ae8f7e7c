// SPDX-License-Identifier: MIT
// represent: prints objects: scalars by frame/number.c, all others element by
// element, up to a maximum depth.
#include "df/runtime/represent.h"

#include "base/codes/df.h"
#include "frame/digits.h"
#include "frame/number.h"

enum { DEPTH_MAX = 100 };

struct writer {
    struct eval *ev;
    const struct df_expr *at;
    bool ascii;
    struct buf b;
    struct value marks; /* the marks of all values printed so far */
    unsigned depth;
};

static bool put(struct writer *w, struct object x);

static bool put_list(struct writer *w, const struct list *l)
{
    buf_putc(&w->b, l->tuple ? '(' : '[');
    for (size_t i = 0; i < l->n; i++) {
        if (i)
            buf_puts(&w->b, ", ");
        if (!put(w, l->v[i]))
            return false;
    }
    if (l->tuple && l->n == 1)
        buf_putc(&w->b, ',');
    buf_putc(&w->b, l->tuple ? ')' : ']');
    return true;
}

static bool put_dict(struct writer *w, const struct dict *d)
{
    buf_putc(&w->b, '{');
    for (size_t i = 0; i < d->n; i++) {
        if (i)
            buf_puts(&w->b, ", ");
        if (!put(w, d->v[i].key))
            return false;
        buf_puts(&w->b, ": ");
        if (!put(w, d->v[i].value))
            return false;
    }
    buf_putc(&w->b, '}');
    return true;
}

static bool put_scalar(struct writer *w, struct value v)
{
    str why;
    w->marks.tainted |= value_taints(v);
    w->marks.known_digits = digits_least(w->marks.known_digits, v.known_digits);
    if (v.type == VALUE_NA)
        buf_puts(&w->b, "None");
    else
        number_format(&w->b, w->ascii ? S("{!a}") : S("{!r}"), v, &why);
    return true;
}

static bool put(struct writer *w, struct object x)
{
    struct value v;
    bool ok;
    if (w->b.n > EVAL_TEXT_MAX)
        return eval_fault(w->ev, DIAG_DF_VALUE, w->at,
                          "the string is longer than 1 MiB");
    if (object_scalar(x, &v))
        return put_scalar(w, v);
    if ((x.type != OBJECT_LIST && x.type != OBJECT_DICT) ||
        w->depth == DEPTH_MAX) {
        eval_fault(w->ev, DIAG_DF_TYPE, w->at,
                   "a '%s' cannot be converted to a string here",
                   object_type_name(x));
        if (x.type == OBJECT_FRAME)
            diag_help(w->ev->d, "pass a single value, such as "
                                "df['a'].iloc[0]");
        if (x.type == OBJECT_SERIES)
            diag_help(w->ev->d, ".astype('str') or .map('{:.2f}'.format) "
                                "converts each cell of a column");
        return false;
    }
    w->depth++;
    ok = x.type == OBJECT_LIST ? put_list(w, as_list(x))
                               : put_dict(w, as_dict(x));
    w->depth--;
    return ok;
}

bool represent(struct eval *ev, const struct df_expr *at, struct object x,
               bool ascii, struct value *out)
{
    struct writer w = {
        .ev = ev, .at = at, .ascii = ascii, .b = {.a = ev->scratch}};
    if (!put(&w, x) || !eval_spend(ev, at, w.b.n, 1))
        return false;
    *out = w.marks;
    out->type = VALUE_STR;
    out->s = str_dup(ev->a, buf_str(&w.b));
    return true;
}

bool represent_text(struct eval *ev, const struct df_expr *at, struct object x,
                    struct value *out)
{
    return x.type == OBJECT_STR ? object_scalar(x, out)
                                : represent(ev, at, x, false, out);
}

/* Whether a message can show x: a single value, or a list of few of them. */
static bool is_short(struct object x)
{
    enum { SHOWN_MAX = 60, LISTED_MAX = 4 };
    struct value v;
    size_t n = x.type == OBJECT_LIST ? as_list(x)->n : 0, i = 0;
    if (!n || n > LISTED_MAX)
        return object_scalar(x, &v) &&
               (x.type != OBJECT_STR || as_str(x).n <= SHOWN_MAX);
    while (i < n && as_list(x)->v[i].type != OBJECT_LIST &&
           is_short(as_list(x)->v[i]))
        i++;
    return i == n;
}

str represent_short(struct eval *ev, const struct df_expr *at, struct object x)
{
    struct value v;
    return is_short(x) && represent(ev, at, x, false, &v) ? v.s
                                                          : S("this value");
}

bool represent_bad_format(struct eval *ev, const struct df_expr *at, str format,
                          str why)
{
    bool few = str_starts(why, S("it needs "));
    if (str_ends(why, S(".")))
        why.n--;
    if (few)
        eval_fault(ev, DIAG_DF_VALUE, at, "'%.*s' %.*s", STR_ARG(format),
                   STR_ARG(str_from(why, 3)));
    else
        eval_fault(ev, DIAG_DF_VALUE, at, "%.*s%.*s",
                   STR_ARG(str_lower(ev->scratch, str_slice(why, 0, 1))),
                   STR_ARG(str_from(why, 1)));
    if (few)
        diag_help(ev->d, "write one {} for each value");
    else if (str_starts(why, S("the width")))
        diag_help(ev->d, "write a smaller width, as in '{:8}'");
    else if (str_starts(why, S("unmatched")))
        diag_help(ev->d, "close each '{' with '}'; write '{{' or '}}' for the "
                         "character itself");
    else if (str_ends(why, S("for a string")))
        diag_help(ev->d, "'{}' formats strings; pd.to_numeric(df['column']) "
                         "converts strings to numbers");
    else
        diag_help(ev->d, "'{:,.2f}' formats numbers with two decimals, '{:d}' "
                         "integers, '{}' anything");
    return false;
}
