// SPDX-License-Identifier: MIT
// number: numbers as pandas and Python print and format them.
#pragma once

#include "base/buf.h"
#include "frame/frame.h"

/* A float as Python's repr: the shortest text that reads back the same
   ("9.29", "10.0", "1e-05"), "nan", "inf". */
void number_put_float(struct buf *b, double f);
void number_put_int(struct buf *b, int64_t i);

/* A cell as to_csv prints it: missing is empty, bool is True or False. */
void value_put(struct buf *b, struct value v);

/* numpy's rint(x * 10^n) / 10^n, as Series.round(n) computes it. */
double number_round(double x, int digits);

/* What '{} {x}'.format(1, x=2) has at hand. */
struct number_args {
    const struct value *v; /* by position */
    size_t n;
    const str *names; /* n_named of them, and their values */
    const struct value *named;
    size_t n_named;
    uint8_t *known_digits; /* or NULL: gets the mark (digits.h) of what is
                      formatted, unless it has a lesser one */
};

/* number_format with any arguments. */
bool number_format_args(struct buf *b, str format,
                        const struct number_args *args, str *why);

/* Whether a format for one number multiplies it by 100: '{:.1%}'. */
bool number_format_is_percent(str format);

/* Python's str.format with one positional argument: 'text {:,.3f} text',
   whole mini-language for int, float, bool and str. On a malformed format or
   one that does not fit the value's type: false, and *why says it as Python
   does, in `b`'s arena; b is as before. */
bool number_format(struct buf *b, str format, struct value v, str *why);
