// SPDX-License-Identifier: MIT
// math: diagnostics of formulas.
#pragma once

#include "base/diag.h"

#define MATH_CODES(X)                           \
    X(MATH_COMMAND, WARNING, "math-command",    \
      "unknown command '%' in a formula")       \
    X(MATH_DEPTH, WARNING, "math-depth",        \
      "formula is nested deeper than % levels") \
    X(MATH_MACRO, WARNING, "math-macro",        \
      "the expansion of macro '%' is too long") \
    X(MATH_SYNTAX, WARNING, "math-syntax", "malformed formula: %")

MATH_CODES(DIAG_CODE_DECLARE)
