// SPDX-License-Identifier: MIT
// better_word: the words of a column's name that say which end of its numbers
// is the better one: "latency" and "cost" are to be low, "uptime" and "profit"
// high.
#pragma once

#include "base/arena.h"
#include "base/str.h"

/* What a name says; several of these may be true. */
struct better_words {
    bool low_time, high_time;   /* of an amount of time */
    bool low_money, high_money; /* of an amount of money */
    bool rate; /* "throughput": more of something good in less time */
    bool bad;  /* a rate of it should be low: "errors" */
    bool asks; /* it may turn the rest round: "improvement", "loss" */
    bool bare; /* the name has nothing but units: "USD per hour" */
};

/* Reads a name, whether its words are parted by blanks, hyphens, underscores,
   points or capitals. The words before "per", "at", "for" and the like count
   before those behind. Uses `a` for scratch. */
struct better_words better_words_of(struct arena *a, str name);
