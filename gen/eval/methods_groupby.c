// SPDX-License-Identifier: MIT
// methods_groupby: in the order of their names; parameters as struct method in
// call.h has them.
#include "eval/methods_groupby.h"

#include "eval/group_aggregate.h"
#include "eval/group_rows.h"

const struct method METHODS_GROUPBY[] = {
    {S_INIT("agg"), "func? **named", group_agg},
    {S_INIT("aggregate"), "func? **named", group_agg},
    {S_INIT("all"), "skipna?", group_reduce},
    {S_INIT("any"), "skipna?", group_reduce},
    {S_INIT("count"), "", group_reduce},
    {S_INIT("cumcount"), "ascending?", group_cumcount},
    {S_INIT("filter"), "func", group_filter},
    {S_INIT("first"), "numeric_only? min_count?", group_reduce},
    {S_INIT("get_group"), "name", group_get_group},
    {S_INIT("head"), "n?", group_head},
    {S_INIT("idxmax"), "axis? skipna? numeric_only?", group_reduce},
    {S_INIT("idxmin"), "axis? skipna? numeric_only?", group_reduce},
    {S_INIT("last"), "numeric_only? min_count?", group_reduce},
    {S_INIT("max"), "numeric_only? min_count?", group_reduce},
    {S_INIT("mean"), "numeric_only?", group_reduce},
    {S_INIT("median"), "numeric_only?", group_reduce},
    {S_INIT("min"), "numeric_only? min_count?", group_reduce},
    {S_INIT("ngroup"), "ascending?", group_ngroup},
    {S_INIT("ngroups"), NULL, group_ngroups},
    {S_INIT("nth"), "n", group_nth},
    {S_INIT("nunique"), "dropna?", group_reduce},
    {S_INIT("prod"), "numeric_only? min_count?", group_reduce},
    {S_INIT("quantile"), "q? interpolation? numeric_only?", group_reduce},
    {S_INIT("sem"), "ddof? numeric_only?", group_reduce},
    {S_INIT("size"), "", group_size},
    {S_INIT("std"), "ddof? numeric_only?", group_reduce},
    {S_INIT("sum"), "numeric_only? min_count?", group_reduce},
    {S_INIT("tail"), "n?", group_tail},
    {S_INIT("transform"), "func", group_transform},
    {S_INIT("var"), "ddof? numeric_only?", group_reduce},
    {.name = {0}},
};
