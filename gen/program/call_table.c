// SPDX-License-Identifier: MIT
// call_table: three tables, searched in order.
#include "program/call_table.h"

static const struct call_entry METHODS[] = {
    {"add", PROGRAM_ADD, 2, false, CALL_OPERATES},
    {"radd", PROGRAM_ADD, 2, true, CALL_OPERATES},
    {"sub", PROGRAM_SUBTRACT, 2, false, CALL_OPERATES},
    {"subtract", PROGRAM_SUBTRACT, 2, false, CALL_OPERATES},
    {"rsub", PROGRAM_SUBTRACT, 2, true, CALL_OPERATES},
    {"mul", PROGRAM_MULTIPLY, 2, false, CALL_OPERATES},
    {"multiply", PROGRAM_MULTIPLY, 2, false, CALL_OPERATES},
    {"rmul", PROGRAM_MULTIPLY, 2, true, CALL_OPERATES},
    {"div", PROGRAM_DIVIDE, 2, false, CALL_OPERATES},
    {"divide", PROGRAM_DIVIDE, 2, false, CALL_OPERATES},
    {"truediv", PROGRAM_DIVIDE, 2, false, CALL_OPERATES},
    {"rdiv", PROGRAM_DIVIDE, 2, true, CALL_OPERATES},
    {"rtruediv", PROGRAM_DIVIDE, 2, true, CALL_OPERATES},
    {"floordiv", PROGRAM_FLOOR_DIVIDE, 2, false, CALL_OPERATES},
    {"rfloordiv", PROGRAM_FLOOR_DIVIDE, 2, true, CALL_OPERATES},
    {"mod", PROGRAM_MODULO, 2, false, CALL_OPERATES},
    {"rmod", PROGRAM_MODULO, 2, true, CALL_OPERATES},
    {"abs", PROGRAM_ABS, 1, false, CALL_OPERATES},
    {"round", PROGRAM_ROUND, 1, false, CALL_ROUNDS},
    {"astype", PROGRAM_TRUNCATE, 1, false, CALL_CONVERTS},
    {"map", PROGRAM_TEXT, 1, false, CALL_APPLIES},
    {"apply", PROGRAM_TEXT, 1, false, CALL_APPLIES},
    {"transform", PROGRAM_TEXT, 1, false, CALL_APPLIES},
    {"copy", PROGRAM_TEXT, 1, false, CALL_KEEPS},
    {"to_numpy", PROGRAM_TEXT, 1, false, CALL_KEEPS},
};

static const struct call_entry FUNCTIONS[] = {
    {"add", PROGRAM_ADD, 2, false, CALL_OPERATES},
    {"subtract", PROGRAM_SUBTRACT, 2, false, CALL_OPERATES},
    {"multiply", PROGRAM_MULTIPLY, 2, false, CALL_OPERATES},
    {"divide", PROGRAM_DIVIDE, 2, false, CALL_OPERATES},
    {"true_divide", PROGRAM_DIVIDE, 2, false, CALL_OPERATES},
    {"floor_divide", PROGRAM_FLOOR_DIVIDE, 2, false, CALL_OPERATES},
    {"mod", PROGRAM_MODULO, 2, false, CALL_OPERATES},
    {"remainder", PROGRAM_MODULO, 2, false, CALL_OPERATES},
    {"negative", PROGRAM_NEGATE, 1, false, CALL_OPERATES},
    {"abs", PROGRAM_ABS, 1, false, CALL_OPERATES},
    {"absolute", PROGRAM_ABS, 1, false, CALL_OPERATES},
    {"floor", PROGRAM_FLOOR, 1, false, CALL_OPERATES},
    {"ceil", PROGRAM_CEIL, 1, false, CALL_OPERATES},
    {"round", PROGRAM_ROUND, 1, false, CALL_ROUNDS},
    {"around", PROGRAM_ROUND, 1, false, CALL_ROUNDS},
    {"rint", PROGRAM_ROUND, 1, false, CALL_ROUNDS},
};

static const struct {
    enum df_token_kind op;
    struct call_entry entry;
} OPERATORS[] = {
    {DF_PLUS, {"+", PROGRAM_ADD, 2, false, CALL_OPERATES}},
    {DF_MINUS, {"-", PROGRAM_SUBTRACT, 2, false, CALL_OPERATES}},
    {DF_STAR, {"*", PROGRAM_MULTIPLY, 2, false, CALL_OPERATES}},
    {DF_SLASH, {"/", PROGRAM_DIVIDE, 2, false, CALL_OPERATES}},
    {DF_FLOOR, {"//", PROGRAM_FLOOR_DIVIDE, 2, false, CALL_OPERATES}},
    {DF_PERCENT, {"%", PROGRAM_MODULO, 2, false, CALL_OPERATES}},
    {DF_MINUS, {"-", PROGRAM_NEGATE, 1, false, CALL_OPERATES}},
};

#define COUNT(v) (sizeof(v) / sizeof *(v))

const struct call_entry *call_find(enum call_of of, str name)
{
    const struct call_entry *v = of == CALL_METHOD ? METHODS : FUNCTIONS;
    size_t n = of == CALL_METHOD ? COUNT(METHODS) : COUNT(FUNCTIONS);
    for (size_t i = 0; i < n; i++)
        if (str_eq(name, str_c(v[i].name)))
            return &v[i];
    return NULL;
}

const struct call_entry *call_operator(enum df_token_kind op, unsigned operands)
{
    for (size_t i = 0; i < COUNT(OPERATORS); i++)
        if (OPERATORS[i].op == op && OPERATORS[i].entry.operands == operands)
            return &OPERATORS[i].entry;
    return NULL;
}
