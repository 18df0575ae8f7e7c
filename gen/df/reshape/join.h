// SPDX-License-Identifier: MIT
// join: two frames' rows brought together by their keys.
#pragma once

#include "df/reshape/join_rows.h"
#include "df/runtime/call.h"

/* One key: a column (or level of row labels) of each side. */
struct join_key {
    const struct column *left, *right;
    str name;    /* of the column in the result that has it whole; p NULL: each
                    side keeps its own */
    bool shared; /* it is the name on both sides: there once only */
    bool left_level, right_level; /* not a column of its frame */
};

struct join {
    struct call *c;
    const struct frame *left, *right;
    enum join_how how;
    struct join_key *keys; /* none for JOIN_CROSS */
    size_t n_keys;
    bool left_index, right_index; /* the keys are all of the row labels */
    bool sort;                    /* the result by its keys */
    str suffixes[2];              /* left, right; p NULL: names stay */
    str indicator;                /* name of a column that tells where a row is
                                     from; p NULL: none */
    bool left_once, right_once;   /* no key may stand twice in that frame */
    bool inner_said, validated;   /* the script says so: merge_check.h */
};

/* The joined frame: rows in the order of the left one (inner, left, cross), of
   the right one, or sorted by key (outer). False: reported. */
bool join_frames(const struct join *j, struct object *out);
