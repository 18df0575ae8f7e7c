// SPDX-License-Identifier: MIT
// data: what can be wrong with schemas, and data held against them.
#pragma once

#include "base/diag.h"

/* Those of violations begin with a place for "row 'NAME': ", or none; those of
   fields go on with "COLUMN is 'CELL',". */
#define DATA_CODES(X)                                                    \
    X(DATA_BATCH, WARNING, "data-batch",                                 \
      "%'%' is %, no multiple of % ('%') x % (DP) = %")                  \
    X(DATA_CHECK, ERROR, "data-check", "%%")                             \
    X(DATA_DOUBT, WARNING, "data-doubt", "%%")                           \
    X(DATA_ENUM, ERROR, "data-enum",                                     \
      "%% none of the % values of the schema's enum%")                   \
    X(DATA_FOREIGN_KEY, ERROR, "data-foreign-key", "%% is not in %")     \
    X(DATA_KNOWN, WARNING, "data-known",                                 \
      "no row with these cells has the fault '%' any more")              \
    X(DATA_LENGTH, ERROR, "data-length", "%% % than %")                  \
    X(DATA_NUMBER, WARNING, "data-number",                               \
      "%'%' is '%', which is not a number")                              \
    X(DATA_PATTERN, ERROR, "data-pattern", "%% % the pattern '%'")       \
    X(DATA_PERCENTILES, WARNING, "data-percentiles",                     \
      "%'%' is %, less than '%', %")                                     \
    X(DATA_POSITIVE, WARNING, "data-positive", "%'%' is %, not above 0") \
    X(DATA_PRIMARY_KEY, ERROR, "data-primary-key", "%the primary key %") \
    X(DATA_RANGE, ERROR, "data-range", "%% %, %")                        \
    X(DATA_REQUIRED, ERROR, "data-required", "%% %; it is required")     \
    X(DATA_TOPOLOGY, WARNING, "data-topology", "%topology '%' %")        \
    X(DATA_TYPE, ERROR, "data-type", "%% not %")                         \
    X(DATA_UNDESCRIBED, WARNING, "data-undescribed",                     \
      "the schema has no field '%'")                                     \
    X(DATA_UNIQUE, ERROR, "data-unique",                                 \
      "%% in line % already; it must be unique")                         \
    X(SCHEMA_COLUMN, ERROR, "schema-column", "'%' has no column '%'")    \
    X(SCHEMA_KEY, ERROR, "schema-key", "unknown key '%'")                \
    X(SCHEMA_SYNTAX, ERROR, "schema-syntax", "malformed YAML: %")        \
    X(SCHEMA_UNUSED, WARNING, "schema-unused",                           \
      "no CSV file is checked against it")                               \
    X(SCHEMA_VALUE, ERROR, "schema-value", "bad value for '%': %")       \
    X(UPDATE_OLD, WARNING, "update-old", "last update is %, but '%' is as of %")

DATA_CODES(DIAG_CODE_DECLARE)
