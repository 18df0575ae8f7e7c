// SPDX-License-Identifier: MIT
// math: diagnostics of formulas.
#pragma once

#include "base/diag.h"

#define MATH_CODES(X)                                                         \
    X(MATH_COMMAND, WARNING, "math-command",                                  \
      "unknown command '%' in a formula")                                     \
    X(MATH_DEPTH, WARNING, "math-depth",                                      \
      "a formula nests more deeply than % levels")                            \
    X(MATH_MACRO, WARNING, "math-macro", "the macro '%' expands to too much") \
    X(MATH_SYNTAX, WARNING, "math-syntax", "malformed formula: %")

MATH_CODES(DIAG_CODE_DECLARE)
