// SPDX-License-Identifier: MIT
// percentiles: reports rows of a file whose percentiles are out of order.
#include "check/percentiles.h"

#include "base/codes/data.h"
#include "check/violation.h"
#include "table/percentile.h"

struct percentile_faults {
    struct check *c;
    struct violations vs;
};

static void add(void *data, const struct column *low, const struct column *high,
                size_t row)
{
    struct percentile_faults *p = data;
    struct check *c = p->c;
    str less = heading_cell(c->a, high, row);
    struct violation *v = violation_add_cell(
        c, &p->vs, DIAG_DATA_PERCENTILES, high, row, str_trim(high->name), less,
        str_trim(low->name), heading_cell(c->a, low, row));
    if (v)
        v->at.len = (uint32_t)less.n;
}

void percentiles_check(struct check *c)
{
    struct percentile_faults p = {.c = c};
    if (c->frame)
        percentile_check(c->a, c->frame, c->headings, add, &p);
    violation_report(c, DIAG_DATA_PERCENTILES, &p.vs);
}
