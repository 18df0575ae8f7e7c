// SPDX-License-Identifier: MIT
// df: diagnostics of df scripts.
#pragma once

#include "base/diag.h"

#define DF_CODES(X)                                                           \
    X(DF_COLUMN, ERROR, "df-column", "unknown column '%'")                    \
    X(DF_NAME, ERROR, "df-name", "unknown name '%'")                          \
    X(DF_PLOT_OPTION, WARNING, "df-plot-option",                              \
      "'%' has no effect on this chart")                                      \
    X(DF_RENAME, WARNING, "df-rename", "no column '%' to rename")             \
    X(DF_SYNTAX, ERROR, "df-syntax", "%")                                     \
    X(DF_TYPE, ERROR, "df-type", "%")                                         \
    X(DF_UNSUPPORTED, ERROR, "df-unsupported", "% is not part of df scripts") \
    X(DF_VALUE, ERROR, "df-value", "%")

DF_CODES(DIAG_CODE_DECLARE)
