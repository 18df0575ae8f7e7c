// SPDX-License-Identifier: MIT
// schema_value: the types of values in a schema: checks strings and converts
// them to sort keys.
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

/* The names of the types, as written in schemas. */
extern const str SCHEMA_TYPE_NAMES[SCHEMA_N_TYPES];

/* Whether the values of a type are ordered. True for all types except
   SCHEMA_ANY, SCHEMA_STRING and SCHEMA_BOOLEAN. */
bool schema_type_is_ordered(enum schema_type type);

/* Returns a description of the type's values for messages: "a number", "a date
   as 2025-05-31". */
const char *schema_type_expects(enum schema_type type);

/* Whether `format` is valid for a type: "default" (or empty) for all types;
   "any" and formats of strptime, such as %d.%m.%Y, for dates and times;
   "email", "uri" and "uuid" for strings. */
bool schema_format_is_known(enum schema_type type, str format);

/* Whether `text` is a valid value of the type in this format. Unless `order` is
   NULL, *order becomes the sort key of a valid value: the number itself, or the
   seconds since 1970 of a date or time. *order is not set for types without an
   order. */
bool schema_value(enum schema_type type, str format, str text, double *order);
