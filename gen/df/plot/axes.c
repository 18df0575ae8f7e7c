// SPDX-License-Identifier: MIT
// axes: ax.axvline and ax.axhline add reference lines to the chart of a call
// ax = df.plot.line(...).
#include "df/plot/axes.h"

#include "base/codes/df.h"
#include "chart/scale/cells.h"
#include "df/plot/plot_call.h"
#include "df/runtime/accessor.h"
#include "frame/moment.h"
#include "frame/moment_read.h"
#include "frame/number.h"

enum { LINES_MAX = 1000 };

static const struct accessor_kind AXES = {.name = S_INIT("Axes"),
                                          .on = ON_AXES};

struct object axes_make(struct eval *ev, struct chart_spec *spec)
{
    struct accessor *x = NEW(ev->scratch, struct accessor);
    *x = (struct accessor){
        .kind = &AXES, .of = {.type = OBJECT_NONE}, .chart = spec};
    return object_accessor(x);
}

/* Whether the chart shows its measure on the horizontal axis. A reference line
   at a number is then vertical. */
static bool is_across(const struct chart_spec *s)
{
    return s->kind == CHART_BARH || s->kind == CHART_RANGE ||
           s->kind == CHART_BOX || s->kind == CHART_HIST ||
           s->kind == CHART_DOT;
}

static bool has_dates(struct call *c, const struct chart_spec *s)
{
    enum calendar_unit unit;
    bool drawn = s->kind == CHART_LINE || s->kind == CHART_AREA ||
                 s->kind == CHART_SCATTER;
    return drawn && s->x && cells_days(c->ev->a, s->x, &unit);
}

/* Whether argument p, a date in `zone`, and the dates x either all have a time
   zone or all have none. If not, reports that and returns false. */
static bool same_zones(struct call *c, enum param p, const struct column *x,
                       int zone)
{
    bool aware = zone_is_aware(zone);
    return x->type != COLUMN_DATE || aware == zone_is_aware(x->zone) ||
           eval_fault(c->ev, DIAG_DF_TYPE, call_at(c, p),
                      aware ? "the date has a time zone, but the dates on the "
                              "x axis have none"
                            : "the date has no time zone, but the dates on the "
                              "x axis have one") ||
           eval_help(c->ev, aware ? "write the date like '2024-03-01'"
                                  : "write the date like "
                                    "'2024-03-01T00:00+00:00'");
}

/* Reads argument p, a date on the x axis: a string in ISO 8601 or a
   Timestamp. */
static bool read_date(struct call *c, enum param p, const struct chart_spec *s,
                      struct chart_line *line)
{
    struct object x = call_arg(c, p);
    struct buf b = {.a = c->ev->a};
    str why = STR_NONE;
    int64_t ns = 0;
    int zone = 0;
    if (!has_dates(c, s))
        return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, p),
                          "the chart has no dates on the x axis") ||
               eval_help(c->ev, "draw a line, area or scatter chart whose x is "
                                "a column of dates");
    if (x.type == OBJECT_STR && !moment_read_iso(as_str(x), &ns, &zone, &why))
        return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, p),
                          "'%.*s' is not an ISO 8601 date",
                          STR_ARG(as_str(x))) ||
               eval_help(c->ev, "write the date like 2024-03-01");
    if (x.type == OBJECT_DATE && object_is_nat(x))
        return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, p),
                          "a line cannot be drawn at NaT");
    if (x.type == OBJECT_DATE) {
        ns = x.u.i;
        zone = x.zone;
    }
    if (!same_zones(c, p, s->x, zone))
        return false;
    ns = moment_local(ns, zone_is_aware(zone) && zone_is_aware(s->x->zone)
                              ? s->x->zone
                              : zone);
    line->at = (double)ns / (double)MOMENT_DAY;
    line->date = true;
    moment_put_iso(&b, ns, ZONE_NONE,
                   ns % MOMENT_DAY ? SHOWN_ALONE : SHOWN_DAYS);
    line->text = buf_end(&b);
    return true;
}

/* Reads argument p, a number on the axis of the measure. `vertical`: the line
   is vertical. */
static bool read_number(struct call *c, enum param p, bool vertical,
                        const struct chart_spec *s, struct chart_line *line)
{
    struct object x = call_arg(c, p);
    struct buf b = {.a = c->ev->a};
    if (x.type != OBJECT_INT && x.type != OBJECT_FLOAT)
        return call_wrong(c, p, vertical ? "a number or a date" : "a number");
    line->at = x.type == OBJECT_INT ? (double)as_int(x) : as_float(x);
    if (!cells_drawable(line->at))
        return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, p),
                          "a line must be at a number from -1e300 to 1e300");
    if (vertical != is_across(s)) {
        eval_fault(c->ev, DIAG_DF_UNSUPPORTED, call_at(c, p),
                   "a %s line at a number in this kind of chart",
                   vertical ? "vertical" : "horizontal");
        return eval_help(
            c->ev, vertical ? "a vertical line needs dates on the x axis; "
                              "ax.axhline(y) draws a horizontal line"
                            : "ax.axvline(x) draws a vertical line");
    }
    if (x.type == OBJECT_INT)
        number_put_int(&b, as_int(x));
    else
        number_put_float(&b, line->at);
    line->text = buf_end(&b);
    return true;
}

/* Draws a reference line at the number or date in argument p. The text of the
   line is label= or, by default, the number or date. */
static bool add_line(struct call *c, enum param p, bool vertical)
{
    struct eval *ev = c->ev;
    struct chart_spec *s = as_accessor(c->self)->chart;
    struct plot_call plot = {.c = c};
    struct chart_line line = {0};
    struct object x = call_arg(c, p);
    bool date = vertical && (x.type == OBJECT_DATE || x.type == OBJECT_STR);
    str label = STR_NONE;
    if (!plot_read_others(&plot) || !call_str(c, PARAM_label, &label) ||
        !(date ? read_date(c, p, s, &line)
               : read_number(c, p, vertical, s, &line)))
        return false;
    if (label.n)
        line.text = str_dup(ev->a, label);
    if (s->n_references == LINES_MAX)
        return eval_fault(ev, DIAG_DF_VALUE, c->at,
                          "a chart can have at most %d lines", LINES_MAX);
    struct chart_line *v = NEW_N(ev->a, struct chart_line, s->n_references + 1);
    for (size_t i = 0; i < s->n_references; i++)
        v[i] = s->references[i];
    v[s->n_references++] = line;
    s->references = v;
    ev->chart_end = eval_pos(ev, c->at);
    return true;
}

static bool axvline(struct call *c, struct object *out)
{
    *out = (struct object){.type = OBJECT_NONE};
    return add_line(c, PARAM_x, true);
}

static bool axhline(struct call *c, struct object *out)
{
    *out = (struct object){.type = OBJECT_NONE};
    return add_line(c, PARAM_y, false);
}

const struct operation AXES_OPERATIONS[] = {
    {S_INIT("axhline"), ON_AXES, axhline,
     PARAMS(NEEDS(y), NAMED(label, NONE), OTHERS(kwargs)), 0, 1,
     "draws a horizontal line at a number"},
    {S_INIT("axvline"), ON_AXES, axvline,
     PARAMS(NEEDS(x), NAMED(label, NONE), OTHERS(kwargs)), 0, 1,
     "draws a vertical line at a date or number"},
    {{0}, 0, NULL, NULL, 0, 0, NULL},
};
