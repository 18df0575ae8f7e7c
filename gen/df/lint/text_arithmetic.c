// SPDX-License-Identifier: MIT
// text_arithmetic: treats a column of strings as a column of numbers if more
// than half of its strings are numbers.
#include "df/lint/text_arithmetic.h"

#include "base/codes/result.h"
#include "df/lint/text_order.h"
#include "df/runtime/category.h"
#include "df/runtime/trace.h"
#include "frame/number.h"
#include "frame/numeral.h"

enum { TEXT_MAX = 40 /* maximum number of bytes of a cell in a message */ };

/* The numbers in a column of strings. */
struct text_numbers {
    size_t first;     /* row of the first number */
    size_t other;     /* row of the first string that is not a number, or
                         STR_NPOS */
    size_t formatted; /* number of strings with separators, a unit, a percent
                         sign or a currency */
    size_t foreign;   /* row of the first number in an unusual notation, or
                         STR_NPOS */
};

/* Returns the length in bytes of an unusual thousands separator at the start of
   s: a blank, a narrow blank, an apostrophe or a point. 0 if there is none. */
static size_t separator(str s)
{
    static const str SEPARATORS[] = {
        S_INIT(" "),      S_INIT("'"),      S_INIT("."),     S_INIT("\u00a0"),
        S_INIT("\u2019"), S_INIT("\u202f"), S_INIT("\u2009")};
    for (size_t i = 0; i < sizeof SEPARATORS / sizeof *SEPARATORS; i++)
        if (str_starts(s, SEPARATORS[i]))
            return SEPARATORS[i].n;
    return 0;
}

/* number = digits (separator digit digit digit)* (',' digits)?
   Returns the length in bytes of such a number at the start of s. Returns 0 if
   there is no such number, or if it can be read in the usual notation, as in
   "1,234.5". */
static size_t foreign_number(str s)
{
    size_t n = numeral_digits(s), sep = separator(str_from(s, n)), groups = 0;
    str first = str_slice(s, n, n + sep);
    if (!n)
        return 0;
    while (n <= 3 + groups * (3 + sep) && sep &&
           str_starts(str_from(s, n), first) &&
           numeral_digits(str_from(s, n + sep)) == 3) {
        n += sep + 3;
        groups++;
    }
    size_t decimals =
        n < s.n && s.p[n] == ',' ? numeral_digits(str_from(s, n + 1)) : 0;
    if (groups == 1 && s.p[n - 4] == '.' && !decimals)
        return 0; /* 1.200 */
    if (decimals == 3 && !groups)
        return 0; /* 1,200 */
    n += decimals ? 1 + decimals : 0;
    return groups || decimals ? n : 0;
}

/* Splits a number in usual or unusual notation into its parts. Returns false
   for a string that is not such a number. */
static bool split(str text, struct numeral *x)
{
    char one[TEXT_MAX + 2];
    text = str_trim(text);
    size_t n = foreign_number(text);
    if (!n || text.n - n > TEXT_MAX)
        return numeral_split(text, x);
    one[0] = '1';
    memcpy(one + 1, text.p + n, text.n - n);
    struct numeral rest;
    if (!numeral_split((str){one, 1 + text.n - n}, &rest) || rest.fraction.p ||
        rest.exponent.n || rest.whole.n != 1)
        return false;
    *x = (struct numeral){.whole = str_slice(text, 0, n),
                          .unit = str_from(text, n)};
    return true;
}

static bool is_number(str text)
{
    struct numeral x;
    return split(text, &x);
}

/* Whether two numbers have the same unit, so that they can be added. */
static bool have_same_unit(str a, str b)
{
    struct numeral x, y;
    return split(a, &x) && split(b, &y) &&
           str_eq(str_trim(x.unit), str_trim(y.unit)) &&
           str_eq(x.currency, y.currency);
}

static bool has_unit(str text)
{
    struct numeral x;
    return split(text, &x) && x.unit.n && !str_eq(str_trim(x.unit), S("%"));
}

/* Whether a string is a number with a unit, a currency, a percent sign or
   separators. */
static bool is_formatted(str text)
{
    struct numeral x;
    return text_order_is_formatted(text) ||
           (split(text, &x) && numeral_digits(x.whole) < x.whole.n);
}

/* Whether most strings of c are numbers. Describes the numbers in *out. False
   if c is NULL, if it has categories, or if it is not a column of strings. */
static bool has_numbers(const struct column *c, struct text_numbers *out)
{
    size_t numbers = 0, others = 0;
    *out = (struct text_numbers){.other = STR_NPOS, .foreign = STR_NPOS};
    if (!c || c->type != COLUMN_STR || category_is(c))
        return false;
    for (size_t i = 0; i < c->n && others <= c->n / 2; i++) {
        if (!c->s[i].p || numeral_is_missing(str_trim(c->s[i])))
            continue;
        if (is_number(c->s[i])) {
            out->first = numbers++ ? out->first : i;
            out->formatted += is_formatted(c->s[i]);
            if (out->foreign == STR_NPOS && foreign_number(str_trim(c->s[i])))
                out->foreign = i;
        } else {
            out->other = others++ ? out->other : i;
        }
    }
    return numbers > others;
}

static str quoted(struct arena *a, str s)
{
    const char *mark = str_find_char(s, '\'', 0) == STR_NPOS ? "'" : "\"";
    str shown = str_slice(s, 0, s.n > TEXT_MAX ? TEXT_MAX : s.n);
    return str_fmt(a, "%s%.*s%s%s", mark, STR_ARG(shown),
                   s.n > TEXT_MAX ? "..." : "", mark);
}

/* Returns advice on how to convert a column of strings like s: a number whose
   separators differ from those of "1,234.5", perhaps with a unit. The result is
   static. */
static const char *foreign_way(str s)
{
    static const struct {
        const char *part, *way;
    } WAYS[] = {
        {"'", "read the file with pd.read_csv(..., thousands=\"'\")"},
        {" ", "read the file with pd.read_csv(..., thousands=' ')"},
        {".", "read the file with pd.read_csv(..., thousands='.', "
              "decimal=',')"},
        {",", "read the file with pd.read_csv(..., decimal=',')"},
    };
    if (has_unit(s))
        return "remove the unit and the separators with .str.replace before "
               ".astype(float)";
    for (size_t i = 0; i < sizeof WAYS / sizeof *WAYS; i++)
        if (str_find(s, str_c(WAYS[i].part), 0) != STR_NPOS)
            return WAYS[i].way;
    return "remove the separators with .str.replace before .astype(float)";
}

/* Adds help: the cell that makes c a column of strings, and how to convert c to
   numbers. */
static void help(struct eval *ev, const struct column *c,
                 const struct text_numbers *t)
{
    bool is_foreign = t->other == STR_NPOS && t->foreign != STR_NPOS;
    size_t row = is_foreign             ? t->foreign
                 : t->other == STR_NPOS ? t->first
                                        : t->other;
    struct pos at = place_of_cell(&ev->places, c, row);
    bool file = at.src && at.col && c->origin->kind != ORIGIN_EXPR;
    str where = file ? str_fmt(ev->scratch, " in %.*s:%u",
                               STR_ARG(at.src->name), at.line)
                     : S("");
    const char *way =
        t->other != STR_NPOS ? "pd.to_numeric(column, errors='coerce') turns "
                               "this cell into a missing value"
        : is_foreign         ? foreign_way(c->s[row])
        : has_unit(c->s[row])
            ? "extract the number before the unit: "
              "column.str.extract(r'([\\d.]+)')[0].astype(float)"
        : char_is_digit(str_trim(c->s[row]).p[0])
            ? "read the file with pd.read_csv(..., thousands=','), or compute "
              "before you format the numbers"
            : "compute before you format the numbers, or remove signs and "
              "commas with .str.replace and then call pd.to_numeric()";
    diag_help(ev->d, "%.*s%.*s makes it a column of strings; %s",
              STR_ARG(quoted(ev->scratch, c->s[row])), STR_ARG(where), way);
}

static void report(struct eval *ev, const struct df_expr *at,
                   const struct column *c, const struct text_numbers *t,
                   str what, str result)
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
    bool sum =
        op == DF_PLUS && one && two && left.formatted + right.formatted &&
        have_same_unit(x.column->s[left.first], y.column->s[right.first]);
    bool product =
        op == DF_STAR && ((one && is_whole(y)) || (two && is_whole(x)));
    size_t row = one ? left.first : right.first;
    if ((!sum && !product) || !result->s[row].n)
        return;
    report(ev, at, one ? x.column : y.column, one ? &left : &right,
           str_fmt(ev->scratch, "%.*s %.*s %.*s",
                   STR_ARG(operand_text(ev, x, row)),
                   STR_ARG(df_lexer_spelling(op)),
                   STR_ARG(operand_text(ev, y, row))),
           result->s[row]);
}

/* Searches g->members[*at] to g->members[end - 1] for the first row in which
   the cell of x is a number. Sets *at to its index in g->members; or to `end`,
   and returns false, if there is no such row. */
static bool next_number(const struct column *x, const struct groups *g,
                        uint32_t end, uint32_t *at)
{
    while (*at < end &&
           (!x->s[g->members[*at]].p || !is_number(x->s[g->members[*at]])))
        ++*at;
    return *at < end;
}

/* Whether the call `at` sums a whole frame or groupby. In such a sum, strings
   such as 7B may be labels that the script does not mean to sum. */
static bool is_summed_with_frame(struct eval *ev, const struct df_expr *at)
{
    if (at->kind != DF_EXPR_CALL || at->a->kind != DF_EXPR_ATTRIBUTE ||
        !str_eq(at->a->text, S("sum")))
        return false;
    struct object of = trace_result(ev, at->a->a);
    return of.type == OBJECT_FRAME ||
           (of.type == OBJECT_GROUPBY && !as_grouping(of)->selected);
}

void text_arithmetic_check_sum(struct eval *ev, const struct df_expr *at,
                               const struct column *x, const struct groups *g)
{
    struct text_numbers t;
    if (!has_numbers(x, &t) ||
        (has_unit(x->s[t.first]) && is_summed_with_frame(ev, at)))
        return;
    for (size_t i = 0; i < g->n; i++) {
        uint32_t one = g->starts[i], end = g->starts[i + 1], two;
        if (!next_number(x, g, end, &one))
            continue;
        two = one + 1;
        if (!next_number(x, g, end, &two))
            continue;
        str a = x->s[g->members[one]], b = x->s[g->members[two]];
        if (!have_same_unit(a, b))
            continue;
        report(ev, at, x, &t,
               str_fmt(ev->scratch, "the sum of %.*s and %.*s",
                       STR_ARG(quoted(ev->scratch, a)),
                       STR_ARG(quoted(ev->scratch, b))),
               str_concat(ev->scratch, a, b));
        return;
    }
}

/* ---- commas ---- */

/* Whether `after` is `before` without its comma. */
static bool lost_comma(str before, str after)
{
    size_t comma = str_find_char(before, ',', 0);
    return comma != STR_NPOS && before.n == after.n + 1 &&
           str_starts(before, str_slice(after, 0, comma)) &&
           str_ends(before, str_from(after, comma)) &&
           str_find_char(after, ',', 0) == STR_NPOS;
}

static void check_comma(struct eval *ev, const struct df_expr *at, str before,
                        str after)
{
    struct pos pos = eval_pos(ev, at);
    if (!lost_comma(before, after) || before.n > TEXT_MAX ||
        !foreign_number(str_trim(before)) || !is_number(before) ||
        !diag_is_on(ev->d, DIAG_DF_TEXT_ARITHMETIC) ||
        !eval_is_first(ev, DIAG_DF_TEXT_ARITHMETIC, pos))
        return;
    diag_at(ev->d, DIAG_DF_TEXT_ARITHMETIC, pos, S("the column"),
            str_fmt(ev->scratch, "'%.*s' without its decimal comma",
                    STR_ARG(before)),
            quoted(ev->scratch, after));
    diag_help(ev->d,
              "read the file with pd.read_csv(..., decimal=','), or write "
              ".str.replace(',', '.')");
}

void text_arithmetic_check_comma(struct eval *ev, const struct df_expr *at,
                                 str before, str after)
{
    bool by_column =
        at->kind == DF_EXPR_CALL && at->a->kind == DF_EXPR_ATTRIBUTE &&
        at->a->a->kind == DF_EXPR_ATTRIBUTE && str_eq(at->a->a->text, S("str"));
    if (!by_column)
        check_comma(ev, at, before, after);
}

void text_arithmetic_check_commas(struct eval *ev, const struct df_expr *at,
                                  const struct column *before,
                                  const struct column *after)
{
    struct text_numbers t;
    size_t i = 0;
    if (before->type != COLUMN_STR || after->type != COLUMN_STR)
        return;
    while (i < before->n && str_eq(before->s[i], after->s[i]))
        i++;
    if (i < before->n && lost_comma(before->s[i], after->s[i]) &&
        has_numbers(before, &t) && t.foreign != STR_NPOS)
        check_comma(ev, at, before->s[t.foreign], after->s[t.foreign]);
}
