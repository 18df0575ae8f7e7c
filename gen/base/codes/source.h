// SPDX-License-Identifier: MIT
// source: diagnostics of JSON files, databases and other files that scripts
// read.
#pragma once

#include "base/diag.h"

#define SOURCE_CODES(X)                                                     \
    X(JSON_KEY_TWICE, WARNING, "json-key-twice",                            \
      "'%' occurs twice in an object")                                      \
    X(JSON_NO_ROWS, WARNING, "json-no-rows", "there are no rows%")          \
    X(JSON_NUMBER, ERROR, "json-number",                                    \
      "% is beyond the range of 64-bit integers")                           \
    X(JSON_TEXT_NUMBER, WARNING, "json-text-number",                        \
      "the string '%' in column '%' becomes the number %")                  \
    X(SQL_NAME, ERROR, "sql-name", "unknown % '%' in a query")              \
    X(SQL_ORDER, WARNING, "sql-order",                                      \
      "the query does not state the order of its % rows")                   \
    X(SQL_REFUSED, ERROR, "sql-refused", "queries may not use '%': %")      \
    X(SQL_SYNTAX, ERROR, "sql-syntax", "SQL: %")                            \
    X(SQL_TYPE, ERROR, "sql-type", "column '%' has %")                      \
    X(SQL_VALUE, ERROR, "sql-value", "the query fails: %")                  \
    X(SQL_WORK, ERROR, "sql-work", "the query exceeds a limit: %")          \
    X(SQLITE_FILE, ERROR, "sqlite-file", "cannot read the database '%': %") \
    X(SQLITE_LIBRARY, SYSTEM, "sqlite-library",                             \
      "cannot read the database '%': %")                                    \
    X(SQLITE_WAL, ERROR, "sqlite-wal",                                      \
      "the database '%' has unfinished changes in '%'")

SOURCE_CODES(DIAG_CODE_DECLARE)
