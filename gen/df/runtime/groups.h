// SPDX-License-Identifier: MIT
// groups: which rows belong together. A column that is not grouped is one
// group.
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

/* All n rows as one group; NULL: no room, which is reported. */
const struct groups *groups_whole(struct eval *ev, const struct df_expr *at,
                                  size_t n);
