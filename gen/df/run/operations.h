// SPDX-License-Identifier: MIT
// operations: all operations of df scripts, by name and receiver.
#pragma once

#include "df/runtime/call.h"

/* Returns the receiver of an object's operations: one of enum receiver, or 0. A
   row has those of a series, and some of its own. */
unsigned operations_receiver(struct object self);

/* Returns the method or property `name` of an object or of a module, or
   NULL. */
const struct operation *operations_find(struct object self, str name);

/* Returns all n operations, sorted by name. */
const struct operation **operations_all(struct arena *a, size_t *n);

/* Returns a built-in function, such as len or list, or NULL. */
const struct operation *operations_builtin(str name);

/* Gets pd, np, int, float, str or bool; false for other names. */
bool operations_constant(str name, struct object *out);

/* Gets a constant of a module, such as np.nan; false for other names. */
bool operations_module_constant(struct object module, str name,
                                struct object *out);

/* Returns the names of the operations of the receivers `on`, sorted; ON_BUILTIN
   selects the built-in functions. */
struct strs operations_names(struct arena *a, unsigned on);
