// SPDX-License-Identifier: MIT
// fault: one function for each of them, tried in order.
#include "chart/data/fault.h"

#include <math.h>

#include "base/map.h"
#include "chart/data/data.h"
#include "chart/scale/cells.h"
#include "frame/unit.h"

static struct chart_fault fault(enum chart_fault_kind kind, str text,
                                const struct column *column)
{
    return (struct chart_fault){kind, text, column, UINT32_MAX};
}

#define NO_FAULT fault(CHART_FAULT_NONE, STR_NONE, NULL)

static bool is_one_of(enum chart_kind kind, unsigned kinds)
{
    return kinds >> kind & 1;
}

enum {
    BARS = 1 << CHART_BAR | 1 << CHART_BARH,
    FROM_ZERO = BARS | 1 << CHART_AREA | 1 << CHART_HIST,
    ROWS = BARS | 1 << CHART_RANGE,
    CURVES = 1 << CHART_LINE | 1 << CHART_AREA
};

static struct chart_fault empty(struct arena *a, const struct chart_spec *s)
{
    (void)a;
    if (s->frame->n == 0)
        return fault(CHART_FAULT_EMPTY, S("there are no rows"), NULL);
    if (s->n_series == 0)
        return fault(CHART_FAULT_EMPTY, S("there are no columns to draw"),
                     NULL);
    return NO_FAULT;
}

static struct chart_fault columns(struct arena *a, const struct chart_spec *s)
{
    (void)a;
    if (s->kind == CHART_SCATTER && !s->x)
        return fault(CHART_FAULT_COLUMN, S("a scatter plot needs an x"), NULL);
    if (s->kind == CHART_SLOPE && s->n_series != 2)
        return fault(CHART_FAULT_COLUMN,
                     S("a slope chart needs two columns: before and after"),
                     NULL);
    for (size_t i = 0; i < s->n_series; i++) {
        const struct chart_series *y = &s->series[i];
        if (s->kind == CHART_RANGE && (!y->low || !y->high))
            return fault(CHART_FAULT_COLUMN,
                         S("a range needs a low and a high"), NULL);
        if (s->kind != CHART_RANGE && !y->y)
            return fault(CHART_FAULT_COLUMN, S("a series needs a y"), NULL);
    }
    return NO_FAULT;
}

static bool has_number(struct arena *a, const struct column *c)
{
    const double *v = cells_numbers(a, c);
    for (size_t i = 0; i < c->n; i++)
        if (!isnan(v[i]))
            return true;
    return false;
}

static struct chart_fault no_numbers(struct arena *a, const struct column *c,
                                     str name)
{
    if (!c || has_number(a, c))
        return NO_FAULT;
    return fault(CHART_FAULT_NUMBERS,
                 str_fmt(a, "'%.*s' has no numbers", STR_ARG(name)), c);
}

static struct chart_fault numbers(struct arena *a, const struct chart_spec *s)
{
    struct chart_fault f = NO_FAULT;
    for (size_t i = 0; !f.kind && i < s->n_series; i++) {
        const struct chart_series *y = &s->series[i];
        f = no_numbers(a, y->y, y->name);
        if (!f.kind && y->low)
            f = no_numbers(a, y->low, y->low->name);
        if (!f.kind && y->high)
            f = no_numbers(a, y->high, y->high->name);
    }
    enum calendar_unit unit;
    if (!f.kind && s->kind == CHART_SCATTER && !cells_days(a, s->x, &unit))
        f = no_numbers(a, s->x, s->x->name);
    return f;
}

static struct chart_fault no_log(struct arena *a, const struct column *c)
{
    const double *v = c ? cells_numbers(a, c) : NULL;
    for (size_t i = 0; c && i < c->n; i++)
        if (v[i] <= 0) {
            struct chart_fault f = fault(
                CHART_FAULT_LOG,
                str_fmt(a, "'%.*s' has %.*s: a log axis has no place for it",
                        STR_ARG(c->name), STR_ARG(cells_text(a, c, i))),
                c);
            f.row = (uint32_t)i;
            return f;
        }
    return NO_FAULT;
}

/* What measures lie on: x of bars that lie, y of others. */
static bool is_lying(const struct chart_spec *s)
{
    return s->kind == CHART_BARH || s->kind == CHART_RANGE ||
           s->kind == CHART_BOX;
}

static struct chart_fault logs(struct arena *a, const struct chart_spec *s)
{
    bool log = is_lying(s) ? s->x_log || s->y_log : s->y_log;
    struct chart_fault f = NO_FAULT;
    if (log && is_one_of(s->kind, FROM_ZERO))
        return fault(CHART_FAULT_BAR_LOG,
                     s->kind == CHART_AREA
                         ? S("an area begins at zero, and a log axis has none")
                         : S("bars begin at zero, and a log axis has none"),
                     NULL);
    for (size_t i = 0; log && !f.kind && i < s->n_series; i++) {
        const struct chart_series *y = &s->series[i];
        const struct column *all[] = {y->y, y->low, y->high};
        for (size_t k = 0; !f.kind && k < 3; k++)
            f = no_log(a, all[k]);
    }
    if (!f.kind && s->x_log && !s->x && is_one_of(s->kind, CURVES))
        return fault(CHART_FAULT_LOG,
                     S("rows are counted from 0, and a log axis has none"),
                     NULL);
    if (!f.kind && s->x_log && s->x &&
        is_one_of(s->kind, CURVES | 1 << CHART_SCATTER))
        f = no_log(a, s->x);
    return f;
}

static struct chart_fault limits(struct arena *a, const struct chart_spec *s)
{
    const struct chart_limits *both[] = {&s->x_limits, &s->y_limits};
    const struct chart_limits *m = is_lying(s) ? &s->x_limits : &s->y_limits;
    (void)a;
    for (size_t i = 0; i < 2; i++) {
        bool log = i ? s->y_log : s->x_log;
        if (both[i]->low >= both[i]->high || (log && both[i]->low <= 0))
            return fault(CHART_FAULT_LIMITS,
                         S("the limits of an axis are no range"), NULL);
    }
    if (is_one_of(s->kind, FROM_ZERO) && (m->low > 0 || m->high < 0))
        return fault(CHART_FAULT_BAR_ZERO,
                     S("bars begin at zero, and these limits leave it out"),
                     NULL);
    return NO_FAULT;
}

/* A name of a row within its line. */
static str key_of(struct arena *a, const struct chart_spec *s, size_t row)
{
    const struct column *parts[] = {s->x, s->by, s->facet};
    struct buf b = {.a = a};
    for (size_t k = 0; k < 3; k++) {
        if (parts[k])
            buf_put(&b, cells_text(a, parts[k], row));
        buf_putc(&b, '\0');
    }
    return buf_end(&b);
}

static struct chart_fault x_twice(struct arena *a, const struct chart_spec *s)
{
    bool one = is_one_of(s->kind, CURVES) ||
               (is_one_of(s->kind, ROWS) && (s->by || s->facet));
    struct map seen = {.a = a};
    for (size_t i = 0; one && s->x && i < s->frame->n; i++) {
        str key = key_of(a, s, i);
        if (map_add(&seen, key, NULL))
            continue;
        struct chart_fault f =
            fault(CHART_FAULT_X_TWICE,
                  str_fmt(a, "'%.*s' has %.*s more than once%s",
                          STR_ARG(s->x->name), STR_ARG(cells_text(a, s->x, i)),
                          s->by ? " in one series" : "; is it to have a 'by'?"),
                  s->x);
        f.row = (uint32_t)i;
        return f;
    }
    return NO_FAULT;
}

static struct chart_fault units(struct arena *a, const struct chart_spec *s)
{
    const struct unit *first = s->series[0].y ? s->series[0].y->unit : NULL;
    for (size_t i = 1; first && !s->subplots && i < s->n_series; i++) {
        const struct column *y = s->series[i].y;
        if (y && y->unit && !unit_adds(first, y->unit))
            return fault(CHART_FAULT_UNITS,
                         str_fmt(a,
                                 "'%.*s' counts %.*s, '%.*s' %.*s: one axis "
                                 "has one unit",
                                 STR_ARG(s->series[0].name),
                                 STR_ARG(unit_text(a, first)),
                                 STR_ARG(s->series[i].name),
                                 STR_ARG(unit_text(a, y->unit))),
                         y);
    }
    return NO_FAULT;
}

static struct chart_fault stack(struct arena *a, const struct chart_spec *s)
{
    bool stacked =
        s->kind == CHART_AREA || (s->stacked && is_one_of(s->kind, BARS));
    for (size_t i = 0; stacked && i < s->n_series; i++) {
        const double *v = cells_numbers(a, s->series[i].y);
        for (size_t k = 0; k < s->frame->n; k++)
            if (v[k] < 0)
                return fault(CHART_FAULT_STACK,
                             str_fmt(a,
                                     "'%.*s' is below zero: it cannot be "
                                     "stacked",
                                     STR_ARG(s->series[i].name)),
                             s->series[i].y);
    }
    return NO_FAULT;
}

static struct chart_fault categories(struct arena *a,
                                     const struct chart_spec *s)
{
    size_t n = s->frame->n;
    if (!is_one_of(s->kind, ROWS))
        n = s->kind == CHART_BOX ? s->n_series : 0;
    else if (s->x && (s->by || s->facet))
        n = cells_groups(a, s->x).n;
    if (n <= DATA_CATEGORIES_MAX)
        return NO_FAULT;
    return fault(
        CHART_FAULT_CATEGORIES,
        str_fmt(a, "%zu categories are more than %d", n, DATA_CATEGORIES_MAX),
        s->x);
}

struct chart_fault fault_find(struct arena *a, const struct chart_spec *spec)
{
    static struct chart_fault (*const ALL[])(struct arena *,
                                             const struct chart_spec *) = {
        empty, columns, numbers,    logs,   limits,
        units, stack,   categories, x_twice};
    struct chart_fault f = NO_FAULT;
    for (size_t i = 0; !f.kind && i < sizeof ALL / sizeof *ALL; i++)
        f = ALL[i](a, spec);
    return f;
}
