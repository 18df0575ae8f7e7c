// SPDX-License-Identifier: MIT
// measure: numbers of texts, and the units that stand beside them.
#include "table/measure.h"

#include <math.h>

#include "frame/numeral.h"

static double number_of(const struct column_list *l, size_t row, size_t column)
{
    const struct column *c = l->t->frame->columns[column];
    double f = (double)NAN;
    if (c->type == COLUMN_INT)
        return (double)c->i[row];
    if (c->type == COLUMN_FLOAT)
        return c->f[row];
    if (c->type != COLUMN_BOOL)
        numeral_value(str_trim(frame_table_cell(l->a, l->t, row, column)), &f);
    return f;
}

/* What a number is a number of: its currency, its unit. */
static str unit_of(const struct column_list *l, size_t row, size_t column)
{
    struct numeral x;
    str text = str_trim(frame_table_cell(l->a, l->t, row, column));
    if (!numeral_split(text, &x))
        return STR_NONE;
    str s = str_concat(l->a, x.currency, str_trim(x.unit));
    return s.n ? s : S("none");
}

/* Numbers of several units cannot be compared; a zero needs none. */
static bool has_one_unit(const struct column_list *l,
                         const struct column_named *c, struct measured *m)
{
    for (size_t r = 0; r < l->t->frame->n; r++) {
        if (!isfinite(m->numbers[r]) || m->numbers[r] == 0)
            continue;
        str s = unit_of(l, r, c->column);
        if (m->unit.p && !str_eq(m->unit, s)) {
            column_list_fault(
                l, c,
                str_fmt(l->a,
                        "numbers of column '%.*s' have several units, '%.*s' "
                        "and '%.*s'",
                        STR_ARG(c->name), STR_ARG(m->unit), STR_ARG(s)));
            return false;
        }
        m->unit = s;
    }
    return true;
}

bool measure_read(const struct column_list *l, const struct column_named *c,
                  struct measured *out)
{
    const struct column *column = l->t->frame->columns[c->column];
    size_t any = 0;
    *out = (struct measured){.numbers = NEW_N(l->a, double, column->n)};
    for (size_t r = 0; r < column->n; r++) {
        out->numbers[r] = number_of(l, r, c->column);
        if (!(fabs(out->numbers[r]) < 1e300))
            out->numbers[r] = (double)NAN;
        any += isfinite(out->numbers[r]);
    }
    if (any || !column->n)
        return column->type == COLUMN_INT || column->type == COLUMN_FLOAT ||
               has_one_unit(l, c, out);
    column_list_fault(
        l, c, str_fmt(l->a, "column '%.*s' has no numbers", STR_ARG(c->name)));
    return false;
}
