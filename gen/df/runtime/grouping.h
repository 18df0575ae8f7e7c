// SPDX-License-Identifier: MIT
// grouping: divides rows into groups. struct grouping is the result of
// df.groupby(keys): the groups, their labels and the selected columns. A
// computation without groupby uses a single group of all rows.
#pragma once

#include "df/runtime/eval.h"

/* The kind of groups that may have no rows. */
enum groups_empty {
    GROUPS_NONE_EMPTY,
    GROUPS_OF_CATEGORY, /* a group for each category or period of a key */
    GROUPS_OF_PAIRS     /* a group for each combination of the values of several
                           keys. pandas computes nothing for a combination
                           without rows */
};

/* The rows of each group. Group g has the rows members[starts[g]] to
   members[starts[g + 1] - 1], in ascending order. */
struct groups {
    const uint32_t *members, *starts;
    size_t n;
    enum groups_empty empty;
};

/* Whether group i is a combination of the values of several keys, and has no
   rows. pandas computes nothing for it. */
static inline bool groups_is_pair(const struct groups *g, size_t i)
{
    return g->empty == GROUPS_OF_PAIRS && g->starts[i] == g->starts[i + 1];
}

/* Returns the rows of group i, and their number in *n. */
static inline const uint32_t *groups_rows(const struct groups *g, size_t i,
                                          size_t *n)
{
    *n = g->starts[i + 1] - g->starts[i];
    return g->members + g->starts[i];
}

/* Returns n rows as one group, in ev->a; NULL if a limit is reached. */
const struct groups *groups_whole(struct eval *ev, const struct df_expr *at,
                                  size_t n);

struct frequency;

struct grouping {
    const struct frame *frame;    /* all columns, including the keys */
    const struct column **keys;   /* a column for each key, with its value in
                                     each row of `frame`; computations skip keys
                                     that are columns of `frame` */
    const struct column **labels; /* a column for each key, with its value in
                                     each group */
    size_t n_keys;
    struct groups groups;
    const uint32_t *of; /* for each row: the index of its group, or
                           ORIGIN_NO_ROW */
    bool dropped;       /* some rows are in no group, because a key value is
                           missing */
    bool tuples;        /* the name of a group is a tuple, because the script
                           gave the keys as a list */
    bool as_index;      /* results have the keys as labels, not as columns */
    bool outside;       /* without as_index, some key is no column of `frame`.
                           pandas 2.2 leaves it out of all results except
                           size(), and later releases do not: only size() is
                           supported */
    const struct frequency *every;  /* the length of each group, if the groups
                                       are periods of time; else NULL */
    const struct column *dates;     /* with `every`: for each period, its end if
                                       periods include their ends, else its
                                       start; NULL if closed= is given and
                                       differs from its default */
    bool group_keys;                /* apply() also labels rows by the keys */
    bool group_keys_given;          /* the script gives group_keys= */
    const struct column **selected; /* the selected columns; NULL: all columns
                                       except the keys */
    size_t n_selected;
    bool single; /* one column was selected by its name: results are series */
    bool of_series; /* the groups are periods of a series, by resample() */
};

/* Computes g->groups, the rows of each of `groups` groups, and g->dropped from
   g->of. False if a limit is reached. */
bool grouping_fill(struct eval *ev, const struct df_expr *at,
                   struct grouping *g, size_t groups);

/* Returns the number of rows of a group. */
size_t grouping_size(const struct grouping *g, size_t group);

/* Returns a frame of the selected columns. Without a selection, the frame has
   all columns of g->frame if `keys` is true, else all columns except the
   keys. */
struct frame *grouping_columns(struct eval *ev, const struct grouping *g,
                               bool keys);

/* Returns the rows of one group, including the columns of the keys: a frame, or
   a series if one column was selected by its name. BROKEN if a limit is
   reached. */
struct object grouping_rows(struct eval *ev, const struct df_expr *at,
                            const struct grouping *g, size_t group);

/* Returns the name of a group: its key, or a tuple of its keys. */
struct object grouping_name(struct eval *ev, const struct grouping *g,
                            size_t group);

/* Sets *out to a list of all groups, each a tuple (name, rows). False if a
   limit is reached. */
bool grouping_each(struct eval *ev, const struct df_expr *at,
                   const struct grouping *g, struct list *out);

/* Returns the labels of n groups, with a column for each key. The list has room
   for `more` further columns. */
const struct column **grouping_labels(struct eval *ev, const struct grouping *g,
                                      const uint32_t *groups, size_t n,
                                      size_t more);

/* Returns a copy of the frame, or the frame's only column as a series if one
   column was selected by its name. */
struct object grouping_shaped(struct eval *ev, const struct grouping *g,
                              const struct frame *f);

/* Like grouping_shaped, for columns with one cell for each group. Adds the keys
   to *f as row labels or, without as_index, as the first columns. */
struct object grouping_result(struct eval *ev, const struct grouping *g,
                              struct frame *f);
