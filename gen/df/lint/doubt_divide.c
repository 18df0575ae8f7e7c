// SPDX-License-Identifier: MIT
// doubt_divide: traces divisors to the columns of their files, and rounded
// cells to the numbers before rounding.
#include "df/lint/doubt_divide.h"

#include "base/codes/result.h"
#include "frame/number.h"
#include "lineage/lineage.h"
#include "load/site.h"
#include <math.h>

enum {
    DEPTH_MAX = 8,    /* maximum number of steps from a divisor back to its
                         file */
    ROWS_MAX = 10000, /* maximum number of rows whose quotients are compared */
    PARTS = 100       /* quotients that changed by more than 1 / PARTS are
                         reported */
};

/* Returns the bit of a column in site_file.divisors. All columns from 63 on
   share the last bit. */
static unsigned long long divisor_bit(size_t field)
{
    return 1ULL << (field < 63 ? field : 63);
}

bool doubt_is_divisor(const struct site *site, str path, size_t field)
{
    const struct site_file *f = map_get(&site->files, path);
    return f && atomic_load_explicit(&f->divisors, memory_order_relaxed) &
                    divisor_bit(field);
}

/* Records that a script divides by the CSV column of origin o. Pages run in
   parallel. Most divisions are by columns that are recorded already, so the bit
   is tested before it is set. */
static void note_field(const struct site *site, const struct origin *o)
{
    struct site_file *f =
        site ? map_get(&site->files, o->file.src->name) : NULL;
    unsigned long long bit = divisor_bit(o->file.field);
    if (f && !(atomic_load_explicit(&f->divisors, memory_order_relaxed) & bit))
        atomic_fetch_or_explicit(&f->divisors, bit, memory_order_relaxed);
}

/* Whether a formula is a product. A sum may be above 0 even if one of its terms
   is 0. */
static bool is_product(str text)
{
    return str_find_char(text, '*', 0) != STR_NPOS &&
           str_find(text, S(" + "), 0) == STR_NPOS &&
           str_find(text, S(" - "), 0) == STR_NPOS;
}

static void note_divisor(struct eval *ev, const struct column *c, int depth)
{
    const struct origin *o = c->origin;
    if (depth > DEPTH_MAX)
        return;
    if (o->kind == ORIGIN_FILE)
        note_field(ev->site, o);
    else if (o->kind == ORIGIN_TAKE)
        note_divisor(ev, o->take.from, depth + 1);
    else if (o->kind == ORIGIN_PICK)
        note_divisor(ev, o->pick.from[0], depth + 1);
    if (o->kind != ORIGIN_EXPR || (o->operated && !is_product(o->text)) ||
        (!o->operated && o->inputs.n != 1))
        return;
    for (size_t i = 0; i < o->inputs.n; i++)
        note_divisor(ev, o->inputs.v[i], depth + 1);
}

/* Sets *out to the number of a cell before .round() or round(), or to the
   number itself if it was not rounded. Returns false if the cell has no
   number. */
static bool unrounded(const struct column *c, size_t row, double *out)
{
    if (!lineage_follow(&c, &row))
        return false;
    const struct origin *o = c->origin;
    bool rounded = o->kind == ORIGIN_EXPR && o->inputs.n == 1 &&
                   (o->effect & EFFECT_KIND) == EFFECT_ROUNDS &&
                   str_find(o->text, S("round"), 0) != STR_NPOS;
    return column_number(rounded ? o->inputs.v[0] : c, row, out);
}

/* Divides the cell of x in `row` by the cell of y. Sets *exact to the quotient
   of the numbers before rounding, and *rounded to the quotient of the numbers
   in the cells. A NULL column counts as 1. Returns false if a cell has no
   number, or *exact is 0 or not finite. */
static bool quotients(const struct column *x, const struct column *y,
                      size_t row, double *exact, double *rounded)
{
    double ex = 1, ey = 1, rx = 1, ry = 1;
    if ((x && !(unrounded(x, row, &ex) && column_number(x, row, &rx))) ||
        (y && !(unrounded(y, row, &ey) && column_number(y, row, &ry))))
        return false;
    *exact = ex / ey;
    *rounded = rx / ry;
    return isfinite(*exact) && *exact != 0;
}

static void check_rounding(struct eval *ev, const struct df_expr *at,
                           const struct column *x, const struct column *y)
{
    size_t n = (x ? x : y)->n, worst = n;
    double exact, rounded, most = 1.0 / PARTS;
    for (size_t i = 0; i < n && i < ROWS_MAX; i++) {
        if (!quotients(x, y, i, &exact, &rounded))
            continue;
        double change = fabs(rounded / exact - 1);
        if (change > most) {
            most = change;
            worst = i;
        }
    }
    if (worst == n)
        return;
    diag_at(ev->d, DIAG_DF_ROUNDED, eval_pos(ev, at),
            str_fmt(ev->scratch, "%.0f %%", most * 100));
    diag_help(ev->d, "this division uses rounded numbers; divide the exact "
                     "numbers, and round the result");
}

/* Whether the column itself contains a 0. Its file may have zeros that the
   script filtered out or replaced; these cause no division by 0. */
static bool has_zero(const struct column *c)
{
    double v;
    for (size_t i = 0; i < c->n; i++)
        if (column_number(c, i, &v) && v == 0)
            return true;
    return false;
}

void doubt_divide(struct eval *ev, const struct df_expr *at,
                  const struct column *x, const struct column *y)
{
    if (y && has_zero(y))
        note_divisor(ev, y, 0);
    if (((x && x->known_digits) || (y && y->known_digits)) &&
        diag_is_on(ev->d, DIAG_DF_ROUNDED))
        check_rounding(ev, at, x, y);
}
