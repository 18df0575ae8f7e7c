// SPDX-License-Identifier: MIT
// percentile_order: the first row is reported, with the number of the others.
#include "table/percentile_order.h"

#include "base/codes/data.h"
#include "frame/name.h"
#include "lineage/lineage.h"
#include "table/percentile.h"

struct order_fault {
    struct arena *a;
    const struct column *low, *high;
    size_t row, n;
};

/* Whether a cell stands in a file, in a column of the same percentile. */
static bool is_of_file(struct arena *a, const struct column *c, size_t row)
{
    double shown, there;
    str name = name_text(a, c->name);
    return lineage_csv_alone(&c, &row) && percentile_of_name(a, name, &shown) &&
           percentile_of_name(a, c->origin->csv.column, &there) &&
           shown == there;
}

static void note(void *data, const struct column *low,
                 const struct column *high, size_t row)
{
    struct order_fault *fault = data;
    if (is_of_file(fault->a, low, row) && is_of_file(fault->a, high, row))
        return;
    if (!fault->n++) {
        fault->low = low;
        fault->high = high;
        fault->row = row;
    }
}

/* "row 'a': ", by the first cell. */
static str row_text(struct arena *a, const struct frame *f, size_t row)
{
    str cell = heading_cell(a, f->columns[0], row);
    return cell.n ? str_fmt(a, "row '%.*s': ", STR_ARG(cell)) : S("");
}

void percentile_order(struct diags *d, struct pos at, const struct frame *f)
{
    struct arena a = {0};
    struct order_fault fault = {.a = &a};
    if (!diag_is_on(d, DIAG_DATA_PERCENTILES) || f->n_columns < 2)
        return;
    percentile_check(&a, f, NULL, note, &fault);
    if (fault.n) {
        diag_at(d, DIAG_DATA_PERCENTILES, at, row_text(&a, f, fault.row),
                name_text(&a, fault.high->name),
                heading_cell(&a, fault.high, fault.row),
                name_text(&a, fault.low->name),
                heading_cell(&a, fault.low, fault.row));
        if (fault.n > 1)
            diag_help(d, "and so in %zu more row%s", fault.n - 1,
                      fault.n == 2 ? "" : "s");
    }
    arena_free(&a);
}
