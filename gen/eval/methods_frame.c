// SPDX-License-Identifier: MIT
// methods_frame: in the order of their names; parameters as struct method in
// call.h has them.
#include "eval/methods_frame.h"

#include "eval/aggregate.h"
#include "eval/apply.h"
#include "eval/axis.h"
#include "eval/builtin.h"
#include "eval/columns.h"
#include "eval/container.h"
#include "eval/convert.h"
#include "eval/counts.h"
#include "eval/cumulate.h"
#include "eval/describe.h"
#include "eval/distinct.h"
#include "eval/flex.h"
#include "eval/group.h"
#include "eval/largest.h"
#include "eval/locate.h"
#include "eval/merge.h"
#include "eval/missing.h"
#include "eval/quantiles.h"
#include "eval/query.h"
#include "eval/rank.h"
#include "eval/relabel.h"
#include "eval/rename.h"
#include "eval/replace.h"
#include "eval/select.h"
#include "eval/sort.h"
#include "eval/tall.h"
#include "eval/transpose.h"
#include "eval/where.h"
#include "eval/wide.h"

const struct method METHODS_FRAME[] = {
    {S_INIT("abs"), "", builtin_abs},
    {S_INIT("add"), "other axis? level? fill_value?", flex_frame},
    {S_INIT("add_prefix"), "prefix", rename_add_prefix},
    {S_INIT("add_suffix"), "suffix", rename_add_suffix},
    {S_INIT("agg"), "func? **named", aggregate_agg},
    {S_INIT("aggregate"), "func? **named", aggregate_agg},
    {S_INIT("all"), "axis? bool_only? skipna?", aggregate_frame},
    {S_INIT("any"), "axis? bool_only? skipna?", aggregate_frame},
    {S_INIT("apply"), "func axis? * result_type?", apply_frame},
    {S_INIT("applymap"), "func na_action?", apply_applymap},
    {S_INIT("assign"), "**columns", apply_assign},
    {S_INIT("astype"), "dtype copy?", convert_astype},
    {S_INIT("at"), NULL, locate_at},
    {S_INIT("bfill"), "* axis? inplace? limit?", missing_bfill},
    {S_INIT("clip"), "lower? upper? axis? * inplace?", where_clip},
    {S_INIT("columns"), NULL, select_columns},
    {S_INIT("copy"), "deep?", relabel_copy},
    {S_INIT("count"), "axis? numeric_only?", aggregate_frame},
    {S_INIT("cummax"), "axis? skipna?", cumulate_run},
    {S_INIT("cummin"), "axis? skipna?", cumulate_run},
    {S_INIT("cumprod"), "axis? skipna?", cumulate_run},
    {S_INIT("cumsum"), "axis? skipna?", cumulate_run},
    {S_INIT("describe"), "percentiles? include?", describe},
    {S_INIT("diff"), "periods? axis?", cumulate_diff},
    {S_INIT("div"), "other axis? level? fill_value?", flex_frame},
    {S_INIT("divide"), "other axis? level? fill_value?", flex_frame},
    {S_INIT("drop"), "labels? * axis? index? columns? inplace? errors?",
     columns_drop},
    {S_INIT("drop_duplicates"), "subset? * keep? inplace? ignore_index?",
     distinct_drop},
    {S_INIT("dropna"), "* axis? how? thresh? subset? inplace? ignore_index?",
     missing_dropna_frame},
    {S_INIT("dtypes"), NULL, axis_dtypes},
    {S_INIT("duplicated"), "subset? keep?", distinct_duplicated},
    {S_INIT("empty"), NULL, axis_empty},
    {S_INIT("eq"), "other axis? level?", flex_frame},
    {S_INIT("ffill"), "* axis? inplace? limit?", missing_ffill},
    {S_INIT("fillna"), "value? * method? axis? inplace? limit?",
     missing_fillna_frame},
    {S_INIT("filter"), "items? like? regex? axis?", columns_filter},
    {S_INIT("floordiv"), "other axis? level? fill_value?", flex_frame},
    {S_INIT("ge"), "other axis? level?", flex_frame},
    {S_INIT("groupby"),
     "by? axis? level? as_index? sort? group_keys? observed? dropna?",
     group_frame},
    {S_INIT("gt"), "other axis? level?", flex_frame},
    {S_INIT("head"), "n?", select_head},
    {S_INIT("iat"), NULL, locate_iat},
    {S_INIT("idxmax"), "axis? skipna? numeric_only?", aggregate_frame},
    {S_INIT("idxmin"), "axis? skipna? numeric_only?", aggregate_frame},
    {S_INIT("iloc"), NULL, locate_iloc},
    {S_INIT("index"), NULL, axis_index},
    {S_INIT("insert"), "loc column value", columns_insert},
    {S_INIT("isin"), "values", where_isin},
    {S_INIT("isna"), "", missing_isna},
    {S_INIT("isnull"), "", missing_isna},
    {S_INIT("items"), "", container_frame_items},
    {S_INIT("join"), "other on? how? lsuffix? rsuffix? sort? validate?",
     merge_join},
    {S_INIT("le"), "other axis? level?", flex_frame},
    {S_INIT("loc"), NULL, locate_loc},
    {S_INIT("lt"), "other axis? level?", flex_frame},
    {S_INIT("map"), "func na_action?", apply_applymap},
    {S_INIT("mask"), "cond other? * inplace? axis?", where_mask},
    {S_INIT("max"), "axis? skipna? numeric_only?", aggregate_frame},
    {S_INIT("mean"), "axis? skipna? numeric_only?", aggregate_frame},
    {S_INIT("median"), "axis? skipna? numeric_only?", aggregate_frame},
    {S_INIT("melt"),
     "id_vars? value_vars? var_name? value_name? col_level? ignore_index?",
     tall_melt},
    {S_INIT("merge"),
     "right how? on? left_on? right_on? left_index? right_index? sort? "
     "suffixes? copy? indicator? validate?",
     merge_method},
    {S_INIT("min"), "axis? skipna? numeric_only?", aggregate_frame},
    {S_INIT("mod"), "other axis? level? fill_value?", flex_frame},
    {S_INIT("mode"), "axis? numeric_only? dropna?", distinct_mode},
    {S_INIT("mul"), "other axis? level? fill_value?", flex_frame},
    {S_INIT("multiply"), "other axis? level? fill_value?", flex_frame},
    {S_INIT("ne"), "other axis? level?", flex_frame},
    {S_INIT("nlargest"), "n columns keep?", largest_frame},
    {S_INIT("notna"), "", missing_notna},
    {S_INIT("notnull"), "", missing_notna},
    {S_INIT("nsmallest"), "n columns keep?", largest_frame},
    {S_INIT("nunique"), "axis? dropna?", aggregate_frame},
    {S_INIT("pct_change"), "periods? fill_method?", cumulate_pct_change},
    {S_INIT("pipe"), "func *args", apply_pipe},
    {S_INIT("pivot"), "* columns index? values?", wide_pivot},
    {S_INIT("pivot_table"),
     "values? index? columns? aggfunc? fill_value? margins? dropna? "
     "margins_name? observed? sort?",
     wide_pivot_table},
    {S_INIT("pop"), "item", columns_pop},
    {S_INIT("pow"), "other axis? level? fill_value?", flex_frame},
    {S_INIT("prod"), "axis? skipna? numeric_only? min_count?", aggregate_frame},
    {S_INIT("quantile"), "q? axis? numeric_only? interpolation?",
     quantiles_frame},
    {S_INIT("query"), "expr * inplace?", query_rows},
    {S_INIT("radd"), "other axis? level? fill_value?", flex_frame},
    {S_INIT("rank"), "axis? method? numeric_only? na_option? ascending? pct?",
     rank},
    {S_INIT("rdiv"), "other axis? level? fill_value?", flex_frame},
    {S_INIT("reindex"), "labels? * index? columns? axis? fill_value?",
     columns_reindex},
    {S_INIT("rename"), "mapper? * index? columns? axis? copy? inplace? errors?",
     rename_frame},
    {S_INIT("rename_axis"), "mapper? * index? columns? axis? copy? inplace?",
     rename_axis},
    {S_INIT("replace"), "to_replace? value? * inplace? regex?", replace_frame},
    {S_INIT("reset_index"), "level? * drop? inplace? names?",
     relabel_reset_index},
    {S_INIT("rfloordiv"), "other axis? level? fill_value?", flex_frame},
    {S_INIT("rmod"), "other axis? level? fill_value?", flex_frame},
    {S_INIT("rmul"), "other axis? level? fill_value?", flex_frame},
    {S_INIT("round"), "decimals?", convert_round},
    {S_INIT("rpow"), "other axis? level? fill_value?", flex_frame},
    {S_INIT("rsub"), "other axis? level? fill_value?", flex_frame},
    {S_INIT("rtruediv"), "other axis? level? fill_value?", flex_frame},
    {S_INIT("select_dtypes"), "include? exclude?", columns_select_dtypes},
    {S_INIT("sem"), "axis? skipna? ddof? numeric_only?", aggregate_frame},
    {S_INIT("set_axis"), "labels * axis? copy?", rename_set_axis},
    {S_INIT("set_index"), "keys * drop? append? inplace? verify_integrity?",
     relabel_set_index},
    {S_INIT("shape"), NULL, axis_shape},
    {S_INIT("shift"), "periods? * axis? fill_value?", cumulate_shift},
    {S_INIT("size"), NULL, axis_size},
    {S_INIT("sort_index"),
     "* axis? level? ascending? inplace? kind? na_position? sort_remaining? "
     "ignore_index? key?",
     sort_index},
    {S_INIT("sort_values"),
     "by * axis? ascending? inplace? kind? na_position? ignore_index? key?",
     sort_frame},
    {S_INIT("stack"), "level? dropna?", tall_stack},
    {S_INIT("std"), "axis? skipna? ddof? numeric_only?", aggregate_frame},
    {S_INIT("sub"), "other axis? level? fill_value?", flex_frame},
    {S_INIT("subtract"), "other axis? level? fill_value?", flex_frame},
    {S_INIT("sum"), "axis? skipna? numeric_only? min_count?", aggregate_frame},
    {S_INIT("T"), NULL, transpose},
    {S_INIT("tail"), "n?", select_tail},
    {S_INIT("transform"), "func", apply_transform},
    {S_INIT("transpose"), "", transpose},
    {S_INIT("truediv"), "other axis? level? fill_value?", flex_frame},
    {S_INIT("unstack"), "level? fill_value?", wide_unstack},
    {S_INIT("value_counts"), "subset? normalize? sort? ascending? dropna?",
     counts_frame},
    {S_INIT("values"), NULL, axis_values},
    {S_INIT("var"), "axis? skipna? ddof? numeric_only?", aggregate_frame},
    {S_INIT("where"), "cond other? * inplace? axis?", where_where},
    {.name = {0}},
};
