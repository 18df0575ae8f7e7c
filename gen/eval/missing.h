// SPDX-License-Identifier: MIT
// missing: which cells are missing, and what is put in their place: isna,
// notna, fillna, ffill, bfill, dropna; pd.isna, pd.notna.
#ifndef EVAL_MISSING_H
#define EVAL_MISSING_H

#include "eval/call.h"

bool missing_isna(struct call *c, struct object *out);
bool missing_notna(struct call *c, struct object *out);
bool missing_pd_isna(struct call *c, struct object *out);
bool missing_pd_notna(struct call *c, struct object *out);
bool missing_fillna_series(struct call *c, struct object *out);
bool missing_fillna_frame(struct call *c, struct object *out);
bool missing_ffill(struct call *c, struct object *out);
bool missing_bfill(struct call *c, struct object *out);
bool missing_dropna_series(struct call *c, struct object *out);
bool missing_dropna_frame(struct call *c, struct object *out);

/* A column of objects with the type that its cells have in common, if there is
   one: floats where all are missing; any other column as it is. Its origin
   stays. NULL: reported. */
const struct column *missing_refined(struct eval *ev, const struct df_expr *at,
                                     const struct column *x);

#endif
