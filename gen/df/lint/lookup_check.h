// SPDX-License-Identifier: MIT
// lookup_check: warns (df-merge-lost) if a look-up by map, replace, reindex or
// get finds no key for a string, but a key differs only in blanks, dashes or
// case. Other strings without a key are not reported.
#pragma once

#include "df/runtime/eval.h"
#include "df/runtime/keys.h"

/* Checks the cells of x. rows[i] is the row of cell i among the keys, or
   ORIGIN_NO_ROW; `at` is the look-up. */
void lookup_check(struct eval *ev, const struct df_expr *at, struct keys keys,
                  const struct column *x, const uint32_t *rows);

/* As lookup_check, for the keys of a dict, written at dict_at. `replaces`: the
   look-up keeps cells without a key, and its pairs may change blanks, dashes or
   case. */
void lookup_check_dict(struct eval *ev, const struct df_expr *at,
                       const struct df_expr *dict_at, const struct dict *d,
                       const struct column *x, bool replaces);

/* As lookup_check, for a single string that is not a key of the dict. */
void lookup_check_key(struct eval *ev, const struct df_expr *at,
                      const struct dict *d, struct object key);
