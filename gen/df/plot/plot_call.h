// SPDX-License-Identifier: MIT
// plot_call: reads a call of df.plot into a chart specification, part by part.
// Faults are reported at the argument.
#pragma once

#include "chart/data/spec.h"
#include "df/runtime/call.h"

struct plot_call {
    struct call *c;
    struct frame f; /* the receiver */
    struct chart_spec *spec;
    struct plot_series {
        struct chart_series *v;
        size_t n, cap;
    } series;
};

/* Reads a column argument: a name, a list of one name, an index, or a series.
   Leaves *out unchanged if it is not given. With `numbers`, reports a column
   without numbers. False on a fault. */
bool plot_column(struct plot_call *p, enum param param, bool numbers,
                 const struct column **out);

/* Reads the columns of y; by default all numeric columns without another part.
   False on a fault. */
bool plot_read_series(struct plot_call *p);

void plot_add_series(struct plot_call *p, struct chart_series s);

/* Warns that an argument has no effect, and why. */
void plot_ignored(struct plot_call *p, enum param param, const char *help);

/* Whether cells are numbers, or strings of numbers as format() makes them. */
bool plot_has_numbers(const struct column *x);

/* Reports that column y has no numbers to draw, or that no column has any if y
   is NULL. Returns false. */
bool plot_no_numbers(struct plot_call *p, const struct df_expr *at,
                     const struct column *y);

/* Reads xerr and yerr: a number for all, the name of a column, a list of names,
   one for each y, a series, numbers by row, or a dict or frame by name of y.
   False on a fault. */
bool plot_read_errors(struct plot_call *p);

/* Reads limits, ticks, logarithms and titles of both axes, whether panels share
   them, and the layout of panels. False on a fault. */
bool plot_read_axes(struct plot_call *p);

/* Warns about series that are means of means, medians or percentiles, of groups
   of different sizes. */
void plot_check_means(struct plot_call *p);

/* Warns about series whose unit changes from row to row. */
void plot_check_units(struct plot_call *p);
