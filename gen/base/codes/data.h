// SPDX-License-Identifier: MIT
// data: what can be wrong with schemas, and data held against them.
#ifndef BASE_CODES_DATA_H
#define BASE_CODES_DATA_H

#include "base/diag.h"

#define DATA_CODES(X)                                                 \
    X(DATA_BATCH, WARNING, "data-batch", "%")                         \
    X(DATA_CHECK, ERROR, "data-check", "%")                           \
    X(DATA_DOUBT, WARNING, "data-doubt", "%")                         \
    X(DATA_ENUM, ERROR, "data-enum", "%")                             \
    X(DATA_FOREIGN_KEY, ERROR, "data-foreign-key", "%")               \
    X(DATA_KNOWN, WARNING, "data-known",                              \
      "no row with these cells has the fault '%' any more")           \
    X(DATA_LENGTH, ERROR, "data-length", "%")                         \
    X(DATA_NUMBER, WARNING, "data-number", "%")                       \
    X(DATA_PATTERN, ERROR, "data-pattern", "%")                       \
    X(DATA_PERCENTILES, WARNING, "data-percentiles", "%")             \
    X(DATA_POSITIVE, WARNING, "data-positive", "%")                   \
    X(DATA_PRIMARY_KEY, ERROR, "data-primary-key", "%")               \
    X(DATA_RANGE, ERROR, "data-range", "%")                           \
    X(DATA_REQUIRED, ERROR, "data-required", "%")                     \
    X(DATA_TOPOLOGY, WARNING, "data-topology", "%")                   \
    X(DATA_TYPE, ERROR, "data-type", "%")                             \
    X(DATA_UNDESCRIBED, WARNING, "data-undescribed",                  \
      "the schema has no field '%'")                                  \
    X(DATA_UNIQUE, ERROR, "data-unique", "%")                         \
    X(SCHEMA_COLUMN, ERROR, "schema-column", "'%' has no column '%'") \
    X(SCHEMA_KEY, ERROR, "schema-key", "unknown key '%'")             \
    X(SCHEMA_SYNTAX, ERROR, "schema-syntax", "malformed YAML: %")     \
    X(SCHEMA_UNUSED, WARNING, "schema-unused",                        \
      "no CSV file is checked against it")                            \
    X(SCHEMA_VALUE, ERROR, "schema-value", "bad value for '%': %")    \
    X(UPDATE_OLD, WARNING, "update-old", "last update is %, but '%' is as of %")

DATA_CODES(DIAG_CODE_DECLARE)

#endif
