// SPDX-License-Identifier: MIT
// operations: all operations of df scripts, by name and receiver.
#pragma once

#include "df/runtime/call.h"

/* Returns the flag of enum receiver that an object's operations have, or 0 if
   the object has no operations. For a row, returns the flag of a series;
   operations_find also finds the operations that only rows have. */
unsigned operations_receiver(struct object self);

/* Returns the method or property `name` of an object or of a module, or NULL if
   there is none. */
const struct operation *operations_find(struct object self, str name);

/* Returns all n operations, sorted by name. */
const struct operation **operations_all(struct arena *a, size_t *n);

/* Returns a built-in function, such as len or list, or NULL if there is none
   with this name. */
const struct operation *operations_builtin(str name);

/* Sets *out to the value of a name that every script has: a module such as pd
   or json, or one of the types int, float, str and bool. Returns false for
   other names. */
bool operations_constant(str name, struct object *out);

/* Sets *out to the module with the path of an import, such as numpy or
   scipy.stats. Returns false for an unsupported module. */
bool operations_module(str path, struct object *out);

/* Returns the path of the module, such as math, that has a function with this
   name, or STR_NONE if no module has. */
str operations_module_of(str name);

/* Sets *out to a constant of a module, such as np.nan, or to a module in a
   module, such as os.path. Returns false for other names. */
bool operations_module_constant(struct object module, str name,
                                struct object *out);

/* Returns the names of the operations for the receivers `on` (flags of enum
   receiver), sorted. ON_BUILTIN selects the built-in functions. */
struct strs operations_names(struct arena *a, unsigned on);

/* Returns the names that can follow an object and a dot, sorted. */
struct strs operations_names_of(struct arena *a, struct object self);
