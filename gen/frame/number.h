// SPDX-License-Identifier: MIT
// number: formats numbers and cells like Python and pandas.
#pragma once

#include "base/buf.h"
#include "frame/frame.h"

/* Appends a float like Python's repr: "nan", "inf", or the shortest string that
   reads back as the same float ("9.29", "10.0", "1e-05"). */
void number_put_float(struct buf *b, double f);
/* Appends an int in decimal. */
void number_put_int(struct buf *b, int64_t i);

/* Appends a cell like to_csv: a bool as True or False; nothing for a missing
   cell or NaN. */
void value_put(struct buf *b, struct value v);

/* Rounds x like Series.round(digits): rint(x * 10^digits) / 10^digits. */
double number_round(double x, int digits);

/* The arguments of a call of str.format, such as '{} {x}'.format(1, x=2). */
struct number_args {
    const struct value *v; /* the n positional arguments */
    size_t n;
    const str *names; /* names of the n_named keyword arguments */
    const struct value *named;
    size_t n_named;
    uint8_t *known_digits; /* NULL, or a mark (frame/digits.h); if the result is
                              less precise, the mark of the result replaces
                              it */
};

/* Like number_format, but for a call with any number of arguments. */
bool number_format_args(struct buf *b, str format,
                        const struct number_args *args, str *why);

/* Whether a format such as '{:.1%}' multiplies its number by 100. */
bool number_format_is_percent(str format);

/* Appends the result of Python's format.format(v), for example with the format
   'text {:,.3f} text'. Supports the whole format specification mini-language
   for int, float, bool and str. If the format is malformed or does not fit the
   type of v, returns false, leaves b unchanged and stores Python's message in
   *why, in b's arena. */
bool number_format(struct buf *b, str format, struct value v, str *why);
