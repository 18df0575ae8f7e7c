// SPDX-License-Identifier: MIT
// text_order: parses strings that are numbers, dates or versions, whose order
// differs from the order of their characters: '1,024' and '512', 'v2.10.0' and
// 'v2.9.1', '15.03.2024' and '01.04.2024', 'Feb' and 'Jan'.
#pragma once

#include "base/arena.h"
#include "base/str.h"

enum text_order_kind { TEXT_ORDER_NUMBER, TEXT_ORDER_DATE, TEXT_ORDER_VERSION };

struct text_meaning {
    enum text_order_kind kind;
    const str *texts;
    size_t n;
    str name;       /* prefix of all versions, such as "release/" */
    double *values; /* the number or day of each string, NaN if it is missing;
                   NULL for versions */
    double *month_first; /* for dates such as 03/04/2024: the day if the month
                      comes first */
};

/* Parses the n strings of a column named `name`. Returns false if one of them
   is anything else, if their units differ, or if all are missing. A dash or n/a
   counts as missing; so do words among numbers if they are at most a quarter of
   the strings. The result lives in `a`. */
bool text_order_read(struct arena *a, str name, const str *texts, size_t n,
                     struct text_meaning *out);

/* Whether string i is missing. */
bool text_order_is_missing(const struct text_meaning *o, size_t i);

/* Compares two strings by their numbers, dates or versions: -1, 0 or 1. Returns
   0 if one is missing, or if the order depends on whether a date's day or month
   comes first. */
int text_order_cmp(const struct text_meaning *o, size_t i, size_t j);

/* Whether the name of a column says that it contains versions. */
bool text_order_names_version(str name);

/* Whether a string is a number, and the number is grouped, or has a unit, a
   percent sign or a currency: "1,200", "$9.00". */
bool text_order_is_formatted(str text);
