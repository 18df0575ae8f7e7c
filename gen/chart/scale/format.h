// SPDX-License-Identifier: MIT
// format: formats numbers on axes and marks like the column's cells: with their
// currency, percent sign or unit, and with commas if they have commas.
#pragma once

#include "base/buf.h"
#include "frame/frame.h"

struct chart_format {
    str head, tail; /* "$", "%"; common to all numbers */
    bool commas;    /* 1,000 instead of 1000; always from 10,000 */
    bool signs;     /* a plus before positive numbers */
};

/* Returns the common format of a column's strings. A column of numbers has the
   currency or percent sign of its unit. */
struct chart_format chart_format_of(const struct column *c);

/* Returns a number with at most four significant digits, but with all digits
   before the point: "$0.1235", "2,140". In `a`. */
str chart_format_value(struct arena *a, const struct chart_format *f, double x);

/* Returns the label of a tick, with the decimal places that multiples of step
   need; if step is 0, those that x needs. Millions are shortened: "20M". In
   `a`. */
str chart_format_tick(struct arena *a, const struct chart_format *f, double x,
                      double step);
