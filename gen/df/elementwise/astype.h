// SPDX-License-Identifier: MIT
// astype: round and astype: the same rows in other numbers or types.
#pragma once

#include "df/runtime/call.h"

/* Records that a number was rounded from `before` to so many digits. */
void astype_mark(struct object *out, double before, int digits);

/* Rounds argument `number`, a number, column or frame, to argument `digits`
   decimals. */
bool astype_round_value(struct call *c, enum param number, enum param digits,
                        struct object *out);

/* Converts a single value: int(x), float(x), str(x), bool(x). */
bool astype_value(struct eval *ev, const struct df_expr *at,
                  enum column_type to, struct object x, struct object *out);
