// SPDX-License-Identifier: MIT
// percent: Python's formatting of strings by %, as in '%.1f ms' % x.
#pragma once

#include "df/runtime/eval.h"

/* Sets *out to format % x, where x is a value, a tuple of values, or a dict for
   conversions such as %(name)s. Reports faults at `at` and returns false. */
bool percent_format(struct eval *ev, const struct df_expr *at, str format,
                    struct object x, struct object *out);

/* Whether `format` has exactly one conversion, which prints a number, as in
   '%.1f ms'. If so, sets *behind to the part after the conversion, in which %%
   stands for a percent sign. */
bool percent_formats_number(str format, str *behind);
