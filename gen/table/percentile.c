// SPDX-License-Identifier: MIT
// percentile: compares the percentiles of a quantity in each row.
#include "table/percentile.h"

#include <stdlib.h>

#include "base/buf.h"
#include "base/codes/data.h"
#include "base/map.h"
#include "base/vec.h"
#include "frame/figure.h"
#include "frame/name.h"
#include "frame/saying.h"
#include "frame/unit_header.h"
#include "lineage/lineage.h"

struct percentile {
    const struct column *column;
    size_t place;
    double of;    /* the percentile: 50, 99.9 */
    str quantity; /* words of the column's name without the percentile */
};

struct percentiles {
    struct percentile *v;
    size_t n, cap;
};

/* Parses a word such as "p50" as 50, "p99.9" and "p999" as 99.9. Returns false
   for other words, such as "p4d". */
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

/* Parses a word such as "99th" as 99 if the word `next` is "percentile" or
   "pct". Returns false otherwise. */
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

/* Orders by percentile; equal percentiles have the order of their columns. */
static int by_percentile(const void *x, const void *y)
{
    const struct percentile *a = x, *b = y;
    return a->of != b->of ? (a->of > b->of) - (a->of < b->of)
                          : (a->place > b->place) - (a->place < b->place);
}

/* Whether a number is a usual percentile. Other numbers, as in P4, P40 and
   P100, may be names of GPUs; they count as percentiles only if the quantity
   also has a usual percentile. */
static bool is_usual(double of)
{
    static const double USUAL[] = {50, 75, 80, 90, 95, 98, 99, 99.9};
    for (size_t i = 0; i < sizeof USUAL / sizeof *USUAL; i++)
        if (of == USUAL[i])
            return true;
    return false;
}

/* Whether a column holds a rate, by its unit or name. Money per time is not a
   rate. */
static bool is_rate(struct arena *a, const struct column *c, unsigned says)
{
    bool stated, time = says & SAYING_PER_TIME, money = says & SAYING_PRICE;
    const struct unit *u = c->unit ? c->unit : unit_header(a, c->name, &stated);
    for (size_t i = 0; u && i < u->n; i++) {
        time |= u->v[i].kind == UNIT_TIME && u->v[i].power < 0;
        money |= u->v[i].kind == UNIT_MONEY;
    }
    return time && !money;
}

/* Whether a quantity may fall while its percentile rises: a change, a ratio, a
   rate, or a quantity for which higher is better. */
static bool has_no_order(struct arena *a, const struct column *c,
                         const struct heading *h)
{
    static const str WORDS[] = {
        S_INIT("change"),      S_INIT("changes"),    S_INIT("delta"),
        S_INIT("diff"),        S_INIT("difference"), S_INIT("speedup"),
        S_INIT("improvement"), S_INIT("ratio"),      S_INIT("gain"),
        S_INIT("gap"),         S_INIT("increase"),   S_INIT("decrease"),
        S_INIT("reduction"),   S_INIT("vs"),         S_INIT("relative"),
        S_INIT("std"),         S_INIT("error"),      S_INIT("rank"),
        S_INIT("share"),       S_INIT("target"),     S_INIT("margin"),
        S_INIT("overhead"),    S_INIT("slowdown")};
    unsigned says = saying_of(c->name);
    return says & (SAYING_RATE | SAYING_GOOD) || is_rate(a, c, says) ||
           heading_has_word(h, WORDS, sizeof WORDS / sizeof *WORDS);
}

struct percentile_search {
    const struct frame *f;
    percentile_fn *tell;
    void *data;
};

static void check_quantity(const struct percentile_search *s,
                           struct percentiles *one)
{
    bool usual = false;
    qsort(one->v, one->n, sizeof *one->v, by_percentile);
    for (size_t i = 0; i < one->n; i++)
        usual |= is_usual(one->v[i].of);
    for (size_t row = 0; usual && one->n > 1 && row < s->f->n; row++) {
        const struct percentile *low = NULL;
        struct figure_cell before = {0};
        for (size_t i = 0; i < one->n; i++) {
            struct figure_cell x = figure_of_cell(one->v[i].column, row);
            if (x.kind != FIGURE_NUMBER)
                continue;
            if (low && x.value < before.value && x.value >= 0 &&
                str_eq(x.unit, before.unit) && one->v[i].of > low->of)
                s->tell(s->data, low->column, one->v[i].column, row);
            low = &one->v[i];
            before = x;
        }
    }
}

/* Whether a name may contain a percentile: it has a digit or "median". */
static bool may_be(str name)
{
    for (size_t i = 0; i < name.n; i++)
        if (char_is_digit(name.p[i]) ||
            str_eq_nocase(str_slice(name, i, i + 6), S("median")))
            return true;
    return false;
}

void percentile_check(struct arena *a, const struct frame *f,
                      const struct heading *headings, percentile_fn *tell,
                      void *data)
{
    struct percentile_search s = {f, tell, data};
    struct map quantities = {.a = a}; /* name of the quantity -> struct
                                         percentiles */
    struct percentile p = {0};
    for (size_t i = 0; i < f->n_columns; i++) {
        struct heading h = {0};
        p.place = i;
        if (headings)
            h = headings[i];
        else if (may_be(f->columns[i]->name))
            h = heading_of(a, name_text(a, f->columns[i]->name));
        if (!h.words.n || !read_column(a, f->columns[i], &h, &p) ||
            has_no_order(a, f->columns[i], &h))
            continue;
        struct percentiles *of = map_get(&quantities, p.quantity);
        if (!of)
            map_put(&quantities, p.quantity, of = NEW(a, struct percentiles));
        vec_push(a, of, p);
    }
    for (size_t i = 0; i < quantities.n; i++)
        check_quantity(&s, quantities.v[i].value);
}

/* Parses the percentile in a name, such as 99.9 in "P99.9 latency". Returns
   false if the name has no percentile. */
static bool percentile_of_name(struct arena *a, str name, double *out)
{
    struct heading h = heading_of(a, name);
    struct percentile p = {0};
    bool found = read_column(a, NULL, &h, &p);
    *out = p.of;
    return found;
}

/* ---- percentiles of a page ---- */

struct order_fault {
    struct arena *a;
    const struct column *low, *high;
    size_t row, n;
};

/* Whether a cell of column c comes unchanged from a column of a file, and the
   names of c and of that column contain the same percentile. */
static bool is_of_file(struct arena *a, const struct column *c, size_t row)
{
    double shown, there;
    str name = name_text(a, c->name);
    return lineage_file_alone(&c, &row) &&
           percentile_of_name(a, name, &shown) &&
           percentile_of_name(a, c->origin->file.column, &there) &&
           shown == there;
}

static void note(void *data, const struct column *low,
                 const struct column *high, size_t row)
{
    struct order_fault *fault = data;
    if (is_of_file(fault->a, low, row) && is_of_file(fault->a, high, row))
        return;
    if (!fault->n++) {
        fault->low = low;
        fault->high = high;
        fault->row = row;
    }
}

/* Returns a string such as " (row with Model 'a' of this table)", where Model
   is the name of the first column and 'a' is the row's cell in it. Returns ""
   if this cell is empty. */
static str row_text(struct arena *a, const struct frame *f, size_t row)
{
    str cell = heading_cell(a, f->columns[0], row);
    return cell.n ? str_fmt(a, " (row with %.*s '%.*s' of this table)",
                            STR_ARG(name_words(a, f->columns[0]->name)),
                            STR_ARG(cell))
                  : S("");
}

void percentile_order(struct diags *d, struct pos at, const struct frame *f)
{
    struct arena a = {0};
    struct order_fault fault = {.a = &a};
    if (!diag_is_on(d, DIAG_DATA_PERCENTILES) || f->n_columns < 2)
        return;
    percentile_check(&a, f, NULL, note, &fault);
    if (fault.n) {
        diag_at(d, DIAG_DATA_PERCENTILES, at, name_words(&a, fault.high->name),
                heading_cell(&a, fault.high, fault.row),
                name_words(&a, fault.low->name),
                heading_cell(&a, fault.low, fault.row),
                row_text(&a, f, fault.row));
        if (fault.n == 1)
            diag_help(d, "correct one of the two numbers");
        else
            diag_help(
                d, "correct one of the two numbers; %zu more row%s this fault",
                fault.n - 1, fault.n == 2 ? " has" : "s have");
    }
    arena_free(&a);
}
