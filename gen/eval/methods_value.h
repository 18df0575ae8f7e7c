// SPDX-License-Identifier: MIT
// methods_value: what texts, lists, dicts and rows have. Called by methods.c.
#ifndef EVAL_METHODS_VALUE_H
#define EVAL_METHODS_VALUE_H

#include "eval/call.h"

/* Each by name, ending with a row without one. */
extern const struct method METHODS_TEXT[];

/* A list or tuple. */
extern const struct method METHODS_LIST[];

/* A dict. */
extern const struct method METHODS_DICT[];

/* A row in apply(axis=1), beside what a Series has. */
extern const struct method METHODS_ROW[];

#endif
