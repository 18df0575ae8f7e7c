// SPDX-License-Identifier: MIT
// lookup_check: warns (df-merge-lost) if a look-up by map, replace, reindex or
// get finds nothing for a text, but has a key that differs in blanks, dashes or
// case only. Other texts may have no key.
#pragma once

#include "df/runtime/eval.h"
#include "df/runtime/keys.h"

/* Checks the cells of x, of which rows[i] is the row of cell i among the keys,
   or ORIGIN_NO_ROW; `at` is the look-up. */
void lookup_check(struct eval *ev, const struct df_expr *at, struct keys keys,
                  const struct column *x, const uint32_t *rows);

/* The same for the keys of a dict, written at `at`. `replaces`: cells without a
   key stay as they are, and a pair may change blanks, dashes or case. */
void lookup_check_dict(struct eval *ev, const struct df_expr *at,
                       const struct df_expr *dict_at, const struct dict *d,
                       const struct column *x, bool replaces);

/* The same for one text that the dict does not have. */
void lookup_check_key(struct eval *ev, const struct df_expr *at,
                      const struct dict *d, struct object key);
