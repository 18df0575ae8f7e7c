// SPDX-License-Identifier: MIT
// highlight_slip: suggests a correction for a misspelt language name; known but
// unsupported names are not reported.
#pragma once

#include "base/diag.h"

/* Warns of a misspelt name (code-language), with the nearest supported one. */
void highlight_slip_report(struct diags *d, str name, struct pos at);
