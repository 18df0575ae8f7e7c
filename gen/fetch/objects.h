// SPDX-License-Identifier: MIT
// objects: entries of `fetch:` with objects of an S3 bucket.
#pragma once

#include "fetch/fetch_run.h"

/* Lists the objects of an entry and downloads those that the lock or the folder
   does not have yet. Adds a snapshot for each to r->found. The names of objects
   are not trusted: one that is no plain path inside the entry's folder is
   refused (fetch-object). Returns false after reporting failures. */
bool objects_fetch(struct fetch_run *r, const struct fetch_key *key);
