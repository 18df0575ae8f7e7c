// SPDX-License-Identifier: MIT
// text_order: parses strings that are numbers, dates or versions. Their order
// differs from the order of their characters: '1,024' and '512', 'v2.10.0' and
// 'v2.9.1', '15.03.2024' and '01.04.2024', 'Feb' and 'Jan'.
#pragma once

#include "base/arena.h"
#include "base/str.h"

enum text_order_kind { TEXT_ORDER_NUMBER, TEXT_ORDER_DATE, TEXT_ORDER_VERSION };

/* The values of n strings, all of one kind. */
struct text_meaning {
    enum text_order_kind kind;
    const str *texts;
    size_t n;
    str name;            /* common prefix of all versions, such as "release/" */
    double *values;      /* for each string, its number, or its date as a number
                            of days; NaN: missing; NULL: the strings are
                            versions */
    double *month_first; /* as `values`, but dates such as 03/04/2024 are read
                            with the month first; NULL: the strings are not
                            dates */
};

/* Parses the n strings `texts` of a column named `name` (or STR_NONE) as
   numbers, dates or versions. Returns false if some string is not a number,
   date or version, if the strings are of different kinds or units, or if all
   are missing. A dash or n/a counts as missing. A word among numbers also
   counts as missing if at most a quarter of the strings are words. *out refers
   to `texts`; its other memory is in `a`. */
bool text_order_read(struct arena *a, str name, const str *texts, size_t n,
                     struct text_meaning *out);

/* Whether string i counts as missing. */
bool text_order_is_missing(const struct text_meaning *o, size_t i);

/* Compares strings i and j by their numbers, dates or versions: -1, 0 or 1.
   Returns 0 if string i or j is missing, or if the result depends on whether
   dates begin with the day or the month. */
int text_order_cmp(const struct text_meaning *o, size_t i, size_t j);

/* Whether `name`, the name of a column, means versions. */
bool text_order_names_version(str name);

/* Whether a string is a number with thousands separators, a unit, a percent
   sign or a currency: "1,200", "$9.00". */
bool text_order_is_formatted(str text);
