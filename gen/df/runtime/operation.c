// SPDX-License-Identifier: MIT
// operation: the names of parameters, and operations by their names.
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
