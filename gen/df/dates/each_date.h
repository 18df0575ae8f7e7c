// SPDX-License-Identifier: MIT
// each_date: applies a method of dates or spans to one value or to each cell of
// a column, through .dt or on an Index.
#pragma once

#include "df/runtime/call.h"
#include "frame/moment.h"

/* Computes *out from v, a date or span that is not missing. Returns false on
   failure, which is reported. */
typedef bool date_fn(struct call *c, void *data, struct value v,
                     struct value *out);

/* Sets *out to the result of fn for the receiver of a call. If the receiver is
   a column, sets *out to the series of the results for its cells. `type` is the
   type of one result. A missing date has a missing result. Returns false if fn
   fails. */
bool each_date(struct call *c, date_fn *fn, void *data, enum column_type type,
               struct object *out);

/* Returns the series on which a method is called through .dt or on an Index.
   NULL if the method is called on a single value. */
const struct series *each_date_series(const struct call *c);

static inline struct value each_date_value(int64_t ns, int zone)
{
    struct value v = {.type = VALUE_DATE, .ns = ns};
    v.zone = (int16_t)zone;
    return v;
}
