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
    {S_INIT("agg"), "func? **named", group_agg, EFFECT_AS_TOLD},
    {S_INIT("aggregate"), "func? **named", group_agg, EFFECT_AS_TOLD},
    {S_INIT("all"), "skipna?", group_reduce, 0},
    {S_INIT("any"), "skipna?", group_reduce, 0},
    {S_INIT("apply"), "func * include_groups?", group_apply, EFFECT_AS_TOLD},
    {S_INIT("bfill"), "limit?", cumulate_fill, EFFECT_UNIT | EFFECT_ROWS},
    {S_INIT("count"), "", group_reduce, EFFECT_COUNTS},
    {S_INIT("cumcount"), "ascending?", group_cumcount, 0},
    {S_INIT("cummax"), "axis? skipna? numeric_only?", cumulate_run,
     EFFECT_UNIT | EFFECT_ROWS},
    {S_INIT("cummin"), "axis? skipna? numeric_only?", cumulate_run,
     EFFECT_UNIT | EFFECT_ROWS},
    {S_INIT("cumprod"), "axis? skipna? numeric_only?", cumulate_run,
     EFFECT_ROWS},
    {S_INIT("cumsum"), "axis? skipna? numeric_only?", cumulate_run,
     EFFECT_UNIT | EFFECT_ROWS},
    {S_INIT("describe"), "percentiles?", describe_group, 0},
    {S_INIT("diff"), "periods? axis?", cumulate_diff,
     EFFECT_UNIT | EFFECT_ROWS},
    {S_INIT("ffill"), "limit?", cumulate_fill, EFFECT_UNIT | EFFECT_ROWS},
    {S_INIT("filter"), "func", group_filter, 0},
    {S_INIT("first"), "numeric_only? min_count?", group_reduce, EFFECT_UNIT},
    {S_INIT("get_group"), "name", group_get_group, 0},
    {S_INIT("head"), "n?", group_head, 0},
    {S_INIT("idxmax"), "axis? skipna? numeric_only?", group_reduce, 0},
    {S_INIT("idxmin"), "axis? skipna? numeric_only?", group_reduce, 0},
    {S_INIT("last"), "numeric_only? min_count?", group_reduce, EFFECT_UNIT},
    {S_INIT("max"), "numeric_only? min_count?", group_reduce, EFFECT_UNIT},
    {S_INIT("mean"), "numeric_only?", group_reduce, EFFECT_UNIT},
    {S_INIT("median"), "numeric_only?", group_reduce, EFFECT_UNIT},
    {S_INIT("min"), "numeric_only? min_count?", group_reduce, EFFECT_UNIT},
    {S_INIT("ngroup"), "ascending?", group_ngroup, 0},
    {S_INIT("ngroups"), NULL, group_ngroups, 0},
    {S_INIT("nlargest"), "n? keep?", largest_group, 0},
    {S_INIT("nsmallest"), "n? keep?", largest_group, 0},
    {S_INIT("nth"), "n", group_nth, EFFECT_UNIT},
    {S_INIT("nunique"), "dropna?", group_reduce, EFFECT_COUNTS},
    {S_INIT("pct_change"), "periods? fill_method?", cumulate_pct_change,
     EFFECT_ROWS},
    {S_INIT("prod"), "numeric_only? min_count?", group_reduce, 0},
    {S_INIT("quantile"), "q? interpolation? numeric_only?", quantiles_group,
     EFFECT_UNIT},
    {S_INIT("rank"), "method? ascending? na_option? pct? axis?", rank,
     EFFECT_ROWS},
    {S_INIT("sem"), "ddof? numeric_only?", group_reduce, EFFECT_UNIT},
    {S_INIT("shift"), "periods? * axis? fill_value?", cumulate_shift,
     EFFECT_UNIT | EFFECT_ROWS},
    {S_INIT("size"), "", group_size, EFFECT_COUNTS},
    {S_INIT("std"), "ddof? numeric_only?", group_reduce, EFFECT_UNIT},
    {S_INIT("sum"), "numeric_only? min_count?", group_reduce, EFFECT_UNIT},
    {S_INIT("tail"), "n?", group_tail, 0},
    {S_INIT("transform"), "func", group_transform,
     EFFECT_AS_TOLD | EFFECT_ROWS},
    {S_INIT("value_counts"), "normalize? sort? ascending? dropna?",
     counts_group, 0},
    {S_INIT("var"), "ddof? numeric_only?", group_reduce, 0},
    {.name = {0}},
};
