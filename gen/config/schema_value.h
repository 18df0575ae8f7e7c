// SPDX-License-Identifier: MIT
// schema_value: the types of a schema: which texts are values of one, and in
// what order.
#pragma once

#include "base/str.h"

enum schema_type {
    SCHEMA_ANY,
    SCHEMA_STRING,
    SCHEMA_INTEGER,
    SCHEMA_NUMBER,
    SCHEMA_BOOLEAN,
    SCHEMA_DATE,
    SCHEMA_TIME,
    SCHEMA_DATETIME,
    SCHEMA_YEAR,
    SCHEMA_YEARMONTH,
    SCHEMA_N_TYPES
};

/* The words for types in schemas. */
extern const str SCHEMA_TYPE_NAMES[SCHEMA_N_TYPES];

/* False for types whose values have no order (any, string, boolean). */
bool schema_type_is_ordered(enum schema_type type);

/* "a number", "a date as 2025-05-31": what a cell of the type holds. */
const char *schema_type_expects(enum schema_type type);

/* True for a `format` that the type knows: "default" (or empty) for all;
   "any" and strptime's directives, as %d.%m.%Y, for dates and times; "email",
   "uri" and "uuid" for texts. */
bool schema_format_is_known(enum schema_type type, str format);

/* True when a text is a value of the type in that format; *order, unless
   NULL, is then the value's place among others: the number itself, or the
   seconds of a date or time. */
bool schema_value(enum schema_type type, str format, str text, double *order);
