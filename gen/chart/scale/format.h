// SPDX-License-Identifier: MIT
// format: numbers on axes and at marks, written as the column writes them: with
// its currency, percent sign or unit, and commas where it has commas.
#pragma once

#include "base/buf.h"
#include "frame/frame.h"

struct chart_format {
    str head, tail; /* "$", "%"; what every number has */
    bool commas;    /* 1,000 rather than 1000; from 10,000 on always */
    bool signs;     /* a plus before numbers above zero */
};

/* As the texts of a column are written: what all of them have in common. A
   column of numbers gets its unit's currency or percent sign. */
struct chart_format chart_format_of(const struct column *c);

/* A number of at most four digits that count, but never less than all before
   the point: "$0.1235", "2,140". In `a`. */
str chart_format_value(struct arena *a, const struct chart_format *f, double x);

/* A tick: as many digits behind the point as multiples of step need; step 0:
   as many as x needs. Millions are shortened: "20M". In `a`. */
str chart_format_tick(struct arena *a, const struct chart_format *f, double x,
                      double step);
