// SPDX-License-Identifier: MIT
// operation: names of parameters, and lookup of operations in one table.
#include "df/runtime/operation.h"

const struct operation *operation_named(const struct operation *of, str name)
{
    while (!str_eq(of->name, name))
        of++;
    return of;
}

str operation_param(enum param p)
{
#define TEXT_OF(param) [PARAM_##param] = S_INIT(#param),
    static const str NAMES[N_PARAMS] = {PARAM_NAMES(TEXT_OF)};
    return NAMES[p];
}
