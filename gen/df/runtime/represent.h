// SPDX-License-Identifier: MIT
// represent: converts objects to strings: Python's str() and repr() of numbers,
// strings, lists, tuples and dicts.
#pragma once

#include "df/runtime/eval.h"

/* repr(x), or ascii(x), in ev->a, with the marks of all values in it. False if
   x is too large or, like a frame, has no such string here; reported at
   `at`. */
bool represent(struct eval *ev, const struct df_expr *at, struct object x,
               bool ascii, struct value *out);

/* str(x): a string unchanged, None, nan, True. */
bool represent_text(struct eval *ev, const struct df_expr *at, struct object x,
                    struct value *out);

/* Reports `why`, Python's explanation of an invalid format, worded like our
   messages. */
bool represent_bad_format(struct eval *ev, const struct df_expr *at, str why);
