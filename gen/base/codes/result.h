// SPDX-License-Identifier: MIT
// result: diagnostics of the tables and charts of df scripts, and of values and
// claims in running text.
#pragma once

#include "base/diag.h"

#define RESULT_CODES(X)                                                       \
    X(CHART_ALIKE, WARNING, "chart-alike",                                    \
      "the chart has % series, but only 6 different colours")                 \
    X(CHART_FAULT, ERROR, "chart-fault", "%")                                 \
    X(CHART_MEANS, WARNING, "chart-means", "'%' is drawn as a mean of %")     \
    X(CHART_NAME, WARNING, "chart-name",                                      \
      "option '%' of 'df-chart': unknown name '%'")                           \
    X(CHART_NONE, ERROR, "chart-none", "% draws nothing")                     \
    X(CHART_TABLE, ERROR, "chart-table", "unknown table '%'")                 \
    X(DF_CELL_CHANGED, WARNING, "df-cell-changed",                            \
      "'%' in column '%' becomes %")                                          \
    X(DF_ABSENT, WARNING, "df-absent", "no row has % in column '%'")          \
    X(DF_ALIKE, WARNING, "df-alike",                                          \
      "all cells of column '%' are shown as '%', but their numbers differ")   \
    X(DF_FILL_ZERO, WARNING, "df-fill-zero",                                  \
      "'%' is 0 in %, because a look-up found no value")                      \
    X(DF_GROUP_LOST, WARNING, "df-group-lost", "% drops %: %")                \
    X(DF_GROUP_UNEVEN, WARNING, "df-group-uneven",                            \
      "the % of % is computed without %, which other groups have")            \
    X(DF_INDEX_LOST, WARNING, "df-index-lost",                                \
      "the row labels (%) are not shown")                                     \
    X(DF_MARGINS, WARNING, "df-margins",                                      \
      "the margins omit % that other cells count: %")                         \
    X(DF_MEAN_WEIGHT, WARNING, "df-mean-weight",                              \
      "the mean of '%' gives each row the same weight, but '%' differs "      \
      "between rows")                                                         \
    X(DF_MERGE_LOST, WARNING, "df-merge-lost", "%")                           \
    X(DF_MERGE_REPEATED, WARNING, "df-merge-repeated", "%")                   \
    X(DF_NOT_FINITE, WARNING, "df-not-finite", "column '%' %")                \
    X(DF_PERCENTILE, WARNING, "df-percentile",                                \
      "column '%' is a % of percentiles")                                     \
    X(DF_RESULT, ERROR, "df-result", "script assigns no frame to '%'")        \
    X(DF_ROWS_MIXED, WARNING, "df-rows-mixed", "%")                           \
    X(DF_SETUP_UNUSED, WARNING, "df-setup-unused",                            \
      "nothing below this df-setup uses its variables")                       \
    X(DF_SORT_TEXT, WARNING, "df-sort-text", "% as text: %")                  \
    X(DF_TEXT_ARITHMETIC, WARNING, "df-text-arithmetic",                      \
      "% contains strings: % is %")                                           \
    X(DF_SPEEDUP, WARNING, "df-speedup",                                      \
      "column '%' is below 1 for faster rows: % are divided the wrong way "   \
      "round")                                                                \
    X(DF_TOTAL, WARNING, "df-total",                                          \
      "the % of '%' includes the row '%', which summarizes the others")       \
    X(DF_UNDIVIDED, WARNING, "df-undivided",                                  \
      "column '%' is computed from '%', without dividing by the number of %") \
    X(DF_VERSION, WARNING, "df-version", "version '%' %")                     \
    X(DF_ROUNDED, WARNING, "df-rounded",                                      \
      "rounding before this division changes a result by %")                  \
    X(CHART_COLORS, WARNING, "chart-colors",                                  \
      "series '%' has a different colour here than in %")                     \
    X(CLAIM_EMPTY, WARNING, "claim-empty", "claim tests no rows: %")          \
    X(CLAIM_MISSING, WARNING, "claim-missing",                                \
      "claim holds only because '%' is missing in %: %")                      \
    X(CLAIM_FALSE, ERROR, "claim-false", "claim does not hold: %")            \
    X(VALUE_COLUMN, ERROR, "value-column", "unknown column '%'")              \
    X(VALUE_DATE, ERROR, "value-date", "%")                                   \
    X(VALUE_EMPTY, WARNING, "value-empty",                                    \
      "no value for '%' in an empty table")                                   \
    X(VALUE_FORMAT, ERROR, "value-format", "format '%': %")                   \
    X(VALUE_OLD, WARNING, "value-old",                                        \
      "'%' has data from %, but the newer '%' has data from %")               \
    X(VALUE_ROW, ERROR, "value-row", "%")                                     \
    X(VALUE_TABLE, ERROR, "value-table", "unknown table '%'")                 \
    X(UNIT_DIFFERS, WARNING, "unit-differs",                                  \
      "'%' states %, but its numbers %")                                      \
    X(UNIT_MIXED, WARNING, "unit-mixed", "% mixes the units % and %")         \
    X(UNIT_PERCENT, WARNING, "unit-percent", "%")                             \
    X(DF_MEMORY, ERROR, "df-memory",                                          \
      "the scripts of all pages need more than % MiB together")               \
    X(DF_SHOWN, ERROR, "df-shown",                                            \
      "the frames that the page makes and shows need more than %")

RESULT_CODES(DIAG_CODE_DECLARE)
