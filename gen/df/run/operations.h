// SPDX-License-Identifier: MIT
// operations: all that a df script can call, by name and receiver.
#pragma once

#include "df/runtime/call.h"

/* Whose operations an object has: one of enum receiver, or 0. A row has those
   of a series, and some of its own. */
unsigned operations_receiver(struct object self);

/* The method or property `name` of an object or of a module; NULL. */
const struct operation *operations_find(struct object self, str name);

/* All n of them, in the order of their names. */
const struct operation **operations_all(struct arena *a, size_t *n);

/* A built-in function: len, list, ...; NULL. */
const struct operation *operations_builtin(str name);

/* pd, np, int, float, str, bool; false when the name is none of them. */
bool operations_constant(str name, struct object *out);

/* np.nan and the like; false when the module has no such constant. */
bool operations_module_constant(struct object module, str name,
                                struct object *out);

/* The names of the operations of some receivers (operations_receiver;
   ON_BUILTIN for the functions of the language), sorted. */
struct strs operations_names(struct arena *a, unsigned on);
