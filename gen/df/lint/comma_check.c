// SPDX-License-Identifier: MIT
// comma_check: parses the strings of a column again, with the comma as the
// decimal sign, then as the thousands separator.
#include "df/lint/comma_check.h"

#include "base/codes/csv.h"
#include "frame/figure.h"
#include "frame/name.h"

void comma_check_report(struct arena *a, struct diags *d,
                        const struct column *c, str cell, struct pos at)
{
    diag_at(d, DIAG_CSV_DECIMAL, at, name_text(a, c->name), cell);
    if (c->origin->kind == ORIGIN_LITERAL)
        diag_help(d, "write decimal numbers with a point, and thousands "
                     "without a separator");
    else
        diag_help(d, "state the meaning of the comma: in a script, "
                     "pd.read_csv(..., decimal=',') or thousands=','; in the "
                     "file's schema, decimal: \",\" or thousands: \",\"");
}

/* Returns the first row whose number contains a comma. Returns STR_NPOS if
   there is none, or if some cell is not a number in notation `as`. */
static size_t first_comma(const struct column *c, const struct notation *as)
{
    struct figure_column all = {.text = STR_NPOS};
    size_t found = STR_NPOS;
    for (size_t r = 0; r < c->n && all.text == STR_NPOS; r++) {
        struct figure_cell x = figure_of_value(column_value(c, r), as);
        if (found == STR_NPOS && x.kind == FIGURE_NUMBER &&
            str_find_char(c->s[r], ',', 0) != STR_NPOS)
            found = r;
        figures_add(&all, r, &x);
    }
    return figures_are_numbers(&all) ? found : STR_NPOS;
}

void comma_check(struct eval *ev, const struct column *c)
{
    if (c->type != COLUMN_STR || !c->origin ||
        !diag_is_on(ev->d, DIAG_CSV_DECIMAL))
        return;
    const struct notation *as = figure_notation(c);
    struct notation comma = *as;
    if (as->decimal != '.' || as->thousands)
        return;
    comma.decimal = ',';
    comma.thousands = '.';
    size_t row = first_comma(c, &comma);
    comma.decimal = '.';
    comma.thousands = ',';
    row = row == STR_NPOS ? first_comma(c, &comma) : row;
    if (row == STR_NPOS)
        return;
    struct pos at = place_of_cell(&ev->places, c, row);
    if (at.src && eval_is_first(ev, DIAG_CSV_DECIMAL, at))
        comma_check_report(ev->scratch, ev->d, c, str_trim(c->s[row]), at);
}
