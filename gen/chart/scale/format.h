// SPDX-License-Identifier: MIT
// format: formats the numbers on axes and marks like the cells of their column:
// with the same currency, percent sign or unit, and with commas if the cells
// have commas. Other numbers have groups of digits as in tables
// (frame/thousands.h).
#pragma once

#include "base/buf.h"
#include "frame/frame.h"
#include "frame/thousands.h"

struct chart_format {
    str head, tail; /* prefix and suffix of all numbers: "$", "%" */
    enum thousands thousands;
    bool capped; /* values have at most `places` decimal places, like the
                    cells */
    uint8_t places;
    bool signs; /* a plus before positive numbers */
};

/* Returns the format of a column. If all of its strings have the same prefix
   and suffix, the format has this prefix and suffix; otherwise it has none. The
   format of a column of numbers has the currency or percent sign of its unit.
   Digits have the separators of c->display, or commas if the cells have
   commas. */
struct chart_format chart_format_of(const struct column *c);

/* Returns x with at most four significant digits, but with all digits before
   the point: "$0.1235", "2,140". In `a`. */
str chart_format_value(struct arena *a, const struct chart_format *f, double x);

/* Returns the label of a tick at x. The label has as many decimal places as
   multiples of `step` need or, if `step` is 0, as x needs. Millions, billions
   and trillions are abbreviated: "20M". In `a`. */
str chart_format_tick(struct arena *a, const struct chart_format *f, double x,
                      double step);
