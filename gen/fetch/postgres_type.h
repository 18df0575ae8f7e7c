// SPDX-License-Identifier: MIT
// postgres_type: the types of PostgreSQL, by their object identifiers (OID),
// which are the same in every server (pg_type.dat).
#pragma once

#include <stdbool.h>

/* Returns whether a built-in type is supported, and sets *type to the matching
   enum lock_type. */
bool postgres_type(unsigned oid, unsigned *type);

/* Returns the name of a built-in type that is not supported, such as "bytea";
   NULL for any other type. */
const char *postgres_type_refused(unsigned oid);
