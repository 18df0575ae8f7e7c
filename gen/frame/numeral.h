// SPDX-License-Identifier: MIT
// numeral: parses numbers as people write them: "$0.388", "12.5 %", "-3.2 ms",
// "1,048,576". Columns of such strings are shown as numbers.
#pragma once

#include "base/arena.h"
#include "base/str.h"

/* The notation of the numbers of a file. */
struct notation {
    char decimal;       /* decimal point: '.' or ','; 0: unknown, so that
                           numbers with a point or a comma are not parsed */
    char thousands;     /* separator of groups of three digits; 0: none */
    const str *missing; /* strings that stand for a missing number, such as
                           "OOM" */
    size_t n_missing;
};

/* The usual notation: 1,048,576.5 */
extern const struct notation NUMERAL_USUAL;

/* Returns the notation of a file, in `a`, or NULL if it is NUMERAL_USUAL.
   delimiter: the delimiter of a CSV file; 0 for other files. decimal,
   thousands: the characters that a schema or script states, or 0. If `decimal`
   is 0, the decimal point is '.'. If `thousands` is 0, a comma separates
   thousands, with two exceptions: `delimiter` is neither 0 nor a comma, or the
   decimal point is a comma. The array and strings of `missing` are not
   copied. */
const struct notation *numeral_notation(struct arena *a, char delimiter,
                                        char decimal, char thousands,
                                        const struct strs *missing);

/* The parts of a number, as slices of its string. */
struct numeral {
    str head;     /* sign and currency */
    str currency; /* the currency in the head; STR_NONE: no currency */
    str whole;    /* digits, possibly with separators of thousands; may be
                     empty */
    str fraction; /* digits after the point; STR_NONE: there is no point */
    str exponent; /* "e-05" or empty */
    str unit;     /* unit with leading blanks, or empty */
};

/* Returns the number of ASCII digits at the start of s. */
size_t numeral_digits(str s);

/* Splits a number into its parts: sign, currency, digits with separators of
   thousands, fraction, exponent, and a percent sign or a unit of at most six
   bytes. Returns false for any other string, such as "~200", and for numbers
   with superscript digits or fraction characters, which would change the
   value. */
bool numeral_split_as(str s, const struct notation *as, struct numeral *out);
bool numeral_split(str s, struct numeral *out); /* numeral_split_as with the
                                                   usual notation */

/* Returns the unit of a number without leading blanks, or an empty string. */
str numeral_unit(const struct numeral *x);

/* Whether s is a number with optional currency and unit: numeral_split
   succeeds. */
bool numeral_is(str s);

/* Stores the value of the split number x, without regard to its unit, in *out.
   `as`: the notation in which x was split. Returns false, with *out unchanged,
   if the number is longer than 1,023 bytes (digits, point and exponent) or is
   not a valid float. */
bool numeral_number(const struct numeral *x, const struct notation *as,
                    double *out);

/* Stores the value of the number s, without regard to its unit, in *out.
   Returns false, with *out unchanged, if s is not a number. */
bool numeral_value_as(str s, const struct notation *as, double *out);
bool numeral_value(str s, double *out); /* numeral_value_as with the usual
                                           notation */

/* Whether s stands for a missing number: it is empty, a dash, "nan" in any
   case, or one of the notation's missing strings. */
bool numeral_is_missing_as(str s, const struct notation *as);
bool numeral_is_missing(str s); /* numeral_is_missing_as with the usual
                                   notation */
