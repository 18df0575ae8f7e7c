// SPDX-License-Identifier: MIT
// marks: marks cells of the columns that an option names. The numbers of a
// column are compared only within each group of rows.
#include "table/marks.h"

#include <math.h>

#include "base/buf.h"
#include "base/codes/directive.h"
#include "base/codes/result.h"
#include "base/elementary.h"
#include "base/map.h"
#include "base/vec.h"
#include "chart/scale/format.h"
#include "df/lint/unit_rows.h"
#include "frame/name.h"
#include "table/better.h"
#include "table/measure.h"

/* DISTANCES[k]: a limit in hundredths. table_mark.distance is at least k + 1 if
   the ratio of the number to the centre, or the inverse ratio, is above this
   limit */
static const uint8_t DISTANCES[MARKS_DISTANCES] = {102, 110, 125};

enum {
    FULL_BARS = 90
    /* bars hardly differ if all have at least this length, in per cent of the
       longest bar */
};

/* RATIOS[k]: minimum ratio, in hundredths, of a number with shade k + 1 to the
   best number. Numbers with a lower ratio than the last limit have the last
   shade */
static const uint8_t RATIOS[MARKS_SHADES - 1] = {98, 90, 75, 50};

struct marking {
    const struct site *site;
    const struct column_list *list; /* the columns of the current option */
    struct arena *a;
    struct diags *d;
    struct frame_table *t;
    struct table_mark *marks;
    struct table_best *bests; /* by column; NULL: none */
    size_t *groups;           /* groups[r]: index of the group of row r */
    size_t n_groups;
    struct buf *legend;
    /* the groups as the legend names them: "each Model"; empty if all rows are
       compared */
    str within;
    /* compares the columns of each row with each other, not the rows of a
       column */
    bool across;
    bool by_rows;  /* the rows of some column were compared */
    bool any;      /* some cell has the current kind of mark */
    str said;      /* the meaning of marks that was added to the legend last */
    bool compared; /* some column with the current kind of mark has a group with
                      at least two numbers */
};

/* A column that an option marks. */
struct marked {
    struct column_named c;
    enum better better;
    struct measured of;
};

/* ---- the better end ---- */

static bool has_better(struct marking *j, struct marked *m)
{
    str wish = m->c.wish, name = m->c.name;
    m->better = str_eq(wish, S("max")) ? BETTER_HIGHER
                : str_eq(wish, S("min"))
                    ? BETTER_LOWER
                    : better_of(j->site, j->a, j->d, j->t, m->c.column);
    if (m->better != BETTER_UNKNOWN)
        return true;
    column_list_fault(
        j->list, &m->c,
        str_fmt(
            j->a,
            "it is unknown whether higher or lower values of '%.*s' are better",
            STR_ARG(name)));
    str base = m->c.base.n ? str_concat(j->a, S(" "), m->c.base) : S("");
    diag_help(j->d,
              "write '%.*s=max%.*s' or '%.*s=min%.*s', or add 'better: higher' "
              "or 'better: lower' to the column in the schema",
              STR_ARG(name), STR_ARG(base), STR_ARG(name), STR_ARG(base));
    return false;
}

static struct table_mark *mark_of(struct marking *j, size_t row,
                                  const struct marked *m)
{
    return &j->marks[row * j->t->frame->n_columns + m->c.column];
}

/* ---- comparable rows ---- */

static void one_group(struct marking *j)
{
    j->groups = NEW_N(j->a, size_t, j->t->frame->n);
    j->n_groups = 1;
}

/* Returns the index of the first column that is neither numeric nor computed,
   or STR_NPOS if there is none. Such a column usually names the measured
   items. */
static size_t subject(const struct frame_table *t)
{
    for (size_t i = 0; i < t->frame->n_columns; i++)
        if (!t->numeric[i] && !column_is_derived(t->frame->columns[i]))
            return i;
    return STR_NPOS;
}

static void warn_incomparable(struct marking *j, const char *option,
                              const struct table_option *best)
{
    size_t at = subject(j->t), r = 1;
    if (at == STR_NPOS)
        return;
    str first = j->t->frame->n ? frame_table_cell(j->a, j->t, 0, at) : S("");
    while (r < j->t->frame->n &&
           str_eq(frame_table_cell(j->a, j->t, r, at), first))
        r++;
    if (r >= j->t->frame->n)
        return;
    str name = name_text(j->a, j->t->frame->columns[at]->name);
    struct column_list l = column_list_of(j->a, j->d, j->t, option, best);
    column_list_warn(
        &l, best->at,
        str_fmt(j->a, "rows with different values in '%.*s' are compared",
                STR_ARG(name)));
    diag_help(j->d,
              "':within: %.*s' compares only rows with the same %.*s; "
              "':within: *' says that all rows are comparable",
              STR_ARG(name), STR_ARG(name));
}

static bool group_rows(struct marking *j, const struct table_option *within)
{
    struct map seen = {.a = j->a};
    struct strs names = {0};
    size_t n = j->t->frame->n;
    str *keys = NEW_N(j->a, str, n);
    struct column_list l = column_list_of(j->a, j->d, j->t, "within", within);
    struct column_named c;
    one_group(j);
    if (!within->at.src || str_eq(str_trim(within->text), S("*")))
        return true;
    if (str_eq(str_trim(within->text), S("row")) &&
        frame_table_named(j->a, j->t, S("row")) == STR_NPOS) {
        j->across = true;
        j->within = S("each row");
        return true;
    }
    while (column_list_next(&l, &c)) {
        vec_push(j->a, &names, c.name);
        for (size_t r = 0; r < n; r++) {
            const str parts[] = {keys[r],
                                 frame_table_cell(j->a, j->t, r, c.column)};
            keys[r] = str_join(j->a, parts, 2, S("\x1f"));
        }
    }
    if (!names.n)
        return false;
    j->n_groups = 0;
    for (size_t r = 0; r < n; r++) {
        if (map_add(&seen, keys[r], (void *)(uintptr_t)(j->n_groups + 1)))
            j->n_groups++;
        j->groups[r] = (size_t)(uintptr_t)map_get(&seen, keys[r]) - 1;
    }
    j->within = str_fmt(j->a, "each %.*s",
                        STR_ARG(str_join(j->a, names.v, names.n, S(" and "))));
    return true;
}

/* The best and the worst number of a group, and how many numbers the group
   has. */
struct best {
    double value, worst;
    size_t n;
};

/* Updates the best and worst numbers of the groups with the numbers of a
   column. */
static void add_bests(struct marking *j, const struct marked *m, struct best *b)
{
    bool high = m->better == BETTER_HIGHER;
    for (size_t r = 0; r < j->t->frame->n; r++) {
        struct best *g = &b[j->groups[r]];
        double f = m->of.numbers[r];
        if (!isfinite(f))
            continue;
        if (!g->n || (high ? f > g->value : f < g->value))
            g->value = f;
        if (!g->n || (high ? f < g->worst : f > g->worst))
            g->worst = f;
        j->compared |= ++g->n > 1;
    }
}

static struct best *bests(struct marking *j)
{
    return NEW_N(j->a, struct best, j->n_groups + 1);
}

/* ---- the marks ---- */

/* Adds the name of column m to the legend, followed by `more`. Before the name,
   adds `what`, the meaning of the marks, and `within`, the name of the groups,
   unless the last entry of the legend has the same `what`. */
static void add_to_legend(struct marking *j, str what, str within,
                          const struct marked *m, const char *more)
{
    str of = within.n ? str_concat(j->a, S(" of "), within) : S("");
    if (str_eq(j->said, what))
        buf_puts(j->legend, ", ");
    else
        buf_printf(j->legend, "%s%.*s%.*s: ", j->legend->n ? "; " : "",
                   STR_ARG(what), STR_ARG(of));
    buf_printf(j->legend, "%.*s%s", STR_ARG(m->c.name), more);
    j->said = what;
}

/* Marks the best number of each group, unless all numbers of the group are
   equal. */
static void mark_best(struct marking *j, const struct marked *m,
                      const struct best *b)
{
    if (!j->bests)
        j->bests = NEW_N(j->a, struct table_best, j->t->frame->n_columns + 1);
    j->bests[m->c.column] = (struct table_best){
        true, m->better == BETTER_HIGHER, j->across ? NULL : j->groups};
    bool any = false;
    for (size_t r = 0; r < j->t->frame->n; r++) {
        const struct best *g = &b[j->groups[r]];
        bool best = m->of.numbers[r] == g->value && g->value != g->worst;
        mark_of(j, r, m)->best = best;
        any |= best;
    }
    if (any || j->across)
        add_to_legend(j, S("\u2605 best"), j->within, m,
                      m->better == BETTER_HIGHER ? " (highest)" : " (lowest)");
}

/* Reports a number below the start of the column's bars. */
static void report_below(struct marking *j, const struct marked *m)
{
    bool zero = m->c.base_value == 0;
    str base = zero ? S("0") : m->c.base, name = m->c.name;
    column_list_fault(
        j->list, &m->c,
        zero
            ? str_fmt(j->a, "column '%.*s' has negative numbers", STR_ARG(name))
            : str_fmt(j->a,
                      "'%.*s=%.*s' begins the bars at %.*s, but the column has "
                      "smaller numbers",
                      STR_ARG(name), STR_ARG(base), STR_ARG(base)));
    diag_help(j->d,
              "bars cannot show numbers below %.*s; to shade the numbers below "
              "and above it instead, write ':heat: %.*s=%.*s'",
              STR_ARG(base), STR_ARG(name), STR_ARG(base));
}

/* Warns of bars from zero that hardly differ in length. */
static void check_full(struct marking *j, const struct marked *m, double least,
                       double most, size_t n)
{
    if (m->c.base.n || n < 2 || least == most || least * 100 < most * FULL_BARS)
        return;
    column_list_warn(
        j->list, m->c.at,
        str_fmt(j->a,
                "the bars of '%.*s' hardly differ: the shortest is %.0f %% "
                "of the longest",
                STR_ARG(m->c.name), floor(least / most * 100)));
    diag_help(j->d,
              "bars begin at 0; to begin them at another number, write "
              "'%.*s=NUMBER'; "
              "to shade the numbers instead, write ':heat: %.*s'",
              STR_ARG(m->c.name), STR_ARG(m->c.name));
}

static void mark_bars(struct marking *j, const struct marked *m,
                      const struct best *b)
{
    double base = m->c.base_value, most = base, least = HUGE_VAL;
    size_t n = 0;
    (void)b;
    for (size_t r = 0; r < j->t->frame->n; r++)
        if (isfinite(m->of.numbers[r])) {
            most = fmax(most, m->of.numbers[r]);
            least = fmin(least, m->of.numbers[r]);
            n++;
        }
    if (n && least < base) {
        report_below(j, m);
        return;
    }
    check_full(j, m, least, most, n);
    for (size_t r = 0; most > base && r < j->t->frame->n; r++)
        if (isfinite(m->of.numbers[r]))
            mark_of(j, r, m)->bar =
                (uint8_t)((m->of.numbers[r] - base) / (most - base) * 100 +
                          0.5);
    j->any |= most > base;
    str from = m->c.base.n ? m->c.base : S("0");
    if (most > base)
        add_to_legend(j,
                      str_fmt(j->a, "bars from %.*s to the greatest value",
                              STR_ARG(from)),
                      S(""), m, "");
}

enum {
    SPREAD = 10
}; /* dots have a logarithmic scale if the greatest number is at least this many
      times the least */

/* Puts a dot into each cell, at the position of the cell's number between the
   least and the greatest number. The scale is logarithmic if these two are far
   apart. */
static void mark_dots(struct marking *j, const struct marked *m,
                      const struct best *b)
{
    double most = -HUGE_VAL, least = HUGE_VAL;
    const struct chart_format f =
        chart_format_of(j->t->frame->columns[m->c.column]);
    (void)b;
    for (size_t r = 0; r < j->t->frame->n; r++)
        if (isfinite(m->of.numbers[r])) {
            most = fmax(most, m->of.numbers[r]);
            least = fmin(least, m->of.numbers[r]);
        }
    if (least >= most)
        return;
    bool log = least > 0 && most / least >= SPREAD;
    for (size_t r = 0; r < j->t->frame->n; r++) {
        double x = m->of.numbers[r];
        double at =
            log ? elementary_log2(x / least) / elementary_log2(most / least)
                : (x - least) / (most - least);
        if (isfinite(x))
            mark_of(j, r, m)->dot = (uint8_t)(1 + at * 99 + 0.5);
    }
    j->any = true;
    str low = chart_format_value(j->a, &f, least);
    str high = chart_format_value(j->a, &f, most);
    str what = str_fmt(j->a, "dots from %.*s to %.*s%s", STR_ARG(low),
                       STR_ARG(high), log ? " on a logarithmic scale" : "");
    add_to_legend(j, what, S(""), m, "");
}

static uint8_t shade_of(double ratio)
{
    uint8_t k = 0;
    while (k < MARKS_SHADES - 1 && ratio * 100 < RATIOS[k])
        k++;
    return (uint8_t)(k + 1);
}

/* Returns the greatest distance of a number of the column from the centre. Sets
   *ratios to whether ratios measure the distance: all numbers and the centre
   are positive. */
static double reach(struct marking *j, const struct marked *m, bool *ratios)
{
    double most = 0, centre = m->c.base_value;
    *ratios = centre > 0;
    for (size_t r = 0; r < j->t->frame->n; r++)
        if (isfinite(m->of.numbers[r])) {
            most = fmax(most, fabs(m->of.numbers[r] - centre));
            *ratios &= m->of.numbers[r] > 0;
        }
    return most;
}

/* Shades the numbers by their distance from the centre that the option states.
   Numbers better than the centre have one colour, worse numbers another
   colour. */
static void mark_centre(struct marking *j, const struct marked *m)
{
    double centre = m->c.base_value;
    bool ratios;
    double most = reach(j, m, &ratios);
    for (size_t r = 0; r < j->t->frame->n; r++) {
        double f = m->of.numbers[r];
        struct table_mark *out = mark_of(j, r, m);
        if (!isfinite(f) || f == centre)
            continue;
        double ratio = ratios ? fmax(f / centre, centre / f) * 100 : 0;
        uint8_t k =
            ratios ? 0
                   : (uint8_t)ceil(fabs(f - centre) / most * MARKS_DISTANCES);
        while (ratios && k < MARKS_DISTANCES &&
               ratio > DISTANCES[k] * (1 - 1e-12))
            k++;
        out->distance = k;
        out->good = (f > centre) == (m->better == BETTER_HIGHER);
    }
    j->any = j->compared = true;
    str what = str_fmt(
        j->a, "\u25b2 green: better than %.*s, \u25bc red: worse, %s",
        STR_ARG(m->c.base),
        ratios ? "darker at 2, 10 and 25 % away" : "darkest farthest away");
    add_to_legend(j, what, S(""), m,
                  m->better == BETTER_HIGHER ? " (higher is better)"
                                             : " (lower is better)");
}

/* Shades the numbers by their ratio to the best number of their group. Does not
   shade negative numbers, groups with fewer than two numbers, and groups whose
   best number is zero or negative: their ratios would mean nothing. */
static void mark_heat(struct marking *j, const struct marked *m,
                      const struct best *b)
{
    bool any = false;
    for (size_t r = 0; r < j->t->frame->n; r++) {
        const struct best *g = &b[j->groups[r]];
        double f = m->of.numbers[r];
        double ratio = m->better == BETTER_HIGHER ? f / g->value : g->value / f;
        if (!isfinite(f) || g->n < 2 || f < 0 || g->value <= 0)
            continue;
        mark_of(j, r, m)->shade = shade_of(ratio);
        any = true;
    }
    j->any |= any;
    if (any)
        add_to_legend(j,
                      S("shaded, darkest within 2 % and lightest within 50 % "
                        "of the best"),
                      j->within, m, "");
}

static const struct mark_kind {
    const char *option;
    bool compares; /* the marks depend on which end is better */
    /* a number after the name is the start of the bars or the centre of the
       shades */
    bool centred;
    void (*mark)(struct marking *j, const struct marked *m,
                 const struct best *b);
    /* none: text of the warning if nothing was marked; instead: help line of
       this warning */
    const char *none, *instead;
} KINDS[] = {
    {"best", true, false, mark_best, "", ""},
    {"bars", false, true, mark_bars,
     "nothing is marked, because no number is above the start of the bars",
     "bars begin at 0, or at the number after '='; remove the option, or name "
     "another column"},
    {"dots", false, false, mark_dots,
     "nothing is marked, because all numbers are equal",
     "remove the option, or name another column"},
    {"heat", true, true, mark_heat,
     "nothing is marked, because the best number is 0 or less",
     "':heat: NAME=max 0' shades numbers above and below 0 if higher is "
     "better, ':heat: NAME=min 0' if lower is better"},
};
enum { N_KINDS = sizeof KINDS / sizeof *KINDS };

/* Whether the current option names the column for the first time. Reports a
   repeated column, since the option could say for one occurrence that higher is
   better and for the other that lower is better. */
static bool is_first(const struct marking *j, const struct marked *m,
                     bool *seen)
{
    if (seen[m->c.column]) {
        column_list_fault(
            j->list, &m->c,
            str_fmt(j->a, "column '%.*s' is named twice", STR_ARG(m->c.name)));
        diag_help(j->list->d, "keep one of them");
    }
    bool first = !seen[m->c.column];
    seen[m->c.column] = true;
    return first;
}

/* Warns that nothing is marked since no group of rows has two numbers. */
static void report_unmarked(struct marking *j, const struct table_option *o)
{
    column_list_warn(
        j->list, o->at,
        S("nothing is marked, because there are no two numbers to compare"));
    if (j->across)
        diag_help(j->d, "':within: row' compares the columns of each row: list "
                        "at least two columns that contain numbers");
    else if (j->within.n)
        diag_help(j->d,
                  "only the rows of %.*s are compared; ':within: *' "
                  "compares all rows, ':within: row' the columns of each row",
                  STR_ARG(j->within));
    else
        diag_help(j->d, "the numbers of each column are compared; ':within: "
                        "row' compares those of each row");
}

/* Warns that an option marks nothing because of the numbers in its columns. */
static void report_none(struct marking *j, const struct mark_kind *kind,
                        const struct table_option *o)
{
    column_list_warn(j->list, o->at, str_c(kind->none));
    diag_help(j->d, "%s", kind->instead);
}

/* Searches column `told`, which states the unit of each row, in the rows in
   which column m has a number. Returns the first row whose unit differs from
   the unit of an earlier row of its group, and sets *first to the earlier row.
   Returns STR_NPOS if there is no such row. */
static size_t other_unit(struct marking *j, const struct marked *m,
                         const struct column *told, size_t *first)
{
    size_t *firsts = NEW_N(j->a, size_t, j->n_groups + 1);
    for (size_t r = 0; r < told->n; r++) {
        size_t *f = &firsts[j->groups[r]];
        const struct unit *u =
            isfinite(m->of.numbers[r]) ? unit_rows_of(j->a, told->s[r]) : NULL;
        *first = *f - 1;
        if (u && *f && unit_rows_differ(unit_rows_of(j->a, told->s[*first]), u))
            return r;
        *f = u && !*f ? r + 1 : *f;
    }
    return STR_NPOS;
}

/* Whether the compared numbers have one unit. Reports rows for which a column
   of units, such as "Unit", states different units. */
static bool is_one_unit(struct marking *j, const struct marked *m)
{
    const struct frame *f = j->t->frame;
    for (size_t k = 0; k < f->n_columns; k++) {
        const struct column *told = f->columns[k];
        size_t first = 0, row;
        if (!unit_rows_is_unit(told) ||
            !unit_rows_are_of(j->a, told, f->columns[m->c.column]) ||
            (row = other_unit(j, m, told, &first)) == STR_NPOS)
            continue;
        diag_at(j->d, DIAG_UNIT_MIXED, m->c.at,
                str_fmt(j->a, "column '%.*s'", STR_ARG(m->c.name)),
                str_trim(told->s[first]), str_trim(told->s[row]));
        str name = name_text(j->a, told->name);
        diag_help(j->d,
                  "nothing is marked; write ':within: %.*s' to compare only "
                  "rows of the same unit",
                  STR_ARG(name));
        return false;
    }
    return true;
}

/* Marks the columns of an option. Compares the numbers of each column only with
   each other. */
static void mark_columns(struct marking *j, const struct mark_kind *kind,
                         struct column_list *l)
{
    bool *seen = NEW_N(j->a, bool, j->t->frame->n_columns);
    struct marked m = {0};
    while (column_list_next(l, &m.c)) {
        if (!is_first(j, &m, seen) || !measure_read(l, &m.c, &m.of) ||
            !is_one_unit(j, &m) || (kind->compares && !has_better(j, &m)))
            continue;
        if (kind->compares && m.c.base.n) {
            mark_centre(j, &m);
            continue;
        }
        struct best *b = bests(j);
        if (kind->compares) {
            add_bests(j, &m, b);
            j->by_rows = true;
        }
        kind->mark(j, &m, b);
    }
}

/* Whether the numbers of two columns can be compared. If not, reports column
   y. */
static bool are_alike(struct marking *j, const struct marked *x,
                      const struct marked *y)
{
    const struct frame *f = j->t->frame;
    const struct unit *u = better_unit(j->a, f->columns[x->c.column]);
    const struct unit *v = better_unit(j->a, f->columns[y->c.column]);
    bool units = (u && v && unit_rows_differ(u, v)) ||
                 (x->of.unit.p && y->of.unit.p && x->of.unit.n &&
                  y->of.unit.n && !str_eq(x->of.unit, y->of.unit));
    if (!units && x->better == y->better)
        return true;
    column_list_fault(
        j->list, &y->c,
        str_fmt(j->a, "'%.*s' and '%.*s' are compared, but %s",
                STR_ARG(x->c.name), STR_ARG(y->c.name),
                units ? "their units differ"
                      : "lower is better in one, higher in the other"));
    diag_help(j->d, "':within: row' compares the numbers of each row: list "
                    "only columns of one kind");
    return false;
}

/* Marks the columns of an option. Compares the numbers of each row only with
   each other. */
static void mark_rows(struct marking *j, const struct mark_kind *kind,
                      struct column_list *l)
{
    size_t n = 0, rows = j->t->frame->n;
    bool *seen = NEW_N(j->a, bool, j->t->frame->n_columns);
    struct marked *all = NEW_N(j->a, struct marked, j->t->frame->n_columns);
    struct marked m = {0};
    while (column_list_next(l, &m.c)) {
        if (!is_first(j, &m, seen) || !measure_read(l, &m.c, &m.of) ||
            !has_better(j, &m))
            continue;
        if (m.c.base.n)
            mark_centre(j, &m);
        else if (!n || are_alike(j, &all[0], &m))
            all[n++] = m;
    }
    j->groups = NEW_N(j->a, size_t, rows);
    for (size_t r = 0; r < rows; r++)
        j->groups[r] = r;
    j->n_groups = rows;
    struct best *b = bests(j);
    for (size_t i = 0; i < n; i++)
        add_bests(j, &all[i], b);
    for (size_t i = 0; i < n; i++)
        kind->mark(j, &all[i], b);
}

static void mark(struct marking *j, const struct mark_kind *kind,
                 const struct table_option *o)
{
    struct column_list l = column_list_of(j->a, j->d, j->t, kind->option, o);
    size_t faults = j->d->n;
    l.numbers = kind->centred;
    j->list = &l;
    j->compared = j->any = false;
    j->said = S("");
    if (j->across && kind->compares)
        mark_rows(j, kind, &l);
    else
        mark_columns(j, kind, &l);
    if (!o->at.src || j->d->n != faults || !j->t->frame->n)
        return;
    if (kind->compares && !j->compared)
        report_unmarked(j, o);
    else if (kind->mark != mark_best && !j->any)
        report_none(j, kind, o);
}

static void report_idle(struct diags *d, const struct frame_table *t,
                        const struct table_options *o)
{
    if (!o->within.at.src || o->best.at.src || o->heat.at.src)
        return;
    diag_at(d, DIAG_DIRECTIVE_VALUE, o->within.at, S("within"), t->directive,
            S("it needs the option 'best' or 'heat'"));
    diag_help(d, "add one of them, or remove :within:, which limits the rows "
                 "that they compare");
}

void marks_set(const struct site *site, struct arena *a, struct diags *d,
               struct frame_table *t, const struct table_options *o)
{
    const struct table_option options[N_KINDS] = {o->best, o->bars, o->dots,
                                                  o->heat};
    struct buf legend = {.a = a};
    struct marking j = {
        .site = site, .a = a, .d = d, .t = t, .legend = &legend};
    report_idle(d, t, o);
    if (!o->best.at.src && !o->bars.at.src && !o->dots.at.src &&
        !o->heat.at.src)
        return;
    j.marks = NEW_N(a, struct table_mark, t->frame->n * t->frame->n_columns);
    if (!group_rows(&j, &o->within))
        return;
    for (size_t k = 0; k < N_KINDS; k++)
        mark(&j, &KINDS[k], &options[k]);
    if (!o->within.at.src && j.by_rows)
        warn_incomparable(&j, o->best.at.src ? "best" : "heat",
                          o->best.at.src ? &o->best : &o->heat);
    t->marks = j.marks;
    t->bests = j.bests;
    if (t->frame->n)
        t->legend = buf_end(&legend);
}
