// SPDX-License-Identifier: MIT
// represent: prints objects. frame/number.c prints scalars. Other objects are
// printed element by element, up to a maximum depth.
#include "df/runtime/represent.h"
#include "df/runtime/accessor.h"

#include "base/codes/df.h"
#include "df/runtime/set_order.h"
#include "frame/digits.h"
#include "frame/moment.h"
#include "frame/number.h"

enum { DEPTH_MAX = 100 };

struct writer {
    struct eval *ev;
    const struct df_expr *at;
    bool ascii;
    struct buf b;
    struct value marks; /* collects the members `tainted` and `known_digits` of
                           all values printed so far */
    unsigned depth;
};

static bool put(struct writer *w, struct object x);

/* Reports a dict or tuple of a class of Python's module collections, whose
   notation has the name of the class. */
static bool no_notation(struct writer *w, const char *type, const char *help)
{
    eval_fault(w->ev, DIAG_DF_UNSUPPORTED, w->at, "converting %s to a string",
               type);
    return eval_help(w->ev, help);
}

static bool put_list(struct writer *w, const struct list *l)
{
    if (l->names)
        return no_notation(w, "a named tuple",
                           "convert it first: str(tuple(t)) or "
                           "str(t._asdict())");
    if (l->set && !l->n) {
        buf_puts(&w->b, "set()");
        return true;
    }
    set_warn_order(w->ev, w->at, l, "the text of a string");
    buf_putc(&w->b, l->set ? '{' : l->tuple ? '(' : '[');
    for (size_t i = 0; i < l->n; i++) {
        if (i)
            buf_puts(&w->b, ", ");
        if (!put(w, l->v[i]))
            return false;
    }
    if (l->tuple && l->n == 1)
        buf_putc(&w->b, ',');
    buf_putc(&w->b, l->set ? '}' : l->tuple ? ')' : ']');
    return true;
}

static bool put_dict(struct writer *w, const struct dict *d)
{
    if (d->missing || d->ordered)
        return no_notation(w,
                           d->ordered                       ? "an OrderedDict"
                           : d->missing->type == OBJECT_INT ? "a Counter"
                                                            : "a defaultdict",
                           "convert it first: str(dict(d))");
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
    if (v.type == VALUE_NA && v.ns != MOMENT_NAT)
        buf_put(&w->b, v.na ? S("<NA>") : S("None"));
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
                          "the resulting string would be longer than 1 MiB");
    if (x.python && !(x.type == OBJECT_DATE && x.zone == ZONE_CIVIL))
        return eval_fault(
                   w->ev, DIAG_DF_UNSUPPORTED, w->at,
                   "converting a '%s' to a string by repr() or inside a list",
                   object_type_name(x)) ||
               eval_help(w->ev, "convert it to a string first: str(x)");
    if (object_scalar(x, &v))
        return put_scalar(w, v);
    if (x.type == OBJECT_BIG) {
        buf_put(&w->b, as_big(x));
        return true;
    }
    if ((x.type != OBJECT_LIST && x.type != OBJECT_DICT) ||
        (x.type == OBJECT_LIST && as_list(x)->array) || w->depth == DEPTH_MAX) {
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

/* Appends a time span as Python's timedelta prints it: "1 day, 2:00:00". */
static void put_timedelta(struct buf *b, int64_t ns)
{
    int64_t days = moment_days(ns), rest = ns - days * MOMENT_DAY;
    if (days)
        buf_printf(b, "%lld day%s, ", (long long)days,
                   days == 1 || days == -1 ? "" : "s");
    buf_printf(b, "%d:%02d:%02d", (int)(rest / MOMENT_HOUR),
               (int)(rest / MOMENT_MINUTE % 60),
               (int)(rest / MOMENT_SECOND % 60));
    if (rest % MOMENT_SECOND)
        buf_printf(b, ".%06d", (int)(rest % MOMENT_SECOND / 1000));
}

bool represent_text(struct eval *ev, const struct df_expr *at, struct object x,
                    struct value *out)
{
    struct buf b = {.a = ev->a};
    str why;
    if (x.type == OBJECT_ACCESSOR && as_accessor(x)->kind->text)
        x = as_accessor(x)->of;
    if (x.type == OBJECT_STR)
        return object_scalar(x, out);
    if ((x.type != OBJECT_DATE && x.type != OBJECT_SPAN) || object_is_nat(x))
        return represent(ev, at, x, false, out);
    object_scalar(x, out);
    if (x.python && x.type == OBJECT_SPAN)
        put_timedelta(&b, x.u.i);
    else
        number_format(&b, S("{}"), *out, &why);
    out->type = VALUE_STR;
    out->s = buf_end(&b);
    return true;
}

/* Whether x is short enough for a message: a single value, or a list of few
   values. */
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
    else if (str_starts(why, S("an element of an array")))
        diag_help(ev->d, "convert it with pd.Timestamp(d), or remove .values");
    else if (str_starts(why, S("a missing date")))
        diag_help(ev->d, "test it first: f'{d:%%Y}' if pd.notna(d) else ''");
    else if (str_find(why, S("date"), 0) != STR_NPOS)
        diag_help(
            ev->d,
            "date formats use strftime codes: '{:%%Y-%%m-%%d}', '{:%%H:%%M}'");
    else if (str_find(why, S("time span"), 0) != STR_NPOS)
        diag_help(ev->d, "write f'{span.total_seconds():.1f}'");
    else if (str_ends(why, S("for a string")))
        diag_help(ev->d, "'{}' formats strings; pd.to_numeric(df['column']) "
                         "converts strings to numbers");
    else
        diag_help(ev->d, "'{:,.2f}' formats numbers with two decimals, '{:d}' "
                         "integers, '{}' anything");
    return false;
}
