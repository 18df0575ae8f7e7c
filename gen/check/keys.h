// SPDX-License-Identifier: MIT
// keys: checks that primary keys are unique, and that foreign keys occur in
// their file.
#pragma once

#include "check/record.h"

struct check_keys;

/* Returns the keys of the schema. Reads the files of foreign keys, which count
   as used. Reports missing columns and files (schema-column, file-missing). */
struct check_keys *keys_new(struct records *r);

/* Checks the current record. */
void keys_check(struct check_keys *all, struct records *r);

/* Reports all violations. */
void keys_report(const struct check_keys *all, struct check *c);
