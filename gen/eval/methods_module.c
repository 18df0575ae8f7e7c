// SPDX-License-Identifier: MIT
// methods_module: in the order of their names; parameters as struct method in
// call.h has them.
#include "eval/methods_module.h"

#include "eval/aggregate.h"
#include "eval/builtin.h"
#include "eval/category.h"
#include "eval/concat.h"
#include "eval/construct.h"
#include "eval/convert.h"
#include "eval/crosstab.h"
#include "eval/cut.h"
#include "eval/merge.h"
#include "eval/missing.h"
#include "eval/numeric.h"
#include "eval/pick.h"
#include "eval/read.h"
#include "eval/tall.h"
#include "eval/ufunc.h"
#include "eval/where.h"

const struct method METHODS_PANDAS[] = {
    {S_INIT("Categorical"), "values categories? ordered?", category_new},
    {S_INIT("concat"),
     "objs * axis? join? ignore_index? keys? names? verify_integrity? sort? "
     "copy?",
     concat_all},
    {S_INIT("crosstab"),
     "index columns values? aggfunc? * margins? dropna? normalize?", crosstab},
    {S_INIT("cut"),
     "x bins right? labels? precision? include_lowest? duplicates? ordered?",
     cut_cut},
    {S_INIT("DataFrame"), "data? index? columns?", construct_frame},
    {S_INIT("isna"), "obj", missing_pd_isna},
    {S_INIT("isnull"), "obj", missing_pd_isna},
    {S_INIT("melt"),
     "frame id_vars? value_vars? var_name? value_name? col_level? "
     "ignore_index?",
     tall_melt_of},
    {S_INIT("merge"),
     "left right how? on? left_on? right_on? left_index? right_index? sort? "
     "suffixes? copy? indicator? validate?",
     merge_two},
    {S_INIT("NamedAgg"), "column aggfunc", aggregate_named},
    {S_INIT("notna"), "obj", missing_pd_notna},
    {S_INIT("notnull"), "obj", missing_pd_notna},
    {S_INIT("read_csv"),
     "filepath_or_buffer * sep? delimiter? header? names? index_col? usecols? "
     "dtype? skipinitialspace? skiprows? nrows? na_values? keep_default_na? "
     "thousands? decimal? quotechar? comment? encoding?",
     read_file},
    {S_INIT("Series"), "data? index? * name?", construct_series},
    {S_INIT("to_numeric"), "arg errors? downcast?", numeric_to_numeric},
    {.name = {0}},
};

const struct method METHODS_NUMPY[] = {
    {S_INIT("abs"), "x", builtin_abs},
    {S_INIT("absolute"), "x", builtin_abs},
    {S_INIT("add"), "x1 x2", ufunc_binary},
    {S_INIT("around"), "a decimals?", ufunc_round},
    {S_INIT("cbrt"), "x", ufunc_unary},
    {S_INIT("ceil"), "x", ufunc_unary},
    {S_INIT("clip"), "a a_min a_max", where_np_clip},
    {S_INIT("cos"), "x", ufunc_unary},
    {S_INIT("divide"), "x1 x2", ufunc_binary},
    {S_INIT("exp"), "x", ufunc_unary},
    {S_INIT("exp2"), "x", ufunc_unary},
    {S_INIT("expm1"), "x", ufunc_unary},
    {S_INIT("floor"), "x", ufunc_unary},
    {S_INIT("floor_divide"), "x1 x2", ufunc_binary},
    {S_INIT("fmax"), "x1 x2", ufunc_extreme},
    {S_INIT("fmin"), "x1 x2", ufunc_extreme},
    {S_INIT("isfinite"), "x", ufunc_test},
    {S_INIT("isinf"), "x", ufunc_test},
    {S_INIT("isnan"), "x", ufunc_test},
    {S_INIT("log"), "x", ufunc_unary},
    {S_INIT("log10"), "x", ufunc_unary},
    {S_INIT("log1p"), "x", ufunc_unary},
    {S_INIT("log2"), "x", ufunc_unary},
    {S_INIT("logical_and"), "x1 x2", ufunc_binary},
    {S_INIT("logical_not"), "x", ufunc_not},
    {S_INIT("logical_or"), "x1 x2", ufunc_binary},
    {S_INIT("max"), "a", ufunc_reduce},
    {S_INIT("maximum"), "x1 x2", ufunc_extreme},
    {S_INIT("mean"), "a", ufunc_reduce},
    {S_INIT("median"), "a", aggregate_numpy},
    {S_INIT("min"), "a", ufunc_reduce},
    {S_INIT("minimum"), "x1 x2", ufunc_extreme},
    {S_INIT("mod"), "x1 x2", ufunc_binary},
    {S_INIT("multiply"), "x1 x2", ufunc_binary},
    {S_INIT("power"), "x1 x2", ufunc_binary},
    {S_INIT("prod"), "a", aggregate_numpy},
    {S_INIT("remainder"), "x1 x2", ufunc_binary},
    {S_INIT("rint"), "x", ufunc_unary},
    {S_INIT("round"), "a decimals?", ufunc_round},
    {S_INIT("select"), "condlist choicelist default?", pick_select},
    {S_INIT("sign"), "x", ufunc_sign},
    {S_INIT("sin"), "x", ufunc_unary},
    {S_INIT("sqrt"), "x", ufunc_unary},
    {S_INIT("square"), "x", ufunc_sign},
    {S_INIT("std"), "a ddof?", aggregate_numpy},
    {S_INIT("subtract"), "x1 x2", ufunc_binary},
    {S_INIT("sum"), "a", ufunc_reduce},
    {S_INIT("tan"), "x", ufunc_unary},
    {S_INIT("true_divide"), "x1 x2", ufunc_binary},
    {S_INIT("trunc"), "x", ufunc_unary},
    {S_INIT("var"), "a ddof?", aggregate_numpy},
    {S_INIT("where"), "condition x y", pick_where},
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
