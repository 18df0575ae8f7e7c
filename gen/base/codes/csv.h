// SPDX-License-Identifier: MIT
// csv: diagnostics of CSV files.
#pragma once

#include "base/diag.h"

#define CSV_CODES(X)                                                        \
    X(CSV_BLANK_LINE, WARNING, "csv-blank-line",                            \
      "empty line becomes an empty row")                                    \
    X(CSV_DECIMAL, WARNING, "csv-decimal",                                  \
      "column '%' contains numbers with a comma, such as '%': is it a "     \
      "decimal "                                                            \
      "comma?")                                                             \
    X(CSV_DELIMITER, WARNING, "csv-delimiter",                              \
      "fields seem to be separated by %, not by %")                         \
    X(CSV_DUPLICATE, ERROR, "csv-duplicate", "column '%' appears twice")    \
    X(CSV_EMPTY, ERROR, "csv-empty", "file has no header row")              \
    X(CSV_HEADER, WARNING, "csv-header", "':header:' has % for %")          \
    X(CSV_INTEGER, WARNING, "csv-integer",                                  \
      "% is beyond the range of 64-bit integers, so column % is text")      \
    X(CSV_NUL, ERROR, "csv-nul", "the CSV file contains a NUL byte")        \
    X(CSV_OTHER, ERROR, "csv-other", "the file is %, not CSV")              \
    X(CSV_OWN_HEADER, WARNING, "csv-own-header",                            \
      "the file has its own header row, with '%' where ':header:' has '%'") \
    X(CSV_QUOTE, ERROR, "csv-quote", "a field has no closing quote")        \
    X(CSV_RAGGED, PASSED, "csv-ragged", "row has %, expected %")            \
    X(CSV_SHORT, WARNING, "csv-short", "row has %, expected %")             \
    X(CSV_SPACE, WARNING, "csv-space", "% '%' begins with a space")         \
    X(CSV_STRAY, WARNING, "csv-stray-quote", "%")                           \
    X(CSV_TRAILING, WARNING, "csv-trailing",                                \
      "row has %, expected %: it ends with a delimiter")                    \
    X(CSV_TWICE, WARNING, "csv-twice", "column '%' appears twice")          \
    X(CSV_UTF8, ERROR, "csv-utf8", "the CSV file contains invalid UTF-8")

CSV_CODES(DIAG_CODE_DECLARE)
