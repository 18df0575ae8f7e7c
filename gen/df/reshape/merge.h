// SPDX-License-Identifier: MIT
// merge: reads the frames, keys and suffixes of merge and merge_asof. A
// function that returns false or NULL has reported a fault.
#pragma once

#include "df/reshape/join.h"

/* One side of a merge, and its keys. */
struct merge_table {
    const struct frame *frame;
    const struct column **levels; /* row labels, one column for each level */
    size_t n_levels;
    struct strs names; /* names of the keys */
    enum param arg;    /* the argument that gives `names` */
    bool index;        /* the keys are the row labels of this side */
};

/* Reads an argument as a frame. A series with a name becomes a frame with a
   single column. */
bool merge_frame(struct call *c, enum param i, const struct frame **out);

/* Reads suffixes= into j->suffixes. */
bool merge_suffixes(struct join *j, enum param i);

/* Initializes side s with frame f; s->index must be set. Sets s->levels to the
   row labels of f. If f has no row labels and s->index is true, sets s->levels
   to the row numbers. If f has no row labels and s->index is false, leaves
   s->levels unchanged. */
bool merge_start(struct call *c, const struct frame *f, struct merge_table *s);

/* Reads the names of the keys from argument `arg` of the call into s->names,
   and sets s->arg. Does nothing if the argument is not given. */
bool merge_name(struct call *c, enum param arg, struct merge_table *s);

/* Returns key i of a side: the column or the level of row labels with the name
   of the key. Sets *level to whether the key is a level. Returns NULL after
   reporting that the name is unknown, or that both a column and a level have
   this name. */
const struct column *merge_key(struct call *c, const struct merge_table *s,
                               size_t i, bool *level);

/* Whether the keys x and y can be equal. Strings never equal numbers, and
   dates, periods and time spans never equal keys of other kinds. Exception, as
   in pandas: returns true for a key of numbers and a key of strings if all of
   the numbers are missing and one of the keys has categories. */
bool merge_comparable(const struct column *x, const struct column *y);

/* Reports that the keys x and y are of different kinds. Returns false. */
bool merge_incomparable(struct call *c, const struct df_expr *at,
                        const struct column *x, const struct column *y);
