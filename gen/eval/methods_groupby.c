// SPDX-License-Identifier: MIT
// methods_groupby: in the order of their names; parameters as struct method in
// call.h has them.
#include "eval/methods_groupby.h"

#include "eval/counts.h"
#include "eval/cumulate.h"
#include "eval/describe.h"
#include "eval/group_aggregate.h"
#include "eval/group_apply.h"
#include "eval/group_rows.h"
#include "eval/largest.h"
#include "eval/quantiles.h"
#include "eval/rank.h"

const struct method METHODS_GROUPBY[] = {
    {S_INIT("agg"), "func? **named", group_agg},
    {S_INIT("aggregate"), "func? **named", group_agg},
    {S_INIT("all"), "skipna?", group_reduce},
    {S_INIT("any"), "skipna?", group_reduce},
    {S_INIT("apply"), "func * include_groups?", group_apply},
    {S_INIT("bfill"), "limit?", cumulate_fill},
    {S_INIT("count"), "", group_reduce},
    {S_INIT("cumcount"), "ascending?", group_cumcount},
    {S_INIT("cummax"), "axis? skipna? numeric_only?", cumulate_run},
    {S_INIT("cummin"), "axis? skipna? numeric_only?", cumulate_run},
    {S_INIT("cumprod"), "axis? skipna? numeric_only?", cumulate_run},
    {S_INIT("cumsum"), "axis? skipna? numeric_only?", cumulate_run},
    {S_INIT("describe"), "percentiles?", describe_group},
    {S_INIT("diff"), "periods? axis?", cumulate_diff},
    {S_INIT("ffill"), "limit?", cumulate_fill},
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
    {S_INIT("nlargest"), "n? keep?", largest_group},
    {S_INIT("nsmallest"), "n? keep?", largest_group},
    {S_INIT("nth"), "n", group_nth},
    {S_INIT("nunique"), "dropna?", group_reduce},
    {S_INIT("pct_change"), "periods? fill_method?", cumulate_pct_change},
    {S_INIT("prod"), "numeric_only? min_count?", group_reduce},
    {S_INIT("quantile"), "q? interpolation? numeric_only?", quantiles_group},
    {S_INIT("rank"), "method? ascending? na_option? pct? axis?", rank},
    {S_INIT("sem"), "ddof? numeric_only?", group_reduce},
    {S_INIT("shift"), "periods? * axis? fill_value?", cumulate_shift},
    {S_INIT("size"), "", group_size},
    {S_INIT("std"), "ddof? numeric_only?", group_reduce},
    {S_INIT("sum"), "numeric_only? min_count?", group_reduce},
    {S_INIT("tail"), "n?", group_tail},
    {S_INIT("transform"), "func", group_transform},
    {S_INIT("value_counts"), "normalize? sort? ascending? dropna?",
     counts_group},
    {S_INIT("var"), "ddof? numeric_only?", group_reduce},
    {.name = {0}},
};
