// SPDX-License-Identifier: MIT
// chart: applies the options of a df-chart to the spec from df.plot: first the
// options that name columns, then :sort: and :limit:. For a table about scaling
// without :plot:, draws efficiency by number of workers.
#include "table/chart.h"

#include <math.h>

#include "base/buf.h"
#include "base/codes/directive.h"
#include "base/codes/result.h"
#include "base/map.h"
#include "base/vec.h"
#include "chart/scale/cells.h"
#include "chart/scale/figures.h"
#include "chart/scale/ticks.h"
#include "df/run/script.h"
#include "frame/name.h"
#include "frame/numeral.h"
#include "frame/order.h"
#include "lineage/lineage.h"
#include "table/amounts.h"
#include "table/better.h"
#include "table/column_list.h"

/* ---- names and numbers ---- */

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c & 0x80);
}

/* Whether the name contains one of n words. */
static bool has_word(str name, const char *const *words, size_t n)
{
    for (size_t i = 0, from = 0; i <= name.n; i++) {
        if (i < name.n && is_letter(name.p[i]))
            continue;
        str word = {name.p + from, i - from};
        for (size_t k = 0; word.n && k < n; k++)
            if (str_eq_nocase(word, str_c(words[k])))
                return true;
        from = i + 1;
    }
    return false;
}

static bool names_workers(str name)
{
    static const char *const WORDS[] = {
        "accelerators", "chips",     "cores",     "cpus",     "devices",
        "gpus",         "hosts",     "instances", "machines", "neuroncores",
        "nodes",        "processes", "ranks",     "replicas", "threads",
        "tpus",         "workers",   "world"};
    static const char *const PER[] = {"per", "of"};
    return has_word(name, WORDS, sizeof WORDS / sizeof *WORDS) &&
           !has_word(name, PER, 2);
}

static bool names_efficiency(str name)
{
    static const char *const WORDS[] = {"efficiency"};
    return has_word(name, WORDS, 1);
}

static bool names_speedup(str name)
{
    static const char *const WORDS[] = {"speedup", "scaling", "up"};
    return has_word(name, WORDS, 3);
}

static bool has_numbers(struct arena *a, const struct column *c)
{
    const double *v = c->type == COLUMN_BOOL ? NULL : cells_numbers(a, c);
    size_t n = 0;
    for (size_t i = 0; v && i < c->n; i++) {
        if (isnan(v[i]) && !column_is_missing(c, i))
            return false;
        n += !isnan(v[i]);
    }
    return n > 0;
}

/* ---- tables about scaling ---- */

struct scaling {
    struct arena *a;
    const struct frame *f;
    const struct column *workers;
    const double *counts; /* number of workers, by row */
    double fewest, most;
    const struct column *by; /* distinguishes rows with the same number of
                                workers; NULL: there are no such rows */
    struct {
        const struct column **v;
        size_t n, cap;
    } y;
};

static bool are_counts(const double *v, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (!(v[i] >= 1) || v[i] != floor(v[i]))
            return false;
    return n > 1;
}

static bool find_workers(struct scaling *s)
{
    for (size_t i = 0; i < s->f->n_columns; i++) {
        const struct column *c = s->f->columns[i];
        if (!names_workers(c->name) || c->type == COLUMN_STR)
            continue;
        s->counts = cells_numbers(s->a, c);
        if (!are_counts(s->counts, c->n))
            continue;
        s->workers = c;
        s->fewest = s->most = s->counts[0];
        for (size_t r = 1; r < c->n; r++) {
            s->fewest = fmin(s->fewest, s->counts[r]);
            s->most = fmax(s->most, s->counts[r]);
        }
        if (s->most > s->fewest)
            return true;
    }
    return false;
}

/* Whether no number of workers occurs twice with the same value of `by` or, if
   `by` is NULL, at all. */
static bool parts_rows(const struct scaling *s, const struct column *by)
{
    struct map seen = {.a = s->a};
    for (size_t r = 0; r < s->f->n; r++) {
        str key = by ? cells_text(s->a, by, r) : S("");
        if (!map_add(&seen,
                     str_fmt(s->a, "%g %.*s", s->counts[r], STR_ARG(key)),
                     NULL))
            return false;
    }
    return true;
}

static bool is_y(const struct scaling *s, const struct column *c)
{
    for (size_t i = 0; i < s->y.n; i++)
        if (s->y.v[i] == c)
            return true;
    return false;
}

static bool find_by(struct scaling *s)
{
    bool ok = parts_rows(s, NULL);
    for (size_t i = 0; !ok && i < s->f->n_columns; i++) {
        const struct column *c = s->f->columns[i];
        if (c == s->workers || is_y(s, c) || c->type == COLUMN_FLOAT ||
            !parts_rows(s, c))
            continue;
        s->by = c;
        ok = true;
    }
    return ok;
}

static void find_y(struct scaling *s, bool (*named)(str name))
{
    s->y.n = 0;
    for (size_t i = 0; i < s->f->n_columns; i++) {
        const struct column *c = s->f->columns[i];
        if (c != s->workers && named(c->name) && has_numbers(s->a, c))
            vec_push(s->a, &s->y, c);
    }
}

/* ---- efficiencies of speedups ---- */

/* Whether the speedups in column c are relative to the smallest number of
   workers: rows with that number have a speedup of 1. */
static bool is_relative(const struct scaling *s, const struct column *c)
{
    const double *v = cells_numbers(s->a, c);
    for (size_t r = 0; r < c->n; r++)
        if (s->counts[r] == s->fewest && !(fabs(v[r] - 1) < 0.005))
            return false;
    return true;
}

static const struct column *efficiency_of(const struct scaling *s,
                                          const struct column *c)
{
    void *cells;
    const double *v = cells_numbers(s->a, c);
    struct column *made =
        column_new(s->a, str_fmt(s->a, "%.*s: efficiency", STR_ARG(c->name)),
                   COLUMN_STR, c->n, &cells);
    for (size_t r = 0; r < c->n; r++)
        ((str *)cells)[r] =
            isnan(v[r]) ? STR_NONE
                        : str_fmt(s->a, "%.1f%%",
                                  v[r] * s->fewest / s->counts[r] * 100);
    made->origin = c->origin;
    return made;
}

static const struct frame *with_efficiencies(struct scaling *s)
{
    struct frame *f = NEW(s->a, struct frame);
    size_t n = 0;
    *f = *s->f;
    f->names = NULL;
    for (size_t i = 0; i < s->y.n; i++)
        if (is_relative(s, s->y.v[i]))
            s->y.v[n++] = efficiency_of(s, s->y.v[i]);
    s->y.n = n;
    for (size_t i = 0; i < n; i++)
        frame_append(s->a, f, s->y.v[i]);
    return f;
}

/* The chart that a table about scaling has by default: the text of a call of
   df.plot, and values of options. */
struct chart_default {
    const struct frame
        *frame; /* the table's frame; efficiencies may have been added */
    str plot;   /* "line(x='Nodes', ...)" */
    str ideal;  /* value for :ideal:, the efficiency of linear scaling: "100%",
                   "100" or "1" */
    str facet;  /* value for :facet:, or STR_NONE */
};

/* ---- the call ---- */

static str quoted(struct arena *a, str name)
{
    return lineage_value(a, (struct value){.type = VALUE_STR, .s = name});
}

static bool is_log(const struct scaling *s)
{
    bool powers = true;
    for (size_t r = 0; r < s->f->n; r++)
        powers &= ticks_is_power2(s->counts[r]);
    return powers || s->most >= 8 * s->fewest;
}

/* Returns the efficiency of linear scaling in the notation of the table's
   efficiencies: "100%", "100" or "1". */
static str ideal_of(const struct scaling *s)
{
    double most = 0;
    const struct column *c = s->y.v[0];
    const double *v = cells_numbers(s->a, c);
    for (size_t r = 0; r < c->n; r++)
        most = fmax(most, isnan(v[r]) ? 0 : v[r]);
    bool sign = c->type == COLUMN_STR && c->n &&
                str_find_char(c->s[0], '%', 0) != STR_NPOS;
    return sign ? S("100%") : most > 2 ? S("100") : S("1");
}

static str call_of(const struct scaling *s)
{
    struct buf b = {.a = s->a};
    buf_printf(&b, "line(x=%.*s, y=[", STR_ARG(quoted(s->a, s->workers->name)));
    for (size_t i = 0; i < s->y.n; i++)
        buf_printf(&b, "%s%.*s", i ? ", " : "",
                   STR_ARG(quoted(s->a, s->y.v[i]->name)));
    buf_printf(&b, "], ylabel='Efficiency'%s", is_log(s) ? ", logx=True" : "");
    if (s->by && s->y.n == 1)
        buf_printf(&b, ", by=%.*s", STR_ARG(quoted(s->a, s->by->name)));
    buf_putc(&b, ')');
    return buf_end(&b);
}

/* Sets *out to the default chart of a table that has a number of workers
   ("Nodes", "GPUs") and efficiencies, or speedups relative to the fewest
   workers, from which it computes efficiencies. Returns false if the table is
   not about scaling. */
static bool default_chart(struct arena *a, const struct frame *f,
                          struct chart_default *out)
{
    struct scaling s = {.a = a, .f = f};
    if (!find_workers(&s))
        return false;
    out->frame = f;
    find_y(&s, names_efficiency);
    if (s.y.n == 0) {
        find_y(&s, names_speedup);
        out->frame = with_efficiencies(&s);
    }
    if (s.y.n == 0 || !find_by(&s))
        return false;
    out->plot = call_of(&s);
    out->ideal = ideal_of(&s);
    out->facet = s.by && s.y.n > 1 ? s.by->name : STR_NONE;
    return true;
}

/* ---- suggested calls ---- */

static bool is_date(struct arena *a, const struct column *c)
{
    enum calendar_unit unit;
    return c->type == COLUMN_STR && cells_days(a, c, &unit);
}

/* Whether each cell has a value, and no value occurs twice. */
static bool is_key(struct arena *a, const struct column *c)
{
    struct map seen = {.a = a};
    for (size_t r = 0; r < c->n; r++)
        if (column_is_missing(c, r) ||
            !map_add(&seen, cells_text(a, c, r), NULL))
            return false;
    return true;
}

/* Returns calls of df.plot that could draw the table, for a message:
   "barh(x='Model', y='Rate') or box(y='Rate')". Empty if no call could. In
   `a`. */
static str fitting_calls(struct arena *a, const struct frame *f)
{
    const struct column *x = NULL, *y = NULL, *second = NULL;
    for (size_t i = 0; i < f->n_columns; i++) {
        const struct column *c = f->columns[i];
        if (!has_numbers(a, c) || (is_key(a, c) && !x && i == 0))
            x = x ? x : c;
        else if (!y)
            y = c;
        else if (!second)
            second = c;
    }
    if (!y)
        return S("");
    str name = quoted(a, y->name);
    if (x && is_key(a, x))
        return str_fmt(a, "%s(x=%.*s, y=%.*s)",
                       is_date(a, x) || has_numbers(a, x) ? "line" : "barh",
                       STR_ARG(quoted(a, x->name)), STR_ARG(name));
    if (second)
        return str_fmt(a, "scatter(x=%.*s, y=%.*s) or box(y=%.*s)",
                       STR_ARG(name), STR_ARG(quoted(a, second->name)),
                       STR_ARG(name));
    return str_fmt(a, "hist(y=%.*s) or box(y=%.*s)", STR_ARG(name),
                   STR_ARG(name));
}

/* ---- options ---- */

enum {
    POINT_BYTES = 4096
}; /* bytes that a point takes in two drawings and in its row of the data */

struct chart_job {
    struct document *doc;
    struct arena *a;
    const struct chart_block *block;
    struct frame_table table; /* frame of the spec, in which options look up
                                 columns */
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

/* Returns the only column that an option names; NULL if the option is not
   given. */
static const struct column *
column_of(struct chart_job *j, const struct table_option *o, const char *option)
{
    struct column_named c = {.column = STR_NPOS};
    if (!o->at.src)
        return NULL;
    struct column_list l =
        column_list_of(j->a, j->doc->diags, &j->table, option, o);
    if (!str_trim(o->text).n)
        fault(j, o, option, S("it names no column"), "expected one column");
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

/* Applies highlight = NAME (',' NAME)*. */
static void set_highlight(struct chart_job *j)
{
    str rest = j->block->highlight.text, name;
    if (!j->block->highlight.at.src)
        return;
    struct strs *names = NEW(j->a, struct strs);
    while (str_cut(&rest, ',', &name))
        vec_push(j->a, names, str_trim(name));
    j->spec->highlight = names;
}

static void set_colours(struct chart_job *j)
{
    const struct table_option *o = &j->block->colours;
    if (o->at.src && !palette_read(j->a, o->text, &j->spec->colours))
        fault(j, o, "colors", S("it has another form"), PALETTE_EXPECTED);
}

struct reference_lines {
    struct chart_line *v;
    size_t n, cap;
};

/* Adds the lines of an option to `lines`: one or more NUMBER TEXT?, separated
   by ';'. `text` is the label of lines without a TEXT. */
static void add_lines(struct chart_job *j, const struct table_option *o,
                      const char *option, str text,
                      struct reference_lines *lines)
{
    str rest = o->text, one, word;
    while (o->at.src && str_cut(&rest, ';', &one)) {
        struct chart_line line = {0};
        line.text = str_trim(one);
        if (!str_word(&one, &word) || !numeral_value(word, &line.at)) {
            fault(j, o, option,
                  str_fmt(j->a, "'%.*s' does not begin with a number",
                          STR_ARG(str_trim(line.text))),
                  "expected a number, then text: 10 ms, or 80% of linear");
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
    add_lines(j, &b->reference, "reference", S(""), &lines);
    j->spec->ideal = b->ideal.at.src && !str_trim(b->ideal.text).n;
    if (!j->spec->ideal)
        add_lines(j, &b->ideal, "ideal", S("linear"), &lines);
    j->spec->references = lines.v;
    j->spec->n_references = lines.n;
}

/* Applies :index:, and draws a line at 1. */
static void set_index(struct chart_job *j)
{
    struct chart_spec *s = j->spec;
    const struct table_option *o = &j->block->index;
    if (!o->at.src || !s->frame->n)
        return;
    s->index = s->kind == CHART_LINE;
    if (!s->index) {
        fault(j, o, "index", S("only df.plot.line() can draw an index"),
              "remove the option, or draw lines");
        return;
    }
    struct chart_line *v = NEW_N(j->a, struct chart_line, s->n_references + 1);
    for (size_t i = 0; i < s->n_references; i++)
        v[i] = s->references[i];
    v[s->n_references++] = (struct chart_line){1, STR_NONE};
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

/* Applies frontier = 'auto', or the columns of x and y, each with "=min" or
   "=max". */
static void set_frontier(struct chart_job *j, const struct site *site)
{
    const struct table_option *o = &j->block->frontier;
    struct chart_spec *s = j->spec;
    struct column_named c;
    if (!o->at.src || !s->frame->n)
        return;
    if (s->kind != CHART_SCATTER) {
        fault(j, o, "frontier", S("only df.plot.scatter() has a frontier"),
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
   a column of these numbers. Reports numbers of several units. */
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

/* Returns the order of rows, as indexes into the frame: by the column that
   :sort: names, descending if a '-' precedes the name. Sets *n to the number of
   rows to draw, at most :limit:. Returns NULL if all rows keep their order, or
   after a fault. */
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

/* How to replace a column of the spec: by the column of `shown` at the same
   index or, if `shown` is NULL, by a selection of the column's rows. */
struct columns_map {
    struct arena *a;
    const struct frame *drawn, *shown; /* shown: NULL to select the n rows
                                          whose indexes `rows` has */
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
    s->frame = m->shown ? m->shown : frame_take(j->a, s->frame, m->rows, m->n);
}

void chart_set(struct document *doc, const struct site *site,
               struct chart_block *c, const struct chart_spec *plotted,
               const struct frame *shown)
{
    struct chart_spec *s = NEW(doc->a, struct chart_spec);
    struct chart_job j = {
        .doc = doc, .a = doc->a, .block = c, .spec = s, .ok = true};
    *s = *plotted;
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

/* Sets c->plot and, unless given, c->ideal and c->facet to the default chart of
   the table with frame *f. Sets *f to the frame to draw. Returns false, after a
   report, if the table is not about scaling. */
static bool set_default(struct document *doc, struct chart_block *c,
                        const struct frame **f)
{
    struct arena *a = doc->a;
    struct chart_default d;
    struct pos at = c->table.at;
    if (default_chart(a, *f, &d)) {
        *f = d.frame;
        c->plot = (struct table_option){d.plot, at};
        if (!c->ideal.at.src)
            c->ideal = (struct table_option){d.ideal, at};
        if (d.facet.p && !c->facet.at.src)
            c->facet = (struct table_option){d.facet, at};
        return true;
    }
    str fitting = fitting_calls(a, *f);
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
