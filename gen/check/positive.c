// SPDX-License-Identifier: MIT
// positive: finds numbers below 0 in columns that are positive by their names,
// and 0 where a script divides by them; most columns are passed over by their
// names.
#include "check/positive.h"

#include "base/codes/data.h"
#include "frame/figure.h"
#include "frame/heading.h"
#include "check/violation.h"
#include "df/doubt/doubt_divide.h"
#include "frame/saying.h"

static bool is_time(str word)
{
    static const str TIMES[] = {S_INIT("s"), S_INIT("sec"), S_INIT("second"),
                                S_INIT("h"), S_INIT("hr"),  S_INIT("hour")};
    for (size_t i = 0; i < sizeof TIMES / sizeof *TIMES; i++)
        if (str_eq_nocase(word, TIMES[i]))
            return true;
    return false;
}

/* "hourly", "per hour", "/sec": a rate of one thing per time. */
static bool says_rate(str name, const struct heading *h)
{
    for (size_t i = 0; i < h->words.n; i++)
        if (str_eq(h->words.v[i], S("hourly")) ||
            (i && str_eq(h->words.v[i - 1], S("per")) &&
             is_time(h->words.v[i])))
            return true;
    for (size_t i = 0; i < name.n; i++) {
        size_t from = i + 1, to = from;
        while (to < name.n && char_is_alnum(name.p[to]))
            to++;
        if (name.p[i] == '/' && is_time(str_slice(name, from, to)))
            return true;
    }
    return false;
}

/* A percent, a plus or minus, a Greek delta. */
static bool has_sign_of_change(str name)
{
    static const str DELTAS[] = {S_INIT("Δ"), S_INIT("δ"), S_INIT("∆"),
                                 S_INIT("±"), S_INIT("%")};
    for (size_t i = 0; i < sizeof DELTAS / sizeof *DELTAS; i++)
        if (str_find(name, DELTAS[i], 0) != STR_NPOS)
            return true;
    return str_starts(name, S("+")) || str_starts(name, S("-"));
}

static bool is_positive(const struct column *x, const struct heading *h)
{
    unsigned says = saying_of(x->name);
    if (says & SAYING_CHANGE || has_sign_of_change(x->name))
        return false;
    return says & SAYING_POSITIVE || says_rate(x->name, h);
}

static void check_column(struct check *c, const struct column *x,
                         struct violations *vs)
{
    bool divisor = doubt_is_divisor(c->site, c->path, x->origin->csv.field);
    for (size_t row = 0; row < x->n; row++) {
        double number = figure_of_cell(x, row).value;
        if (!(number <= 0) || (number == 0 && !divisor))
            continue;
        struct violation *v = violation_add_row(c, vs, DIAG_DATA_POSITIVE, row);
        if (!v)
            continue;
        v->at = place_of_cell(&c->places, x, row);
        v->args[0] = str_trim(x->name);
        v->args[1] = heading_cell(c->a, x, row);
        v->help =
            number == 0 ? S("a script of the site divides by it") : STR_NONE;
    }
}

void positive_check(struct check *c)
{
    struct violations vs = {0};
    for (size_t i = 0; c->frame && i < c->frame->n_columns; i++)
        if (is_positive(c->frame->columns[i], &c->headings[i]))
            check_column(c, c->frame->columns[i], &vs);
    violation_tell(c, DIAG_DATA_POSITIVE, &vs);
}
