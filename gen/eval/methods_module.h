// SPDX-License-Identifier: MIT
// methods_module: functions of pd and np, and the built-in ones. Called by
// methods.c.
#ifndef EVAL_METHODS_MODULE_H
#define EVAL_METHODS_MODULE_H

#include "eval/call.h"

/* Each by name, ending with a row without one. */
extern const struct method METHODS_PANDAS[];

/* np. */
extern const struct method METHODS_NUMPY[];

/* Python's. */
extern const struct method METHODS_BUILTIN[];

#endif
