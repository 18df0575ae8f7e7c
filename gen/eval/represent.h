// SPDX-License-Identifier: MIT
// represent: objects as texts: Python's str() and repr() of numbers, texts,
// lists, tuples and dicts. For f-strings, str(), '...'.format.
#ifndef EVAL_REPRESENT_H
#define EVAL_REPRESENT_H

#include "eval/eval.h"

/* repr(x), or ascii(x), in ev->a. False when x is too large or has no such
   text here, as a frame; reported at `at`. */
bool represent(struct eval *ev, const struct df_expr *at, struct object x,
               bool ascii, str *out);

/* str(x): a text as it is, None, nan, True. */
bool represent_text(struct eval *ev, const struct df_expr *at, struct object x,
                    str *out);

/* Reports why a format does not fit, in Python's words, in our manner. */
bool represent_bad_format(struct eval *ev, const struct df_expr *at, str why);

#endif
