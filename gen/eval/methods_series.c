// SPDX-License-Identifier: MIT
// methods_series: in the order of their names; parameters as struct method in
// call.h has them.
#include "eval/methods_series.h"

#include "eval/apply.h"
#include "eval/axis.h"
#include "eval/container.h"
#include "eval/convert.h"
#include "eval/locate.h"
#include "eval/reduce.h"
#include "eval/relabel.h"
#include "eval/select.h"
#include "eval/sort.h"
#include "eval/texts.h"

const struct method METHODS_SERIES[] = {
    {S_INIT("apply"), "func", apply_series},
    {S_INIT("astype"), "dtype copy?", convert_astype},
    {S_INIT("at"), NULL, locate_at},
    {S_INIT("copy"), "deep?", relabel_copy},
    {S_INIT("count"), "", reduce_count},
    {S_INIT("dtype"), NULL, axis_dtype},
    {S_INIT("empty"), NULL, axis_empty},
    {S_INIT("get"), "key default?", container_series_get},
    {S_INIT("head"), "n?", select_head},
    {S_INIT("iat"), NULL, locate_iat},
    {S_INIT("iloc"), NULL, locate_iloc},
    {S_INIT("index"), NULL, axis_index},
    {S_INIT("items"), "", container_series_items},
    {S_INIT("loc"), NULL, locate_loc},
    {S_INIT("map"), "arg na_action?", apply_map},
    {S_INIT("max"), "", reduce_max},
    {S_INIT("mean"), "", reduce_mean},
    {S_INIT("min"), "", reduce_min},
    {S_INIT("name"), NULL, axis_name},
    {S_INIT("pipe"), "func *args", apply_pipe},
    {S_INIT("reset_index"), "level? * drop? inplace? name?",
     relabel_reset_index},
    {S_INIT("round"), "decimals?", convert_round},
    {S_INIT("shape"), NULL, axis_shape},
    {S_INIT("size"), NULL, axis_size},
    {S_INIT("sort_values"), "* ascending? kind? ignore_index?", sort_series},
    {S_INIT("str"), NULL, texts_accessor},
    {S_INIT("sum"), "", reduce_sum},
    {S_INIT("tail"), "n?", select_tail},
    {S_INIT("to_dict"), "", container_series_to_dict},
    {S_INIT("to_list"), "", container_tolist},
    {S_INIT("tolist"), "", container_tolist},
    {S_INIT("transform"), "func", apply_transform},
    {S_INIT("values"), NULL, axis_values},
    {.name = {0}},
};
