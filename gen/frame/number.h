// SPDX-License-Identifier: MIT
// number: numbers as pandas and Python print and format them.
#pragma once

#include "base/buf.h"
#include "frame/frame.h"

/* Appends a float like Python's repr: "nan", "inf", or the shortest string that
   reads back as the same float ("9.29", "10.0", "1e-05"). */
void number_put_float(struct buf *b, double f);
void number_put_int(struct buf *b, int64_t i);

/* Appends a cell as to_csv does: bools as True or False, a missing cell as
   nothing. */
void value_put(struct buf *b, struct value v);

/* Returns numpy's rint(x * 10^n) / 10^n, like Series.round(n). */
double number_round(double x, int digits);

/* The arguments of a call such as '{} {x}'.format(1, x=2). */
struct number_args {
    const struct value *v; /* by position */
    size_t n;
    const str *names; /* names of the n_named arguments given by name */
    const struct value *named;
    size_t n_named;
    uint8_t *known_digits; /* lowered to the mark (digits.h) of the
                      result; or NULL */
};

/* Like number_format, but with any arguments. */
bool number_format_args(struct buf *b, str format,
                        const struct number_args *args, str *why);

/* Whether a format for one number multiplies it by 100: '{:.1%}'. */
bool number_format_is_percent(str format);

/* Appends Python's str.format with one positional argument, 'text {:,.3f}
   text', with the whole mini-language for int, float, bool and str. If the
   format is malformed or does not fit the value's type, returns false, leaves b
   unchanged and stores Python's message in *why, in `b`'s arena. */
bool number_format(struct buf *b, str format, struct value v, str *why);
