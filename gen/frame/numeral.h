// SPDX-License-Identifier: MIT
// numeral: parses numbers as people write them: "1,048,576", "$0.388", "12.5
// %",
// "-3.2 ms". Columns of such strings are shown as numbers.
#pragma once

#include "base/arena.h"
#include "base/str.h"

/* How a file writes its numbers. */
struct notation {
    char decimal;       /* '.' or ','; 0: unknown: numbers with either are not
                           parsed */
    char thousands;     /* between groups of three digits; 0: none */
    const str *missing; /* cells that are missing numbers, such as "OOM" */
    size_t n_missing;
};

/* The usual notation: 1,048,576.5 */
extern const struct notation NUMERAL_USUAL;

/* Returns the notation of a file with that delimiter, or NULL for the usual
   one. decimal and thousands are those of a schema or script, or 0. By default
   a comma separates thousands only if it is the delimiter and not the decimal.
   In `a`; keeps the strings of `missing`. */
const struct notation *numeral_notation(struct arena *a, char delimiter,
                                        char decimal, char thousands,
                                        const struct strs *missing);

/* The parts of a number, slices of its string. */
struct numeral {
    str head;     /* signs and currency */
    str currency; /* of these, or STR_NONE */
    str whole;    /* digits, with thousands separators or not; may be empty */
    str fraction; /* digits after the point; STR_NONE: without a point */
    str exponent; /* "e-05" or empty */
    str unit;     /* with leading blanks; or empty */
};

/* Returns the number of ASCII digits at the start of s. */
size_t numeral_digits(str s);

/* Splits a number: plus or minus, currency sign, digits with thousands
   separators, fraction, exponent, then a percent sign, an x or a short unit.
   Returns false for any other string, such as "~200", and for numbers with
   superscript digits or fraction characters, which change the value. */
bool numeral_split_as(str s, const struct notation *as, struct numeral *out);
bool numeral_split(str s, struct numeral *out); /* in the usual notation */

/* Returns the unit without blanks around it, or an empty string. */
str numeral_unit(const struct numeral *x);

/* Whether numeral_split succeeds. */
bool numeral_is(str s);

/* Stores the number of a split string, without its unit, in *out. Returns
   false, with *out unchanged, if it does not fit. */
bool numeral_number(const struct numeral *x, const struct notation *as,
                    double *out);

/* Parses the number in a string, without its unit. Returns false, with *out
   unchanged, for any other string. */
bool numeral_value_as(str s, const struct notation *as, double *out);
bool numeral_value(str s, double *out); /* in the usual notation */

/* Whether a cell is a missing number: empty, a dash, nan, or one of the
   notation's missing strings. */
bool numeral_is_missing_as(str s, const struct notation *as);
bool numeral_is_missing(str s); /* in the usual notation */
