// SPDX-License-Identifier: MIT
// groups: makes lists of rows by group, in ev->a, as results remember them as
// their origin.
#include "df/runtime/groups.h"

const struct groups *groups_whole(struct eval *ev, const struct df_expr *at,
                                  size_t n)
{
    if (!eval_spend(ev, at, n + 1, sizeof(uint32_t)))
        return NULL;
    struct groups *g = NEW(ev->a, struct groups);
    uint32_t *members = NEW_N(ev->a, uint32_t, n + 1);
    uint32_t *starts = NEW_N(ev->a, uint32_t, 2);
    for (size_t i = 0; i < n; i++)
        members[i] = (uint32_t)i;
    starts[1] = (uint32_t)n;
    *g = (struct groups){members, starts, 1, GROUPS_NONE_EMPTY};
    return g;
}
