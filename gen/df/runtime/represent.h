// SPDX-License-Identifier: MIT
// represent: converts objects to strings: Python's str() and repr() of numbers,
// strings, lists, tuples and dicts.
#pragma once

#include "df/runtime/eval.h"

/* Sets *out to repr(x), or to ascii(x) if `ascii`, in ev->a, with the marks
   (tainted, known_digits) of all values in x. Returns false after reporting, at
   `at`, a string that is too long, or an object of an unsupported type, such as
   a frame. */
bool represent(struct eval *ev, const struct df_expr *at, struct object x,
               bool ascii, struct value *out);

/* Like represent, but sets *out to str(x), such as None, nan or True. A string
   stays unchanged. */
bool represent_text(struct eval *ev, const struct df_expr *at, struct object x,
                    struct value *out);

/* Returns, in ev->a, x as a script would write it, for messages: 'a' or 1.5.
   Long strings and other objects become "this value". */
str represent_short(struct eval *ev, const struct df_expr *at, struct object x);

/* Reports an invalid format at `at` and returns false. `why` is a message of
   number_format. The report writes `why` with a lower-case first letter and
   without its full stop. */
bool represent_bad_format(struct eval *ev, const struct df_expr *at, str format,
                          str why);
