// SPDX-License-Identifier: MIT
// figures: compares units first as strings, then as parsed units.
#include "chart/scale/figures.h"

#include <math.h>

#include "frame/unit_header.h"

struct figure_cell *figures_read(struct arena *a, const struct column *c)
{
    const struct notation *as = figure_notation(c);
    struct figure_cell *v = NEW_N(a, struct figure_cell, c->n + 1);
    for (size_t r = 0; r < c->n; r++)
        v[r] = figure_of_value(column_value(c, r), as);
    return v;
}

str figures_unit(struct arena *a, const struct figure_cell *x)
{
    bool factor =
        str_eq_nocase(x->unit, S("x")) || str_eq(x->unit, S("\u00d7"));
    return factor           ? x->currency
           : !x->currency.n ? x->unit
           : !x->unit.n     ? x->currency
                            : str_concat(a, x->currency, x->unit);
}

/* Whether the unit of a cell matters. The unit of a zero does not matter,
   except for degrees: 0 °C is not 0 °F. */
static bool unit_matters(const struct figure_cell *x)
{
    return x->kind == FIGURE_NUMBER &&
           (x->value != 0 || str_starts(x->unit, S("\u00b0")));
}

/* Whether two units measure the same quantity and differ at most by a factor,
   such as ms and s. */
static bool is_of_kind(const struct unit *x, const struct unit *y)
{
    size_t i = 0;
    while (i < x->n && i < y->n && str_eq(x->v[i].name, y->v[i].name) &&
           x->v[i].power == y->v[i].power)
        i++;
    return i == x->n && i == y->n;
}

static bool same_unit(const struct figure_cell *x, const struct figure_cell *y)
{
    return str_eq(x->unit, y->unit) && str_eq(x->currency, y->currency);
}

static enum figures_alike compare(struct arena *a, const struct figure_cell *v,
                                  const struct figure_cell *w)
{
    str one = figures_unit(a, v), other = figures_unit(a, w);
    const struct unit *x = one.n ? unit_parse(a, one) : NULL;
    const struct unit *y = x && other.n ? unit_parse(a, other) : NULL;
    if (str_eq(one, other))
        return FIGURES_ALIKE;
    if (!y || !is_of_kind(x, y))
        return FIGURES_DIFFER;
    return fabs(x->scale / y->scale - 1) < 1e-9 ? FIGURES_ALIKE
                                                : FIGURES_CONVERT;
}

struct figures_compared figures_compare(struct arena *a,
                                        const struct figure_cell *v, size_t n)
{
    struct figures_compared all = {FIGURES_ALIKE, STR_NPOS, STR_NPOS};
    size_t last = 0;
    for (size_t r = 0; r < n && all.alike != FIGURES_DIFFER; r++) {
        if (!unit_matters(&v[r]))
            continue;
        if (all.one == STR_NPOS)
            all.one = last = r;
        if (same_unit(&v[r], &v[all.one]) || same_unit(&v[r], &v[last]))
            continue;
        struct arena_mark mark = arena_mark(a);
        enum figures_alike k = compare(a, &v[all.one], &v[r]);
        arena_rewind(a, mark);
        all.other = k > all.alike ? r : all.other;
        all.alike = k > all.alike ? k : all.alike;
        last = r;
    }
    return all;
}

struct figures_compared figures_compare_column(struct arena *a,
                                               const struct column *c)
{
    struct arena_mark mark = arena_mark(a);
    struct figures_compared all = {FIGURES_ALIKE, STR_NPOS, STR_NPOS};
    if (c->type == COLUMN_STR || c->type == COLUMN_OBJECT)
        all = figures_compare(a, figures_read(a, c), c->n);
    arena_rewind(a, mark);
    return all;
}

double *figures_converted(struct arena *a, const struct figure_cell *v,
                          size_t n)
{
    double *out = NEW_N(a, double, n + 1), scale = 1;
    const struct figure_cell *last = NULL;
    for (size_t r = 0; r < n; r++) {
        if (unit_matters(&v[r]) && !(last && same_unit(last, &v[r]))) {
            struct arena_mark mark = arena_mark(a);
            last = &v[r];
            scale = unit_parse(a, figures_unit(a, last))->scale;
            arena_rewind(a, mark);
        }
        out[r] = v[r].kind == FIGURE_NUMBER ? v[r].value * scale : (double)NAN;
    }
    return out;
}

str figures_fault(struct arena *a, str name, const struct figure_cell *v,
                  const struct figures_compared *by)
{
    str one = figures_unit(a, &v[by->one]),
        other = figures_unit(a, &v[by->other]);
    if (!one.n || !other.n)
        return str_fmt(
            a,
            "column '%.*s' has numbers without a unit, and numbers in '%.*s'",
            STR_ARG(name), STR_ARG(one.n ? one : other));
    return str_fmt(
        a, "column '%.*s' has numbers in several units, '%.*s' and '%.*s'",
        STR_ARG(name), STR_ARG(one), STR_ARG(other));
}
