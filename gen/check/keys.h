// SPDX-License-Identifier: MIT
// keys: the primary key, which stands once, and foreign keys, which another
// file has.
#pragma once

#include "check/record.h"

struct check_keys;

/* The keys of the schema; the files that foreign ones refer to are read, and
   count as used. What they name and is not there is reported (schema-column,
   file-missing). */
struct check_keys *keys_new(struct records *r);

/* Checks the record at hand. */
void keys_check(struct check_keys *all, struct records *r);

/* Reports what was found. */
void keys_tell(const struct check_keys *all, struct check *c);
