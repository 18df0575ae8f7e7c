// SPDX-License-Identifier: MIT
// header_check: texts above numbers are not enough to recognize a header. The
// first row of results may also contain texts, such as OOM and "timeout", above
// numbers.
#include "table/header_check.h"

#include "base/codes/directive.h"
#include "base/map.h"
#include "frame/saying.h"
#include "frame/unit_header.h"

enum {
    QUANTITY = SAYING_TIME | SAYING_RATE | SAYING_PRICE | SAYING_DEVICES |
               SAYING_PERCENTILE | SAYING_SPEEDUP | SAYING_SCORE,
    RESULT = SAYING_CHANGE | SAYING_STATE,
    ROWS_MIN = 2 /* minimum number of rows below the names */
};

static bool is_quantity(struct arena *a, str text)
{
    bool stated;
    unsigned saying = saying_of(text);
    return !(saying & RESULT) &&
           ((saying & QUANTITY) || (unit_header(a, text, &stated) && stated));
}

/* Whether, below its first cell, a column has only numbers and missing cells,
   and at least ROWS_MIN numbers. */
static bool has_numbers_below(struct arena *a, const struct frame_table *t,
                              size_t column)
{
    const struct notation *as = figure_notation(t->frame->columns[column]);
    struct figure_column all = {.text = STR_NPOS};
    for (size_t r = 1; r < t->frame->n && all.text == STR_NPOS; r++) {
        struct figure_cell x = frame_table_figure(a, t, r, column, as);
        figures_add(&all, r, &x);
    }
    return figures_are_numbers(&all) && all.numbers >= ROWS_MIN;
}

bool header_check_is_names(struct arena *a, const struct frame_table *t)
{
    bool any = false;
    struct map names = {.a = a};
    if (t->frame->n <= ROWS_MIN || t->frame->n_columns < 2)
        return false;
    for (size_t i = 0; i < t->frame->n_columns; i++) {
        str text = str_trim(frame_table_cell(a, t, 0, i));
        const struct notation *as = figure_notation(t->frame->columns[i]);
        bool is_text = figure_of_text(text, as).kind == FIGURE_TEXT;
        if ((!is_text && (i || text.n)) || !map_add(&names, text, NULL))
            return false;
        any |= is_text && is_quantity(a, text) && has_numbers_below(a, t, i);
    }
    return any;
}

void header_check_report(struct diags *d, struct pos at)
{
    diag_at(d, DIAG_TABLE_HEADER, at, STR_NONE);
    diag_help(d, "':header-rows: 1' makes that row a header; ':header-rows: 0' "
                 "leaves the row as it is without this warning");
}
