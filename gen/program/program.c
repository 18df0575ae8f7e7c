// SPDX-License-Identifier: MIT
// program: runs programs with the arithmetic of the df language.
#include "program/program.h"

#include <math.h>

#include "df/runtime/scalar_number.h"
#include "frame/decimal.h"
#include "frame/number.h"
#include "frame/spec.h"

static const unsigned char OPERANDS[] = {
#define X(kind, operands) operands,
    PROGRAM_KINDS(X)
#undef X
};

static bool is_same(const struct program_op *x, const struct program_op *y)
{
    if (x->kind != y->kind)
        return false;
    switch (x->kind) {
    case PROGRAM_NUMBER:
        return memcmp(&x->number, &y->number, sizeof x->number) == 0;
    case PROGRAM_TEXT: return str_eq(x->text, y->text);
    case PROGRAM_INPUT:
    case PROGRAM_PRICE: return x->index == y->index;
    case PROGRAM_ROUND:
    case PROGRAM_EXACT: return x->digits == y->digits;
    case PROGRAM_SHOW: return x->integer == y->integer;
    case PROGRAM_FORMAT:
        return x->format.percent == y->format.percent &&
               x->format.comma == y->format.comma &&
               x->format.digits == y->format.digits;
    default: return true;
    }
}

bool program_equals(const struct program *x, const struct program *y)
{
    size_t i = 0;
    while (i < x->n && i < y->n && is_same(&x->v[i], &y->v[i]))
        i++;
    return i == x->n && i == y->n;
}

static struct value number(double x)
{
    return (struct value){.type = VALUE_FLOAT, .f = x};
}

static struct value text(str s)
{
    return (struct value){.type = VALUE_STR, .s = s};
}

/* Returns the number of an input; NaN if it is missing. */
static double number_of(struct value v)
{
    switch (v.type) {
    case VALUE_INT: return (double)v.i;
    case VALUE_FLOAT: return v.f;
    case VALUE_BOOL: return v.b;
    default: return NAN;
    }
}

static double compute(enum program_kind kind, double x, double y)
{
    switch (kind) {
    case PROGRAM_ADD: return x + y;
    case PROGRAM_SUBTRACT: return x - y;
    case PROGRAM_MULTIPLY: return x * y;
    case PROGRAM_DIVIDE: return x / y;
    case PROGRAM_FLOOR_DIVIDE: return scalar_floor_divide(x, y);
    case PROGRAM_MODULO: return scalar_remainder(x, y);
    case PROGRAM_NEGATE: return -x;
    case PROGRAM_ABS: return fabs(x);
    case PROGRAM_FLOOR: return floor(x);
    case PROGRAM_CEIL: return ceil(x);
    default: return trunc(x);
    }
}

/* Python's round(): the nearest number of `digits` decimal places; of two, the
   even one. */
static double round_exactly(struct arena *a, double x, unsigned digits)
{
    struct buf b = {.a = a};
    if (!isfinite(x))
        return x;
    double rounded = x;
    decimal_fixed(&b, fabs(x), digits);
    str_to_double(buf_str(&b), &rounded);
    return copysign(rounded, x);
}

static str formatted(struct arena *a, struct program_format f, double x)
{
    struct buf b = {.a = a};
    str why;
    str spec = str_fmt(a, "%s.%u%s", f.comma ? "," : "", f.digits,
                       f.percent ? "%" : "f");
    spec_format(&b, spec, number(x), &why);
    return buf_end(&b);
}

static str shown(struct arena *a, double x, bool integer)
{
    struct buf b = {.a = a};
    if (integer && fabs(x) < 0x1p63 && x == floor(x))
        number_put_int(&b, (int64_t)x);
    else
        number_put_float(&b, x);
    return buf_end(&b);
}

static struct value run_op(struct arena *a, const struct program_op *op,
                           struct value x, struct value y)
{
    double f = number_of(x);
    switch (op->kind) {
    case PROGRAM_ROUND: return number(number_round(f, op->digits));
    case PROGRAM_EXACT: return number(round_exactly(a, f, op->digits));
    case PROGRAM_SHOW: return text(shown(a, f, op->integer));
    case PROGRAM_FORMAT: return text(formatted(a, op->format, f));
    case PROGRAM_JOIN: return text(str_concat(a, x.s, y.s));
    default: return number(compute(op->kind, f, number_of(y)));
    }
}

struct value program_run(struct arena *a, const struct program *p,
                         const struct program_input *inputs,
                         const double *prices)
{
    struct value stack[PROGRAM_OPS_MAX];
    size_t n = 0;
    for (size_t i = 0; i < p->n; i++) {
        const struct program_op *op = &p->v[i];
        switch (op->kind) {
        case PROGRAM_NUMBER: stack[n++] = number(op->number); break;
        case PROGRAM_TEXT: stack[n++] = text(op->text); break;
        case PROGRAM_INPUT: stack[n++] = inputs[op->index].value; break;
        case PROGRAM_PRICE:
            if (isnan(prices[op->index]))
                return (struct value){.type = VALUE_NA};
            stack[n++] = number(prices[op->index]);
            break;
        default:
            n -= OPERANDS[op->kind];
            stack[n] = run_op(a, op, stack[n],
                              OPERANDS[op->kind] > 1 ? stack[n + 1] : stack[n]);
            n++;
        }
    }
    return stack[0];
}
