// SPDX-License-Identifier: MIT
// methods_groupby: in the order of their names; parameters as struct method in
// call.h has them.
#include "eval/methods_groupby.h"

#include "eval/group.h"

const struct method METHODS_GROUPBY[] = {
    {S_INIT("count"), "", group_count},
    {S_INIT("head"), "n?", group_head},
    {S_INIT("max"), "numeric_only?", group_max},
    {S_INIT("mean"), "numeric_only?", group_mean},
    {S_INIT("min"), "numeric_only?", group_min},
    {S_INIT("sum"), "numeric_only?", group_sum},
    {S_INIT("tail"), "n?", group_tail},
    {.name = {0}},
};
