// SPDX-License-Identifier: MIT
// groups: which rows belong together. A column that is not grouped is one
// group.
#pragma once

#include "df/core/eval.h"

/* Rows by group: those of group g are members[starts[g]] up to
   members[starts[g + 1] - 1], in order. */
struct groups {
    const uint32_t *members, *starts;
    size_t n;
};

/* All n rows as one group; NULL: no room, which is reported. */
const struct groups *groups_whole(struct eval *ev, const struct df_expr *at,
                                  size_t n);
