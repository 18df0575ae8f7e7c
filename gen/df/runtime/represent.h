// SPDX-License-Identifier: MIT
// represent: converts objects to strings: Python's str() and repr() of numbers,
// strings, lists, tuples and dicts.
#pragma once

#include "df/runtime/eval.h"

/* Sets *out to repr(x), or to ascii(x) if `ascii`, in ev->a, with the marks of
   all values in it. False if x is too large or, like a frame, has no such
   string here; reports this at `at`. */
bool represent(struct eval *ev, const struct df_expr *at, struct object x,
               bool ascii, struct value *out);

/* Sets *out to str(x), such as None, nan or True; a string stays unchanged. */
bool represent_text(struct eval *ev, const struct df_expr *at, struct object x,
                    struct value *out);

/* Reports `why`, Python's explanation of an invalid format, worded like our
   messages. */
bool represent_bad_format(struct eval *ev, const struct df_expr *at, str why);
