// SPDX-License-Identifier: MIT
// database: handles entries of `fetch:` that store the rows of a query.
#pragma once

#include "fetch/fetch_run.h"

/* Runs the query of an entry and adds its snapshot to r->found. The address of
   the database is the value of an environment variable. Returns false after
   reporting a failure: fetch-address if the variable is not set. */
bool database_fetch(struct fetch_run *r, const struct fetch_key *key);
