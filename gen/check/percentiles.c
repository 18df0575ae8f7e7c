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
    struct violation *v =
        violation_add_row(c, &p->vs, DIAG_DATA_PERCENTILES, row);
    if (!v)
        return;
    str less = heading_cell(c->a, high, row);
    v->at = place_of_cell(&c->places, high, row);
    v->at.len = (uint32_t)less.n;
    v->args[0] = str_trim(high->name);
    v->args[1] = less;
    v->args[2] = str_trim(low->name);
    v->args[3] = heading_cell(c->a, low, row);
}

void percentiles_check(struct check *c)
{
    struct percentile_faults p = {.c = c};
    if (c->frame)
        percentile_check(c->a, c->frame, c->headings, add, &p);
    violation_tell(c, DIAG_DATA_PERCENTILES, &p.vs);
}
