// SPDX-License-Identifier: MIT
// cells: parses the cells of a column for charts of all kinds.
#include "chart/scale/cells.h"

#include <math.h>

#include "base/map.h"
#include "frame/display.h"
#include "frame/figure.h"
#include "frame/moment.h"
#include "frame/thousands.h"

static double number_of(struct value v, const struct notation *as)
{
    return v.type == VALUE_BOOL ? v.b : figure_of_value(v, as).value;
}

bool cells_drawable(double x)
{
    return fabs(x) < 1e300;
}

double *cells_numbers(struct arena *a, const struct column *c)
{
    const struct notation *as = figure_notation(c);
    double *v = NEW_N(a, double, c->n);
    if (c->type == COLUMN_FLOAT && c->n)
        memcpy(v, c->f, c->n * sizeof *v);
    for (size_t i = 0; c->type != COLUMN_FLOAT && i < c->n; i++)
        v[i] = number_of(column_value(c, i), as);
    for (size_t i = 0; i < c->n; i++)
        if (!cells_drawable(v[i]))
            v[i] = NAN;
    return v;
}

str cells_text(struct arena *a, const struct column *c, size_t row)
{
    struct value v = column_value(c, row);
    struct buf b = {.a = a};
    if (v.type == VALUE_STR)
        return v.s;
    display_put(&b, c, row);
    return buf_end(&b);
}

str cells_shown(struct arena *a, const struct column *c, str cell)
{
    return thousands_of(a, cell, figure_notation(c), c->display.thousands);
}

/* Returns the days of a column of dates. A date with a time zone has its local
   time. */
static double *moments(struct arena *a, const struct column *c,
                       enum calendar_unit *unit)
{
    bool any = false;
    double *v = NEW_N(a, double, c->n);
    *unit = c->zone == ZONE_YEAR                               ? CALENDAR_YEAR
            : c->zone == ZONE_MONTH || c->zone == ZONE_QUARTER ? CALENDAR_MONTH
                                                               : CALENDAR_DAY;
    for (size_t i = 0; i < c->n; i++) {
        v[i] = NAN;
        if (c->i[i] == MOMENT_NAT)
            continue;
        int64_t ns = moment_local(c->i[i], c->zone);
        any = true;
        v[i] = (double)ns / (double)MOMENT_DAY;
        enum calendar_unit one = ns % MOMENT_DAY == 0      ? CALENDAR_DAY
                                 : ns % MOMENT_MINUTE == 0 ? CALENDAR_MINUTE
                                                           : CALENDAR_SECOND;
        if (!zone_is_period(c->zone) && one > *unit)
            *unit = one;
    }
    return any ? v : NULL;
}

double *cells_days(struct arena *a, const struct column *c,
                   enum calendar_unit *unit)
{
    bool any = false;
    if (c->type == COLUMN_DATE)
        return moments(a, c, unit);
    if (c->type != COLUMN_STR)
        return NULL;
    double *v = NEW_N(a, double, c->n);
    *unit = CALENDAR_YEAR;
    for (size_t i = 0; i < c->n; i++) {
        enum calendar_unit one;
        v[i] = NAN;
        if (!c->s[i].p || !c->s[i].n)
            continue;
        if (!calendar_read(c->s[i], &v[i], &one))
            return NULL;
        *unit = one > *unit ? one : *unit;
        any = true;
    }
    return any ? v : NULL;
}

struct cell_groups cells_groups(struct arena *a, const struct column *c)
{
    struct map seen = {.a = a};
    struct cell_groups g = {.names = NEW_N(a, str, c->n),
                            .of = NEW_N(a, uint32_t, c->n)};
    for (size_t i = 0; i < c->n; i++) {
        str name = cells_text(a, c, i);
        struct map_entry *e = map_find(&seen, name);
        if (!e) {
            g.names[g.n++] = name;
            e = map_put(&seen, name, NULL);
        }
        g.of[i] = (uint32_t)(e - seen.v);
    }
    return g;
}

struct cell_groups cells_each(struct arena *a, const struct column *c)
{
    struct cell_groups g = {.names = NEW_N(a, str, c->n),
                            .n = c->n,
                            .of = NEW_N(a, uint32_t, c->n)};
    for (size_t i = 0; i < c->n; i++) {
        g.names[i] = cells_text(a, c, i);
        g.of[i] = (uint32_t)i;
    }
    return g;
}
