// SPDX-License-Identifier: MIT
// join: joins the rows of two frames that have equal keys.
#pragma once

#include "df/reshape/join_rows.h"
#include "df/runtime/call.h"

/* A key. On each side, it is a column or a level of row labels. */
struct join_key {
    const struct column *left, *right;
    str name;    /* name of the key's column in the result; STR_NONE: each side
                    keeps its own column */
    bool shared; /* the key has this name on both sides, so the result has one
                    column for it */
    bool left_level, right_level; /* the key is a level of the row labels of
                                     this side */
};

struct join {
    struct call *c;
    const struct frame *left, *right;
    enum join_how how;
    struct join_key *keys; /* empty for JOIN_CROSS */
    size_t n_keys;
    bool left_index, right_index; /* the keys are the row labels of this side */
    bool sort;                    /* sort the result by its keys */
    str suffixes[2];              /* for the left and right side; STR_NONE: no
                                     suffix */
    str indicator; /* name of the column added by indicator=; STR_NONE: no such
                      column */
    bool left_unique, right_unique; /* equal keys in this frame are a fault */
    bool inner_given, validated;    /* see merge_check.h */
};

/* Sets *out to the joined frame. For inner, left and cross joins, its rows are
   in the order of the left frame; for a right join, in the order of the right
   frame. For an outer join, or with `sort`, the rows are sorted by key. Returns
   false on failure, which is reported. */
bool join_frames(const struct join *j, struct object *out);

/* Like join_frames for n given pairs of rows: row i of the result is made from
   row left[i] of the left frame and row right[i] of the right frame; right[i]
   may be ORIGIN_NO_ROW. j->how is JOIN_LEFT. The arrays must live as long as
   ev->a. */
bool join_pairs(const struct join *j, uint32_t *left, uint32_t *right, size_t n,
                struct object *out);
