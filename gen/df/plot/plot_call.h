// SPDX-License-Identifier: MIT
// plot_call: reads a call of df.plot into a chart specification, part by part.
// Faults are reported at the argument that causes them.
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

/* Sets *out to the column that argument `param` gives by a name, a list of one
   name, an index, or a series. Leaves *out unchanged if the argument is
   missing. With `numbers`, reports a column without numbers. False on a
   fault. */
bool plot_column(struct plot_call *p, enum param param, bool numbers,
                 const struct column **out);

/* Adds a series for each column of argument y; by default for all numeric
   columns that have no other role, such as x. False on a fault, such as a frame
   that has rows but no such column. */
bool plot_read_series(struct plot_call *p);

/* Adds a series. Sets s.name and s.unit to those of column s.y or, if that is
   NULL, of column s.high. */
void plot_add_series(struct plot_call *p, struct chart_series s);

/* Warns that an argument has no effect; `help` states why. */
void plot_ignored(struct plot_call *p, enum param param, const char *help);

/* Whether the cells of x are numbers, or strings of numbers as format() makes
   them. True for an empty column. */
bool plot_has_numbers(const struct column *x);

/* Whether the n values of an argument are as many as the frame's rows. If not,
   reports that. */
bool plot_has_length(struct plot_call *p, enum param param, size_t n);

/* Reports that column y has no numbers to draw; if y is NULL, that no column
   has any. Returns false. */
bool plot_no_numbers(struct plot_call *p, const struct df_expr *at,
                     const struct column *y);

/* Reads the errors xerr and yerr into columns of the series. Each argument may
   be one number for all rows; a column, given by its name, as a series or as a
   list of numbers; a list of columns, one for each y; or a dict or frame of
   errors by the name of y. False on a fault. */
bool plot_read_errors(struct plot_call *p);

/* Reads the limits, ticks, logarithmic scales and titles of both axes, whether
   panels share axes, and the layout of panels. False on a fault. */
bool plot_read_axes(struct plot_call *p);

/* Warns about series that are means of medians or percentiles, or of means of
   groups of different sizes. */
void plot_check_means(struct plot_call *p);

/* Warns about series whose unit changes from row to row. */
void plot_check_units(struct plot_call *p);
