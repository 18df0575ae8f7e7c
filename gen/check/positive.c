// SPDX-License-Identifier: MIT
// positive: selects prices, throughputs and latencies by the words in the names
// of columns.
#include "check/positive.h"

#include "base/codes/data.h"
#include "check/violation.h"
#include "df/lint/doubt_divide.h"
#include "frame/figure.h"
#include "frame/heading.h"
#include "frame/saying.h"
#include "frame/unit.h"

static bool is_time(str word)
{
    static const str TIMES[] = {S_INIT("s"), S_INIT("sec"), S_INIT("second"),
                                S_INIT("h"), S_INIT("hr"),  S_INIT("hour")};
    return STR_AMONG_NOCASE(word, TIMES);
}

/* Whether a word is a unit of quantities whose rates may be negative, as in
   °C/h and m/s. */
static bool is_directed(str word)
{
    static const str UNITS[] = {
        S_INIT("m"),   S_INIT("mm"),  S_INIT("cm"), S_INIT("km"),
        S_INIT("ft"),  S_INIT("K"),   S_INIT("C"),  S_INIT("°C"),
        S_INIT("°F"),  S_INIT("°"),   S_INIT("V"),  S_INIT("mV"),
        S_INIT("A"),   S_INIT("mA"),  S_INIT("Pa"), S_INIT("hPa"),
        S_INIT("deg"), S_INIT("rad"), S_INIT("L"),  S_INIT("kg")};
    return STR_AMONG(word, UNITS);
}

/* Whether a name means a rate that cannot be negative: "hourly", "per hour",
   "/sec", but not "m/s" (is_directed). */
static bool says_rate(str name)
{
    str before = STR_NONE, counted = STR_NONE;
    for (size_t i = 0; i < name.n;) {
        str w = saying_word(name, &i);
        bool slash = w.n && w.p > name.p && w.p[-1] == '/';
        if (str_eq_nocase(w, S("hourly")))
            return true;
        if (slash || str_eq_nocase(w, S("per")))
            counted = before;
        if ((slash || str_eq_nocase(before, S("per"))) && is_time(w) &&
            !is_directed(counted))
            return true;
        before = w;
    }
    return false;
}

/* Whether a unit is a price of energy: electricity prices may be negative. */
static bool is_price_of_energy(const struct unit *u)
{
    bool money = false, energy = false;
    for (size_t i = 0; u && i < u->n; i++) {
        money |= u->v[i].kind == UNIT_MONEY;
        energy |= str_eq(u->v[i].name, S("watt")) && u->v[i].power < 0;
    }
    return money && energy;
}

/* Whether a name contains a percent sign, ± or a Greek delta, or begins with +
   or -. */
static bool has_sign_of_change(str name)
{
    static const str DELTAS[] = {S_INIT("Δ"), S_INIT("δ"), S_INIT("∆"),
                                 S_INIT("±"), S_INIT("%")};
    for (size_t i = 0; i < sizeof DELTAS / sizeof *DELTAS; i++)
        if (str_find(name, DELTAS[i], 0) != STR_NPOS)
            return true;
    return str_starts(name, S("+")) || str_starts(name, S("-"));
}

static bool is_positive(const struct column *x)
{
    unsigned says = saying_of(x->name);
    return !(says & (SAYING_CHANGE | SAYING_SIGNED)) &&
           (says & SAYING_POSITIVE || says_rate(x->name)) &&
           !has_sign_of_change(x->name) && !is_price_of_energy(x->unit);
}

/* Whether a cell of the table names a credit or refund, as in a bill. */
static bool has_credits(const struct frame *f)
{
    for (size_t k = 0; k < f->n_columns; k++)
        for (size_t i = 0; f->columns[k]->type == COLUMN_STR && i < f->n; i++)
            if (saying_of(f->columns[k]->s[i]) & SAYING_CREDIT)
                return true;
    return false;
}

static void check_column(struct check *c, const struct column *x,
                         struct violations *vs)
{
    bool divisor = doubt_is_divisor(c->site, c->path, x->origin->file.field);
    bool bill = saying_of(x->name) & SAYING_PRICE, asked = false;
    for (size_t row = 0; row < x->n; row++) {
        double number = figure_of_cell(x, row).value;
        if (!(number <= 0) || (number == 0 && !divisor))
            continue;
        bill = bill && (asked || has_credits(c->frame));
        asked = true;
        if (number < 0 && bill)
            continue;
        struct violation *v =
            violation_add_cell(c, vs, DIAG_DATA_POSITIVE, x, row,
                               str_trim(x->name), heading_cell(c->a, x, row));
        if (v && number == 0)
            v->help =
                S("a script of the site divides by this column; correct the "
                  "number, or list the row below 'known:' in the schema");
    }
}

void positive_check(struct check *c)
{
    struct violations vs = {0};
    for (size_t i = 0; c->frame && i < c->frame->n_columns; i++)
        if (is_positive(c->frame->columns[i]))
            check_column(c, c->frame->columns[i], &vs);
    violation_report(c, DIAG_DATA_POSITIVE, &vs);
}
