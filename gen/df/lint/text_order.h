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
    str name;       /* common prefix of versions, such as "release/" */
    double *values; /* the number or day of each string, NaN if it is missing;
                       NULL: versions */
    double *month_first; /* the days if dates such as 03/04/2024 begin with the
                            month; NULL: no dates */
};

/* Parses the n strings `texts` of a column named `name` (or STR_NONE) as
   numbers, dates or versions. Returns false if a string is anything else, if
   kinds or units differ, or if all strings are missing. A dash or n/a counts as
   missing; so do words among numbers if they are at most a quarter of the
   strings. *out refers to `texts`; the rest of it lives in `a`. */
bool text_order_read(struct arena *a, str name, const str *texts, size_t n,
                     struct text_meaning *out);

/* Whether string i counts as missing. */
bool text_order_is_missing(const struct text_meaning *o, size_t i);

/* Compares strings i and j by their numbers, dates or versions: -1, 0 or 1.
   Returns 0 if one is missing, or if the order depends on whether the day or
   the month of dates comes first. */
int text_order_cmp(const struct text_meaning *o, size_t i, size_t j);

/* Whether the name of a column says that it contains versions. */
bool text_order_names_version(str name);

/* Whether a string is a number with thousands separators, a unit, a percent
   sign or a currency: "1,200", "$9.00". */
bool text_order_is_formatted(str text);
