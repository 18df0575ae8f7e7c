// SPDX-License-Identifier: MIT
// keys: checks that primary keys are unique, and that foreign keys occur in the
// file to which they refer.
#pragma once

#include "check/record.h"

struct check_keys;

/* Returns the primary key and the foreign keys of the schema. Reads the files
   to which foreign keys refer, so that these files count as used. Reports
   missing columns and files (schema-column, file-missing), and leaves out the
   keys that need them. The result lives in the arena of the check. */
struct check_keys *keys_new(struct records *r);

/* Checks the keys of the current record and collects their violations. */
void keys_check(struct check_keys *all, struct records *r);

/* Reports the violations of all records. */
void keys_report(const struct check_keys *all, struct check *c);
