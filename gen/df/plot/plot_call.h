// SPDX-License-Identifier: MIT
// plot_call: a call of df.plot as it is read, part by part, into the spec of a
// chart. What cannot be is reported at its argument.
#pragma once

#include "chart/data/spec.h"
#include "df/runtime/call.h"

struct plot_call {
    struct call *c;
    struct frame f; /* what plot was called on */
    struct chart_spec *spec;
    struct plot_series {
        struct chart_series *v;
        size_t n, cap;
    } series;
};

/* The column that an argument gives: its name, or a list of that alone, its
   place, or a series; *out is left alone when there is none. numbers: it has
   to have some. */
bool plot_column(struct plot_call *p, enum param param, bool numbers,
                 const struct column **out);

/* The columns that y names; without it all that have numbers, but for those
   that have another part. */
bool plot_read_series(struct plot_call *p);

void plot_add_series(struct plot_call *p, struct chart_series s);

/* Warns that an argument has no effect, with a help. */
void plot_ignored(struct plot_call *p, enum param param, const char *help);

/* Whether cells are numbers, or texts of numbers, as format() makes them. */
bool plot_has_numbers(const struct column *x);

/* "column has no numbers to draw", or with NULL "no column has"; gives false.
 */
bool plot_no_numbers(struct plot_call *p, const struct df_expr *at,
                     const struct column *y);

/* xerr and yerr: a number for all, the name of a column, a list of names, one
   for each y, a series, numbers by row, or by name of y: a dict, a frame. */
bool plot_read_errors(struct plot_call *p);

/* Limits, ticks, logarithms, titles of both axes; how panels share them, and
   how many stand side by side. */
bool plot_read_axes(struct plot_call *p);

/* Warns where a series is a mean of what are means, medians or percentiles
   already, of groups that were not of one size. */
void plot_check_means(struct plot_call *p);

/* Warns where the unit of a series changes from row to row. */
void plot_check_units(struct plot_call *p);
