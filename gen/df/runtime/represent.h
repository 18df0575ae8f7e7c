// SPDX-License-Identifier: MIT
// represent: objects as texts: Python's str() and repr() of numbers, texts,
// lists, tuples and dicts.
#pragma once

#include "df/runtime/eval.h"

/* repr(x), or ascii(x), in ev->a, with the marks of all that is in it. False
   when x is too large or has no such text here, as a frame; reported at
   `at`. */
bool represent(struct eval *ev, const struct df_expr *at, struct object x,
               bool ascii, struct value *out);

/* str(x): a text as it is, None, nan, True. */
bool represent_text(struct eval *ev, const struct df_expr *at, struct object x,
                    struct value *out);

/* Reports why a format does not fit, in Python's words, in our manner. */
bool represent_bad_format(struct eval *ev, const struct df_expr *at, str why);
