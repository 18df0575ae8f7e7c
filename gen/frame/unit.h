// SPDX-License-Identifier: MIT
// unit: the unit of a column's numbers: a scale times a product of powers of
// time, money, bytes and counted things. Each counted thing (tokens, images,
// nodes) is a factor of its own.
#pragma once

#include "base/arena.h"
#include "base/str.h"

enum { UNIT_FACTORS_MAX = 6 };

enum unit_kind {
    UNIT_TIME,
    UNIT_MONEY,  /* the name "cost" means an unnamed currency */
    UNIT_AMOUNT, /* bytes, watts, flops; must match as exactly as time */
    UNIT_PASS,   /* a run of a model: an inference, a request, a sample */
    UNIT_INPUT,  /* an input of a model: a sequence, an image */
    UNIT_COUNT   /* anything else: a token, a node, an unknown unit */
};

struct unit_factor {
    str name; /* in the singular: "s", "$", "byte", "token" */
    enum unit_kind kind;
    int power; /* not 0 */
};

/* A unit is `scale` times the product of its factors: ms is 0.001 s, $ per 1M
   tokens is 1e-6 $/token. Factors with different names are different. */
struct unit {
    double scale;
    bool open;     /* money per something unknown: "Price ($)" */
    bool presumed; /* the unit of a quotient of columns with unknown units,
                      probably a ratio */
    size_t n;
    struct unit_factor v[UNIT_FACTORS_MAX];
};

/* Multiplies *u by *by raised to a power. Returns false, with *u undefined, if
   there are too many factors or the scale overflows or underflows. */
bool unit_multiply(struct unit *u, const struct unit *by, int power);

/* Changes *u to the unit that its numbers have after multiplication by k: for k
   = 1000, s becomes ms. Returns false if k is not a conversion factor (such as
   1.2 or 8), or if the scale overflows or underflows. */
bool unit_convert(struct unit *u, double k);

/* Whether a factor counts computing devices: GPUs, chips, nodes. */
bool unit_is_device(struct unit_factor f);

/* Returns the name of the device, such as "GPU", by which `given`, the unit of
   numbers, is divided, but `said`, the unit in their header, is not. Example:
   returns "GPU" if `given` is "$ per GPU and token" and `said` is "$ per
   token". Returns STR_NONE if one of the units has no money, if `said` has a
   device, or if `given` has no device, several devices, or a device with a
   power other than -1. */
str unit_unstated_device(const struct unit *said, const struct unit *given);

/* Whether numbers in the unit `given` may be in a column whose header states
   the unit `said`. One of the units, but not both, may have counted things
   (UNIT_PASS, UNIT_INPUT, UNIT_COUNT) that the other unit lacks. A run
   (UNIT_PASS) fits any other run, and any input (UNIT_INPUT): "inference" fits
   "request" and "sequence". It does not fit a UNIT_COUNT such as "token". */
bool unit_fits(const struct unit *said, const struct unit *given);

/* Whether numbers in the units x and y may be added and compared. */
bool unit_adds(const struct unit *x, const struct unit *y);

/* Whether a constant factor converts a number in the unit x to the unit y, as
   for ms and s. */
bool unit_is_convertible(const struct unit *x, const struct unit *y);

/* Returns the name of the currency of a unit, or an empty string if the unit
   has no money or its currency has no name. */
str unit_currency(const struct unit *u);

/* Returns a unit as a string: "ms", "tokens/s", "$/1M inferences", "%"; "plain
   numbers" for a unit without factors. In `a` or constant. */
str unit_text(struct arena *a, const struct unit *u);

/* Converts `text`, a result of unit_text, to words for readers: "per core" for
   "1/core". Returns `text` itself if it needs no change, else a string in
   `a`. */
str unit_per(struct arena *a, str text);

/* Returns the words for a unit in messages about a name that states the unit:
   "the unit ms", or "'per core'" for "1/core". `text` is a result of unit_text.
   In `a`. */
str unit_stated(struct arena *a, str text);

/* Returns a phrase for messages about numbers with the unit: "are in ms", "have
   no unit". */
str unit_state(struct arena *a, const struct unit *u);

/* Returns a number for messages, such as "3,600,000" or "0.5". */
str unit_number_text(struct arena *a, double k);
