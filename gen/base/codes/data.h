// SPDX-License-Identifier: MIT
// data: diagnostics of schemas, and of data that are checked against them.
#pragma once

#include "base/diag.h"

/* In the wording of a violation, the last % is replaced by the name of the row
   that has the violation, such as " (row with Model 'bert')", or by an empty
   string. */
#define DATA_CODES(X)                                                        \
    X(DATA_BATCH, WARNING, "data-batch",                                     \
      "'%' is %, not a multiple of % ('%' of % times DP of %)%")             \
    X(DATA_CHECK, ERROR, "data-check", "check '%' %: %")                     \
    X(DATA_DOUBT, WARNING, "data-doubt", "check '%' %: %")                   \
    X(DATA_ENUM, ERROR, "data-enum",                                         \
      "'%' in column '%' is not in the schema's enum (%)%")                  \
    X(DATA_FOREIGN_KEY, ERROR, "data-foreign-key", "% does not occur in %%") \
    X(DATA_KNOWN, WARNING, "data-known",                                     \
      "known fault '%' no longer occurs in a row with these cells")          \
    X(DATA_LENGTH, ERROR, "data-length", "'%' in column '%' is %%")          \
    X(DATA_NUMBER, WARNING, "data-number",                                   \
      "'%' in column '%' is not a number%")                                  \
    X(DATA_PATTERN, ERROR, "data-pattern", "'%' in column '%' %%")           \
    X(DATA_PERCENTILES, WARNING, "data-percentiles",                         \
      "'%' is %, less than '%', which is %%")                                \
    X(DATA_POSITIVE, WARNING, "data-positive",                               \
      "'%' is %, but must be above 0%")                                      \
    X(DATA_PRIMARY_KEY, ERROR, "data-primary-key", "the primary key %%")     \
    X(DATA_RANGE, ERROR, "data-range", "'%' in column '%' is %%")            \
    X(DATA_REQUIRED, ERROR, "data-required", "'%' is required, but %%")      \
    X(DATA_TOPOLOGY, WARNING, "data-topology", "topology '%' %%")            \
    X(DATA_TYPE, ERROR, "data-type", "'%' in column '%' is not %%")          \
    X(DATA_UNDESCRIBED, WARNING, "data-undescribed",                         \
      "the schema has no field '%'")                                         \
    X(DATA_UNDATED, WARNING, "data-undated",                                 \
      "the page shows '%' without a date")                                   \
    X(DATA_UNIQUE, ERROR, "data-unique",                                     \
      "'%' in column '%' must be unique, but is also on line %%")            \
    X(SCHEMA_COLUMN, ERROR, "schema-column", "'%' has no column '%'")        \
    X(SCHEMA_KEY, ERROR, "schema-key", "unknown key '%'")                    \
    X(SCHEMA_SYNTAX, ERROR, "schema-syntax", "malformed YAML: %")            \
    X(SCHEMA_UNUSED, WARNING, "schema-unused",                               \
      "no data file is checked against this schema")                         \
    X(SCHEMA_VALUE, ERROR, "schema-value", "invalid value for '%': %")       \
    X(UPDATE_OLD, WARNING, "update-old",                                     \
      "last update is %, but '%' has data from %")

DATA_CODES(DIAG_CODE_DECLARE)
