// SPDX-License-Identifier: MIT
// methods_module: in the order of their names; parameters as struct method in
// call.h has them.
#include "eval/methods_module.h"

#include "eval/builtin.h"
#include "eval/category.h"
#include "eval/construct.h"
#include "eval/convert.h"
#include "eval/merge.h"
#include "eval/read.h"

const struct method METHODS_PANDAS[] = {
    {S_INIT("Categorical"), "values categories? ordered?", category_new},
    {S_INIT("DataFrame"), "data? index? columns?", construct_frame},
    {S_INIT("merge"),
     "left right how? on? left_on? right_on? left_index? right_index? sort? "
     "suffixes? copy? indicator? validate?",
     merge_two},
    {S_INIT("read_csv"), "filepath_or_buffer", read_file},
    {S_INIT("Series"), "data? index? * name?", construct_series},
    {.name = {0}},
};

const struct method METHODS_NUMPY[] = {
    {S_INIT("round"), "a decimals?", convert_round_value},
    {.name = {0}},
};

const struct method METHODS_BUILTIN[] = {
    {S_INIT("abs"), "x", builtin_abs},
    {S_INIT("all"), "iterable", builtin_all},
    {S_INIT("any"), "iterable", builtin_any},
    {S_INIT("dict"), "iterable? **items", builtin_dict},
    {S_INIT("enumerate"), "iterable start?", builtin_enumerate},
    {S_INIT("len"), "obj", builtin_len},
    {S_INIT("list"), "iterable?", builtin_list},
    {S_INIT("max"), "*values key? default?", builtin_max},
    {S_INIT("min"), "*values key? default?", builtin_min},
    {S_INIT("range"), "start stop? step?", builtin_range},
    {S_INIT("reversed"), "sequence", builtin_reversed},
    {S_INIT("round"), "number ndigits?", convert_round_value},
    {S_INIT("sorted"), "iterable * key? reverse?", builtin_sorted},
    {S_INIT("sum"), "iterable start?", builtin_sum},
    {S_INIT("tuple"), "iterable?", builtin_tuple},
    {S_INIT("zip"), "*iterables", builtin_zip},
    {.name = {0}},
};
