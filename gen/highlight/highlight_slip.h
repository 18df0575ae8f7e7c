// SPDX-License-Identifier: MIT
// highlight_slip: tells of the name of a language that looks like a slip of one
// that is highlighted.
#pragma once

#include "base/diag.h"

/* Warns of such a name (code-language), with the nearest of ours. */
void highlight_slip_tell(struct diags *d, str name, struct pos at);
