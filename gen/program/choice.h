// SPDX-License-Identifier: MIT
// choice: finds out whether other prices would select other rows of a table.
#pragma once

#include "program/compile.h"

/* Whether some cell of column c rests on a price. */
bool choice_is_priced(struct compiler *k, const struct column *c);

/* Whether a figure that rests on a price ordered the rows of column c. With
   other prices, its cells are in another order. */
bool choice_is_ordered(struct compiler *k, const struct column *c);

/* Whether prices selected the cells of column c: rows were filtered by a figure
   that rests on a price, or by their position in an order by such a figure.
   With other prices, the script would then select other rows. An order alone
   selects nothing. */
bool choice_by_price(struct compiler *k, const struct column *c);
