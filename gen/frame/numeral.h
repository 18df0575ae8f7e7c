// SPDX-License-Identifier: MIT
// numeral: whether a text is a number as people write it: "1,048,576",
// "$0.388", "12.5 %", "-3.2 ms". A column of such texts is shown as one of
// numbers.
#ifndef FRAME_NUMERAL_H
#define FRAME_NUMERAL_H

#include "base/str.h"

/* The parts of such a text, slices of it. */
struct numeral {
    str head;     /* signs and currency */
    str currency; /* of these, or STR_NONE */
    str whole;    /* digits, with thousands commas or without; may be empty */
    str fraction; /* digits behind the point; STR_NONE: there is no point */
    str exponent; /* "e-05" or empty */
    str unit;     /* with the blank before it, or empty */
};

/* The parts of a number as people write it; false for any other text, and for
   one with raised digits or a fraction (ten to the sixth, one and a half),
   which would be another. */
bool numeral_split(str s, struct numeral *out);

/* True for: sign, currency sign, digits with thousands commas, fraction,
   exponent, then a percent sign, an x or a short unit. */
bool numeral_is(str s);

/* The number that such a text says, without its unit; false, and *out left
   alone, for any other text. */
bool numeral_value(str s, double *out);

/* True for what stands where a number is missing: nothing, a dash, n/a,
   nan. */
bool numeral_is_missing(str s);

#endif
