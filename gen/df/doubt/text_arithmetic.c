// SPDX-License-Identifier: MIT
// text_arithmetic: a column of texts is one of numbers if more than half of
// its cells show numbers; most columns show at their first cells that they are
// not.
#include "df/doubt/text_arithmetic.h"

#include "base/codes/result.h"
#include "df/core/category.h"
#include "df/doubt/text_order.h"
#include "frame/number.h"
#include "frame/numeral.h"

enum { TEXT_MAX = 40 /* bytes of a text in a message */ };

struct text_numbers {
    size_t first;   /* row of the first number */
    size_t other;   /* row of the first text that is none; STR_NPOS: none */
    size_t written; /* how many are grouped, percents or amounts of money */
};

/* A number without a unit, but for a percent sign. */
static bool is_number(str text)
{
    struct numeral x;
    if (!numeral_split(str_trim(text), &x))
        return false;
    str unit = str_trim(x.unit);
    return !unit.n || str_eq(unit, S("%"));
}

/* Whether most texts of a column are numbers. */
static bool has_numbers(const struct column *c, struct text_numbers *out)
{
    size_t numbers = 0, others = 0;
    *out = (struct text_numbers){.other = STR_NPOS};
    if (!c || c->type != COLUMN_STR || category_is(c))
        return false;
    for (size_t i = 0; i < c->n && others <= c->n / 2; i++) {
        if (!c->s[i].p || numeral_is_missing(str_trim(c->s[i])))
            continue;
        if (is_number(c->s[i])) {
            out->first = numbers++ ? out->first : i;
            out->written += text_order_is_written(c->s[i]);
        } else {
            out->other = others++ ? out->other : i;
        }
    }
    return numbers > others;
}

static str quoted(struct arena *a, str s)
{
    return s.n > TEXT_MAX ? str_fmt(a, "'%.*s...'", TEXT_MAX, s.p)
                          : str_fmt(a, "'%.*s'", STR_ARG(s));
}

/* What makes texts of the column. */
static void help(struct eval *ev, const struct column *c,
                 const struct text_numbers *t)
{
    size_t row = t->other == STR_NPOS ? t->first : t->other;
    struct pos at = place_of_cell(&ev->places, c, row);
    bool file = at.src && at.col && c->origin->kind != ORIGIN_EXPR;
    str where = file ? str_fmt(ev->scratch, " in %.*s:%u",
                               STR_ARG(at.src->name), at.line)
                     : S("");
    const char *way =
        t->other != STR_NPOS
            ? "pd.to_numeric(column, errors='coerce') makes it missing"
            : "read the file with thousands=',', or compute before numbers "
              "are made texts";
    diag_help(ev->d, "%.*s%.*s makes the column one of texts; %s",
              STR_ARG(quoted(ev->scratch, c->s[row])), STR_ARG(where), way);
}

static void tell(struct eval *ev, const struct df_expr *at,
                 const struct column *c, const struct text_numbers *t, str what,
                 str result)
{
    struct pos pos = eval_pos(ev, at);
    str name = c->name.p ? str_fmt(ev->scratch, "'%.*s'",
                                   STR_ARG(name_text(ev->scratch, c->name)))
                         : S("the column");
    if (!diag_is_on(ev->d, DIAG_DF_TEXT_ARITHMETIC) ||
        !eval_is_first(ev, DIAG_DF_TEXT_ARITHMETIC, pos))
        return;
    diag_at(ev->d, DIAG_DF_TEXT_ARITHMETIC, pos, name, what,
            quoted(ev->scratch, result));
    help(ev, c, t);
}

static str operand_text(struct eval *ev, struct operand x, size_t row)
{
    struct buf b = {.a = ev->scratch};
    struct value v = x.column ? column_value(x.column, row) : x.value;
    if (v.type == VALUE_STR)
        return quoted(ev->scratch, v.s);
    value_put(&b, v);
    return buf_end(&b);
}

static bool is_whole(struct operand x)
{
    return x.column ? x.column->type == COLUMN_INT : x.value.type == VALUE_INT;
}

void text_arithmetic_check(struct eval *ev, const struct df_expr *at,
                           enum df_token_kind op, struct operand x,
                           struct operand y, const struct column *result)
{
    struct text_numbers left, right;
    if ((op != DF_PLUS && op != DF_STAR) || result->type != COLUMN_STR)
        return;
    bool one = has_numbers(x.column, &left),
         two = has_numbers(y.column, &right);
    bool sum = op == DF_PLUS && one && two && left.written + right.written;
    bool product =
        op == DF_STAR && ((one && is_whole(y)) || (two && is_whole(x)));
    size_t row = one ? left.first : right.first;
    if ((!sum && !product) || !result->s[row].n)
        return;
    tell(ev, at, one ? x.column : y.column, one ? &left : &right,
         str_fmt(
             ev->scratch, "%.*s %.*s %.*s", STR_ARG(operand_text(ev, x, row)),
             STR_ARG(df_lexer_spelling(op)), STR_ARG(operand_text(ev, y, row))),
         result->s[row]);
}

/* The next number of a group, from member *at on. */
static bool next_number(const struct column *x, const struct groups *g,
                        uint32_t end, uint32_t *at)
{
    while (*at < end &&
           (!x->s[g->members[*at]].p || !is_number(x->s[g->members[*at]])))
        ++*at;
    return *at < end;
}

void text_arithmetic_check_sum(struct eval *ev, const struct df_expr *at,
                               const struct column *x, const struct groups *g)
{
    struct text_numbers t;
    if (!has_numbers(x, &t))
        return;
    for (size_t i = 0; i < g->n; i++) {
        uint32_t one = g->starts[i], end = g->starts[i + 1], two;
        if (!next_number(x, g, end, &one))
            continue;
        two = one + 1;
        if (!next_number(x, g, end, &two))
            continue;
        str a = x->s[g->members[one]], b = x->s[g->members[two]];
        tell(ev, at, x, &t,
             str_fmt(ev->scratch, "the sum of '%.*s' and '%.*s'", STR_ARG(a),
                     STR_ARG(b)),
             str_concat(ev->scratch, a, b));
        return;
    }
}
