// SPDX-License-Identifier: MIT
// plot_call: reads a call of df.plot into a chart specification, part by part.
// A fault is reported at the argument that causes it.
#pragma once

#include "chart/data/spec.h"
#include "df/runtime/call.h"

/* A call that is being read. */
struct plot_call {
    struct call *c;
    struct frame f; /* the frame that is plotted */
    struct chart_spec *spec;
    struct plot_series {
        struct chart_series *v;
        size_t n, cap;
    } series;
};

/* Warns about arguments that have no effect, such as colours. Reports an
   unknown argument and returns false. */
bool plot_read_others(struct plot_call *p);

/* Sets *out to the column that argument `param` selects: the name of a column,
   a list with that name, the index of a column, or a series. Leaves *out
   unchanged if the argument is not given. With `numbers`, reports a column
   without numbers. False on a fault. */
bool plot_column(struct plot_call *p, enum param param, bool numbers,
                 const struct column **out);

/* Adds a series for each column that argument y selects. By default, these are
   all numeric columns without another role, such as x. False on a fault, for
   example if a frame with rows has no such column. */
bool plot_read_series(struct plot_call *p);

/* Adds a series. Sets s.name and s.unit to those of column s.y or, if that is
   NULL, of column s.high. */
void plot_add_series(struct plot_call *p, struct chart_series s);

/* Warns that an argument has no effect. `help` states why. */
void plot_ignored(struct plot_call *p, enum param param, const char *help);

/* Whether the cells of x are numbers, or strings of numbers as format() makes
   them. True for an empty column. */
bool plot_has_numbers(const struct column *x);

/* Whether an argument with n values has one value for each row of the frame. If
   not, reports this. */
bool plot_has_length(struct plot_call *p, enum param param, size_t n);

/* Reports that column y has no numbers to draw. If y is NULL, reports that no
   column has numbers. Returns false. */
bool plot_no_numbers(struct plot_call *p, const struct df_expr *at,
                     const struct column *y);

/* Reads the errors xerr and yerr into columns of the series. Each argument is
   one of these: a number for all rows; a column, given by name, as a series or
   as a list of numbers; a list of columns, one for each y; a dict or frame of
   errors by the name of y. False on a fault. */
bool plot_read_errors(struct plot_call *p);

/* Reads the limits, ticks, logarithmic scales and titles of both axes, whether
   panels share axes, and the layout of panels. False on a fault. */
bool plot_read_axes(struct plot_call *p);

/* Warns about a series of medians, percentiles, or means of groups of different
   sizes if the chart averages its numbers. */
void plot_check_means(struct plot_call *p);

/* Warns about series whose unit changes from row to row. */
void plot_check_units(struct plot_call *p);
