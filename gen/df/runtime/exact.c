// SPDX-License-Identifier: MIT
// exact: follows a cell back through formats, rounding and conversions. Undoes
// such a step only if the step's input, rounded in the same way as the output,
// equals the output.
#include "df/runtime/exact.h"

#include <math.h>

#include "base/buf.h"
#include "base/elementary.h"
#include "frame/decimal.h"
#include "frame/digits.h"
#include "frame/figure.h"
#include "frame/number.h"
#include "lineage/lineage.h"

/* ---- digits ---- */

bool exact_exceeds(struct arena *a, str format, const struct exact_known *k)
{
    size_t from = 0, to;
    while ((from = str_find_char(format, '{', from)) != STR_NPOS) {
        if (from + 1 < format.n && format.p[from + 1] == '{') {
            from += 2;
            continue;
        }
        if ((to = str_find_char(format, '}', from)) == STR_NPOS)
            return false;
        struct buf b = {.a = a};
        str why, field = str_slice(format, from, to + 1);
        int percent = number_format_is_percent(field) ? 2 : 0;
        if (number_format(&b, field, k->v, &why) &&
            digits_of_text(buf_str(&b), '.') + percent > k->digits)
            return true;
        from = to + 1;
    }
    return false;
}

struct value exact_percent(struct arena *a, struct value v)
{
    char digits[DECIMAL_SHORTEST];
    int point;
    double f = v.type == VALUE_INT ? (double)v.i : v.f;
    if ((v.type != VALUE_INT && v.type != VALUE_FLOAT) || !isfinite(f) ||
        f == 0)
        return v;
    size_t n = decimal_shortest(fabs(f), digits, &point);
    str text =
        str_fmt(a, "%s.%.*se%d", f < 0 ? "-" : "", (int)n, digits, point + 2);
    v.type = VALUE_FLOAT;
    str_to_double(text, &v.f);
    return v;
}

/* ---- one step back ---- */

static bool is_number(struct value v)
{
    return v.type == VALUE_INT || v.type == VALUE_FLOAT;
}

static bool number_of(struct value v, const struct notation *as, double *f)
{
    struct figure_cell x = figure_of_value(v, as);
    *f = x.value;
    return x.kind == FIGURE_NUMBER && isfinite(*f);
}

/* Whether x rounded to `digits` decimal places may be y. */
static bool rounds_to(double x, double y, int digits)
{
    double half = 0.5 * elementary_pow(10, -digits);
    return fabs(x - y) <= half * (1 + 1e-9) + 1e-12 * fabs(y);
}

/* Whether `made`, a cell of a column with origin o, can be the result of
   formatting or rounding the number `before`. `as` is the notation of `made`.
   If `made` is a string without a number, returns true, or false if o formats
   only some cells (EFFECT_MAYBE). If `made` is neither a string nor a number,
   returns false. */
static bool agrees(const struct origin *o, struct value made,
                   const struct notation *as, double before)
{
    double after;
    if (!number_of(made, as, &after))
        return made.type == VALUE_STR && !(o->effect & EFFECT_MAYBE);
    if (made.type != VALUE_STR) {
        return rounds_to(before, after, digits_of_number(after));
    }
    if (o->effect & EFFECT_PERCENT)
        before *= 100;
    return rounds_to(before, after, digits_of_text(made.s, as->decimal));
}

/* Whether `made`, a cell of c, shows the same number as `from`, the cell from
   which `made` was computed. */
static bool same_number(const struct column *c, struct value made,
                        struct value from)
{
    const struct origin *o = c->origin;
    const struct notation *as = figure_notation(c);
    const struct notation *as_from = figure_notation(o->inputs.v[0]);
    unsigned kind = o->effect & EFFECT_KIND;
    double before, after;
    if (o->effect & EFFECT_ROWS || !number_of(from, as_from, &before))
        return false;
    if (kind == EFFECT_FORMATS && is_number(from))
        return agrees(o, made, as, before);
    if (kind == EFFECT_ROUNDS)
        return agrees(o, made, as, before);
    return (kind == EFFECT_RETYPES || from.type == VALUE_STR) &&
           number_of(made, as, &after) && before == after;
}

/* ---- all steps ---- */

/* Whether the script computed the cells of c. Cells from files and literals are
   not computed. */
static bool is_computed(const struct column *c)
{
    const struct origin *o = c->origin;
    return o->kind == ORIGIN_EXPR || o->kind == ORIGIN_GROUP ||
           (o->kind == ORIGIN_LITERAL && !(o->effect & EFFECT_WRITTEN));
}

static struct value as_number(double f, bool whole)
{
    return whole && f == (double)(int64_t)f
               ? (struct value){.type = VALUE_INT, .i = (int64_t)f}
               : (struct value){.type = VALUE_FLOAT, .f = f};
}

/* Goes back from a cell to the cell from which a step of the script computed
   it. *v is the number in cell *row of *c. If the step's input has the same
   number, sets *c, *row and *v to the input's column, row and value, sets
   *percent to true if the step formats percentages, and returns true. */
static bool undo_step(const struct column **c, size_t *row, struct value *v,
                      bool *percent)
{
    if (!lineage_follow(c, row))
        return false;
    const struct origin *o = (*c)->origin;
    v->known_digits = column_value(*c, *row).known_digits;
    if (o->kind != ORIGIN_EXPR || o->inputs.n != 1 ||
        o->inputs.v[0]->n != (*c)->n)
        return false;
    struct value from = column_value(o->inputs.v[0], *row);
    if (!same_number(*c, *v, from))
        return false;
    *percent |= (o->effect & EFFECT_PERCENT) != 0;
    *v = from;
    *c = o->inputs.v[0];
    return true;
}

/* Whether the cell is a string made from a number that differs from the number
   it shows: the script may have changed the string after formatting. */
static bool shows_another(const struct column *c, size_t row)
{
    struct value made = column_value(c, row);
    const struct notation *as = figure_notation(c);
    double shown, before;
    while (lineage_follow(&c, &row)) {
        const struct origin *o = c->origin;
        if (o->kind != ORIGIN_EXPR || o->inputs.n != 1 ||
            o->inputs.v[0]->n != c->n)
            return false;
        c = o->inputs.v[0];
        struct value from = column_value(c, row);
        if (from.type == VALUE_STR)
            continue;
        return (o->effect & EFFECT_KIND) == EFFECT_FORMATS &&
               number_of(from, as, &before) && number_of(made, as, &shown) &&
               !agrees(o, made, as, before);
    }
    return false;
}

/* Describes k->v, a number computed from rounded numbers. Sets k->digits to the
   number of known decimal places: the number that v.known_digits states or the
   number of printed places, whichever is greater. */
static void set_rounded(struct arena *a, struct exact_known *k)
{
    struct buf b = {.a = a};
    value_put(&b, k->v);
    k->kind = EXACT_ROUNDED;
    k->shown = buf_str(&b);
    int printed = digits_of_text(k->shown, '.'),
        known = digits_of_mark(k->v.known_digits);
    k->digits = printed > known ? printed : known;
}

struct exact_known exact_number(struct arena *a, const struct column *c,
                                size_t row)
{
    struct exact_known k = {.kind = EXACT_NUMBER, .v = column_value(c, row)};
    double f = 0;
    while (undo_step(&c, &row, &k.v, &k.percent))
        ;
    k.column = c;
    k.row = row;
    if (k.v.type != VALUE_STR) {
        if (k.v.known_digits && is_number(k.v))
            set_rounded(a, &k);
        return k;
    }
    const struct notation *as = figure_notation(c);
    k.shown = k.v.s;
    k.digits = digits_of_text(k.v.s, as->decimal);
    k.kind = is_computed(c) ? EXACT_TEXT : EXACT_NUMBER;
    if (!number_of(k.v, as, &f))
        k.kind = EXACT_NONE;
    else if (shows_another(c, row))
        k.kind = EXACT_OTHER;
    else
        k.v = as_number(f, str_find_char(k.v.s, as->decimal, 0) == STR_NPOS);
    return k;
}
