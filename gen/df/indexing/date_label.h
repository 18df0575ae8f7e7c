// SPDX-License-Identifier: MIT
// date_label: selects row labels that are dates by strings such as '2024-01'.
#pragma once

#include "df/runtime/eval.h"

/* Whether x has dates that strings can select. */
bool date_label_is(const struct column *x);

/* Sets *low and *high to the first and the last nanosecond that `key`, a string
   or a date, selects among the labels x. Sets *part to whether the key means a
   span of time, not a single label: if the labels are days, '2024-01' means a
   span, '2024-01-02' a single label. Returns false after reporting a string
   that is not a date. Also returns false, without a report, if the key is
   neither string nor date. */
bool date_label_range(struct eval *ev, const struct df_expr *at,
                      const struct column *x, struct object key, int64_t *low,
                      int64_t *high, bool *part);

/* Whether the labels are in ascending order. Equal labels are allowed. */
bool date_label_ascends(const struct column *x);
