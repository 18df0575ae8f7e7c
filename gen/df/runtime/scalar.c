// SPDX-License-Identifier: MIT
// scalar: arithmetic between single values.
#include "df/runtime/scalar.h"

#include <math.h>

#include "base/codes/df.h"
#include "base/elementary.h"
#include "df/runtime/time.h"
#include "frame/digits.h"
#include "frame/numeral.h"

static const char *type_name(struct value v)
{
    static const char *const NAMES[] = {
        [VALUE_NA] = "NoneType",    [VALUE_INT] = "int",
        [VALUE_FLOAT] = "float",    [VALUE_BOOL] = "bool",
        [VALUE_STR] = "str",        [VALUE_DATE] = "Timestamp",
        [VALUE_SPAN] = "Timedelta",
    };
    if (v.type == VALUE_NA && v.ns == MOMENT_NAT)
        return "NaT";
    if (v.na)
        return "NAType";
    return NAMES[v.type];
}

static int64_t value_int(struct value v)
{
    return v.type == VALUE_BOOL ? (int64_t)v.b : v.i;
}

static bool wrong_types(struct eval *ev, const struct df_expr *at,
                        enum df_token_kind op, struct value x, struct value y)
{
    eval_fault(ev, DIAG_DF_TYPE, at,
               "unsupported operand types for %.*s: '%s' and '%s'",
               STR_ARG(df_lexer_spelling(op)), type_name(x), type_name(y));
    if (x.type == VALUE_STR || y.type == VALUE_STR)
        diag_help(ev->d, ".astype('float') converts strings to numbers, and "
                         ".astype('str') converts numbers to strings");
    return false;
}

static bool text_result(struct value *out, str s)
{
    *out = (struct value){.type = VALUE_STR, .s = s};
    return true;
}

static bool concat(struct eval *ev, const struct df_expr *at, str x, str y,
                   struct value *out)
{
    if (x.n + y.n > EVAL_TEXT_MAX)
        return eval_fault(ev, DIAG_DF_VALUE, at,
                          "the resulting string would be longer than 1 MiB");
    if (!eval_spend(ev, at, x.n + y.n, 1))
        return false;
    return text_result(out, str_concat(ev->a, x, y));
}

static bool repeat(struct eval *ev, const struct df_expr *at, str s,
                   int64_t times, struct value *out)
{
    if (times <= 0 || s.n == 0)
        return text_result(out, S(""));
    if ((uint64_t)times > EVAL_TEXT_MAX / s.n)
        return eval_fault(ev, DIAG_DF_VALUE, at,
                          "the resulting string would be longer than 1 MiB");
    size_t n = s.n * (size_t)times;
    if (!eval_spend(ev, at, n, 1))
        return false;
    char *p = arena_bytes(ev->a, n);
    for (size_t i = 0; i < n; i += s.n)
        memcpy(p + i, s.p, s.n);
    return text_result(out, (str){p, n});
}

static bool too_large(struct eval *ev, const struct df_expr *at)
{
    return eval_fault(ev, DIAG_DF_VALUE, at,
                      "the result does not fit into a 64-bit integer");
}

bool scalar_too_large(struct eval *ev, const struct df_expr *at)
{
    too_large(ev, at);
    diag_help(ev->d, "convert the column to float first: .astype('float')");
    return false;
}

/* Computes x op y. Reports a result beyond 64 bits and returns false. If the
   result is not an integer, sets *done to false and returns true; the caller
   then computes with floats. */
static bool int_binary(struct eval *ev, const struct df_expr *at,
                       enum df_token_kind op, int64_t x, int64_t y,
                       struct value *out, bool *done)
{
    int64_t i = 0;
    bool over = false;
    *done = true;
    switch (op) {
    case DF_PLUS: over = __builtin_add_overflow(x, y, &i); break;
    case DF_MINUS: over = __builtin_sub_overflow(x, y, &i); break;
    case DF_STAR: over = __builtin_mul_overflow(x, y, &i); break;
    case DF_AMPERSAND: i = x & y; break;
    case DF_CARET: i = x ^ y; break;
    case DF_BAR: i = x | y; break;
    case DF_FLOOR:
        over = x == INT64_MIN && y == -1;
        i = y ? scalar_floor_divide_int(x, y) : 0;
        break;
    case DF_PERCENT: i = y ? scalar_remainder_int(x, y) : 0; break;
    case DF_POWER:
        *done = y >= 0;
        over = *done && !scalar_power_int(x, y, &i);
        break;
    default: *done = false;
    }
    if (over)
        return too_large(ev, at);
    *out = (struct value){.type = VALUE_INT, .i = i};
    return true;
}

static uint64_t size_of(int64_t i)
{
    return i < 0 ? 0 - (uint64_t)i : (uint64_t)i;
}

/* Returns x / y, rounded only once, as in Python: x and y are not rounded to
   doubles first. The integer quotient has at least 64 bits; its last bit is set
   if there is a remainder. */
static double quotient_of_ints(int64_t x, int64_t y)
{
    __extension__ typedef unsigned __int128 wide;
    uint64_t a = size_of(x), b = size_of(y), exact = (uint64_t)1 << 53;
    if (a == 0 || (a <= exact && b <= exact))
        return (double)x / (double)y;
    int by = 64 + __builtin_clzll(a);
    wide n = (wide)a << by, q = n / b;
    double f = ldexp((double)(q | (n % b != 0)), -by);
    return (x < 0) != (y < 0) ? -f : f;
}

static bool float_binary(struct eval *ev, const struct df_expr *at,
                         enum df_token_kind op, bool numpy, double x, double y,
                         struct value *out)
{
    double f;
    switch (op) {
    case DF_PLUS: f = x + y; break;
    case DF_MINUS: f = x - y; break;
    case DF_STAR: f = x * y; break;
    case DF_SLASH: f = x / y; break;
    case DF_FLOOR: f = scalar_floor_divide(x, y); break;
    case DF_PERCENT: f = scalar_remainder(x, y); break;
    default:
        if (x == 0 && y < 0 && !numpy)
            return eval_fault(ev, DIAG_DF_VALUE, at,
                              "0 cannot be raised to a negative power");
        if (x < 0 && y != floor(y) && isfinite(x) && isfinite(y) && !numpy)
            return eval_fault(
                ev, DIAG_DF_VALUE, at,
                "a negative number cannot be raised to a fractional power");
        f = elementary_pow(x, y);
    }
    bool not_finite = !isfinite(f) && isfinite(x) && isfinite(y);
    *out = (struct value){.type = VALUE_FLOAT, .tainted = not_finite, .f = f};
    return true;
}

static bool numbers(struct eval *ev, const struct df_expr *at,
                    enum df_token_kind op, bool numpy, struct value x,
                    struct value y, struct value *out)
{
    double f, g;
    bool bits = op == DF_AMPERSAND || op == DF_BAR || op == DF_CARET;
    bool whole = x.type != VALUE_FLOAT && y.type != VALUE_FLOAT;
    scalar_number(x, &f);
    scalar_number(y, &g);
    if (bits && x.type == VALUE_BOOL && y.type == VALUE_BOOL) {
        *out = (struct value){.type = VALUE_BOOL,
                              .b = op == DF_BAR     ? x.b || y.b
                                   : op == DF_CARET ? x.b != y.b
                                                    : x.b && y.b};
        return true;
    }
    if (bits && !whole)
        return wrong_types(ev, at, op, x, y);
    if (g == 0 && !numpy &&
        (op == DF_SLASH || op == DF_FLOOR || op == DF_PERCENT))
        return eval_fault(ev, DIAG_DF_VALUE, at, "division by zero") ||
               eval_help(ev, "test the divisor first: x / y if y else 0");
    if (whole && op == DF_SLASH && !numpy) {
        f = quotient_of_ints(value_int(x), value_int(y));
        *out = (struct value){.type = VALUE_FLOAT, .f = f};
        return true;
    }
    bool done = false;
    if (whole &&
        !int_binary(ev, at, op, value_int(x), value_int(y), out, &done))
        return false;
    return done || float_binary(ev, at, op, numpy, f, g, out);
}

static bool binary(struct eval *ev, const struct df_expr *at,
                   enum df_token_kind op, bool numpy, struct value x,
                   struct value y, struct value *out)
{
    double f;
    bool nx = scalar_number(x, &f), ny = scalar_number(y, &f);
    bool bits = op == DF_AMPERSAND || op == DF_BAR || op == DF_CARET;
    if ((x.na || y.na) && !bits && op != DF_POWER) {
        *out = (struct value){.type = VALUE_NA, .na = true};
        return true;
    }
    if (time_is(x) || time_is(y))
        return time_binary(ev, at, op, x, y, out);
    if (nx && ny)
        return numbers(ev, at, op, numpy, x, y, out);
    if (op == DF_PLUS && x.type == VALUE_STR && y.type == VALUE_STR)
        return concat(ev, at, x.s, y.s, out);
    if (op == DF_STAR && x.type == VALUE_STR && ny && y.type != VALUE_FLOAT)
        return repeat(ev, at, x.s, value_int(y), out);
    if (op == DF_STAR && y.type == VALUE_STR && nx && x.type != VALUE_FLOAT)
        return repeat(ev, at, y.s, value_int(x), out);
    return wrong_types(ev, at, op, x, y);
}

uint8_t scalar_digits(enum df_token_kind op, struct value x, struct value y)
{
    double k;
    if (op == DF_STAR && !x.known_digits && scalar_number(x, &k))
        return digits_scaled(y.known_digits, k);
    if (op == DF_STAR && !y.known_digits && scalar_number(y, &k))
        return digits_scaled(x.known_digits, k);
    if (op == DF_SLASH && !y.known_digits && scalar_number(y, &k))
        return digits_scaled(x.known_digits, 1 / k);
    return digits_least(x.known_digits, y.known_digits);
}

/* If x or y is tainted (frame/frame.h) and the result is a string, nan or inf,
   the result becomes tainted. */
bool scalar_binary(struct eval *ev, const struct df_expr *at,
                   enum df_token_kind op, bool numpy, struct value x,
                   struct value y, struct value *out)
{
    if (!binary(ev, at, op, numpy, x, y, out))
        return false;
    bool not_finite = out->type == VALUE_FLOAT && !isfinite(out->f);
    out->tainted |=
        (out->type == VALUE_STR || not_finite) && (x.tainted || y.tainted);
    out->known_digits = out->type == VALUE_BOOL ? 0 : scalar_digits(op, x, y);
    return true;
}

bool scalar_order(struct value x, struct value y, int *order)
{
    double f, g;
    if (scalar_number(x, &f) && scalar_number(y, &g)) {
        *order = value_order(x, y);
    } else if (x.type == VALUE_STR && y.type == VALUE_STR) {
        int c = str_cmp(x.s, y.s);
        *order = (c > 0) - (c < 0);
    } else if (time_comparable(x, y)) {
        *order = (x.ns > y.ns) - (x.ns < y.ns);
    } else {
        return false;
    }
    return true;
}

/* Whether operator `op` is true for two values. `order` is -1, 0 or 1, or 2 if
   a value is NaN or the values have no order. */
static bool satisfies(enum df_token_kind op, int order)
{
    switch (op) {
    case DF_EQUAL: return order == 0;
    case DF_NOT_EQUAL: return order != 0;
    case DF_LESS: return order == -1;
    case DF_LESS_EQUAL: return order == -1 || order == 0;
    case DF_GREATER: return order == 1;
    default: return order == 1 || order == 0;
    }
}

/* Whether v is a string that pd.to_numeric converts to a number. */
static bool is_numeric_text(struct value v)
{
    struct numeral x;
    return v.type == VALUE_STR && numeral_split(str_trim(v.s), &x) &&
           !x.currency.n && !x.unit.n;
}

static bool fault_compare(struct eval *ev, const struct df_expr *at,
                          enum df_token_kind op, struct value x, struct value y)
{
    if (at->kind != DF_EXPR_COMPARE)
        eval_fault(ev, DIAG_DF_TYPE, at, "cannot compare '%s' and '%s'",
                   type_name(x), type_name(y));
    else
        eval_fault(ev, DIAG_DF_TYPE, at,
                   "cannot compare '%s' and '%s' with %.*s", type_name(x),
                   type_name(y), STR_ARG(df_lexer_spelling(op)));
    if (is_numeric_text(x) || is_numeric_text(y))
        diag_help(ev->d,
                  "pd.to_numeric(df['column']) converts strings to numbers");
    else if (x.type == VALUE_STR || y.type == VALUE_STR)
        diag_help(ev->d,
                  "compare strings with strings, or numbers with numbers; "
                  "pd.to_numeric(df['column']) converts strings to numbers");
    return false;
}

bool scalar_compare(struct eval *ev, const struct df_expr *at,
                    enum df_token_kind op, struct value x, struct value y,
                    bool *out)
{
    int order = 2;
    bool ordered = scalar_order(x, y, &order);
    bool equality = op == DF_EQUAL || op == DF_NOT_EQUAL;
    bool nat = time_is_nat(x) || time_is_nat(y);
    if (!ordered && !equality && !nat)
        return (time_is(x) || time_is(y) ? time_no_order(ev, at, x, y)
                                         : fault_compare(ev, at, op, x, y));
    if (x.type == VALUE_NA && y.type == VALUE_NA && !nat)
        order = 0;
    if (time_day_and_time(x, y) && time_same_day(x, y))
        order = 0;
    *out = satisfies(op, order);
    return true;
}
