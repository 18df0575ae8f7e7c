// SPDX-License-Identifier: MIT
// rst_item: what all lists do: parse an item's body, go to the next item,
// and step back when there is none.
#pragma once

#include "parse/rst/rst_machine.h"

/* Appends a list_item whose marker is the first `first` bytes, `columns`
   wide, of the current line, and leaves its last line current. Says whether
   it ends with a blank line. */
bool rst_item(struct rst_machine *m, struct node *list, size_t first,
              size_t columns);

/* Goes to the next line that is not blank; false at the end. */
bool rst_item_next(struct rst_machine *m);

/* Steps back to the last line before the current one, which turned out not
   to belong to the list. */
void rst_item_done(struct rst_machine *m);
