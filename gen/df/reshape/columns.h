// SPDX-License-Identifier: MIT
// columns: selects, removes and inserts columns and rows by name: drop, pop,
// insert, filter, reindex. The result shares unchanged columns with the
// frame; selected rows are copied.
#pragma once

#include "df/runtime/call.h"

/* Gives f, which the caller owns, the rows with the labels in argument `arg`;
   the cells of a label that f lacks are `fill`. Returns false on failure, which
   is reported. */
bool columns_reindex(struct call *c, enum param arg, struct value fill,
                     struct frame *f);
