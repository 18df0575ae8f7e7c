// SPDX-License-Identifier: MIT
// percentiles: compares the percentiles of one quantity in each row: columns
// whose names differ in the percentile only.
#include "check/percentiles.h"

#include <stdlib.h>

#include "base/buf.h"
#include "base/codes/data.h"
#include "base/map.h"
#include "base/vec.h"
#include "check/heading.h"
#include "check/violation.h"

struct percentile {
    const struct column *column;
    size_t place;
    double of;    /* 50, 99.9 */
    str quantity; /* the other words of the name */
};

struct percentiles {
    struct percentile *v;
    size_t n, cap;
};

/* 50 for "p50", 99.9 for "p99.9" and "p999"; "p4d" is none. */
static bool read_p(str word, double *out)
{
    if (word.n < 2 || word.p[0] != 'p' ||
        !str_to_double(str_from(word, 1), out))
        return false;
    for (size_t i = 1; i < word.n; i++)
        if (!char_is_digit(word.p[i]) && word.p[i] != '.')
            return false;
    if (*out > 100 && !str_starts(word, S("p99")))
        return false;
    while (*out > 100)
        *out /= 10;
    return true;
}

/* 99 for "99th", when "percentile" follows. */
static bool read_ordinal(str word, str next, double *out)
{
    return word.n > 2 &&
           (str_starts(next, S("percentile")) || str_eq(next, S("pct"))) &&
           str_to_double(str_slice(word, 0, word.n - 2), out) && *out <= 100;
}

static bool read_column(struct arena *a, const struct column *c,
                        const struct heading *h, struct percentile *out)
{
    struct buf rest = {.a = a};
    bool found = false;
    for (size_t i = 0; i < h->words.n; i++) {
        str word = h->words.v[i];
        str next = i + 1 < h->words.n ? h->words.v[i + 1] : S("");
        bool median = str_eq(word, S("median"));
        out->of = median ? 50 : out->of;
        if (!found && (median || read_p(word, &out->of))) {
            found = true;
        } else if (!found && read_ordinal(word, next, &out->of)) {
            found = true;
            i++;
        } else {
            buf_put(&rest, word);
            buf_putc(&rest, ' ');
        }
    }
    out->column = c;
    out->quantity = buf_str(&rest);
    return found;
}

/* In order of the percentile; of equal ones, in that of the columns. */
static int by_percentile(const void *x, const void *y)
{
    const struct percentile *a = x, *b = y;
    return a->of != b->of ? (a->of > b->of) - (a->of < b->of)
                          : (a->place > b->place) - (a->place < b->place);
}

/* P4, P40 and P100 are GPUs, unless one of these is among them. */
static bool is_usual(double of)
{
    static const double USUAL[] = {50, 75, 80, 90, 95, 98, 99, 99.9};
    for (size_t i = 0; i < sizeof USUAL / sizeof *USUAL; i++)
        if (of == USUAL[i])
            return true;
    return false;
}

static void add(struct check *c, struct violations *vs,
                const struct percentile *low, const struct percentile *high,
                size_t row)
{
    struct violation *v = violation_add_row(c, vs, DIAG_DATA_PERCENTILES, row);
    if (!v)
        return;
    str less = heading_cell(c->a, high->column, row);
    v->at = place_of_cell(&c->places, high->column, row);
    v->at.len = (uint32_t)less.n;
    v->args[0] = str_trim(high->column->name);
    v->args[1] = less;
    v->args[2] = str_trim(low->column->name);
    v->args[3] = heading_cell(c->a, low->column, row);
}

static void check_quantity(struct check *c, struct percentiles *one,
                           struct violations *vs)
{
    bool usual = false;
    qsort(one->v, one->n, sizeof *one->v, by_percentile);
    for (size_t i = 0; i < one->n; i++)
        usual |= is_usual(one->v[i].of);
    for (size_t row = 0; usual && one->n > 1 && row < c->frame->n; row++) {
        const struct percentile *low = NULL;
        double before = 0, v;
        for (size_t i = 0; i < one->n; i++) {
            if (!heading_number(one->v[i].column, row, &v))
                continue;
            if (low && v < before && one->v[i].of > low->of)
                add(c, vs, low, &one->v[i], row);
            low = &one->v[i];
            before = v;
        }
    }
}

void percentiles_check(struct check *c)
{
    struct map quantities = {.a = c->a}; /* their percentiles */
    struct violations vs = {0};
    struct percentile p = {0};
    for (size_t i = 0; c->frame && i < c->frame->n_columns; i++) {
        p.place = i;
        if (!read_column(c->a, c->frame->columns[i], &c->headings[i], &p))
            continue;
        struct percentiles *of = map_get(&quantities, p.quantity);
        if (!of)
            map_put(&quantities, p.quantity,
                    of = NEW(c->a, struct percentiles));
        vec_push(c->a, of, p);
    }
    for (size_t i = 0; i < quantities.n; i++)
        check_quantity(c, quantities.v[i].value, &vs);
    violation_tell(c, DIAG_DATA_PERCENTILES, &vs);
}
