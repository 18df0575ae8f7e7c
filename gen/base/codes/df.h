// SPDX-License-Identifier: MIT
// df: diagnostics of df scripts.
#pragma once

#include "base/diag.h"

#define DF_CODES(X)                                                            \
    X(GLOB_EMPTY, WARNING, "glob-empty", "no file matches '%'")                \
    X(DF_COLUMN, ERROR, "df-column", "unknown column '%'")                     \
    X(DF_DATE_ORDER, WARNING, "df-date-order",                                 \
      "date % is read with the % first, but % can only be read the other way") \
    X(DF_IMPORT, ERROR, "df-import", "%")                                      \
    X(DF_NAME, ERROR, "df-name", "unknown name '%'")                           \
    X(DF_PLOT_OPTION, WARNING, "df-plot-option",                               \
      "'%' has no effect on this chart")                                       \
    X(DF_RENAME, WARNING, "df-rename", "no column '%' to rename")              \
    X(DF_ASSERT, ERROR, "df-assert", "assertion failed%")                      \
    X(DF_SET_ORDER, WARNING, "df-set-order",                                   \
      "the order of a set determines %")                                       \
    X(DF_SYNTAX, ERROR, "df-syntax", "%")                                      \
    X(DF_TYPE, ERROR, "df-type", "%")                                          \
    X(DF_UNSUPPORTED, ERROR, "df-unsupported", "% is not part of df scripts")  \
    X(DF_VALUE, ERROR, "df-value", "%")

DF_CODES(DIAG_CODE_DECLARE)
