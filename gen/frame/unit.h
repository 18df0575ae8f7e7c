// SPDX-License-Identifier: MIT
// unit: what the numbers of a column count: a product of powers of time,
// money, bytes and counted things (tokens, images, nodes: each a unit of its
// own), with a scale. unit_header reads units from headers, df/runtime/units
// follows them through formulas, explain shows them.
#pragma once

#include "base/arena.h"
#include "base/str.h"

enum { UNIT_FACTORS_MAX = 6 };

enum unit_kind {
    UNIT_TIME,
    UNIT_MONEY,  /* "cost" is money of no named currency */
    UNIT_AMOUNT, /* bytes, watts, flops: as strict as time */
    UNIT_PASS,   /* what a model is run for, whatever it is: an inference, a
                    request, a sample */
    UNIT_INPUT,  /* what a model is run on: a sequence, an image */
    UNIT_COUNT   /* any other thing: a token, a node, a unit unknown to us */
};

struct unit_factor {
    str name; /* "s", "$", "byte", "token": singular */
    enum unit_kind kind;
    int power; /* not 0 */
};

/* One of this unit is `scale` times the product of the factors: ms is 0.001 s,
   $ per 1M tokens 1e-6 $/token. Different names are different factors. */
struct unit {
    double scale;
    bool open;     /* money, and of how much is not said: "Price ($)" */
    bool presumed; /* a quotient of columns whose units nobody told: a ratio,
                      as it seems */
    size_t n;
    struct unit_factor v[UNIT_FACTORS_MAX];
};

/* *u times the power of another; false, with *u spoilt, when there are more
   factors than a unit holds. */
bool unit_multiply(struct unit *u, const struct unit *by, int power);

/* The unit of the numbers that come out when those in *u are multiplied by k:
   1000 makes ms of s. False when k is no conversion, as 1.2 or 8. */
bool unit_convert(struct unit *u, double k);

/* Whether a factor counts what computes: GPUs, chips, nodes. */
bool unit_is_device(struct unit_factor f);

/* Returns the device that money of the unit `given` is still for one of, though
   `said` names none: "GPU" where $ per GPU and token are to be $ per token;
   STR_NONE if there is none. */
str unit_device_left(const struct unit *said, const struct unit *given);

/* Whether numbers of the unit `given` may stand under a header that says
   `said`. A count that only one side names is no contradiction, nor is an
   inference where the other side has sequences; a token is. */
bool unit_fits(const struct unit *said, const struct unit *given);

/* Whether numbers of both may be added and compared. */
bool unit_adds(const struct unit *x, const struct unit *y);

/* The name of the unit's currency; empty: it is no money, or of no named
   currency. */
str unit_currency(const struct unit *u);

/* As people read it: "ms", "tokens/s", "$/1M inferences", "%"; "plain
   numbers" without factors. In `a` or constant. */
str unit_text(struct arena *a, const struct unit *u);
