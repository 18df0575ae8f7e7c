// SPDX-License-Identifier: MIT
// figure: parses a cell in the notation of its column, and finds that notation
// by following the origins of columns.
#include "frame/figure.h"

#include <math.h>

enum {
    COLUMNS_MAX = 1000
}; /* maximum number of columns that a search for a
      notation visits */

static const struct figure_cell MISSING = {.value = (double)NAN};

struct figure_cell figure_of_text(str text, const struct notation *as)
{
    struct numeral x;
    struct figure_cell f = MISSING;
    str s = str_trim(text);
    if (numeral_is_missing_as(s, as))
        return f;
    f.kind = FIGURE_TEXT;
    if (!numeral_split_as(s, as, &x) || !numeral_number(&x, as, &f.value))
        return f;
    f.kind = FIGURE_NUMBER;
    f.currency = x.currency;
    f.unit = numeral_unit(&x);
    f.decimals = (int)x.fraction.n;
    return f;
}

struct figure_cell figure_of_value(struct value v, const struct notation *as)
{
    struct figure_cell f = MISSING;
    switch (v.type) {
    case VALUE_NA: return f;
    case VALUE_BOOL:
    case VALUE_DATE:
    case VALUE_SPAN: f.kind = FIGURE_TEXT; return f;
    case VALUE_INT:
        f.kind = FIGURE_NUMBER;
        f.value = (double)v.i;
        return f;
    case VALUE_FLOAT:
        f.kind = isnan(v.f) ? FIGURE_MISSING : FIGURE_NUMBER;
        f.value = v.f;
        f.decimals = -1;
        return f;
    case VALUE_STR: break;
    }
    if (!v.s.p)
        return f;
    f = figure_of_text(v.s, as);
    return f.kind == FIGURE_TEXT && v.tainted ? MISSING : f;
}

/* ---- notations ---- */

static const struct notation EITHER = {0};

static bool has_strings(const struct column *c)
{
    return c->type == COLUMN_STR || c->type == COLUMN_OBJECT;
}

static const struct notation *find(const struct column *c, size_t *budget);

/* Returns the notation of the strings in the n columns v, ignoring columns
   without strings. Returns EITHER if the columns have different notations, and
   NUMERAL_USUAL if no column has strings. Decrements *budget for each column
   searched. */
static const struct notation *find_among(const struct column *const *v,
                                         size_t n, size_t *budget)
{
    const struct notation *all = NULL;
    for (size_t i = 0; i < n; i++) {
        const struct notation *as =
            has_strings(v[i]) ? find(v[i], budget) : all;
        if (all && as &&
            (all->decimal != as->decimal || all->thousands != as->thousands))
            return &EITHER;
        all = all && all->n_missing ? all : as;
    }
    return all ? all : &NUMERAL_USUAL;
}

static const struct notation *find(const struct column *c, size_t *budget)
{
    const struct origin *o = c->origin;
    if (!*budget || !has_strings(c) || !o)
        return &NUMERAL_USUAL;
    --*budget;
    switch (o->kind) {
    case ORIGIN_FILE:
    case ORIGIN_LITERAL: return o->notation ? o->notation : &NUMERAL_USUAL;
    case ORIGIN_TAKE: return find(o->take.from, budget);
    case ORIGIN_PICK: return find_among(o->pick.from, o->pick.n_from, budget);
    case ORIGIN_GROUP: return find(o->group.from, budget);
    case ORIGIN_EXPR: break;
    }
    const struct notation *as = find_among(o->inputs.v, o->inputs.n, budget);
    return as->decimal == '.' ? as : &EITHER;
}

const struct notation *figure_notation(const struct column *c)
{
    size_t budget = COLUMNS_MAX;
    return find(c, &budget);
}

/* ---- columns ---- */

struct figure_cell figure_of_cell(const struct column *c, size_t row)
{
    if (c->type == COLUMN_FLOAT) /* fast path */
        return (struct figure_cell){.kind = isnan(c->f[row]) ? FIGURE_MISSING
                                                             : FIGURE_NUMBER,
                                    .value = c->f[row],
                                    .decimals = -1};
    return figure_of_value(column_value(c, row),
                           has_strings(c) ? figure_notation(c) : NULL);
}

void figures_add(struct figure_column *all, size_t row,
                 const struct figure_cell *x)
{
    all->numbers += x->kind == FIGURE_NUMBER;
    if (x->kind == FIGURE_TEXT && all->text == STR_NPOS)
        all->text = row;
}

bool figures_are_numbers(const struct figure_column *all)
{
    return all->numbers && all->text == STR_NPOS;
}

struct figure_column figures_of_column(const struct column *c)
{
    const struct notation *as = figure_notation(c);
    struct figure_column all = {.text = STR_NPOS};
    for (size_t r = 0; r < c->n && all.text == STR_NPOS; r++) {
        struct figure_cell x = figure_of_value(column_value(c, r), as);
        figures_add(&all, r, &x);
    }
    return all;
}
