// SPDX-License-Identifier: MIT
// join: joins the rows of two frames by their keys.
#pragma once

#include "df/reshape/join_rows.h"
#include "df/runtime/call.h"

/* A key: a column, or a level of row labels, of each side. */
struct join_key {
    const struct column *left, *right;
    str name;    /* name of the key's column in the result; STR_NONE: each side
                    keeps its own column */
    bool shared; /* both sides use this name, so that the result has one
                    column */
    bool left_level, right_level; /* the key is a level of row labels */
};

struct join {
    struct call *c;
    const struct frame *left, *right;
    enum join_how how;
    struct join_key *keys; /* empty for JOIN_CROSS */
    size_t n_keys;
    bool left_index, right_index; /* the keys are the row labels */
    bool sort;                    /* sort the result by its keys */
    str suffixes[2];              /* left, right; STR_NONE: no suffix */
    str indicator; /* name of the column added by indicator=; STR_NONE: no such
                      column */
    bool left_unique, right_unique; /* keys must be unique in that frame */
    bool inner_given, validated;    /* see merge_check.h */
};

/* Sets *out to the joined frame. Rows are in the order of the left frame
   (inner, left, cross), of the right frame (right), or sorted by key (outer, or
   with `sort`). Returns false on failure, which is reported. */
bool join_frames(const struct join *j, struct object *out);
