// SPDX-License-Identifier: MIT
// lookup_check: warns (df-merge-lost) if map, replace, reindex or get finds no
// key equal to a string, although some key differs from the string only in
// blanks, dashes or case. Strings without a similar key are not reported.
#pragma once

#include "df/runtime/eval.h"
#include "df/runtime/keys.h"

/* Checks the look-up of the cells of x among `keys`, at `at`. rows[i] is the
   row of the key equal to cell i, or ORIGIN_NO_ROW if no key is equal. Skips
   cells and keys that are not strings. */
void lookup_check(struct eval *ev, const struct df_expr *at, struct keys keys,
                  const struct column *x, const uint32_t *rows);

/* Like lookup_check, for a look-up in d, whose expression is dict_at.
   `replaces`: the look-up is a call of .replace, which keeps cells without a
   key. A cell is then not reported if it resembles the value that replaces a
   similar key. */
void lookup_check_dict(struct eval *ev, const struct df_expr *at,
                       const struct df_expr *dict_at, const struct dict *d,
                       const struct column *x, bool replaces);

/* Like lookup_check, for a single object `key`, which is not a key of d. */
void lookup_check_key(struct eval *ev, const struct df_expr *at,
                      const struct dict *d, struct object key);
