// SPDX-License-Identifier: MIT
// methods_frame: in the order of their names; parameters as struct method in
// call.h has them.
#include "eval/methods_frame.h"

#include "eval/apply.h"
#include "eval/axis.h"
#include "eval/container.h"
#include "eval/convert.h"
#include "eval/group.h"
#include "eval/locate.h"
#include "eval/merge.h"
#include "eval/query.h"
#include "eval/relabel.h"
#include "eval/select.h"
#include "eval/sort.h"
#include "eval/transpose.h"

const struct method METHODS_FRAME[] = {
    {S_INIT("apply"), "func axis? * result_type?", apply_frame},
    {S_INIT("applymap"), "func na_action?", apply_applymap},
    {S_INIT("assign"), "**columns", apply_assign},
    {S_INIT("astype"), "dtype copy?", convert_astype},
    {S_INIT("at"), NULL, locate_at},
    {S_INIT("columns"), NULL, select_columns},
    {S_INIT("copy"), "deep?", relabel_copy},
    {S_INIT("dtypes"), NULL, axis_dtypes},
    {S_INIT("empty"), NULL, axis_empty},
    {S_INIT("groupby"), "by", group_by},
    {S_INIT("head"), "n?", select_head},
    {S_INIT("iat"), NULL, locate_iat},
    {S_INIT("iloc"), NULL, locate_iloc},
    {S_INIT("index"), NULL, axis_index},
    {S_INIT("items"), "", container_frame_items},
    {S_INIT("join"), "other on? how? lsuffix? rsuffix? sort? validate?",
     merge_join},
    {S_INIT("loc"), NULL, locate_loc},
    {S_INIT("map"), "func na_action?", apply_applymap},
    {S_INIT("merge"),
     "right how? on? left_on? right_on? left_index? right_index? sort? "
     "suffixes? copy? indicator? validate?",
     merge_method},
    {S_INIT("pipe"), "func *args", apply_pipe},
    {S_INIT("query"), "expr * inplace?", query_rows},
    {S_INIT("rename"), "* columns inplace?", relabel_rename},
    {S_INIT("reset_index"), "level? * drop? inplace? names?",
     relabel_reset_index},
    {S_INIT("round"), "decimals?", convert_round},
    {S_INIT("set_index"), "keys * drop? append? inplace? verify_integrity?",
     relabel_set_index},
    {S_INIT("shape"), NULL, axis_shape},
    {S_INIT("size"), NULL, axis_size},
    {S_INIT("sort_values"), "by * ascending? inplace? kind? ignore_index?",
     sort_frame},
    {S_INIT("T"), NULL, transpose},
    {S_INIT("tail"), "n?", select_tail},
    {S_INIT("transform"), "func", apply_transform},
    {S_INIT("transpose"), "", transpose},
    {S_INIT("values"), NULL, axis_values},
    {.name = {0}},
};
