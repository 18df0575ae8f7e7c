// SPDX-License-Identifier: MIT
// codes: the list of all diagnostic codes.
#pragma once

#include "base/diag.h"

/* All codes, stage by stage. Faults at the same position are reported in this
   order. A code's number is its index. */
extern const struct diag_code *const DIAG_CODES[];
extern const size_t DIAG_N_CODES;

/* Returns the code with this id, or NULL. */
const struct diag_code *codes_find(str id);

/* Adds a help line (diag_help_nearest) for the unknown id `id`, with the ids of
   the codes that `warnings:` may set. */
void codes_help(struct diags *d, str id);
