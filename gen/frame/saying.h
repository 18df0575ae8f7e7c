// SPDX-License-Identifier: MIT
// saying: classifies the words in the name of a column: a time, a rate, a
// price, a percentile, a mean, a change, a number of devices.
#pragma once

#include "base/str.h"

enum saying {
    SAYING_TIME = 1 << 0,     /* latency, runtime, ms */
    SAYING_RATE = 1 << 1,     /* throughput, QPS, bandwidth */
    SAYING_PRICE = 1 << 2,    /* cost, price, USD, $ */
    SAYING_EXTRA = 1 << 3,    /* a price or time that may be 0: licence, wait */
    SAYING_POSITIVE = 1 << 4, /* a quantity that is not negative, unless CHANGE
                                 or SIGNED is also set */
    SAYING_CHANGE = 1 << 5,   /* a difference or a loss: may be negative */
    SAYING_MEAN = 1 << 6,     /* mean, average */
    SAYING_TOTAL = 1 << 7,    /* sum, total, combined */
    SAYING_COUNT = 1 << 8,    /* requests, samples: a sample size */
    SAYING_SPEC = 1 << 9,     /* property of hardware or of a model: parameters,
                                 clock */
    SAYING_OLD = 1 << 10,     /* baseline, before */
    SAYING_NEW = 1 << 11,     /* optimized, after */
    SAYING_SPEEDUP = 1 << 12, /* speedup, faster */
    SAYING_WHEN = 1 << 13,    /* version, date, first, last */
    SAYING_DEVICES = 1 << 14, /* GPUs, TP, chips: numbers of devices */
    SAYING_STATE = 1 << 15,   /* status, result, outcome */
    SAYING_PERCENTILE = 1 << 16,
    SAYING_UNIT = 1 << 17,     /* unit, units */
    SAYING_SCORE = 1 << 18,    /* score, accuracy */
    SAYING_PER_TIME = 1 << 19, /* per day, /s */
    SAYING_GOOD = 1 << 20,     /* availability, SNR: higher is better */
    SAYING_SIGNED = 1 << 21,   /* flow, heating: may be negative */
    SAYING_CREDIT = 1 << 22,   /* refund, rebate: money paid back */
    SAYING_CURRENCY = 1 << 23,
    SAYING_PART = 1 << 24 /* network, disk: a part of each machine */
};

/* Returns the flags of all words of a name. A word is a run of letters and
   digits; case is ignored. */
unsigned saying_of(str name);

/* Returns the next word of the name at or after *at and sets *at to the end of
   that word. Returns an empty word at the end of the name. */
str saying_word(str name, size_t *at);
