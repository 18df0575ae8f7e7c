// SPDX-License-Identifier: MIT
// what_if_json: writes {"s": LIST, "p": [PROGRAM, ...], "r": [ROW, ...]} and,
// if a column of floats is shown with some significant digits, their number as
// "d"; if its numbers are ints, "n": 1. LIST is the index of the price list. A
// PROGRAM is a list of operations: a number or, after an apostrophe, a string
// is pushed; "$1" pushes input 1 of the row and "@1" its price 1; the names of
// operators are those of OPERATORS; ["r", 2] rounds like numpy, ["e", 2] like
// Python; "s" prints a float and "d" an integer; ["f", 2, ","] formats with two
// decimal places and commas. A ROW is [index of its program, [price, ...],
// [input, ...]], or 0 if it rests on no price; a price is an index in the keys
// of the list. If an input is a rate, "l" is [INPUT, SCALE, NAME]: input INPUT
// times SCALE is a number of NAME in a second or, with a fourth element, the
// seconds for one.
#include "table/what_if_json.h"

#include <math.h>

#include "frame/number.h"

static void put_number(struct buf *b, double x)
{
    if (isnan(x))
        buf_puts(b, "null");
    else if (isinf(x))
        buf_put(b, x > 0 ? S("1e999") : S("-1e999")); /* JSON has no infinity */
    else
        number_put_float(b, x);
}

static void put_value(struct buf *b, struct value v)
{
    switch (v.type) {
    case VALUE_STR: buf_put_json(b, v.s); break;
    case VALUE_INT: number_put_int(b, v.i); break;
    case VALUE_BOOL: number_put_int(b, v.b); break;
    case VALUE_FLOAT: put_number(b, v.f); break;
    default: buf_puts(b, "null");
    }
}

static const char *const OPERATORS[N_PROGRAM_KINDS] = {
    [PROGRAM_ADD] = "+",           [PROGRAM_SUBTRACT] = "-",
    [PROGRAM_MULTIPLY] = "*",      [PROGRAM_DIVIDE] = "/",
    [PROGRAM_FLOOR_DIVIDE] = "//", [PROGRAM_MODULO] = "%",
    [PROGRAM_NEGATE] = "~",        [PROGRAM_ABS] = "abs",
    [PROGRAM_FLOOR] = "floor",     [PROGRAM_CEIL] = "ceil",
    [PROGRAM_TRUNCATE] = "trunc",  [PROGRAM_JOIN] = "&",
};

static void put_op(struct buf *b, const struct program_op *op)
{
    switch (op->kind) {
    case PROGRAM_NUMBER: put_number(b, op->number); break;
    case PROGRAM_TEXT:
        buf_put_json(b, str_concat(b->a, S("'"), op->text));
        break;
    case PROGRAM_INPUT: buf_printf(b, "\"$%u\"", op->index); break;
    case PROGRAM_PRICE: buf_printf(b, "\"@%u\"", op->index); break;
    case PROGRAM_ROUND: buf_printf(b, "[\"r\",%u]", op->digits); break;
    case PROGRAM_EXACT: buf_printf(b, "[\"e\",%u]", op->digits); break;
    case PROGRAM_SHOW: buf_put(b, op->integer ? S("\"d\"") : S("\"s\"")); break;
    case PROGRAM_FORMAT:
        buf_printf(b, "[\"f\",%u,\"%s%s\"]", op->format.digits,
                   op->format.comma ? "," : "", op->format.percent ? "%" : "");
        break;
    default: buf_printf(b, "\"%s\"", OPERATORS[op->kind]);
    }
}

static void put_program(struct buf *b, const struct program *p)
{
    buf_putc(b, '[');
    for (size_t i = 0; i < p->n; i++) {
        if (i)
            buf_putc(b, ',');
        put_op(b, &p->v[i]);
    }
    buf_putc(b, ']');
}

static void put_row(struct buf *b, const struct what_if_cell *c)
{
    if (!c->n_prices) {
        buf_putc(b, '0');
        return;
    }
    buf_printf(b, "[%u,[", c->program);
    for (size_t i = 0; i < c->n_prices; i++)
        buf_printf(b, "%s%u", i ? "," : "", c->prices[i]);
    buf_puts(b, "],[");
    for (size_t i = 0; i < c->n_inputs; i++) {
        if (i)
            buf_putc(b, ',');
        put_value(b, c->inputs[i].value);
    }
    buf_puts(b, "]]");
}

void what_if_json_column(struct buf *b, const struct what_if_column *c,
                         size_t n, unsigned digits)
{
    buf_printf(b, "{\"s\":%u,\"p\":[", c->list);
    for (size_t i = 0; i < c->n_programs; i++) {
        if (i)
            buf_putc(b, ',');
        put_program(b, &c->programs[i]);
    }
    buf_puts(b, "],\"r\":[");
    for (size_t i = 0; i < n; i++) {
        if (i)
            buf_putc(b, ',');
        put_row(b, &c->cells[i]);
    }
    buf_putc(b, ']');
    if (c->rate.name.p) {
        buf_printf(b, ",\"l\":[%u,", c->rate.input);
        put_number(b, c->rate.scale);
        buf_putc(b, ',');
        buf_put_json(b, c->rate.name);
        if (c->rate.inverse)
            buf_puts(b, ",1");
        buf_putc(b, ']');
    }
    if (c->type == PROGRAM_INT)
        buf_puts(b, ",\"n\":1");
    if (c->type != PROGRAM_STR && digits)
        buf_printf(b, ",\"d\":%u", digits);
}
