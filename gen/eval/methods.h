// SPDX-License-Identifier: MIT
// methods: all that a df script can call: a table per type of receiver, per
// module, and of built-in functions. A new operation is a function in its
// family's file and a row in a methods_*.c.
#ifndef EVAL_METHODS_H
#define EVAL_METHODS_H

#include "eval/call.h"

/* The method or property `name` of an object or of a module; NULL. */
const struct method *methods_find(struct object self, str name);

/* True for a method that asks a row itself, not the series made of it. */
bool methods_of_row(const struct method *m);

/* A built-in function: len, list, ...; NULL. */
const struct method *methods_builtin(str name);

/* pd, np, int, float, str, bool; false when the name is none of them. */
bool methods_constant(str name, struct object *out);

/* np.nan and the like; false when the module has no such constant. */
bool methods_module_constant(struct object module, str name,
                             struct object *out);

/* The names of an object's methods, and of the built-in functions. */
struct strs methods_names(struct arena *a, struct object self);
struct strs methods_builtins(struct arena *a);

#endif
