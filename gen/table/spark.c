// SPDX-License-Identifier: MIT
// spark: reads the lists of columns in the option :spark:, checks that the
// columns of each list have one unit, and draws a sparkline for each list and
// row.
#include "table/spark.h"

#include <math.h>

#include "base/vec.h"
#include "chart/scale/cells.h"
#include "chart/spark.h"
#include "df/runtime/units.h"
#include "frame/name.h"
#include "frame/unit_header.h"
#include "table/better.h"
#include "table/measure.h"

static const str KINDS[N_SPARK_KINDS] = {[SPARK_LINE] = S_INIT("line"),
                                         [SPARK_VALUES] = S_INIT("values"),
                                         [SPARK_RANGE] = S_INIT("range"),
                                         [SPARK_BARS] = S_INIT("bars")};

/* The sparkline column that is being made. "The list" below is its list of
   columns in the option. */
struct sparked {
    const struct site *site;
    struct arena *a;
    struct diags *d;
    struct frame_table *t;
    struct column_list *l;
    /* index in KINDS; N_SPARK_KINDS: the columns' names determine the kind */
    size_t kind;
    struct {
        struct column_named *v;
        size_t n, cap;
    } columns;
    struct measured *measures; /* by index in `columns` */
    bool faulty;               /* a fault in the list of columns was reported */
};

struct table_sparks {
    struct table_spark *v;
    size_t n, cap;
};

/* ---- columns that can be drawn together ---- */

static const struct column *column_at(const struct sparked *j, size_t i)
{
    return j->t->frame->columns[j->columns.v[i].column];
}

static bool is_twice(const struct sparked *j, size_t i)
{
    size_t k = 0;
    while (j->columns.v[k].column != j->columns.v[i].column)
        k++;
    return k < i;
}

/* Returns the unit of the i-th column of the list, by the column's lineage or
   else by its name, or NULL if the unit is unknown. */
static const struct unit *unit_at(const struct sparked *j, size_t i)
{
    const struct unit *u = units_of(j->a, column_at(j, i));
    bool says;
    return u ? u : unit_header(j->a, j->columns.v[i].name, &says);
}

/* Returns the unit of the i-th column of the list for messages, such as "ms",
   or "plain numbers" if it has no unit. */
static str unit_words(const struct sparked *j, size_t i)
{
    str beside = j->measures[i].unit;
    const struct unit *u = unit_at(j, i);
    return beside.p && !str_eq(beside, S("none")) ? beside
           : u                                    ? unit_text(j->a, u)
                                                  : S("plain numbers");
}

/* Whether the i-th column of the list can be drawn together with the first
   column: the units beside the numbers of the two columns do not differ, and
   neither do the units of the columns, if they are known. */
static bool is_alike(const struct sparked *j, size_t i)
{
    const struct unit *u = unit_at(j, 0), *w = unit_at(j, i);
    str x = j->measures[0].unit, y = j->measures[i].unit;
    if (x.p && y.p && !str_eq(x, y))
        return false;
    return !u || !w || unit_adds(u, w);
}

static bool check(struct sparked *j)
{
    const struct column_named *v = j->columns.v;
    for (size_t i = 0; i < j->columns.n; i++) {
        str why = STR_NONE;
        bool twice = is_twice(j, i);
        if (twice)
            why = str_fmt(j->a, "column '%.*s' is named twice",
                          STR_ARG(v[i].name));
        else if (!measure_read(j->l, &v[i], &j->measures[i]))
            j->faulty = true;
        else if (i && !j->faulty && !is_alike(j, i))
            why = str_fmt(j->a,
                          "'%.*s' is in %.*s, but '%.*s' is in %.*s: values on "
                          "one scale must have the same unit",
                          STR_ARG(v[0].name), STR_ARG(unit_words(j, 0)),
                          STR_ARG(v[i].name), STR_ARG(unit_words(j, i)));
        if (why.p) {
            column_list_fault(j->l, &v[i], why);
            diag_help(j->d, twice ? "keep one of them"
                                  : "list only columns with the same unit");
        }
        j->faulty |= why.p != NULL;
    }
    return !j->faulty;
}

/* Returns whether higher or lower is better in the i-th column of the list. */
static enum better better_at(struct sparked *j, size_t i)
{
    return better_of(j->site, j->a, j->d, j->t, j->columns.v[i].column);
}

/* Returns whether higher or lower is better in all columns of the list: as the
   author states after a column's name, or else as better_at returns for every
   column. Returns BETTER_UNKNOWN if the columns disagree. */
static enum better better(struct sparked *j)
{
    enum better all = better_at(j, 0);
    str wish = S("");
    for (size_t i = 0; i < j->columns.n; i++) {
        if (j->columns.v[i].wish.n)
            wish = j->columns.v[i].wish;
        if (better_at(j, i) != all)
            all = BETTER_UNKNOWN;
    }
    if (wish.n)
        all = str_eq(wish, S("max")) ? BETTER_HIGHER : BETTER_LOWER;
    return all;
}

/* ---- a list of columns ---- */

static struct sparks *draw(struct sparked *j)
{
    struct arena *a = j->a;
    size_t n = j->columns.n, rows = j->t->frame->n;
    str *names = NEW_N(a, str, n);
    const double **y = NEW_N(a, const double *, n);
    const str **texts = NEW_N(a, const str *, n);
    for (size_t i = 0; i < n; i++) {
        str *text = NEW_N(a, str, rows);
        for (size_t r = 0; r < rows; r++)
            text[r] = cells_shown(
                a, column_at(j, i),
                str_trim(frame_table_cell(a, j->t, r, j->columns.v[i].column)));
        names[i] = name_words(a, column_at(j, i)->name);
        y[i] = j->measures[i].numbers;
        texts[i] = text;
    }
    struct spark_spec spec = {.kind = j->kind < N_SPARK_KINDS
                                          ? (enum spark_kind)j->kind
                                          : spark_kind_of(a, names, n),
                              .n = n,
                              .rows = rows,
                              .names = names,
                              .y = y,
                              .texts = texts,
                              .better = better(j),
                              .format = chart_format_of(column_at(j, 0))};
    return spark_draw(a, &spec);
}

/* Adds the sparklines of the list to `all`, which is sorted by the rightmost
   column of each list. Sparklines that follow the same column keep their
   order. */
static const struct sparks *add(struct sparked *j, struct table_sparks *all)
{
    struct table_spark s = {.drawn = draw(j)};
    for (size_t i = 0; i < j->columns.n; i++)
        if (j->columns.v[i].column > s.after)
            s.after = j->columns.v[i].column;
    vec_push(j->a, all, s);
    size_t at = all->n - 1;
    for (; at && all->v[at - 1].after > s.after; at--)
        all->v[at] = all->v[at - 1];
    all->v[at] = s;
    return s.drawn;
}

static void add_to_legend(struct sparked *j, str note)
{
    str before = j->t->legend;
    const str parts[] = {before, note};
    j->t->legend = before.n ? str_join(j->a, parts, 2, S("; ")) : note;
}

/* Reads the next list of columns of the option, and reports its faults. Returns
   false at the end. */
static bool next(struct sparked *j)
{
    struct column_named c = {.at = j->l->from.at};
    j->kind = column_list_word(j->l, KINDS, N_SPARK_KINDS);
    j->columns.n = 0;
    j->faulty = false;
    while (!c.ends && column_list_next(j->l, &c)) {
        if (c.column == STR_NPOS)
            j->faulty = true;
        else
            vec_push(j->a, &j->columns, c);
    }
    if (!j->columns.n && !c.ends && j->kind == N_SPARK_KINDS)
        return false;
    if (j->columns.n < 2 && !j->faulty) {
        column_list_fault(j->l, &c,
                          S("a sparkline needs at least two columns"));
        diag_help(
            j->d,
            "list several columns: a sparkline draws one number from each");
        j->faulty = true;
    }
    return true;
}

void spark_set(const struct site *site, struct arena *a, struct diags *d,
               struct frame_table *t, const struct table_option *o)
{
    struct column_list l = column_list_of(a, d, t, "spark", o);
    struct sparked j = {.site = site, .a = a, .d = d, .t = t, .l = &l};
    struct table_sparks all = {0};
    l.groups = true;
    while (next(&j)) {
        if (j.faulty)
            continue;
        j.measures = NEW_N(a, struct measured, j.columns.n);
        if (!check(&j))
            continue;
        str note = add(&j, &all)->note;
        if (t->frame->n)
            add_to_legend(&j, note);
    }
    t->sparks = all.v;
    t->n_sparks = all.n;
}
