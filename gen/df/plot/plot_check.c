// SPDX-License-Identifier: MIT
// plot_check: follows the origins of a chart's columns to find averages of
// values that must not be averaged, such as percentiles. Also reports a column
// whose unit changes from row to row.
#include "base/codes/result.h"
#include "df/lint/doubt_group.h"
#include "df/plot/plot_call.h"
#include "frame/saying.h"

enum { DEPTH_MAX = 50 };

/* The statistic that a column contains. */
enum summary { NO_SUMMARY, MEANS, MEDIANS, PERCENTILES };

static enum summary summary_called(str name)
{
    static const struct {
        str name;
        enum summary of;
    } WORDS[] = {
        {S_INIT("average"), MEANS},
        {S_INIT("avg"), MEANS},
        {S_INIT("mean"), MEANS},
        {S_INIT("median"), MEDIANS},
        {S_INIT("percentile"), PERCENTILES},
        {S_INIT("quantile"), PERCENTILES},
    };
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++)
        if (str_eq_nocase(name, WORDS[i].name))
            return WORDS[i].of;
    return NO_SUMMARY;
}

/* Whether a word names a percentile: P50, p99. */
static bool is_percentile(str word)
{
    bool digits = word.n > 1 && (word.p[0] == 'p' || word.p[0] == 'P');
    for (size_t i = 1; digits && i < word.n; i++)
        digits = char_is_digit(word.p[i]);
    return digits;
}

/* Returns the statistic that a header states: "Latency P99 (ms)",
   "avg_latency". */
static enum summary summary_named(str name)
{
    for (size_t at = 0; at < name.n;) {
        str word = saying_word(name, &at);
        if (is_percentile(word))
            return PERCENTILES;
        if (summary_called(word))
            return summary_called(word);
    }
    return NO_SUMMARY;
}

/* ---- origins ---- */

/* Returns the column from which c was moved or was computed row by row. If c
   has cells of several columns, returns the column from which the first cell of
   c comes. NULL if c was computed from several columns or from none. */
static const struct column *before(const struct column *c)
{
    const struct origin *o = c->origin;
    if (o->kind == ORIGIN_TAKE)
        return o->take.from;
    if (o->kind == ORIGIN_PICK && c->n)
        return o->pick.from[o->pick.which[0]];
    return o->kind == ORIGIN_EXPR && o->inputs.n == 1 ? o->inputs.v[0] : NULL;
}

/* Returns the first column in the history of c: follows before() until it
   returns NULL. */
static const struct column *first_of(const struct column *c)
{
    for (int i = 0; i < DEPTH_MAX && before(c); i++)
        c = before(c);
    return c;
}

/* Whether all groups of an aggregate have the same number of rows. Only then is
   the mean of the groups' means the mean of all rows. */
static bool are_even(const struct column *c)
{
    const uint32_t *starts = c->origin->group.starts;
    for (size_t r = 1; r < c->n; r++)
        if (starts[r + 1] - starts[r] != starts[1] - starts[0])
            return false;
    return true;
}

/* Returns the statistic that column c contains if the cells of c must not be
   averaged, else NO_SUMMARY. */
static enum summary averaged(const struct column *c)
{
    const struct column *first = first_of(c);
    const struct origin *o = first->origin;
    if (o->kind == ORIGIN_GROUP) {
        enum summary of = summary_called(o->text);
        return of == MEANS && are_even(first) ? NO_SUMMARY : of;
    }
    return summary_named(o->kind == ORIGIN_FILE ? o->file.column : first->name);
}

static void report(struct plot_call *p, const struct chart_series *s,
                   enum summary of)
{
    static const char *const WHAT[] = {[MEANS] = "means",
                                       [MEDIANS] = "medians",
                                       [PERCENTILES] = "percentiles"};
    struct eval *ev = p->c->ev;
    diag_at(ev->d, DIAG_CHART_MEANS, s->at.src ? s->at : eval_pos(ev, p->c->at),
            s->name, str_c(WHAT[of]));
    if (of == MEANS)
        diag_help(ev->d, "rows with the same x are averaged, but their values "
                         "are already means; weight each mean by its number of "
                         "rows n: (mean * n).sum() / n.sum()");
    else
        diag_help(ev->d,
                  "rows with the same x are averaged, but their values are "
                  "already %s; compute the %s from all rows, or draw the "
                  "maximum, or show the spread with a range or box chart",
                  WHAT[of], of == MEDIANS ? "median" : "percentile");
}

void plot_check_means(struct plot_call *p)
{
    for (size_t i = 0; i < p->series.n; i++) {
        const struct chart_series *s = &p->series.v[i];
        const struct column *made = s->y ? first_of(s->y) : NULL;
        if (!made || made->origin->kind != ORIGIN_GROUP ||
            !str_eq(made->origin->text, S("mean")))
            continue;
        enum summary of = averaged(made->origin->group.from);
        if (of)
            report(p, s, of);
    }
}

void plot_check_units(struct plot_call *p)
{
    for (size_t i = 0; i < p->series.n; i++)
        if (p->series.v[i].y)
            doubt_group_ordered(p->c->ev, p->c->at, p->c->operation->name,
                                p->series.v[i].y, NULL);
}
