// SPDX-License-Identifier: MIT
// order_check: parses the strings once, then searches for two rows that the
// operation put in the wrong order.
#include "df/lint/order_check.h"

#include <math.h>

#include "base/buf.h"
#include "base/codes/df.h"
#include "base/codes/result.h"
#include "df/lint/comma_check.h"
#include "df/lint/doubt_group.h"
#include "df/lint/read_check.h"
#include "df/lint/text_order.h"
#include "df/lint/version_check.h"
#include "df/runtime/category.h"
#include "df/runtime/keys.h"
#include "df/runtime/scalar.h"
#include "frame/number.h"
#include "frame/numeral.h"
#include "frame/order.h"

/* ---- reports ---- */

static str compared(struct eval *ev, const struct column *x)
{
    return x ? str_fmt(ev->scratch, "%.*s is compared",
                       STR_ARG(eval_column_called(ev, x)))
             : S("a cell is compared");
}

/* The code that the help suggests if all versions have a common prefix, such as
   "release/". The code pads every number in the strings with zeros to four
   digits. */
#define PAD_ALL "c.str.replace(r'\\d+', lambda m: m[0].zfill(4), regex=True)"

static const char *way_out(const struct text_meaning *o)
{
    static const char *const HELP[] = {
        [TEXT_ORDER_NUMBER] =
            "compare numbers, and format them afterwards; for strings in a "
            "file, remove units with .str.replace(), and call pd.to_numeric()",
        [TEXT_ORDER_DATE] =
            "write dates in the form 2024-03-15, which sort correctly as text",
        [TEXT_ORDER_VERSION] =
            ("pad the numbers first: .map(lambda v: '.'.join([p.zfill(4) for "
             "p in v.split('.')]))"),
    };
    return o->kind == TEXT_ORDER_VERSION && o->name.n > 1
               ? "pad the numbers first: " PAD_ALL
               : HELP[o->kind];
}

static bool is_on(const struct eval *ev)
{
    return diag_is_on(ev->d, DIAG_DF_SORT_TEXT);
}

/* Reports an operation, once per position. `does` describes the operation:
   "column 'x' is ranked". `why` describes the wrong result: "'10' comes before
   '9'". */
static void report(struct eval *ev, struct pos at, str does, str why,
                   const char *help)
{
    if (!eval_is_first(ev, DIAG_DF_SORT_TEXT, at))
        return;
    diag_at(ev->d, DIAG_DF_SORT_TEXT, at, does, why);
    diag_help(ev->d, "%s", help);
}

static str before(struct eval *ev, str x, str y)
{
    return str_fmt(ev->scratch, "'%.*s' comes before '%.*s'", STR_ARG(x),
                   STR_ARG(y));
}

/* Parses the strings of x as numbers, dates or versions into *o. Returns false
   if that fails. Also reports versions that were read as numbers, and ambiguous
   commas. */
static bool read(struct eval *ev, const struct df_expr *at,
                 const struct column *x, struct text_meaning *o)
{
    version_check_order(ev, at, x);
    comma_check(ev, x);
    return x->type == COLUMN_STR && !category_is(x) && is_on(ev) &&
           text_order_read(ev->scratch, x->name, x->s, x->n, o);
}

/* ---- sorts ---- */

/* A sorted frame. */
struct sorted {
    const struct column *const *by;
    const bool *descending;
    const uint32_t *rows;
    size_t n_rows;
};

/* Whether rows x and y are equal in the first k keys. */
static bool same_before(const struct sorted *s, size_t k, uint32_t x,
                        uint32_t y)
{
    const struct keys keys = {s->by, k, s->by[0]->n};
    return k == 0 || keys_equal(&keys, x, &keys, y);
}

/* Whether key k decides the order of at least two neighboring rows. */
static bool decides(const struct sorted *s, size_t k)
{
    for (size_t i = 1; i < s->n_rows; i++)
        if (same_before(s, k, s->rows[i - 1], s->rows[i]))
            return true;
    return false;
}

/* Returns the index in s->rows of the first row that, by key k, should precede
   the row before it. Returns 0 if there is no such row. `o` has the values of
   the strings of key k. */
static size_t find_fault(const struct sorted *s, size_t k,
                         const struct text_meaning *o)
{
    for (size_t i = 1; i < s->n_rows; i++) {
        uint32_t x = s->rows[i - 1], y = s->rows[i];
        int order = text_order_cmp(o, x, y);
        if ((s->descending[k] ? order < 0 : order > 0) &&
            same_before(s, k, x, y))
            return i;
    }
    return 0;
}

static void report_sort(struct call *c, const struct frame *f,
                        const struct sorted *s, size_t k, size_t i,
                        const struct text_meaning *o)
{
    struct eval *ev = c->ev;
    const struct column *x = s->by[k];
    uint32_t first = s->rows[i - 1], second = s->rows[i];
    struct pos one = place_of_row(&ev->places, f, first);
    struct pos two = place_of_row(&ev->places, f, second);
    str help =
        o->kind == TEXT_ORDER_NUMBER
            ? S("sort by the number, and convert it to a string afterwards")
        : o->kind == TEXT_ORDER_DATE ? S("sort by dates such as 2024-03-15")
        : o->name.n > 1              ? S("sort with key=lambda c: " PAD_ALL)
                        : S("sort with key=lambda c: c.map(lambda v: '.'.join("
                            "[p.zfill(4) for p in v.split('.')]))");
    str rows = one.src && two.src
                   ? str_fmt(ev->scratch, "; the rows are %.*s:%u and %.*s:%u",
                             STR_ARG(one.src->name), one.line,
                             STR_ARG(two.src->name), two.line)
                   : S("");
    report(
        ev, eval_pos(ev, eval_item(call_at(c, PARAM_by), k)),
        str_fmt(ev->scratch, "%.*s is sorted",
                STR_ARG(eval_column_called(ev, x))),
        before(ev, x->s[first], x->s[second]),
        str_fmt(ev->scratch, "%.*s%.*s%c", STR_ARG(help), STR_ARG(rows), 0).p);
}

void order_check_sort(struct call *c, const struct frame *f,
                      const struct column *const *by, const bool *descending,
                      size_t n, const uint32_t *rows, size_t n_rows)
{
    const struct sorted s = {by, descending, rows, n_rows};
    if (n)
        doubt_group_ordered(c->ev, c->at, c->operation->name, by[0], NULL);
    for (size_t k = 0; k < n; k++) {
        struct arena_mark mark = arena_mark(c->ev->scratch);
        struct text_meaning o;
        size_t fault = decides(&s, k) && read(c->ev, c->at, by[k], &o)
                           ? find_fault(&s, k, &o)
                           : 0;
        if (fault)
            report_sort(c, f, &s, k, fault, &o);
        arena_rewind(c->ev->scratch, mark);
        if (fault)
            return;
    }
}

/* ---- extremes and ranks ---- */

/* Returns a row of group i whose cell is greater than the cell of row `best`
   or, if `greatest` is false, smaller. ORIGIN_NO_ROW if there is no such row.
   If the cell of `best` is a word, returns any row with a number. */
static uint32_t find_better(const struct text_meaning *o,
                            const struct groups *g, size_t i, uint32_t best,
                            bool greatest)
{
    bool none = text_order_is_missing(o, best);
    for (uint32_t k = g->starts[i]; k < g->starts[i + 1]; k++) {
        int order = text_order_cmp(o, g->members[k], best);
        if (none && !text_order_is_missing(o, g->members[k]))
            return g->members[k];
        if (greatest ? order > 0 : order < 0)
            return g->members[k];
    }
    return ORIGIN_NO_ROW;
}

void order_check_extremes(struct eval *ev, const struct df_expr *at,
                          const struct column *x, const struct groups *g,
                          const uint32_t *picked, bool greatest)
{
    struct arena_mark mark = arena_mark(ev->scratch);
    struct text_meaning o;
    bool reported = !read(ev, at, x, &o);
    for (size_t i = 0; i < g->n && !reported; i++) {
        uint32_t better = picked[i] == ORIGIN_NO_ROW
                              ? ORIGIN_NO_ROW
                              : find_better(&o, g, i, picked[i], greatest);
        if (better == ORIGIN_NO_ROW)
            continue;
        reported = true;
        report(ev, eval_pos(ev, at), compared(ev, x),
               str_fmt(ev->scratch, "the %s is '%.*s', not '%.*s'",
                       greatest ? "maximum" : "minimum",
                       STR_ARG(x->s[picked[i]]), STR_ARG(x->s[better])),
               way_out(&o));
    }
    arena_rewind(ev->scratch, mark);
}

static bool ranks_before(void *ranks, uint32_t i, uint32_t j)
{
    const double *r = ranks;
    return r[i] <= r[j];
}

void order_check_ranks(struct eval *ev, const struct df_expr *at,
                       const struct column *x, const struct groups *g,
                       const double *ranks, bool ascending)
{
    struct arena_mark mark = arena_mark(ev->scratch);
    struct text_meaning o;
    doubt_group_ordered(ev, at, S("rank"), x, g);
    bool reported = !read(ev, at, x, &o);
    for (size_t i = 0; i < g->n && !reported; i++) {
        size_t from = g->starts[i], n = 0, size = g->starts[i + 1] - from;
        uint32_t *rows = NEW_N(ev->scratch, uint32_t, size + 1);
        for (size_t k = 0; k < size; k++)
            if (!isnan(ranks[g->members[from + k]]))
                rows[n++] = g->members[from + k];
        order_merge(ev->scratch, rows, n, ranks_before, (void *)ranks);
        for (size_t k = 1; k < n && !reported; k++) {
            int order = text_order_cmp(&o, rows[k - 1], rows[k]);
            reported = ascending ? order > 0 : order < 0;
            if (reported)
                report(ev, eval_pos(ev, at),
                       str_fmt(ev->scratch, "%.*s is ranked",
                               STR_ARG(eval_column_called(ev, x))),
                       before(ev, x->s[rows[k - 1]], x->s[rows[k]]),
                       way_out(&o));
        }
    }
    arena_rewind(ev->scratch, mark);
}

/* ---- comparisons ---- */

static str quoted(struct eval *ev, str s)
{
    return str_fmt(ev->scratch, "'%.*s'", STR_ARG(s));
}

/* Whether comparison `op` is true for two values that compare as `order`. */
static bool satisfies(enum df_token_kind op, int order)
{
    switch (op) {
    case DF_EQUAL: return order == 0;
    case DF_NOT_EQUAL: return order != 0;
    case DF_LESS: return order < 0;
    case DF_LESS_EQUAL: return order <= 0;
    case DF_GREATER: return order > 0;
    case DF_GREATER_EQUAL: return order >= 0;
    default: return false;
    }
}

static bool is_equality(enum df_token_kind op)
{
    return op == DF_EQUAL || op == DF_NOT_EQUAL;
}

/* Returns an array of the n strings of x and then the n strings of y. */
static const str *texts_of(struct arena *a, struct operand x, struct operand y,
                           size_t n)
{
    str *v = NEW_N(a, str, 2 * n + 1);
    for (size_t i = 0; i < n; i++) {
        v[i] = x.column ? x.column->s[i] : x.value.s;
        v[n + i] = y.column ? y.column->s[i] : y.value.s;
    }
    return v;
}

/* Reports a wrong comparison. `one` is the left string, `two` the right side as
   written in a script. */
static void report_compare(struct eval *ev, const struct df_expr *at,
                           const struct column *x, enum df_token_kind op,
                           str one, str two, bool result, const char *help)
{
    report(ev, eval_pos(ev, at), compared(ev, x),
           str_fmt(ev->scratch, "'%.*s' %.*s %.*s is %s", STR_ARG(one),
                   STR_ARG(df_lexer_spelling(op)), STR_ARG(two),
                   result ? "True" : "False"),
           help);
}

static bool is_text(struct operand x)
{
    return x.column ? x.column->type == COLUMN_STR && !category_is(x.column)
                    : x.value.type == VALUE_STR;
}

/* Whether two strings are equal without their commas. */
static bool same_digits(str x, str y)
{
    size_t i = 0, j = 0;
    for (;; i++, j++) {
        while (i < x.n && x.p[i] == ',')
            i++;
        while (j < y.n && y.p[j] == ',')
            j++;
        if (i >= x.n || j >= y.n || x.p[i] != y.p[j])
            return i >= x.n && j >= y.n;
    }
}

/* Whether `result`, the result of x op y for two strings, is wrong. `order` is
   the order of their numbers, dates or versions. For == and !=, `result` is
   wrong only if it means that x and y differ although `order` is 0 and both
   have the same digits, as '1,200' and '1200' do but '2.10' and '2.1' do
   not. */
static bool is_wrong(enum df_token_kind op, int order, str x, str y,
                     bool result)
{
    bool equal = order == 0 && same_digits(x, y);
    if (is_equality(op))
        return equal && result == (op == DF_NOT_EQUAL);
    return order != 0 && satisfies(op, order) != result;
}

static void compare_texts(struct eval *ev, const struct df_expr *at,
                          enum df_token_kind op, struct operand x,
                          struct operand y, const bool *result, size_t n)
{
    const struct column *c = x.column ? x.column : y.column;
    const str *texts = texts_of(ev->scratch, x, y, n);
    struct text_meaning o;
    if (c)
        comma_check(ev, c);
    if (!text_order_read(ev->scratch, c ? c->name : STR_NONE, texts, 2 * n, &o))
        return;
    for (size_t i = 0; i < n; i++) {
        if (text_order_is_missing(&o, i) || text_order_is_missing(&o, n + i))
            continue;
        if (!is_wrong(op, text_order_cmp(&o, i, n + i), texts[i], texts[n + i],
                      result[i]))
            continue;
        report_compare(ev, at, c, op, texts[i], quoted(ev, texts[n + i]),
                       result[i], way_out(&o));
        return;
    }
}

/* Whether a string is the number `number`, written without separators, currency
   or unit. */
static bool shows(str text, double number)
{
    double v;
    return text.p && !text_order_is_formatted(text) &&
           numeral_value(str_trim(text), &v) && v == number;
}

/* Reports x == number or x != number if a string of x is that number: a string
   never equals a number. */
static void compare_number(struct eval *ev, const struct df_expr *at,
                           enum df_token_kind op, const struct column *x,
                           struct value number, size_t n)
{
    double f;
    if (!is_equality(op) || number.type == VALUE_BOOL ||
        !scalar_number(number, &f) || isnan(f))
        return;
    for (size_t i = 0; i < n; i++) {
        if (!shows(x->s[i], f))
            continue;
        struct buf text = {.a = ev->scratch};
        value_put(&text, number);
        report_compare(ev, at, x, op, x->s[i], buf_str(&text),
                       op == DF_NOT_EQUAL,
                       "a string never equals a number; convert the strings "
                       "first, with pd.to_numeric()");
        return;
    }
}

void order_check_compare(struct eval *ev, const struct df_expr *at,
                         enum df_token_kind op, struct operand x,
                         struct operand y, const bool *result, size_t n)
{
    struct arena_mark mark = arena_mark(ev->scratch);
    const struct value *number = x.column ? &y.value : &x.value;
    if ((!x.column || !y.column) && !is_equality(op) &&
        (number->type == VALUE_INT ? number->i != 0
                                   : number->type == VALUE_FLOAT))
        doubt_group_compared(ev, at, df_lexer_spelling(op),
                             x.column ? x.column : y.column);
    if (x.column)
        version_check_order(ev, at, x.column);
    if (y.column)
        version_check_order(ev, at, y.column);
    if (is_equality(op) && x.column && y.value.type == VALUE_STR)
        read_check_compare(ev, x.column, y.value.s);
    if (is_on(ev) && is_text(x) && is_text(y))
        compare_texts(ev, at, op, x, y, result, n);
    else if (is_on(ev) && x.column && is_text(x) && !y.column)
        compare_number(ev, at, op, x.column, y.value, n);
    else if (is_on(ev) && y.column && is_text(y) && !x.column)
        compare_number(ev, at, op, y.column, x.value, n);
    arena_rewind(ev->scratch, mark);
}

void order_check_values(struct eval *ev, const struct df_expr *at,
                        enum df_token_kind op, struct value x, struct value y,
                        bool result)
{
    struct arena_mark mark = arena_mark(ev->scratch);
    struct operand cx = {.value = x}, cy = {.value = y};
    if (x.type == VALUE_STR && y.type == VALUE_STR && is_on(ev) &&
        at->kind == DF_EXPR_COMPARE)
        compare_texts(ev, at, op, cx, cy, &result, 1);
    arena_rewind(ev->scratch, mark);
}

/* ---- lists ---- */

/* Parses the strings of a list. Returns false if the list contains other
   objects, or if the strings are not all numbers, all dates or all versions. */
static bool read_list(struct eval *ev, const struct object *v, size_t n,
                      struct text_meaning *o)
{
    if (!is_on(ev) || !n || v[0].type != OBJECT_STR)
        return false;
    str *texts = NEW_N(ev->scratch, str, n);
    for (size_t i = 0; i < n; i++) {
        if (v[i].type != OBJECT_STR)
            return false;
        texts[i] = as_str(v[i]);
    }
    return text_order_read(ev->scratch, STR_NONE, texts, n, o);
}

void order_check_list(struct eval *ev, const struct df_expr *at,
                      const struct object *v, size_t n,
                      const uint32_t *positions, bool reverse)
{
    struct arena_mark mark = arena_mark(ev->scratch);
    struct text_meaning o;
    bool reported = !read_list(ev, v, n, &o);
    for (size_t i = 1; i < n && !reported; i++) {
        uint32_t x = positions[i - 1], y = positions[i];
        int order = text_order_cmp(&o, x, y);
        reported = reverse ? order < 0 : order > 0;
        if (reported)
            report(ev, eval_pos(ev, at), S("a list of strings is sorted"),
                   before(ev, o.texts[x], o.texts[y]), way_out(&o));
    }
    arena_rewind(ev->scratch, mark);
}

void order_check_best(struct eval *ev, const struct df_expr *at,
                      const struct object *v, size_t n, size_t best,
                      bool greatest)
{
    struct arena_mark mark = arena_mark(ev->scratch);
    struct text_meaning o;
    bool reported = !read_list(ev, v, n, &o);
    for (size_t i = 0; i < n && !reported; i++) {
        int order = text_order_cmp(&o, i, best);
        reported = greatest ? order > 0 : order < 0;
        if (reported)
            report(ev, eval_pos(ev, at), S("strings are compared"),
                   str_fmt(ev->scratch, "the %s is '%.*s', not '%.*s'",
                           greatest ? "maximum" : "minimum",
                           STR_ARG(o.texts[best]), STR_ARG(o.texts[i])),
                   way_out(&o));
    }
    arena_rewind(ev->scratch, mark);
}

bool order_check_mixed(struct eval *ev, const struct df_expr *at,
                       const struct column *x)
{
    eval_fault(ev, DIAG_DF_TYPE, at,
               "%.*s contains strings and numbers, which cannot be ordered",
               STR_ARG(eval_column_called(ev, x)));
    diag_help(ev->d, "pd.to_numeric(c, errors='coerce') keeps the numbers, "
                     "c.astype(str) converts all cells to strings");
    return false;
}
