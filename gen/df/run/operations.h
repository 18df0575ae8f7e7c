// SPDX-License-Identifier: MIT
// operations: all operations of df scripts, by name and receiver.
#pragma once

#include "df/runtime/call.h"

/* Returns the flag of enum receiver that selects an object's operations, or 0
   if there are none. The flag of a row is that of a series; operations_find
   also finds the operations that only rows have. */
unsigned operations_receiver(struct object self);

/* Returns the method or property `name` of an object or of a module, or
   NULL. */
const struct operation *operations_find(struct object self, str name);

/* Returns all n operations, sorted by name. */
const struct operation **operations_all(struct arena *a, size_t *n);

/* Returns a built-in function, such as len or list, or NULL. */
const struct operation *operations_builtin(str name);

/* Sets *out to pd, np, int, float, str or bool; returns false for other
   names. */
bool operations_constant(str name, struct object *out);

/* Sets *out to a constant of a module, such as np.nan; returns false for other
   names. */
bool operations_module_constant(struct object module, str name,
                                struct object *out);

/* Returns the names of the operations of the receivers `on`, sorted; ON_BUILTIN
   selects the built-in functions. */
struct strs operations_names(struct arena *a, unsigned on);
