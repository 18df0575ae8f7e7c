// SPDX-License-Identifier: MIT
// positive: finds numbers that are 0 or less in columns that are positive by
// their names; most columns are passed over by that.
#include "check/positive.h"

#include "base/codes/data.h"
#include "frame/heading.h"
#include "check/violation.h"

static const str QUANTITIES[] = {
    S_INIT("cost"),    S_INIT("latencies"),  S_INIT("latency"),
    S_INIT("price"),   S_INIT("prices"),     S_INIT("throughput"),
    S_INIT("ttft"),    S_INIT("tpot"),       S_INIT("performance"),
    S_INIT("goodput"), S_INIT("throughputs")};

/* What may well be 0 or less. */
static const str CHANGES[] = {
    S_INIT("added"),       S_INIT("change"),      S_INIT("delta"),
    S_INIT("deviation"),   S_INIT("diff"),        S_INIT("difference"),
    S_INIT("discount"),    S_INIT("drop"),        S_INIT("dropped"),
    S_INIT("error"),       S_INIT("errors"),      S_INIT("extra"),
    S_INIT("failed"),      S_INIT("failures"),    S_INIT("gain"),
    S_INIT("improvement"), S_INIT("increase"),    S_INIT("jitter"),
    S_INIT("overhead"),    S_INIT("premium"),     S_INIT("reduction"),
    S_INIT("regression"),  S_INIT("retries"),     S_INIT("saving"),
    S_INIT("savings"),     S_INIT("std"),         S_INIT("stddev"),
    S_INIT("timeouts"),    S_INIT("uncertainty"), S_INIT("variance"),
    S_INIT("vs")};

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

static bool is_positive(const struct column *x, const struct heading *h)
{
    if (str_find_char(x->name, '%', 0) != STR_NPOS ||
        heading_says(h, CHANGES, sizeof CHANGES / sizeof *CHANGES))
        return false;
    return heading_says(h, QUANTITIES,
                        sizeof QUANTITIES / sizeof *QUANTITIES) ||
           says_rate(x->name, h);
}

static void check_column(struct check *c, const struct column *x,
                         struct violations *vs)
{
    for (size_t row = 0; row < x->n; row++) {
        double number;
        if (!heading_number(x, row, &number) || number > 0)
            continue;
        struct violation *v = violation_add_row(c, vs, DIAG_DATA_POSITIVE, row);
        if (!v)
            continue;
        v->at = place_of_cell(&c->places, x, row);
        v->args[0] = str_trim(x->name);
        v->args[1] = heading_cell(c->a, x, row);
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
