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
    {S_INIT("Categorical"), "values categories? ordered?", category_new, 0},
    {S_INIT("concat"),
     "objs * axis? join? ignore_index? keys? names? verify_integrity? sort? "
     "copy?",
     concat_all, 0},
    {S_INIT("crosstab"),
     "index columns values? aggfunc? * margins? dropna? normalize?", crosstab,
     0},
    {S_INIT("cut"),
     "x bins right? labels? precision? include_lowest? duplicates? ordered?",
     cut_cut, 0},
    {S_INIT("DataFrame"), "data? index? columns?", construct_frame, 0},
    {S_INIT("isna"), "obj", missing_pd_isna, 0},
    {S_INIT("isnull"), "obj", missing_pd_isna, 0},
    {S_INIT("melt"),
     "frame id_vars? value_vars? var_name? value_name? col_level? "
     "ignore_index?",
     tall_melt_of, 0},
    {S_INIT("merge"),
     "left right how? on? left_on? right_on? left_index? right_index? sort? "
     "suffixes? copy? indicator? validate?",
     merge_two, 0},
    {S_INIT("NamedAgg"), "column aggfunc", aggregate_named, 0},
    {S_INIT("notna"), "obj", missing_pd_notna, 0},
    {S_INIT("notnull"), "obj", missing_pd_notna, 0},
    {S_INIT("read_csv"),
     "filepath_or_buffer * sep? delimiter? header? names? index_col? usecols? "
     "dtype? skipinitialspace? skiprows? nrows? na_values? keep_default_na? "
     "thousands? decimal? quotechar? comment? encoding?",
     read_file, 0},
    {S_INIT("Series"), "data? index? * name?", construct_series, 0},
    {S_INIT("to_numeric"), "arg errors? downcast?", numeric_to_numeric,
     EFFECT_RETYPES | EFFECT_UNIT},
    {.name = {0}},
};

const struct method METHODS_NUMPY[] = {
    {S_INIT("abs"), "x", builtin_abs, EFFECT_UNIT},
    {S_INIT("absolute"), "x", builtin_abs, EFFECT_UNIT},
    {S_INIT("add"), "x1 x2", ufunc_binary, 0},
    {S_INIT("around"), "a decimals?", ufunc_round, EFFECT_ROUNDS | EFFECT_UNIT},
    {S_INIT("cbrt"), "x", ufunc_unary, 0},
    {S_INIT("ceil"), "x", ufunc_unary, EFFECT_UNIT},
    {S_INIT("clip"), "a a_min a_max", where_np_clip, EFFECT_UNIT},
    {S_INIT("cos"), "x", ufunc_unary, 0},
    {S_INIT("divide"), "x1 x2", ufunc_binary, 0},
    {S_INIT("exp"), "x", ufunc_unary, 0},
    {S_INIT("exp2"), "x", ufunc_unary, 0},
    {S_INIT("expm1"), "x", ufunc_unary, 0},
    {S_INIT("floor"), "x", ufunc_unary, EFFECT_UNIT},
    {S_INIT("floor_divide"), "x1 x2", ufunc_binary, 0},
    {S_INIT("fmax"), "x1 x2", ufunc_extreme, EFFECT_UNIT},
    {S_INIT("fmin"), "x1 x2", ufunc_extreme, EFFECT_UNIT},
    {S_INIT("isfinite"), "x", ufunc_test, 0},
    {S_INIT("isinf"), "x", ufunc_test, 0},
    {S_INIT("isnan"), "x", ufunc_test, 0},
    {S_INIT("log"), "x", ufunc_unary, 0},
    {S_INIT("log10"), "x", ufunc_unary, 0},
    {S_INIT("log1p"), "x", ufunc_unary, 0},
    {S_INIT("log2"), "x", ufunc_unary, 0},
    {S_INIT("logical_and"), "x1 x2", ufunc_binary, 0},
    {S_INIT("logical_not"), "x", ufunc_not, 0},
    {S_INIT("logical_or"), "x1 x2", ufunc_binary, 0},
    {S_INIT("max"), "a", ufunc_reduce, EFFECT_UNIT},
    {S_INIT("maximum"), "x1 x2", ufunc_extreme, EFFECT_UNIT},
    {S_INIT("mean"), "a", ufunc_reduce, EFFECT_UNIT},
    {S_INIT("median"), "a", aggregate_numpy, EFFECT_UNIT},
    {S_INIT("min"), "a", ufunc_reduce, EFFECT_UNIT},
    {S_INIT("minimum"), "x1 x2", ufunc_extreme, EFFECT_UNIT},
    {S_INIT("mod"), "x1 x2", ufunc_binary, 0},
    {S_INIT("multiply"), "x1 x2", ufunc_binary, 0},
    {S_INIT("power"), "x1 x2", ufunc_binary, 0},
    {S_INIT("prod"), "a", aggregate_numpy, 0},
    {S_INIT("remainder"), "x1 x2", ufunc_binary, 0},
    {S_INIT("rint"), "x", ufunc_unary, EFFECT_UNIT},
    {S_INIT("round"), "a decimals?", ufunc_round, EFFECT_ROUNDS | EFFECT_UNIT},
    {S_INIT("select"), "condlist choicelist default?", pick_select, 0},
    {S_INIT("sign"), "x", ufunc_sign, 0},
    {S_INIT("sin"), "x", ufunc_unary, 0},
    {S_INIT("sqrt"), "x", ufunc_unary, 0},
    {S_INIT("square"), "x", ufunc_sign, 0},
    {S_INIT("std"), "a ddof?", aggregate_numpy, EFFECT_UNIT},
    {S_INIT("subtract"), "x1 x2", ufunc_binary, 0},
    {S_INIT("sum"), "a", ufunc_reduce, EFFECT_UNIT},
    {S_INIT("tan"), "x", ufunc_unary, 0},
    {S_INIT("true_divide"), "x1 x2", ufunc_binary, 0},
    {S_INIT("trunc"), "x", ufunc_unary, EFFECT_UNIT},
    {S_INIT("var"), "a ddof?", aggregate_numpy, 0},
    {S_INIT("where"), "condition x y", pick_where, EFFECT_UNIT},
    {.name = {0}},
};

const struct method METHODS_BUILTIN[] = {
    {S_INIT("abs"), "x", builtin_abs, EFFECT_UNIT},
    {S_INIT("all"), "iterable", builtin_all, 0},
    {S_INIT("any"), "iterable", builtin_any, 0},
    {S_INIT("dict"), "iterable? **items", builtin_dict, 0},
    {S_INIT("enumerate"), "iterable start?", builtin_enumerate, 0},
    {S_INIT("len"), "obj", builtin_len, EFFECT_COUNTS},
    {S_INIT("list"), "iterable?", builtin_list, 0},
    {S_INIT("max"), "*values key? default?", builtin_max, EFFECT_UNIT},
    {S_INIT("min"), "*values key? default?", builtin_min, EFFECT_UNIT},
    {S_INIT("range"), "start stop? step?", builtin_range, 0},
    {S_INIT("reversed"), "sequence", builtin_reversed, 0},
    {S_INIT("round"), "number ndigits?", convert_round_value,
     EFFECT_ROUNDS | EFFECT_UNIT},
    {S_INIT("sorted"), "iterable * key? reverse?", builtin_sorted, 0},
    {S_INIT("sum"), "iterable start?", builtin_sum, EFFECT_UNIT},
    {S_INIT("tuple"), "iterable?", builtin_tuple, 0},
    {S_INIT("zip"), "*iterables", builtin_zip, 0},
    {.name = {0}},
};
