// SPDX-License-Identifier: MIT
// astype: round() and astype(), which return the same rows rounded or converted
// to another type.
#pragma once

#include "df/runtime/call.h"

/* Sets out->known_digits to record that *out is `before` rounded to `digits`
   decimals. */
void astype_mark(struct object *out, double before, int digits);

/* Rounds argument `number`, a number, column or frame, to the number of
   decimals in argument `digits`. Returns false on failure, which is
   reported. */
bool astype_round_value(struct call *c, enum param number, enum param digits,
                        struct object *out);

/* Converts a single value: int(x), float(x), str(x), bool(x). */
bool astype_value(struct eval *ev, const struct df_expr *at,
                  enum column_type to, struct object x, struct object *out);
