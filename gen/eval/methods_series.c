// SPDX-License-Identifier: MIT
// methods_series: in the order of their names; parameters as struct method in
// call.h has them.
#include "eval/methods_series.h"

#include "eval/aggregate.h"
#include "eval/apply.h"
#include "eval/axis.h"
#include "eval/builtin.h"
#include "eval/categories.h"
#include "eval/columns.h"
#include "eval/construct.h"
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
#include "eval/missing.h"
#include "eval/quantiles.h"
#include "eval/rank.h"
#include "eval/relabel.h"
#include "eval/rename.h"
#include "eval/replace.h"
#include "eval/select.h"
#include "eval/sort.h"
#include "eval/texts.h"
#include "eval/where.h"
#include "eval/wide.h"

const struct method METHODS_SERIES[] = {
    {S_INIT("abs"), "", builtin_abs, EFFECT_UNIT},
    {S_INIT("add"), "other level? fill_value? axis?", flex_series, 0},
    {S_INIT("agg"), "func? **named", aggregate_agg, EFFECT_AS_TOLD},
    {S_INIT("aggregate"), "func? **named", aggregate_agg, EFFECT_AS_TOLD},
    {S_INIT("all"), "axis? bool_only? skipna?", aggregate_series, 0},
    {S_INIT("any"), "axis? bool_only? skipna?", aggregate_series, 0},
    {S_INIT("apply"), "func", apply_series, EFFECT_AS_TOLD},
    {S_INIT("astype"), "dtype copy?", convert_astype,
     EFFECT_RETYPES | EFFECT_UNIT},
    {S_INIT("at"), NULL, locate_at, 0},
    {S_INIT("between"), "left right inclusive?", where_between, 0},
    {S_INIT("bfill"), "* axis? inplace? limit?", missing_bfill,
     EFFECT_UNIT | EFFECT_ROWS},
    {S_INIT("cat"), NULL, categories_accessor, 0},
    {S_INIT("clip"), "lower? upper? axis? * inplace?", where_clip, EFFECT_UNIT},
    {S_INIT("combine_first"), "other", where_combine_first, EFFECT_UNIT},
    {S_INIT("copy"), "deep?", relabel_copy, 0},
    {S_INIT("count"), "", aggregate_series, EFFECT_COUNTS},
    {S_INIT("cummax"), "axis? skipna?", cumulate_run,
     EFFECT_UNIT | EFFECT_ROWS},
    {S_INIT("cummin"), "axis? skipna?", cumulate_run,
     EFFECT_UNIT | EFFECT_ROWS},
    {S_INIT("cumprod"), "axis? skipna?", cumulate_run, EFFECT_ROWS},
    {S_INIT("cumsum"), "axis? skipna?", cumulate_run,
     EFFECT_UNIT | EFFECT_ROWS},
    {S_INIT("describe"), "percentiles? include?", describe, 0},
    {S_INIT("diff"), "periods? axis?", cumulate_diff,
     EFFECT_UNIT | EFFECT_ROWS},
    {S_INIT("div"), "other level? fill_value? axis?", flex_series, 0},
    {S_INIT("divide"), "other level? fill_value? axis?", flex_series, 0},
    {S_INIT("drop"), "labels? * axis? index? columns? inplace? errors?",
     columns_drop_cells, 0},
    {S_INIT("drop_duplicates"), "* keep? inplace? ignore_index?", distinct_drop,
     0},
    {S_INIT("dropna"), "* axis? inplace? how? ignore_index?",
     missing_dropna_series, 0},
    {S_INIT("dtype"), NULL, axis_dtype, 0},
    {S_INIT("duplicated"), "keep?", distinct_duplicated, 0},
    {S_INIT("empty"), NULL, axis_empty, 0},
    {S_INIT("eq"), "other level? fill_value? axis?", flex_series, 0},
    {S_INIT("ffill"), "* axis? inplace? limit?", missing_ffill,
     EFFECT_UNIT | EFFECT_ROWS},
    {S_INIT("fillna"), "value? * method? axis? inplace? limit?",
     missing_fillna_series, EFFECT_UNIT},
    {S_INIT("floordiv"), "other level? fill_value? axis?", flex_series, 0},
    {S_INIT("ge"), "other level? fill_value? axis?", flex_series, 0},
    {S_INIT("get"), "key default?", container_series_get, 0},
    {S_INIT("groupby"),
     "by? axis? level? as_index? sort? group_keys? observed? dropna?",
     group_series, 0},
    {S_INIT("gt"), "other level? fill_value? axis?", flex_series, 0},
    {S_INIT("head"), "n?", select_head, 0},
    {S_INIT("iat"), NULL, locate_iat, 0},
    {S_INIT("idxmax"), "axis? skipna?", aggregate_series, 0},
    {S_INIT("idxmin"), "axis? skipna?", aggregate_series, 0},
    {S_INIT("iloc"), NULL, locate_iloc, 0},
    {S_INIT("index"), NULL, axis_index, 0},
    {S_INIT("isin"), "values", where_isin, 0},
    {S_INIT("isna"), "", missing_isna, 0},
    {S_INIT("isnull"), "", missing_isna, 0},
    {S_INIT("items"), "", container_series_items, 0},
    {S_INIT("le"), "other level? fill_value? axis?", flex_series, 0},
    {S_INIT("loc"), NULL, locate_loc, 0},
    {S_INIT("lt"), "other level? fill_value? axis?", flex_series, 0},
    {S_INIT("map"), "arg na_action?", apply_map, EFFECT_AS_TOLD},
    {S_INIT("mask"), "cond other? * inplace? axis?", where_mask, EFFECT_UNIT},
    {S_INIT("max"), "axis? skipna? numeric_only?", aggregate_series,
     EFFECT_UNIT},
    {S_INIT("mean"), "axis? skipna? numeric_only?", aggregate_series,
     EFFECT_UNIT},
    {S_INIT("median"), "axis? skipna? numeric_only?", aggregate_series,
     EFFECT_UNIT},
    {S_INIT("min"), "axis? skipna? numeric_only?", aggregate_series,
     EFFECT_UNIT},
    {S_INIT("mod"), "other level? fill_value? axis?", flex_series, 0},
    {S_INIT("mode"), "dropna?", distinct_mode, 0},
    {S_INIT("mul"), "other level? fill_value? axis?", flex_series, 0},
    {S_INIT("multiply"), "other level? fill_value? axis?", flex_series, 0},
    {S_INIT("name"), NULL, axis_name, 0},
    {S_INIT("ne"), "other level? fill_value? axis?", flex_series, 0},
    {S_INIT("nlargest"), "n? keep?", largest_series, 0},
    {S_INIT("notna"), "", missing_notna, 0},
    {S_INIT("notnull"), "", missing_notna, 0},
    {S_INIT("nsmallest"), "n? keep?", largest_series, 0},
    {S_INIT("nunique"), "dropna?", aggregate_series, EFFECT_COUNTS},
    {S_INIT("pct_change"), "periods? fill_method?", cumulate_pct_change,
     EFFECT_ROWS},
    {S_INIT("pipe"), "func *args", apply_pipe, 0},
    {S_INIT("pow"), "other level? fill_value? axis?", flex_series, 0},
    {S_INIT("prod"), "axis? skipna? numeric_only? min_count?", aggregate_series,
     0},
    {S_INIT("quantile"), "q? interpolation?", quantiles_series, EFFECT_UNIT},
    {S_INIT("radd"), "other level? fill_value? axis?", flex_series, 0},
    {S_INIT("rank"), "axis? method? numeric_only? na_option? ascending? pct?",
     rank, EFFECT_ROWS},
    {S_INIT("rdiv"), "other level? fill_value? axis?", flex_series, 0},
    {S_INIT("reindex"), "labels? * index? columns? axis? fill_value?",
     columns_reindex_cells, 0},
    {S_INIT("rename"), "index? * axis? copy? inplace?", rename_series, 0},
    {S_INIT("replace"), "to_replace? value? * inplace? regex?", replace_series,
     EFFECT_UNIT},
    {S_INIT("reset_index"), "level? * drop? inplace? name?",
     relabel_reset_index, 0},
    {S_INIT("rfloordiv"), "other level? fill_value? axis?", flex_series, 0},
    {S_INIT("rmod"), "other level? fill_value? axis?", flex_series, 0},
    {S_INIT("rmul"), "other level? fill_value? axis?", flex_series, 0},
    {S_INIT("round"), "decimals?", convert_round, EFFECT_ROUNDS | EFFECT_UNIT},
    {S_INIT("rpow"), "other level? fill_value? axis?", flex_series, 0},
    {S_INIT("rsub"), "other level? fill_value? axis?", flex_series, 0},
    {S_INIT("rtruediv"), "other level? fill_value? axis?", flex_series, 0},
    {S_INIT("sem"), "axis? skipna? ddof? numeric_only?", aggregate_series,
     EFFECT_UNIT},
    {S_INIT("shape"), NULL, axis_shape, 0},
    {S_INIT("shift"), "periods? * axis? fill_value?", cumulate_shift,
     EFFECT_UNIT | EFFECT_ROWS},
    {S_INIT("size"), NULL, axis_size, EFFECT_COUNTS},
    {S_INIT("sort_index"),
     "* axis? level? ascending? inplace? kind? na_position? sort_remaining? "
     "ignore_index? key?",
     sort_index, 0},
    {S_INIT("sort_values"),
     "* axis? ascending? inplace? kind? na_position? ignore_index? key?",
     sort_series, 0},
    {S_INIT("std"), "axis? skipna? ddof? numeric_only?", aggregate_series,
     EFFECT_UNIT},
    {S_INIT("str"), NULL, texts_accessor, 0},
    {S_INIT("sub"), "other level? fill_value? axis?", flex_series, 0},
    {S_INIT("subtract"), "other level? fill_value? axis?", flex_series, 0},
    {S_INIT("sum"), "axis? skipna? numeric_only? min_count?", aggregate_series,
     EFFECT_UNIT},
    {S_INIT("tail"), "n?", select_tail, 0},
    {S_INIT("to_dict"), "", container_series_to_dict, 0},
    {S_INIT("to_frame"), "name?", construct_to_frame, 0},
    {S_INIT("to_list"), "", container_tolist, 0},
    {S_INIT("tolist"), "", container_tolist, 0},
    {S_INIT("transform"), "func", apply_transform,
     EFFECT_AS_TOLD | EFFECT_ROWS},
    {S_INIT("truediv"), "other level? fill_value? axis?", flex_series, 0},
    {S_INIT("unique"), "", distinct_unique, 0},
    {S_INIT("unstack"), "level? fill_value?", wide_unstack, 0},
    {S_INIT("value_counts"), "normalize? sort? ascending? * dropna?",
     counts_series, 0},
    {S_INIT("values"), NULL, axis_values, 0},
    {S_INIT("var"), "axis? skipna? ddof? numeric_only?", aggregate_series, 0},
    {S_INIT("where"), "cond other? * inplace? axis?", where_where, EFFECT_UNIT},
    {.name = {0}},
};
