// SPDX-License-Identifier: MIT
// conf_value: what conf.py gives a name, as far as it can be known without
// running it.
#pragma once

#include <stdint.h>

#include "base/arena.h"
#include "base/str.h"

enum conf_kind {
    CONF_UNKNOWN, /* `text` tells why: "the module 'numpy' is not run" */
    CONF_NONE,
    CONF_BOOL,   /* number is 0 or 1 */
    CONF_NUMBER, /* number */
    CONF_TEXT,   /* text */
    CONF_LIST,   /* items: of lists, tuples and sets */
    CONF_DICT    /* items, with their keys; a later one of a key counts */
};

struct conf_item {
    str key; /* of a dict */
    const struct conf_value *value;
};

struct conf_value {
    enum conf_kind kind;
    uint32_t line;  /* of conf.py */
    unsigned depth; /* of items within each other, at most CONF_DEPTH_MAX */
    bool is_whole;  /* a number without a fraction */
    double number;
    str text;
    struct conf_item *v;
    size_t n;
};

enum {
    CONF_DEPTH_MAX = 50,
    CONF_ITEMS_MAX = 100000, /* of one value */
    CONF_BYTES_MAX = 1 << 20 /* of one text */
};

/* The value of a key of a dict, or NULL. */
const struct conf_value *conf_value_get(const struct conf_value *dict, str key);

/* Whether a value is a text, or counts as true. */
bool conf_value_is_text(const struct conf_value *v);
bool conf_value_is_true(const struct conf_value *v);

/* A text as Python's str() gives it: of texts, numbers, booleans, None;
   STR_NONE of others. In `a`. */
str conf_value_text(struct arena *a, const struct conf_value *v);
