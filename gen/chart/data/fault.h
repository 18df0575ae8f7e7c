// SPDX-License-Identifier: MIT
// fault: what cannot be drawn, or would mislead.
#pragma once

#include "chart/data/spec.h"

enum chart_fault_kind {
    CHART_FAULT_NONE,
    CHART_FAULT_EMPTY,      /* no rows, no series */
    CHART_FAULT_COLUMN,     /* a column that this kind needs is not given */
    CHART_FAULT_NUMBERS,    /* y, or x where it must, has no numbers */
    CHART_FAULT_LOG,        /* zero or less on a log axis */
    CHART_FAULT_BAR_LOG,    /* bars, areas, counts on a log axis */
    CHART_FAULT_BAR_ZERO,   /* limits that keep bars from beginning at zero */
    CHART_FAULT_X_TWICE,    /* a line with two points at one x */
    CHART_FAULT_UNITS,      /* two units on one axis, or stacked */
    CHART_FAULT_STACK,      /* numbers below zero stacked */
    CHART_FAULT_CATEGORIES, /* more than 40 */
    CHART_FAULT_PANELS,     /* more than 40, or than the layout has room for */
    CHART_FAULT_LIMITS      /* ends of an axis that are none */
};

struct chart_fault {
    enum chart_fault_kind kind;
    str text;                    /* in words, without a full stop */
    str help;                    /* what will do; or STR_NONE */
    struct pos at;               /* in the script; src NULL: the call itself */
    const struct column *column; /* that it is about, or NULL */
    uint32_t row;                /* in it, or UINT32_MAX */
};

/* The first fault of a spec; kind NONE when it can be drawn. In `a`. */
struct chart_fault fault_find(struct arena *a, const struct chart_spec *spec);
