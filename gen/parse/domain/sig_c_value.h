// SPDX-License-Identifier: MIT
// sig_c_value: ids of C++'s operators, and of values, as they are template
// arguments and sizes of arrays.
#pragma once

#include "parse/domain/sig_c_marks.h"

/* A declaration, and what makes the id of a type or name in it: tokens
   [from, to). */
struct c_value_types {
    const struct c_declaration *d;
    str (*id)(void *with, size_t from, size_t to);
    void *with;
};

/* The id of an operator of two operands, or that has a function's name;
   STR_NONE for what is no operator. */
str c_operator_id(str text);

/* Whether a template argument is a value, not a type. */
bool c_is_value(const struct c_declaration *d, size_t from, size_t to);

/* The id of the value that the tokens [from, to) are; STR_NONE for one that is
   not understood. */
str c_value_id(const struct c_value_types *types, size_t from, size_t to);
