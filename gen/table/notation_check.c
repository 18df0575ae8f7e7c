// SPDX-License-Identifier: MIT
// notation_check: reads the texts of a column once more, with a decimal comma.
#include "table/notation_check.h"

#include "df/lint/comma_check.h"

static bool has_comma(str s)
{
    return str_find_char(s, ',', 0) != STR_NPOS;
}

/* The first row whose number has a comma, if all cells are numbers in a
   notation; else STR_NPOS. */
static size_t first_comma(struct arena *a, const struct frame_table *t,
                          size_t column, const struct notation *as)
{
    struct figure_column all = {.text = STR_NPOS};
    size_t found = STR_NPOS;
    for (size_t r = 0; r < t->frame->n && all.text == STR_NPOS; r++) {
        struct arena_mark mark = arena_mark(a);
        struct figure_cell x = frame_table_figure(a, t, r, column, as);
        bool comma = found == STR_NPOS && x.kind == FIGURE_NUMBER &&
                     has_comma(frame_table_cell(a, t, r, column));
        found = comma ? r : found;
        figures_add(&all, r, &x);
        arena_rewind(a, mark);
    }
    return figures_are_numbers(&all) ? found : STR_NPOS;
}

void notation_check(struct arena *a, struct diags *d,
                    const struct frame_table *t, struct place_cache *places,
                    struct pos at)
{
    for (size_t i = 0; i < t->frame->n_columns; i++) {
        const struct column *c = t->frame->columns[i];
        const struct notation *as = figure_notation(c);
        if (t->numeric[i] || as->decimal != '.' || as->thousands)
            continue;
        struct notation comma = *as;
        comma.decimal = ',';
        comma.thousands = '.';
        size_t row = first_comma(a, t, i, &comma);
        if (row == STR_NPOS) {
            comma.decimal = '.';
            comma.thousands = ',';
            row = first_comma(a, t, i, &comma);
        }
        if (row == STR_NPOS)
            continue;
        struct pos cell = place_of_cell(places, c, row);
        comma_check_tell(a, d, c, str_trim(frame_table_cell(a, t, row, i)),
                         cell.src ? cell : at);
    }
}
