// SPDX-License-Identifier: MIT
// unit: the unit of a column's numbers: a product of powers of time, money,
// bytes and counted things (tokens, images, nodes: each a unit of its own),
// with a scale.
#pragma once

#include "base/arena.h"
#include "base/str.h"

enum { UNIT_FACTORS_MAX = 6 };

enum unit_kind {
    UNIT_TIME,
    UNIT_MONEY,  /* "cost" is money in an unnamed currency */
    UNIT_AMOUNT, /* bytes, watts, flops: as strict as time */
    UNIT_PASS,   /* a run of a model: an inference, a request, a sample */
    UNIT_INPUT,  /* an input of a model: a sequence, an image */
    UNIT_COUNT   /* anything else: a token, a node, an unknown unit */
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
    bool open; /* money per unknown amount: "Price ($)" */
    bool
        presumed; /* quotient of columns with unknown units: probably a ratio */
    size_t n;
    struct unit_factor v[UNIT_FACTORS_MAX];
};

/* Multiplies *u by a power of another unit. Returns false, with *u undefined,
   if there are too many factors. */
bool unit_multiply(struct unit *u, const struct unit *by, int power);

/* Changes *u to the unit of its numbers after multiplication by k: 1000 changes
   s to ms. Returns false if k is not a conversion factor, such as 1.2 or 8. */
bool unit_convert(struct unit *u, double k);

/* Whether a factor counts computing devices: GPUs, chips, nodes. */
bool unit_is_device(struct unit_factor f);

/* Returns the device that is left in the unit `given` of money although `said`
   names no device, or STR_NONE: "GPU" if $ per GPU and token are shown as $ per
   token. */
str unit_device_left(const struct unit *said, const struct unit *given);

/* Whether numbers of the unit `given` may have a header with the unit `said`. A
   count that only one side names is allowed, and so is an inference beside
   sequences, but not beside tokens. */
bool unit_fits(const struct unit *said, const struct unit *given);

/* Whether numbers of both may be added and compared. */
bool unit_adds(const struct unit *x, const struct unit *y);

/* Returns the name of the unit's currency. Empty if the unit is not money or
   has an unnamed currency. */
str unit_currency(const struct unit *u);

/* Returns a unit as text: "ms", "tokens/s", "$/1M inferences", "%"; "plain
   numbers" without factors. In `a` or constant. */
str unit_text(struct arena *a, const struct unit *u);
