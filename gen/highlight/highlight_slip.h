// SPDX-License-Identifier: MIT
// highlight_slip: suggests a correction for a misspelt language name. Names of
// other languages are not reported.
#pragma once

#include "base/diag.h"

/* Warns of a misspelt language name (code-language) and suggests the nearest
   supported name. */
void highlight_slip_report(struct diags *d, str name, struct pos at);
