// SPDX-License-Identifier: MIT
// measure: reads the numbers of a table's column, and their units.
#include "table/measure.h"

#include <math.h>

#include "base/buf.h"
#include "chart/scale/figures.h"
#include "lineage/lineage.h"
#include "lineage/place.h"

static bool is_typed(const struct column *c)
{
    return c->type == COLUMN_INT || c->type == COLUMN_FLOAT;
}

void measure_column(struct arena *a, const struct frame_table *t, size_t column,
                    struct measured *out)
{
    const struct column *c = t->frame->columns[column];
    const struct notation *as = figure_notation(c);
    *out = (struct measured){.figures = NEW_N(a, struct figure_cell, c->n + 1),
                             .numbers = NEW_N(a, double, c->n + 1),
                             .all = {.text = STR_NPOS},
                             .as = as};
    for (size_t r = 0; r < c->n; r++) {
        struct figure_cell x = frame_table_figure(a, t, r, column, as);
        out->figures[r] = x;
        out->numbers[r] = fabs(x.value) < 1e300 ? x.value : (double)NAN;
        figures_add(&out->all, r, &x);
    }
}

/* ---- what cannot be marked or drawn ---- */

static bool has_digit(str s)
{
    size_t i = 0;
    while (i < s.n && !char_is_digit(s.p[i]))
        i++;
    return i < s.n;
}

/* Returns the place of a cell in its CSV file, for a message: "the cell is in
   a.csv:3; ". Returns "" if the cell does not come from a file. */
static str place(struct arena *a, const struct column *c, size_t row)
{
    if (!lineage_file(&c, &row))
        return S("");
    return str_fmt(a, "the cell is in %.*s; ", STR_ARG(place_text(a, c, row)));
}

/* Warns of the first cell that is not a number, and suggests what to write. */
static void refuse(const struct column_list *l, const struct column_named *c,
                   const struct measured *m)
{
    const struct column *column = l->t->frame->columns[c->column];
    size_t r = m->all.text;
    str cell = str_trim(frame_table_cell(l->a, l->t, r, c->column));
    str at = place(l->a, column, r);
    column_list_warn(
        l, c->at,
        str_fmt(l->a, "column '%.*s' has a cell that is not a number: '%.*s'",
                STR_ARG(c->name), STR_ARG(cell)));
    bool comma = str_find_char(cell, ',', 0) != STR_NPOS;
    if (comma && has_digit(cell) && m->as->thousands != ',')
        diag_help(l->d,
                  "%.*sto define what the comma means, write decimal: \",\" or "
                  "thousands: \",\" in the schema, or decimal=',' in read_csv",
                  STR_ARG(at));
    else if (!at.n)
        diag_help(l->d, "write a number without other text, or leave the cell "
                        "empty if the number is missing");
    else if (has_digit(cell))
        diag_help(
            l->d,
            "%.*swrite the number without spaces or other text, such as 1200.5",
            STR_ARG(at));
    else
        diag_help(l->d,
                  "%.*sif the number is missing, leave the cell empty, or "
                  "write missingValues: ['%.*s'] in the schema or "
                  "na_values=['%.*s'] in read_csv",
                  STR_ARG(at), STR_ARG(cell), STR_ARG(cell));
}

/* Whether all numbers have the same unit. If so, sets m->unit; otherwise
   reports the different units. */
static bool has_one_unit(const struct column_list *l,
                         const struct column_named *c, struct measured *m)
{
    struct figures_compared by =
        figures_compare(l->a, m->figures, l->t->frame->n);
    if (by.alike != FIGURES_ALIKE) {
        column_list_fault(l, c, figures_fault(l->a, c->name, m->figures, &by));
        diag_help(l->d, FIGURES_HELP);
        return false;
    }
    if (by.one != STR_NPOS)
        m->unit = figures_unit(l->a, &m->figures[by.one]);
    if (m->unit.p && !m->unit.n)
        m->unit = S("none");
    return true;
}

bool measure_read(const struct column_list *l, const struct column_named *c,
                  struct measured *out)
{
    const struct column *column = l->t->frame->columns[c->column];
    measure_column(l->a, l->t, c->column, out);
    if (!column->n)
        return true;
    size_t text = out->all.text;
    bool digits = text != STR_NPOS &&
                  has_digit(frame_table_cell(l->a, l->t, text, c->column));
    if (!out->all.numbers && !digits) {
        column_list_fault(
            l, c,
            str_fmt(l->a, "column '%.*s' has no numbers", STR_ARG(c->name)));
        diag_help(l->d, "list only columns that contain numbers");
        return false;
    }
    if (text != STR_NPOS) {
        refuse(l, c, out);
        return false;
    }
    return is_typed(column) || has_one_unit(l, c, out);
}
