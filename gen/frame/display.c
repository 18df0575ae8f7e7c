// SPDX-License-Identifier: MIT
// display: finds the number of decimal places for all floats of a column, and
// prints floats with that number.
#include "frame/display.h"

#include <math.h>
#include <stdlib.h>

#include "frame/decimal.h"
#include "frame/number.h"

enum {
    LEAST = 3,  /* minimum number of significant digits of the smallest float */
    SPREAD = 3, /* maximum number of digits beyond `digits` that the largest
                   float may get so that the smallest float gets LEAST digits */
    SMALL = -4, /* a float below 10^SMALL is printed with an exponent */
    LARGE = 15, /* a float of at least 10^(LARGE + 1) is printed with an
                   exponent, too */
    OWN_PLACES = UINT8_MAX
};

bool display_read_digits(str text, unsigned *digits)
{
    long n = 0;
    bool all = str_eq(text, S("all"));
    if (!all && (!str_to_long(text, &n) || n < 1 || n > DISPLAY_DIGITS_MAX))
        return false;
    *digits = (unsigned)n;
    return true;
}

/* ---- which columns ---- */

static const struct column *first_derived(const struct origin *o)
{
    for (size_t i = 0; i < o->pick.n_from; i++)
        if (column_is_derived(o->pick.from[i]))
            return o->pick.from[i];
    return NULL;
}

/* Returns the column from which c takes its numbers unchanged. Returns c itself
   if the numbers of c are computed from other numbers. Returns NULL if they
   come from a file, are written in the script, or were rounded or formatted
   when c was made. */
static const struct column *step_back(const struct column *c)
{
    const struct origin *o = c->origin;
    if (o->kind == ORIGIN_TAKE)
        return o->take.from;
    if (o->kind == ORIGIN_PICK)
        return first_derived(o);
    if (o->kind == ORIGIN_FILE || o->effect & EFFECT_WRITTEN)
        return NULL;
    switch (o->effect & EFFECT_KIND) {
    case EFFECT_ROUNDS:
    case EFFECT_FORMATS: return NULL;
    case EFFECT_KEEPS:
    case EFFECT_RETYPES:
        return o->kind == ORIGIN_GROUP                 ? o->group.from
               : o->kind == ORIGIN_EXPR && o->inputs.n ? o->inputs.v[0]
                                                       : c;
    default: return c;
    }
}

bool display_is_open(const struct column *c)
{
    const struct column *from = c, *at = NULL;
    if (c->type != COLUMN_FLOAT && c->type != COLUMN_OBJECT)
        return false;
    while (from && from != at) {
        at = from;
        from = step_back(at);
    }
    return from != NULL;
}

/* ---- digits ---- */

/* Stores the float of a cell in *f. Returns false if the cell is not a finite
   float. */
static bool float_at(const struct column *c, size_t row, double *f)
{
    if (c->type == COLUMN_OBJECT && c->o[row].type != VALUE_FLOAT)
        return false;
    *f = c->type == COLUMN_OBJECT ? c->o[row].f : c->f[row];
    return isfinite(*f);
}

/* Returns the exponent of the first digit of x > 0 rounded to `digits`
   significant digits: 3 for 1288.45. Sets *places to the decimal places that
   the rounded number needs. */
static int exponent_of(double x, unsigned digits, int *places)
{
    char text[DECIMAL_SHORTEST + 32];
    int point;
    size_t n = decimal_shortest(x, text, &point);
    if (n > digits) {
        struct buf b = {NULL, text, 0, sizeof text};
        decimal_rounded(&b, x, digits, &point);
        n = digits;
        while (n > 1 && text[n - 1] == '0')
            n--;
    }
    *places = (int)n > point ? (int)n - point : 0;
    return point - 1;
}

/* Returns the number of decimal places that the floats of a column share (see
   display_of). `most` is their largest absolute value, `least` the smallest
   absolute value above zero. Returns OWN_PLACES, so that each float has its own
   decimal places, if `least` and `most` are too far apart, or if `most` is very
   small or large. */
static int places_allowed(double least, double most, unsigned digits)
{
    int places, high = exponent_of(most, digits, &places),
                low = exponent_of(least, digits, &places),
                wanted = (int)(digits < LEAST ? digits : LEAST) - 1 - low;
    places = (int)digits - 1 - high;
    places = places < wanted ? wanted : places;
    places = places < 0 ? 0 : places;
    bool apart = places > 0 && high + places >= (int)digits + SPREAD;
    return high < SMALL || high > LARGE || apart ? OWN_PLACES : places;
}

struct display display_of(const struct column *c, unsigned digits)
{
    double least = HUGE_VAL, most = 0, f;
    struct display d = {.digits = (uint8_t)digits};
    int needed = 0, places;
    for (size_t r = 0; r < c->n; r++)
        if (float_at(c, r, &f) && f != 0) {
            least = fmin(least, fabs(f));
            most = fmax(most, fabs(f));
        }
    if (most == 0)
        return d;
    int allowed = places_allowed(least, most, digits);
    d.places = (uint8_t)allowed;
    if (allowed == OWN_PLACES)
        return d;
    for (size_t r = 0; r < c->n && needed < allowed; r++)
        if (float_at(c, r, &f) && f != 0) {
            exponent_of(fabs(f), digits, &places);
            needed = places > needed ? places : needed;
        }
    d.places = (uint8_t)(needed < allowed ? needed : allowed);
    return d;
}

bool display_shares_places(const struct column *c, uint8_t *places)
{
    *places = c->display.places;
    return c->display.digits && c->display.places != OWN_PLACES;
}

const struct frame *display_frame(struct arena *a, const struct frame *f,
                                  unsigned digits)
{
    struct frame *out = NULL;
    for (size_t i = 0; i < f->n_columns; i++) {
        if (!display_is_open(f->columns[i]))
            continue;
        if (!out) {
            out = NEW(a, struct frame);
            *out = *f;
            out->columns = NEW_N(a, const struct column *, f->n_columns);
            memcpy(out->columns, f->columns, f->n_columns * sizeof *f->columns);
        }
        struct column *c = NEW(a, struct column);
        *c = *f->columns[i];
        c->display = display_of(c, digits);
        out->columns[i] = c;
    }
    return out ? out : f;
}

size_t display_first_long(const struct column *c)
{
    char digits[DECIMAL_SHORTEST];
    double f;
    int point;
    size_t r = 0;
    while (r < c->n &&
           (!float_at(c, r, &f) || f == floor(f) ||
            decimal_shortest(fabs(f), digits, &point) <= DISPLAY_MANY))
        r++;
    return r < c->n ? r : STR_NPOS;
}

/* ---- printing ---- */

/* Appends a float f >= 0 with the decimal places that `digits` significant
   digits need, or with an exponent if f is very small or large. */
static void put_own(struct buf *b, double f, unsigned digits)
{
    char text[DECIMAL_SHORTEST + 32];
    struct buf mantissa = {NULL, text, 0, sizeof text};
    int places, point, exponent = exponent_of(f, digits, &places);
    if (exponent >= SMALL && exponent <= LARGE) {
        decimal_fixed(b, f, (size_t)places);
        return;
    }
    decimal_rounded(&mantissa, f, digits, &point);
    while (mantissa.n > 1 && text[mantissa.n - 1] == '0')
        mantissa.n--;
    buf_putc(b, text[0]);
    if (mantissa.n > 1)
        buf_putc(b, '.');
    buf_put(b, (str){text + 1, mantissa.n - 1});
    buf_printf(b, "e%c%02d", exponent < 0 ? '-' : '+', abs(exponent));
}

void display_put(struct buf *b, const struct column *c, size_t row)
{
    double f;
    if (!c->display.digits || !float_at(c, row, &f)) {
        value_put(b, column_value(c, row));
        return;
    }
    if (f < 0)
        buf_putc(b, '-');
    if (f == 0 || c->display.places != OWN_PLACES)
        decimal_fixed(b, fabs(f),
                      c->display.places == OWN_PLACES ? 0 : c->display.places);
    else
        put_own(b, fabs(f), c->display.digits);
}
