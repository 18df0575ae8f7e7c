// SPDX-License-Identifier: MIT
// texts_each: what the methods of .str have in common. Those of patterns are
// in texts_search.c, those that take texts apart or put them together in
// texts_split.c, the others in texts.c.
#pragma once

#include "df/runtime/call.h"

/* The series whose .str a method was called of. */
const struct series *texts_each_series(const struct call *c);

/* Marks the texts among v, the results for the rows of x, where what they
   were made of has nan in it. */
void texts_each_spoil(const struct column *x, struct value *v);

/* What is done to each text; false: reported. */
typedef bool texts_each_fn(void *data, str text, struct object *out);

/* Runs `one` for each text of a column and infers the type of the results;
   with no rows it is `type`. Cells that are no texts give na. */
bool texts_each(struct eval *ev, const struct df_expr *at,
                const struct series *s, enum column_type type,
                texts_each_fn *one, void *data, struct value na,
                struct object *out);
