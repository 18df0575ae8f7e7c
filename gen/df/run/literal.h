// SPDX-License-Identifier: MIT
// literal: constants, lists, tuples, dicts and f-strings as written.
#pragma once

#include "df/runtime/eval.h"

bool literal_constant(struct eval *ev, const struct df_expr *e,
                      struct object *out);
bool literal_list(struct eval *ev, const struct df_expr *e, struct object *out);
bool literal_dict(struct eval *ev, const struct df_expr *e, struct object *out);
bool literal_fstring(struct eval *ev, const struct df_expr *e,
                     struct object *out);

/* Puts the value of a PAIR's b under that of its a. */
bool literal_pair(struct eval *ev, const struct df_expr *pair, struct dict *d);
