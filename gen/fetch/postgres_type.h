// SPDX-License-Identifier: MIT
// postgres_type: the types of PostgreSQL, by their object identifiers (OID),
// which are the same in every server (pg_type.dat).
#pragma once

#include <stdbool.h>

/* Returns whether a built-in type has cells, and sets *type to its enum
   lock_type. */
bool postgres_type(unsigned oid, unsigned *type);

/* Returns the name of a built-in type that has no cells, such as "bytea", or
   NULL. */
const char *postgres_type_refused(unsigned oid);
