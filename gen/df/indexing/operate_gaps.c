// SPDX-License-Identifier: MIT
// operate_gaps: only Int64 and string are types whose comparisons have missing
// cells; floats and objects compare a missing cell as unequal.
#include "df/indexing/operate_gaps.h"

#include "base/codes/df.h"
#include "df/runtime/category.h"

bool operate_gaps_refuse(struct eval *ev, const struct df_expr *at,
                         const struct column *x)
{
    if (!x || !x->dtype || category_is(x) || x->dtype->json)
        return false;
    str type = str_c(column_dtype_name(x));
    bool integers = str_eq(type, S("Int64"));
    size_t i = 0;
    if (!integers && !str_eq(type, S("string")))
        return false;
    while (i < x->n && !column_is_missing(x, i))
        i++;
    if (i == x->n)
        return false;
    eval_fault(ev, DIAG_DF_UNSUPPORTED, at,
               "a comparison of %.*s, which has missing cells and the type "
               "%.*s,",
               STR_ARG(eval_column_called(ev, x)), STR_ARG(type));
    eval_help(ev, integers
                      ? "compare s.fillna(0), s.dropna() or s.astype('float'); "
                        "in a float column, a missing cell equals no number"
                      : "compare s.fillna('') or s.dropna(), or remove "
                        ".astype('string')");
    return true;
}
