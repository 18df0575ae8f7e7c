// SPDX-License-Identifier: MIT
// numeral: whether a text is a number as people write it: "1,048,576",
// "$0.388", "12.5 %", "-3.2 ms". A column of such texts is shown as one of
// numbers.
#pragma once

#include "base/arena.h"
#include "base/str.h"

/* How a file writes its numbers. */
struct notation {
    char decimal;       /* '.' or ','; 0: unknown, so that a number with either
                           is not read */
    char thousands;     /* between groups of three digits; 0: none */
    const str *missing; /* cells that stand for no number, as "OOM" */
    size_t n_missing;
};

/* The usual notation: 1,048,576.5 */
extern const struct notation NUMERAL_USUAL;

/* The notation of a file with that delimiter, or NULL for the usual one.
   decimal, thousands: as a schema or script says, or 0. Unless that says so, a
   comma separates no thousands where the delimiter is another character or the
   decimal is a comma. In `a`, with the texts of `missing`. */
const struct notation *numeral_notation(struct arena *a, char delimiter,
                                        char decimal, char thousands,
                                        const struct strs *missing);

/* The parts of such a text, slices of it. */
struct numeral {
    str head;     /* signs and currency */
    str currency; /* of these, or STR_NONE */
    str whole;    /* digits, with thousands separators or not; may be empty */
    str fraction; /* digits behind the point; STR_NONE: there is no point */
    str exponent; /* "e-05" or empty */
    str unit;     /* with blanks before it, none behind; or empty */
};

/* Splits a number as people write it: plus or minus, currency sign, digits with
   thousands separators, fraction, exponent, then a percent sign, an x or a
   short unit. False for any other text, such as "~200", and for one with raised
   digits or a fraction (ten to the sixth, one and a half), which would be
   another number. */
bool numeral_split_as(str s, const struct notation *as, struct numeral *out);
bool numeral_split(str s, struct numeral *out); /* in the usual notation */

/* Returns the unit without blanks around it; empty if there is none. */
str numeral_unit(const struct numeral *x);

/* Whether numeral_split succeeds. */
bool numeral_is(str s);

/* Returns the number of a split text, without its unit, in *out. False, with
 *out unchanged, if it does not fit. */
bool numeral_number(const struct numeral *x, const struct notation *as,
                    double *out);

/* The number that such a text says, without its unit; false, and *out left
   alone, for any other text. */
bool numeral_value_as(str s, const struct notation *as, double *out);
bool numeral_value(str s, double *out); /* in the usual notation */

/* Whether a cell stands for no number: it is empty, a dash, nan, or one of the
   notation's missing texts. */
bool numeral_is_missing_as(str s, const struct notation *as);
bool numeral_is_missing(str s); /* in the usual notation */
