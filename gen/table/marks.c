// SPDX-License-Identifier: MIT
// marks: marks cells of the columns that an option names. The numbers of a
// column are compared only within each group of rows.
#include "table/marks.h"

#include <math.h>

#include "base/buf.h"
#include "base/codes/directive.h"
#include "base/codes/result.h"
#include "base/map.h"
#include "base/vec.h"
#include "df/lint/unit_rows.h"
#include "frame/name.h"
#include "table/better.h"
#include "table/measure.h"

/* by shade, except the last: the lowest ratio to the best number, in
   hundredths */
static const uint8_t RATIOS[MARKS_SHADES - 1] = {98, 90, 75, 50};

struct marking {
    const struct site *site;
    const struct column_list *list; /* the columns of the current option */
    struct arena *a;
    struct diags *d;
    struct frame_table *t;
    struct table_mark *marks;
    size_t *groups; /* by row: index of the row's group */
    size_t n_groups;
    struct buf *legend;
    str within;    /* the groups as the legend names them: "each Model"; empty
                      without groups */
    bool said;     /* the current kind of mark is in the legend */
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
        str_fmt(j->a, "unknown whether higher or lower '%.*s' is better",
                STR_ARG(name)));
    diag_help(j->d,
              "write '%.*s=max' or '%.*s=min', or set better: in the schema",
              STR_ARG(name), STR_ARG(name));
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

/* Returns the index of the column that names what was measured, the first
   column of strings; or STR_NPOS. */
static size_t subject(const struct frame_table *t)
{
    for (size_t i = 0; i < t->frame->n_columns; i++)
        if (!t->numeric[i] && !column_is_derived(t->frame->columns[i]))
            return i;
    return STR_NPOS;
}

static void warn_incomparable(struct marking *j,
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
    diag_at(j->d, DIAG_TABLE_MARK, best->at,
            str_fmt(j->a,
                    "the best is marked across rows with different '%.*s'",
                    STR_ARG(name)));
    diag_help(j->d,
              ":within: %.*s marks the best of each; :within: * says that all "
              "rows are comparable",
              STR_ARG(name));
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

/* The best and the worst number of a group, and the count of its numbers. */
struct best {
    double value, worst;
    size_t n;
};

static struct best *bests(struct marking *j, const struct marked *m)
{
    struct best *b = NEW_N(j->a, struct best, j->n_groups + 1);
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
    return b;
}

/* ---- the marks ---- */

/* Adds a column to the legend, followed by `more`. Before the first column of a
   kind, adds `what`, the meaning of the marks, and `within`, the groups. */
static void add_to_legend(struct marking *j, const char *what, str within,
                          const struct marked *m, const char *more)
{
    str of = within.n ? str_concat(j->a, S(" of "), within) : S("");
    if (j->said)
        buf_puts(j->legend, ", ");
    else
        buf_printf(j->legend, "%s%s%.*s: ", j->legend->n ? "; " : "", what,
                   STR_ARG(of));
    buf_printf(j->legend, "%.*s%s", STR_ARG(m->c.name), more);
    j->said = true;
}

/* Marks the best number of each group that has at least two numbers. Marks none
   if all numbers are equal. */
static void mark_best(struct marking *j, const struct marked *m)
{
    const struct best *b = bests(j, m);
    bool any = false;
    for (size_t r = 0; r < j->t->frame->n; r++) {
        const struct best *g = &b[j->groups[r]];
        bool best = m->of.numbers[r] == g->value && g->value != g->worst;
        mark_of(j, r, m)->best = best;
        any |= best;
    }
    if (any)
        add_to_legend(j, "\u2605 best", j->within, m,
                      m->better == BETTER_HIGHER ? " (highest)" : " (lowest)");
}

static void mark_bars(struct marking *j, const struct marked *m)
{
    double most = 0, least = 0;
    for (size_t r = 0; r < j->t->frame->n; r++)
        if (isfinite(m->of.numbers[r])) {
            most = fmax(most, m->of.numbers[r]);
            least = fmin(least, m->of.numbers[r]);
        }
    if (least < 0) {
        column_list_fault(j->list, &m->c,
                          str_fmt(j->a, "column '%.*s' has negative numbers",
                                  STR_ARG(m->c.name)));
        diag_help(j->d,
                  "bars begin at zero and show no negative numbers; remove "
                  "the column from :bars:");
        return;
    }
    for (size_t r = 0; most > 0 && r < j->t->frame->n; r++)
        if (isfinite(m->of.numbers[r]))
            mark_of(j, r, m)->bar =
                (uint8_t)(m->of.numbers[r] / most * 100 + 0.5);
    if (most > 0)
        add_to_legend(j, "bars from 0 to the greatest", S(""), m, "");
}

static uint8_t shade_of(double ratio)
{
    uint8_t k = 0;
    while (k < MARKS_SHADES - 1 && ratio * 100 < RATIOS[k])
        k++;
    return (uint8_t)(k + 1);
}

/* Shades the numbers by their ratio to the best of their group. Shades no
   negative number, and none in a group whose best number is not positive: the
   ratio would mean nothing. */
static void mark_heat(struct marking *j, const struct marked *m)
{
    const struct best *b = bests(j, m);
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
    if (any)
        add_to_legend(j, "shaded from 98, 90, 75 and 50 % of the best",
                      j->within, m, "");
}

static const struct mark_kind {
    const char *option;
    bool compares; /* the marks depend on which end is better */
    void (*mark)(struct marking *j, const struct marked *m);
} KINDS[] = {
    {"best", true, mark_best},
    {"bars", false, mark_bars},
    {"heat", true, mark_heat},
};
enum { N_KINDS = sizeof KINDS / sizeof *KINDS };

/* Whether the current option names the column for the first time. Reports a
   repeated column: a column has only one better end. */
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
    column_list_warn(j->list, o->at,
                     S("nothing is marked, as no two numbers are compared"));
    if (j->within.n)
        diag_help(j->d,
                  "numbers are compared within %.*s, down the columns and not "
                  "along a row; :within: * compares all rows",
                  STR_ARG(j->within));
    else
        diag_help(j->d, "numbers are compared down the columns");
}

/* Returns the first row whose unit, as stated in column `told`, differs from
   the unit of an earlier row of the same group, and sets *first to the earlier
   row; or STR_NPOS. */
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
                str_fmt(j->a, "marks of '%.*s'", STR_ARG(m->c.name)),
                str_trim(told->s[first]), str_trim(told->s[row]));
        str name = name_text(j->a, told->name);
        diag_help(j->d,
                  "nothing is marked; add ':within: %.*s' to compare the rows "
                  "of each unit",
                  STR_ARG(name));
        return false;
    }
    return true;
}

static void mark(struct marking *j, const struct mark_kind *kind,
                 const struct table_option *o)
{
    struct column_list l = column_list_of(j->a, j->d, j->t, kind->option, o);
    size_t faults = j->d->n;
    bool *seen = NEW_N(j->a, bool, j->t->frame->n_columns);
    struct marked m = {0};
    j->list = &l;
    j->said = j->compared = false;
    while (column_list_next(&l, &m.c))
        if (is_first(j, &m, seen) && measure_read(&l, &m.c, &m.of) &&
            is_one_unit(j, &m) && (!kind->compares || has_better(j, &m)))
            kind->mark(j, &m);
    if (o->at.src && kind->compares && !j->compared && j->d->n == faults &&
        j->t->frame->n)
        report_unmarked(j, o);
}

static void report_idle(struct diags *d, const struct frame_table *t,
                        const struct table_options *o)
{
    if (!o->within.at.src || o->best.at.src || o->heat.at.src)
        return;
    diag_at(d, DIAG_DIRECTIVE_VALUE, o->within.at, S("within"), t->directive,
            S("neither :best: nor :heat: is given"));
    diag_help(d, "add one of them, or remove :within:, which limits the rows "
                 "that they compare");
}

void marks_set(const struct site *site, struct arena *a, struct diags *d,
               struct frame_table *t, const struct table_options *o)
{
    const struct table_option options[N_KINDS] = {o->best, o->bars, o->heat};
    struct buf legend = {.a = a};
    struct marking j = {
        .site = site, .a = a, .d = d, .t = t, .legend = &legend};
    report_idle(d, t, o);
    if (!o->best.at.src && !o->bars.at.src && !o->heat.at.src)
        return;
    j.marks = NEW_N(a, struct table_mark, t->frame->n * t->frame->n_columns);
    if (!group_rows(&j, &o->within))
        return;
    if (!o->within.at.src && (o->best.at.src || o->heat.at.src))
        warn_incomparable(&j, o->best.at.src ? &o->best : &o->heat);
    for (size_t k = 0; k < N_KINDS; k++)
        mark(&j, &KINDS[k], &options[k]);
    t->marks = j.marks;
    if (t->frame->n)
        t->legend = buf_end(&legend);
}
