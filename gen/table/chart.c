// SPDX-License-Identifier: MIT
// chart: applies the options of a df-chart to the spec from df.plot: first the
// options that name columns, then :sort: and :limit:.
#include "table/chart.h"

#include "base/codes/directive.h"
#include "base/codes/result.h"
#include "base/vec.h"
#include "chart/scale/cells.h"
#include "chart/scale/figures.h"
#include "df/run/script.h"
#include "doc/fields.h"
#include "frame/moment.h"
#include "frame/moment_read.h"
#include "frame/name.h"
#include "frame/numeral.h"
#include "frame/order.h"
#include "table/amounts.h"
#include "table/better.h"
#include "table/chart_default.h"
#include "table/column_list.h"
#include "table/what_if.h"

/* ---- options ---- */

enum {
    POINT_BYTES = 4096
    /* number of bytes that a point adds to the page: two drawings, and a row of
       the data */
};

struct chart_job {
    struct document *doc;
    struct arena *a;
    const struct chart_block *block;
    /* has the frame of the spec; options look up columns in it */
    struct frame_table table;
    struct chart_spec *spec;
    bool ok;
};

static void fault(struct chart_job *j, const struct table_option *o,
                  const char *option, str why, const char *help)
{
    diag_at(j->doc->diags, DIAG_DIRECTIVE_VALUE, o->at, str_c(option),
            S("df-chart"), why);
    diag_help(j->doc->diags, "%s", help);
    j->ok = false;
}

/* Returns the column that an option names. Returns NULL if the option is not
   given or, after a report, does not name exactly one column. */
static const struct column *
column_of(struct chart_job *j, const struct table_option *o, const char *option)
{
    struct column_named c = {.column = STR_NPOS};
    if (!o->at.src)
        return NULL;
    struct column_list l =
        column_list_of(j->a, j->doc->diags, &j->table, option, o);
    if (!str_trim(o->text).n)
        fault(j, o, option, S("the name of a column is missing"),
              "expected one column");
    if (column_list_next(&l, &c) && !str_trim(l.rest).n)
        return j->spec->frame->columns[c.column];
    if (c.column != STR_NPOS)
        fault(j, o, option,
              str_fmt(j->a, "'%.*s' names more than one column",
                      STR_ARG(str_trim(o->text))),
              "expected one column");
    j->ok = false;
    return NULL;
}

/* Returns `one`, an element of an option's value, with its fields replaced by
   their values. */
static str filled(struct chart_job *j, const struct table_option *o, str one)
{
    return fields_fill(j->a, j->doc->diags, o->at, FIELD_TEXT, one);
}

/* Applies :highlight:, whose value has the form NAME (',' NAME)*. */
static void set_highlight(struct chart_job *j)
{
    const struct table_option *o = &j->block->highlight;
    str rest = o->text, name;
    if (!o->at.src)
        return;
    struct strs *names = NEW(j->a, struct strs);
    while (str_cut(&rest, ',', &name))
        vec_push(j->a, names, str_trim(filled(j, o, name)));
    j->spec->highlight = names;
}

static void set_colours(struct chart_job *j)
{
    const struct table_option *o = &j->block->colours;
    if (o->at.src && !palette_read(j->a, o->text, &j->spec->colours))
        fault(j, o, "colors",
              str_fmt(j->a, "invalid value '%.*s'", STR_ARG(o->text)),
              PALETTE_EXPECTED);
}

struct reference_lines {
    struct chart_line *v;
    size_t n, cap;
};

/* If a time of day follows a date, as in 2024-03-01 14:30, removes it from
   *rest, sets *ns and *zone, and returns the date with the time. Otherwise
   returns `date` and changes nothing. */
static str with_time(struct arena *a, str date, str *rest, int64_t *ns,
                     int *zone)
{
    str after = *rest, time, why;
    int64_t found;
    int offset;
    if (!str_word(&after, &time) || str_find_char(time, ':', 0) > 2)
        return date;
    str both =
        str_fmt(a, "%.*s %s%.*s", STR_ARG(date),
                str_find_char(time, ':', 0) == 1 ? "0" : "", STR_ARG(time));
    if (!moment_read_iso(both, &found, &offset, &why))
        return date;
    *ns = found;
    *zone = offset;
    *rest = after;
    return both;
}

/* Reads a vertical line from `one`: DATE TEXT?, such as 2024-03-01 Release 2.20
   or 2024-03-01 14:30 Restart. Returns false with line->date unchanged if `one`
   does not begin with a date in ISO 8601. If the chart has no dates on x,
   reports the date and returns false with line->date set. */
static bool read_date_line(struct chart_job *j, const struct table_option *o,
                           const char *option, str one, struct chart_line *line)
{
    str word, why;
    int64_t ns;
    int zone;
    enum calendar_unit unit;
    const struct chart_spec *s = j->spec;
    bool drawn = s->kind == CHART_LINE || s->kind == CHART_AREA ||
                 s->kind == CHART_SCATTER;
    if (!str_word(&one, &word) || word.n < 7 || word.p[4] != '-' ||
        !moment_read_iso(word, &ns, &zone, &why))
        return false;
    word = with_time(j->a, word, &one, &ns, &zone);
    if (!drawn || !s->x || !cells_days(j->a, s->x, &unit)) {
        fault(j, o, option,
              str_fmt(
                  j->a,
                  "'%.*s' is a date, but the chart has no dates on the x axis",
                  STR_ARG(word)),
              "expected a number; a line at a date needs a date column as x=");
        line->date = true;
        return false;
    }
    bool local = zone_is_aware(zone) && zone_is_aware(s->x->zone);
    ns = moment_local(ns, local ? s->x->zone : zone);
    line->at = (double)ns / (double)MOMENT_DAY;
    line->text = str_trim(one).n ? str_trim(one) : word;
    line->date = true;
    return true;
}

/* Adds the lines of an option to `lines`. The option's value is a list of
   NUMBER TEXT? or DATE TEXT?, separated by ';'. `text` is the label of lines
   that have a NUMBER without a TEXT; if `text` is empty, the number is the
   label. */
static void add_lines(struct chart_job *j, const struct table_option *o,
                      const char *option, str text,
                      struct reference_lines *lines)
{
    str rest = o->text, one, word;
    while (o->at.src && str_cut(&rest, ';', &one)) {
        struct chart_line line = {0};
        one = filled(j, o, one);
        line.text = str_trim(one);
        if (read_date_line(j, o, option, one, &line)) {
            vec_push(j->a, lines, line);
            continue;
        }
        if (line.date)
            return;
        if (!str_word(&one, &word) || !numeral_value(word, &line.at)) {
            fault(j, o, option,
                  str_fmt(j->a, "'%.*s' does not begin with a number",
                          STR_ARG(str_trim(line.text))),
                  "expected a number or, if the x axis has dates, a date, then "
                  "a text: '10 ms' or '2024-03-01 Release 2.20'");
            return;
        }
        if (!cells_drawable(line.at)) {
            fault(j, o, option,
                  str_fmt(j->a, "'%.*s' is larger than 1e300",
                          STR_ARG(str_trim(line.text))),
                  "expected a number from -1e300 to 1e300");
            return;
        }
        if (text.n && !str_trim(one).n)
            line.text = text;
        vec_push(j->a, lines, line);
    }
}

/* Applies :reference: and :ideal:. An empty :ideal: draws linear scaling from
   the first x. The values of any other :ideal:, such as 100% for efficiencies,
   are drawn as reference lines, labelled "linear" by default. */
static void set_references(struct chart_job *j)
{
    const struct chart_block *b = j->block;
    struct reference_lines lines = {0};
    for (size_t i = 0; i < j->spec->n_references; i++)
        vec_push(j->a, &lines, j->spec->references[i]);
    add_lines(j, &b->reference, "reference", S(""), &lines);
    j->spec->ideal = b->ideal.at.src && !str_trim(b->ideal.text).n;
    if (!j->spec->ideal)
        add_lines(j, &b->ideal, "ideal", S("linear"), &lines);
    j->spec->references = lines.v;
    j->spec->n_references = lines.n;
}

/* Applies :index:, and adds a reference line at 1. */
static void set_index(struct chart_job *j)
{
    struct chart_spec *s = j->spec;
    const struct table_option *o = &j->block->index;
    if (!o->at.src || !s->frame->n)
        return;
    s->index = s->kind == CHART_LINE;
    if (!s->index) {
        fault(j, o, "index", S("only df.plot.line() supports ':index:'"),
              "remove the option, or draw lines");
        return;
    }
    struct chart_line *v = NEW_N(j->a, struct chart_line, s->n_references + 1);
    for (size_t i = 0; i < s->n_references; i++)
        v[i] = s->references[i];
    v[s->n_references++] = (struct chart_line){.at = 1};
    s->references = v;
}

static int direction(struct chart_job *j, const struct site *site, str wish,
                     const struct column *c)
{
    if (wish.n)
        return str_eq(wish, S("max")) ? 1 : -1;
    enum better b = better_of_column(site, j->a, j->doc->diags, c);
    return b == BETTER_HIGHER ? 1 : b == BETTER_LOWER ? -1 : 0;
}

/* Applies :frontier:. Its value is 'auto', or the columns of x and y, each with
   "=min" or "=max". */
static void set_frontier(struct chart_job *j, const struct site *site)
{
    const struct table_option *o = &j->block->frontier;
    struct chart_spec *s = j->spec;
    struct column_named c;
    if (!o->at.src || !s->frame->n)
        return;
    if (s->kind != CHART_SCATTER) {
        fault(j, o, "frontier", S("only df.plot.scatter() can draw a frontier"),
              "remove the option, or draw a scatter chart");
        return;
    }
    const struct column *y = s->series[0].y;
    s->frontier_x = direction(j, site, S(""), s->x);
    s->frontier_y = direction(j, site, S(""), y);
    struct column_list l =
        column_list_of(j->a, j->doc->diags, &j->table, "frontier", o);
    while (!str_eq(o->text, S("auto")) && column_list_next(&l, &c)) {
        const struct column *named = s->frame->columns[c.column];
        if (named == s->x)
            s->frontier_x = direction(j, site, c.wish, named);
        else if (named == y)
            s->frontier_y = direction(j, site, c.wish, named);
    }
    if (!s->frontier_x || !s->frontier_y)
        fault(j, o, "frontier", S("unknown whether higher or lower is better"),
              "state it for both columns: Latency=min, Throughput=max");
}

static void set_better(struct chart_job *j, const struct site *site)
{
    size_t n = j->spec->n_series;
    struct chart_series *v = NEW_N(j->a, struct chart_series, n);
    for (size_t i = 0; i < n; i++) {
        v[i] = j->spec->series[i];
        const struct column *y = v[i].y ? v[i].y : v[i].high;
        v[i].better = better_of_column(site, j->a, j->doc->diags, y);
    }
    j->spec->series = v;
}

/* ---- the rows that are drawn ---- */

/* Returns the column to sort rows by: c or, if c has strings that show numbers,
   a column of these numbers. Reports numbers with different units. */
static const struct column *sorting(struct chart_job *j,
                                    const struct table_option *o,
                                    const struct column *c)
{
    struct figure_column all = figures_of_column(c);
    void *cells;
    if (c->type != COLUMN_STR || !figures_are_numbers(&all))
        return c;
    const struct figure_cell *v = figures_read(j->a, c);
    struct figures_compared by = figures_compare(j->a, v, c->n);
    if (by.alike != FIGURES_ALIKE)
        fault(j, o, "sort",
              figures_fault(j->a, name_text(j->a, c->name), v, &by),
              FIGURES_HELP);
    struct column *made = column_new(j->a, c->name, COLUMN_FLOAT, c->n, &cells);
    for (size_t r = 0; r < c->n; r++)
        ((double *)cells)[r] = v[r].value;
    return made;
}

/* Returns the indexes of the rows of the frame in the order in which they are
   drawn. Rows are sorted by the column that :sort: names, in descending order
   if a '-' precedes the name. Sets *n to the number of rows to draw, at most
   :limit:. Returns NULL if all rows are drawn in their own order. After a
   reported fault (j->ok is false), the result has no meaning. */
static const uint32_t *rows_of(struct chart_job *j, size_t *n)
{
    struct table_option by = j->block->sort;
    const struct table_option *limit = &j->block->limit;
    const struct frame *f = j->spec->frame;
    long most = (long)f->n;
    bool down = str_starts(by.text, S("-"));
    if (down)
        by.text = str_from(by.text, 1);
    const struct column *c = column_of(j, &by, "sort");
    c = c ? sorting(j, &by, c) : NULL;
    if (limit->at.src && (!str_to_long(limit->text, &most) || most < 1)) {
        fault(j, limit, "limit",
              str_fmt(j->a, "'%.*s' is not a number of rows",
                      STR_ARG(str_trim(limit->text))),
              "expected a whole number above 0");
        return NULL;
    }
    *n = (size_t)most < f->n ? (size_t)most : f->n;
    if (!j->ok || (!c && *n == f->n))
        return NULL;
    uint32_t *rows = NEW_N(j->a, uint32_t, f->n);
    for (size_t i = 0; i < f->n; i++)
        rows[i] = (uint32_t)i;
    if (c && c->type == COLUMN_OBJECT)
        fault(j, &by, "sort", S("the column has values of several types"),
              "expected a column of numbers or of strings");
    else if (c)
        order_rows(j->a, &c, &down, 1, f->n, rows);
    return rows;
}

/* ---- replacement of the spec's columns ---- */

/* How to replace the columns of the spec. If `shown` is NULL, each column is
   replaced by a copy with the n rows whose indexes are in `rows`. Otherwise,
   each column of `drawn` is replaced by the column of `shown` with the same
   index. */
struct columns_map {
    struct arena *a;
    const struct frame *drawn, *shown; /* shown: may be NULL */
    const uint32_t *rows;
    size_t n;
};

static void replace(const struct columns_map *m, const struct column **c)
{
    if (*c && !m->shown)
        *c = column_take(m->a, *c, m->rows, m->n);
    for (size_t i = 0; *c && m->shown && i < m->drawn->n_columns; i++)
        if (m->drawn->columns[i] == *c) {
            *c = m->shown->columns[i];
            return;
        }
}

static void replace_columns(struct chart_job *j, const struct columns_map *m)
{
    struct chart_spec *s = j->spec;
    struct chart_series *v = NEW_N(j->a, struct chart_series, s->n_series);
    const struct column **own[] = {&s->x,     &s->by,   &s->facet,
                                   &s->label, &s->size, &s->colour};
    for (size_t i = 0; i < sizeof own / sizeof *own; i++)
        replace(m, own[i]);
    for (size_t i = 0; i < s->n_series; i++) {
        v[i] = s->series[i];
        const struct column **all[] = {&v[i].y,    &v[i].labels, &v[i].low,
                                       &v[i].high, &v[i].x_low,  &v[i].x_high};
        for (size_t k = 0; k < sizeof all / sizeof *all; k++)
            replace(m, all[k]);
    }
    s->series = v;
    s->frame =
        m->shown ? m->shown : frame_take(j->a, s->frame, m->rows, m->n, NULL);
}

/* Whether some number of the chart rests on a price. */
static bool is_priced(struct price_lists *p, const struct chart_spec *s)
{
    bool priced = what_if_rests(p, s->x) || what_if_rests(p, s->size) ||
                  what_if_rests(p, s->colour) || what_if_rests(p, s->label);
    for (size_t i = 0; i < s->n_series; i++) {
        const struct chart_series *v = &s->series[i];
        priced |= what_if_rests(p, v->y) || what_if_rests(p, v->low) ||
                  what_if_rests(p, v->high) || what_if_rests(p, v->labels);
    }
    return priced;
}

void chart_set(struct document *doc, const struct site *site,
               struct chart_block *c, const struct chart_spec *plotted,
               const struct frame *shown)
{
    struct chart_spec *s = NEW(doc->a, struct chart_spec);
    struct chart_job j = {
        .doc = doc, .a = doc->a, .block = c, .spec = s, .ok = true};
    *s = *plotted;
    c->priced = is_priced(price_lists_of(doc), s);
    s->thousands = amounts_of_site(site);
    shown = amounts_frame(site, doc->a, doc->diags, shown);
    replace_columns(&j,
                    &(struct columns_map){.drawn = s->frame, .shown = shown});
    j.table.frame = s->frame;
    j.table.directive = S("df-chart");
    s->alt = c->alt;
    s->facet = column_of(&j, &c->facet, "facet");
    s->label = column_of(&j, &c->label, "label");
    set_highlight(&j);
    set_colours(&j);
    set_references(&j);
    set_index(&j);
    set_frontier(&j, site);
    set_better(&j, site);
    struct columns_map taken = {.a = doc->a};
    taken.rows = rows_of(&j, &taken.n);
    c->n = s->frame->n;
    c->rows = taken.rows;
    if (taken.rows && j.ok)
        replace_columns(&j, &taken);
    size_t points = s->frame->n * (s->n_series ? s->n_series : 1);
    if (!script_show(doc, c->at, points * POINT_BYTES, 0))
        return;
    c->spec = j.ok ? s : NULL;
}

/* ---- charts of a table ---- */

/* Sets c->plot to the default call for the table with frame *f, and c->ideal
   and c->facet to the default values of these options unless they are given.
   Sets *f to the frame to draw. Returns false after reporting that the table is
   not about scaling. */
static bool set_default(struct document *doc, struct chart_block *c,
                        const struct frame **f)
{
    struct arena *a = doc->a;
    struct chart_default d;
    struct pos at = c->table.at;
    if (chart_default(a, *f, &d)) {
        *f = d.frame;
        c->plot = (struct table_option){d.plot, at};
        if (!c->ideal.at.src)
            c->ideal = (struct table_option){d.ideal, at};
        if (d.facet.p && !c->facet.at.src)
            c->facet = (struct table_option){d.facet, at};
        return true;
    }
    str fitting = chart_fitting_calls(a, *f);
    diag_at(
        doc->diags, DIAG_CHART_NONE, at,
        str_fmt(a, "without ':plot:', table '%.*s'", STR_ARG(c->table.text)));
    if (fitting.n)
        diag_help(doc->diags, "add an option such as :plot: %.*s",
                  STR_ARG(fitting));
    else
        diag_help(doc->diags,
                  "only tables with numbers of workers and efficiencies or "
                  "speedups have a default chart");
    return false;
}

/* Returns a spec without rows, for which nothing is drawn. */
static const struct chart_spec *of_no_rows(struct arena *a,
                                           const struct frame *f)
{
    struct chart_spec *s = NEW(a, struct chart_spec);
    s->frame = f;
    return s;
}

void chart_plot(struct document *doc, const struct site *site,
                struct chart_block *c)
{
    struct lines lines = {0};
    const struct frame *f =
        c->frame ? c->frame : frame_table_plain(doc->a, c->drawn);
    if (!c->plot.at.src && !f->n) {
        c->spec = of_no_rows(doc->a, f);
        return;
    }
    if (!c->plot.at.src && !set_default(doc, c, &f))
        return;
    const struct table_option *plot = &c->plot;
    struct line line = {plot->text, plot->at.src, plot->at.line, plot->at.col};
    vec_push(doc->a, &lines, line);
    const struct chart_spec *spec = script_plot(doc->a, doc->diags, site, lines,
                                                f, &doc->scripts, &c->spec_at);
    if (spec)
        chart_set(doc, site, c, spec, f);
}
