// SPDX-License-Identifier: MIT
// fault: has a function for each kind of fault, and calls them in order.
#include "chart/data/fault.h"

#include <math.h>

#include "base/map.h"
#include "chart/data/data.h"
#include "chart/scale/cells.h"
#include "chart/scale/figures.h"
#include "frame/name.h"
#include "frame/unit.h"

static struct chart_fault fault(str text, struct pos at, const char *help)
{
    return (struct chart_fault){text, str_c(help), at};
}

#define NOWHERE ((struct pos){.src = NULL})
#define NO_FAULT ((struct chart_fault){.text = STR_NONE})

static bool is_one_of(enum chart_kind kind, unsigned kinds)
{
    return kinds >> kind & 1;
}

enum {
    BARS = 1 << CHART_BAR | 1 << CHART_BARH,
    ROWS = BARS | 1 << CHART_RANGE | 1 << CHART_DOT,
    CURVES = 1 << CHART_LINE | 1 << CHART_AREA
};

static struct chart_fault empty(struct arena *a, const struct chart_spec *s)
{
    (void)a;
    if (s->frame->n == 0)
        return fault(S("no rows to draw"), NOWHERE, NULL);
    if (s->n_series == 0)
        return fault(S("no columns to draw"), NOWHERE, NULL);
    return NO_FAULT;
}

static struct chart_fault columns(struct arena *a, const struct chart_spec *s)
{
    if (s->kind == CHART_SCATTER && !s->x)
        return fault(S("a scatter plot needs an x"), NOWHERE, NULL);
    if (s->kind == CHART_SLOPE && s->n_series != 2)
        return fault(S("a slope chart needs two columns: before and after"),
                     NOWHERE, NULL);
    if (s->by && s->n_series > 1)
        return fault(
            str_fmt(a, "'by' needs a single column as y, but there are %zu",
                    s->n_series),
            s->series[1].at, "name a single column: y='COLUMN'");
    for (size_t i = 0; i < s->n_series; i++) {
        const struct chart_series *y = &s->series[i];
        if (s->kind == CHART_RANGE && (!y->low || !y->high))
            return fault(S("a range needs a low and a high"), NOWHERE, NULL);
        if (s->kind != CHART_RANGE && !y->y)
            return fault(S("a series needs a y"), NOWHERE, NULL);
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
                                     str name, struct pos at)
{
    if (!c || has_number(a, c))
        return NO_FAULT;
    return fault(
        str_fmt(a, "column '%.*s' contains no numbers", STR_ARG(name)), at,
        "all its cells are missing or strings; name a column of numbers, "
        "or convert the strings with pd.to_numeric()");
}

static struct chart_fault numbers(struct arena *a, const struct chart_spec *s)
{
    struct chart_fault f = NO_FAULT;
    enum calendar_unit unit;
    for (size_t i = 0; !f.text.p && i < s->n_series; i++) {
        const struct chart_series *y = &s->series[i];
        f = no_numbers(a, y->y, y->name, y->at);
        if (!f.text.p && y->low)
            f = no_numbers(a, y->low, y->low->name, y->at);
        if (!f.text.p && y->high)
            f = no_numbers(a, y->high, y->high->name, y->at);
    }
    if (!f.text.p && s->kind == CHART_SCATTER && !cells_days(a, s->x, &unit))
        f = no_numbers(a, s->x, s->x->name, s->x_at);
    return f;
}

/* Returns a fault unless all cells of c, a column whose numbers the chart
   shows, are numbers of one unit. */
static struct chart_fault no_measure(struct arena *a, const struct column *c,
                                     struct pos at)
{
    if (!c || (c->type != COLUMN_STR && c->type != COLUMN_OBJECT))
        return NO_FAULT;
    const struct figure_cell *v = figures_read(a, c);
    str name = name_text(a, c->name);
    for (size_t r = 0; r < c->n; r++)
        if (v[r].kind == FIGURE_TEXT && column_value(c, r).type != VALUE_BOOL)
            return fault(
                str_fmt(a,
                        "column '%.*s' has a cell that is not a number: "
                        "'%.*s'",
                        STR_ARG(name), STR_ARG(cells_text(a, c, r))),
                at, "leave the cell empty if it has no number");
    struct figures_compared by = figures_compare(a, v, c->n);
    return by.alike == FIGURES_ALIKE
               ? NO_FAULT
               : fault(figures_fault(a, name, v, &by), at, FIGURES_HELP);
}

static struct chart_fault no_log(struct arena *a, const struct column *c,
                                 struct pos at)
{
    const double *v = c ? cells_numbers(a, c) : NULL;
    for (size_t i = 0; c && i < c->n; i++)
        if (v[i] <= 0)
            return (struct chart_fault){
                str_fmt(a,
                        "column '%.*s' contains %.*s, which a log axis cannot "
                        "show",
                        STR_ARG(c->name), STR_ARG(cells_text(a, c, i))),
                str_fmt(a,
                        "a log axis needs numbers above zero; "
                        "df[df['%.*s'] > 0] keeps only such rows",
                        STR_ARG(c->name)),
                at};
    return NO_FAULT;
}

static struct chart_fault no_index(struct arena *a, const struct column *c,
                                   struct pos at)
{
    const double *v = c ? cells_numbers(a, c) : NULL;
    for (size_t i = 0; c && i < c->n; i++)
        if (v[i] <= 0)
            return fault(
                str_fmt(
                    a,
                    "column '%.*s' contains %.*s, which ':index:' cannot show",
                    STR_ARG(name_text(a, c->name)),
                    STR_ARG(cells_text(a, c, i))),
                at, "':index:' needs numbers above zero");
    return NO_FAULT;
}

/* Returns the first fault that `check` finds in the columns of the series. */
static struct chart_fault
check_series(struct arena *a, const struct chart_spec *s,
             struct chart_fault (*check)(struct arena *, const struct column *,
                                         struct pos))
{
    struct chart_fault f = NO_FAULT;
    for (size_t i = 0; i < s->n_series; i++) {
        const struct chart_series *y = &s->series[i];
        const struct column *all[] = {y->y, y->low, y->high};
        for (size_t k = 0; !f.text.p && k < 3; k++)
            f = check(a, all[k], y->at);
    }
    return f;
}

static struct chart_fault measures(struct arena *a, const struct chart_spec *s)
{
    enum calendar_unit unit;
    struct chart_fault f = no_measure(a, s->size, NOWHERE);
    if (!f.text.p)
        f = check_series(a, s, no_measure);
    if (!f.text.p && s->kind == CHART_SCATTER && !cells_days(a, s->x, &unit))
        f = no_measure(a, s->x, s->x_at);
    return f;
}

static struct chart_fault logs(struct arena *a, const struct chart_spec *s)
{
    bool log = data_is_log(s);
    struct chart_fault f = NO_FAULT;
    if (log && data_is_from_zero(s))
        return fault(
            s->kind == CHART_AREA
                ? S("an area starts at zero, which a log axis cannot show")
                : S("bars start at zero, which a log axis cannot show"),
            NOWHERE, "use line, scatter or range for a log axis");
    if (log)
        f = check_series(a, s, no_log);
    else if (s->index)
        f = check_series(a, s, no_index);
    if (!f.text.p && s->x_log && !s->x && is_one_of(s->kind, CURVES))
        return fault(
            S("without x=, the x axis shows the row numbers from 0, but a log "
              "axis cannot show 0"),
            NOWHERE, "name a column for x: x='COLUMN'");
    if (!f.text.p && s->x_log && s->x &&
        is_one_of(s->kind, CURVES | 1 << CHART_SCATTER))
        f = no_log(a, s->x, s->x_at);
    for (size_t i = 0; s->x_log && i < s->n_series; i++) {
        f = f.text.p ? f : no_log(a, s->series[i].x_low, s->x_at);
        f = f.text.p ? f : no_log(a, s->series[i].x_high, s->x_at);
    }
    return f;
}

static struct chart_fault limits(struct arena *a, const struct chart_spec *s)
{
    const struct chart_limits *both[] = {&s->x_limits, &s->y_limits};
    bool horizontal = data_is_horizontal(s);
    const struct chart_limits *m = both[!horizontal];
    for (size_t i = 0; i < 2; i++) {
        bool log = i ? s->y_log : s->x_log || (horizontal && s->y_log);
        const struct chart_positions *t = i ? &s->y_ticks : &s->x_ticks;
        if (log && t->n && t->v[0] <= 0)
            return fault(str_fmt(a,
                                 "%cticks contains %.17g, which a log axis "
                                 "cannot show",
                                 i ? 'y' : 'x', t->v[0]),
                         t->at, "write only ticks above zero");
        if (both[i]->low >= both[i]->high || (log && both[i]->low <= 0))
            return fault(str_fmt(a,
                                 log ? "%clim is invalid on a log axis: both "
                                       "limits must be above zero"
                                     : "%clim is invalid: the first limit must "
                                       "be below the second",
                                 i ? 'y' : 'x'),
                         both[i]->at,
                         log ? "write (low, high), such as (1, 100)"
                             : "write (low, high), such as (0, 100)");
    }
    if (data_is_from_zero(s) && (m->low > 0 || m->high < 0))
        return fault(S("bars start at zero, which these limits exclude"), m->at,
                     "include zero in the limits; a line or scatter chart can "
                     "start elsewhere");
    return NO_FAULT;
}

/* ---- rows at the same position ---- */

/* Returns the position of a row on x as a string. Equal dates or numbers have
   equal strings, however the cells are written. */
static str position_text(struct arena *a, const struct chart_spec *s,
                         const double *positions, size_t row)
{
    return positions ? str_fmt(a, "%.17g", positions[row])
                     : cells_text(a, s->x, row);
}

/* Returns a string that is the same for rows of the same series, facet and
   position. */
static str key_of(struct arena *a, const struct chart_spec *s, str position,
                  size_t row)
{
    const struct column *parts[] = {s->by, s->facet};
    struct buf b = {.a = a};
    buf_put(&b, position);
    for (size_t k = 0; k < 2; k++) {
        buf_putc(&b, '\0');
        if (parts[k])
            buf_put(&b, cells_text(a, parts[k], row));
    }
    return buf_end(&b);
}

/* Returns the facet and series of a row, for a message: ", with Model 'a',
   GPU 'b',". */
static str part_of(struct arena *a, const struct chart_spec *s, size_t row)
{
    const struct column *parts[] = {s->facet, s->by};
    struct buf b = {.a = a};
    for (size_t k = 0; k < 2; k++)
        if (parts[k])
            buf_printf(&b, "%s%.*s '%.*s'", b.n ? ", " : ", with ",
                       STR_ARG(name_text(a, parts[k]->name)),
                       STR_ARG(cells_text(a, parts[k], row)));
    buf_put(&b, b.n ? S(",") : S(""));
    return buf_end(&b);
}

static struct chart_fault twice_in(struct arena *a, const struct chart_spec *s,
                                   const struct chart_series *y,
                                   const double *positions)
{
    const double *v = cells_numbers(a, y->y ? y->y : y->high);
    struct map seen = {.a = a};
    /* In bar, range and dot charts, a second row without a name is a fault as
       well. */
    bool row = is_one_of(s->kind, ROWS);
    const char *quote = s->x->type == COLUMN_STR ? "'" : "";
    for (size_t i = 0; i < s->frame->n; i++) {
        bool unnamed = column_is_missing(s->x, i);
        if (isnan(v[i]) || (unnamed && !row))
            continue;
        str position = position_text(a, s, positions, i);
        str key = key_of(a, s, position, i);
        if (map_add(&seen, key, (void *)(uintptr_t)(i + 1)))
            continue;
        size_t first = (size_t)(uintptr_t)map_get(&seen, key);
        return fault(
            str_fmt(a,
                    "rows %zu and %zu of the table%.*s both have %s%.*s%s in "
                    "column '%.*s'",
                    first, i + 1, STR_ARG(part_of(a, s, i)),
                    unnamed ? "no value" : quote,
                    STR_ARG(cells_text(a, s->x, i)), unnamed ? "" : quote,
                    STR_ARG(s->x->name)),
            s->x_at,
            s->by ? "a series needs one row for each x: combine rows with "
                    "groupby()"
                  : "a series needs one row for each x: split the rows into "
                    "series with by='COLUMN', or combine rows with groupby()");
    }
    return NO_FAULT;
}

static struct chart_fault x_twice(struct arena *a, const struct chart_spec *s)
{
    bool curves = is_one_of(s->kind, CURVES);
    bool one = curves || (is_one_of(s->kind, ROWS) && (s->by || s->facet));
    struct chart_fault f = NO_FAULT;
    enum calendar_unit unit;
    if (!one || !s->x)
        return f;
    const double *positions = curves ? cells_days(a, s->x, &unit) : NULL;
    if (curves && !positions && s->x->type != COLUMN_STR)
        positions = cells_numbers(a, s->x);
    for (size_t i = 0; !f.text.p && i < s->n_series; i++)
        f = twice_in(a, s, &s->series[i], positions);
    return f;
}

/* ---- units ---- */

/* Returns the unit of a series as a string: its unit u if that is known and not
   presumed, else the prefix and suffix of its numbers. Returns an empty string
   if the numbers have neither. */
static str unit_words(struct arena *a, const struct chart_series *s,
                      const struct unit *u)
{
    struct chart_format f = data_format_of(s);
    return u && !u->presumed
               ? unit_text(a, u)
               : str_fmt(a, "%.*s%.*s", STR_ARG(f.head), STR_ARG(f.tail));
}

static struct chart_fault two_units(struct arena *a, str x, str x_unit, str y,
                                    str y_unit, struct pos at, const char *help)
{
    return fault(str_fmt(a,
                         "'%.*s' is in %.*s, but '%.*s' is in %.*s: values "
                         "on one axis must have the same unit",
                         STR_ARG(x), STR_ARG(x_unit), STR_ARG(y),
                         STR_ARG(y_unit)),
                 at, help);
}

/* Returns the help line for two columns with different units on one axis.
   Either unit may be NULL. */
static const char *help_units(const struct unit *x, const struct unit *y)
{
    return x && y && unit_is_convertible(x, y)
               ? "convert one of the columns to the other's unit"
               : "choose columns with the same unit";
}

/* Returns a fault if the columns of a range have units that cannot be
   compared. */
static struct chart_fault range_units(struct arena *a,
                                      const struct chart_series *s)
{
    const struct column *all[] = {s->low, s->y};
    const struct unit *u = s->high->unit;
    for (size_t i = 0; u && i < 2; i++)
        if (all[i] && all[i]->unit && !unit_adds(u, all[i]->unit))
            return two_units(a, all[i]->name, unit_text(a, all[i]->unit),
                             s->high->name, unit_text(a, u), s->at,
                             help_units(u, all[i]->unit));
    return NO_FAULT;
}

static struct chart_fault units(struct arena *a, const struct chart_spec *s)
{
    const struct chart_series *x = &s->series[0], *y;
    bool horizontal = data_is_horizontal(s);
    bool apart = s->subplots && (horizontal ? s->x_apart : s->y_apart);
    if (s->kind == CHART_RANGE)
        return range_units(a, x);
    for (size_t i = 1; !apart && i < s->n_series; i++) {
        y = &s->series[i];
        const struct unit *u = x->unit, *v = y->unit;
        str x_unit = unit_words(a, x, u), y_unit = unit_words(a, y, v);
        bool differ = u && v ? !unit_adds(u, v)
                             : x_unit.n && y_unit.n && !str_eq(x_unit, y_unit);
        if (differ)
            return two_units(
                a, x->name, x_unit, y->name, y_unit, y->at,
                s->kind == CHART_SLOPE || (u && v && unit_is_convertible(u, v))
                    ? help_units(u, v)
                : horizontal && s->kind != CHART_BOX
                    ? "subplots=True, sharex=False gives each column its own "
                      "axis"
                    : "subplots=True, sharey=False gives each column its own "
                      "axis");
    }
    return NO_FAULT;
}

static struct chart_fault stack(struct arena *a, const struct chart_spec *s)
{
    bool stacked = s->stacked && is_one_of(s->kind, BARS | 1 << CHART_AREA);
    for (size_t i = 0; stacked && i < s->n_series; i++) {
        const double *v = cells_numbers(a, s->series[i].y);
        for (size_t k = 0; k < s->frame->n; k++)
            if (v[k] < 0)
                return fault(
                    str_fmt(a,
                            "column '%.*s' contains numbers below zero, which "
                            "cannot be stacked",
                            STR_ARG(s->series[i].name)),
                    s->series[i].at,
                    s->kind == CHART_AREA
                        ? "stacked=False draws each area from zero"
                        : "stacked=False draws the bars side by side");
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
    return fault(str_fmt(a,
                         "the chart has %zu categories, but at most %d are "
                         "allowed",
                         n, DATA_CATEGORIES_MAX),
                 s->x_at,
                 "':limit: 40' draws only the first 40 rows; ':sort: COLUMN' "
                 "decides which rows are first");
}

/* Returns the number of panels that the chart needs. */
static size_t panels_of(struct arena *a, const struct chart_spec *s)
{
    bool many = s->kind == CHART_HIST || s->kind == CHART_BOX;
    if (s->facet && !many)
        return cells_groups(a, s->facet).n;
    if (!s->subplots && s->kind != CHART_HIST)
        return 1;
    const struct column *by = s->by ? s->by : s->colour ? s->colour : s->facet;
    return by                       ? cells_groups(a, by).n
           : s->kind == CHART_SLOPE ? s->frame->n
                                    : s->n_series;
}

static struct chart_fault panels(struct arena *a, const struct chart_spec *s)
{
    size_t n = panels_of(a, s);
    if (n > DATA_CATEGORIES_MAX)
        return fault(
            str_fmt(a, "the chart has %zu panels, but at most %d are allowed",
                    n, DATA_CATEGORIES_MAX),
            NOWHERE,
            s->facet ? "':facet:' draws a panel for each value: choose a "
                       "column with fewer values"
                     : "choose a column with fewer values, or fewer columns");
    if (s->rows && s->columns && s->rows * s->columns < n)
        return fault(str_fmt(a,
                             "the chart has %zu panels, but layout=(%zu, %zu) "
                             "has room for %zu",
                             n, s->rows, s->columns, s->rows * s->columns),
                     NOWHERE, "layout=(-1, 2) makes as many rows as needed");
    return NO_FAULT;
}

struct chart_fault fault_find(struct arena *a, const struct chart_spec *spec)
{
    static struct chart_fault (*const ALL[])(struct arena *,
                                             const struct chart_spec *) = {
        empty, columns, numbers,    measures, logs,   limits,
        units, stack,   categories, panels,   x_twice};
    struct chart_fault f = NO_FAULT;
    for (size_t i = 0; !f.text.p && i < sizeof ALL / sizeof *ALL; i++)
        f = ALL[i](a, spec);
    return f;
}
