// SPDX-License-Identifier: MIT
// text_order: texts that show numbers, dates or versions, which have another
// order than their characters: '1,024' and '512', 'v2.10.0' and 'v2.9.1',
// '15.03.2024' and '01.04.2024', 'Feb' and 'Jan'.
#pragma once

#include "base/arena.h"
#include "base/str.h"

enum text_order_kind { TEXT_ORDER_NUMBER, TEXT_ORDER_DATE, TEXT_ORDER_VERSION };

struct text_meaning {
    enum text_order_kind kind;
    const str *texts;
    size_t n;
    str name;      /* of versions: before all of them, as "release/" */
    double *of;    /* number or day by text, NaN where it is missing; NULL for
                      versions */
    double *other; /* of dates such as 03/04/2024: the day if the month comes
                      first */
};

/* Reads n texts, of a column of that name. Returns false if one of them shows
   something else, if their units differ, or if all are missing. A dash or n/a
   counts as missing, as does a word among numbers if it is one in four texts
   at most. The result lives in `a`. */
bool text_order_read(struct arena *a, str name, const str *texts, size_t n,
                     struct text_meaning *out);

/* Whether text i shows nothing. */
bool text_order_is_missing(const struct text_meaning *o, size_t i);

/* The order of two texts by what they show: -1, 0 or 1. It is 0 if one is
   missing, and if it depends on whether a date's day or month comes first. */
int text_order_cmp(const struct text_meaning *o, size_t i, size_t j);

/* Whether the name of a column says that it holds versions. */
bool text_order_names_version(str name);

/* Whether a text shows a number, and the number is grouped, or has a unit, a
   percent sign or a currency: "1,200", "$9.00". */
bool text_order_is_written(str text);
