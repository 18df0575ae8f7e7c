// SPDX-License-Identifier: MIT
// schema_value: the types of a schema: which strings are valid, and their
// order.
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

/* The names of types in schemas. */
extern const str SCHEMA_TYPE_NAMES[SCHEMA_N_TYPES];

/* Whether the values of a type have an order: not any, string and boolean. */
bool schema_type_is_ordered(enum schema_type type);

/* Returns what a cell of the type holds: "a number", "a date as 2025-05-31". */
const char *schema_type_expects(enum schema_type type);

/* Whether a type has this `format`: "default" (or empty) for all types; "any"
   and strptime's directives, such as %d.%m.%Y, for dates and times; "email",
   "uri" and "uuid" for strings. */
bool schema_format_is_known(enum schema_type type, str format);

/* Whether a string is a valid value of the type in that format. *order, unless
   NULL, becomes the sort key: the number itself, or the seconds of a date or
   time. */
bool schema_value(enum schema_type type, str format, str text, double *order);
