// SPDX-License-Identifier: MIT
// grouping: which rows belong together, and what df.groupby(keys) returns: the
// groups, their labels and the chosen columns. A column that is not grouped is
// one group.
#pragma once

#include "df/runtime/eval.h"

/* What groups without rows are. */
enum groups_empty {
    GROUPS_NONE_EMPTY,
    GROUPS_OF_CATEGORY, /* categories of a single key */
    GROUPS_OF_PAIRS     /* pairs of the values of several keys: pandas computes
                           nothing for them */
};

/* Rows by group: those of group g are members[starts[g]] up to
   members[starts[g + 1] - 1], in order. */
struct groups {
    const uint32_t *members, *starts;
    size_t n;
    enum groups_empty empty;
};

/* Whether group i is a pair of values that no row has. */
static inline bool groups_is_pair(const struct groups *g, size_t i)
{
    return g->empty == GROUPS_OF_PAIRS && g->starts[i] == g->starts[i + 1];
}

/* The rows of group i; their number in *n. */
static inline const uint32_t *groups_rows(const struct groups *g, size_t i,
                                          size_t *n)
{
    *n = g->starts[i + 1] - g->starts[i];
    return g->members + g->starts[i];
}

/* All n rows as one group; NULL: no room, which is reported. */
const struct groups *groups_whole(struct eval *ev, const struct df_expr *at,
                                  size_t n);

struct grouping {
    const struct frame *frame;    /* all columns, the keys among them */
    const struct column **keys;   /* row by row; a column of the frame itself is
                                     not computed with */
    const struct column **labels; /* of each key, group by group */
    size_t n_keys;
    struct groups groups;
    const uint32_t *of; /* each row's group, or ORIGIN_NO_ROW */
    bool dropped;       /* rows are in no group: a part of the key is missing */
    bool tuples;        /* a group's name is a tuple: keys are a list */
    bool as_index;      /* keys are labels of the results, not columns */
    bool group_keys;    /* apply() labels rows by the keys, too */
    const struct column **chosen; /* NULL: all but the keys */
    size_t n_chosen;
    bool one; /* chosen by a single name: gives series */
};

size_t grouping_size(const struct grouping *g, size_t group); /* its rows */

/* The chosen columns, else all, the keys only where `keys` is true. */
struct frame *grouping_columns(struct eval *ev, const struct grouping *g,
                               bool keys);

/* The rows of one group, its keys too: a frame, or a series where one column
   was chosen. BROKEN when there is no room, which is reported. */
struct object grouping_rows(struct eval *ev, const struct df_expr *at,
                            const struct grouping *g, size_t group);

/* A group's name: the key, or a tuple of them. */
struct object grouping_name(struct eval *ev, const struct grouping *g,
                            size_t group);

/* All groups, as (name, rows); false: reported. */
bool grouping_each(struct eval *ev, const struct df_expr *at,
                   const struct grouping *g, struct list *out);

/* The labels of n groups, a column for each key, in a list that has room for
   `more` columns. */
const struct column **grouping_labels(struct eval *ev, const struct grouping *g,
                                      const uint32_t *groups, size_t n,
                                      size_t more);

/* The frame, or its only column where one was chosen. */
struct object grouping_shaped(struct eval *ev, const struct grouping *g,
                              const struct frame *f);

/* The same for f's columns of one cell for each group: labels them by the
   keys, or puts these before the columns. */
struct object grouping_result(struct eval *ev, const struct grouping *g,
                              struct frame *f);
