// SPDX-License-Identifier: MIT
// objects: handles entries of `fetch:` that store objects of an S3 bucket.
#pragma once

#include "fetch/fetch_run.h"

/* Lists the objects of an entry and downloads them. Skips an object if it has
   not changed since perfpress.lock was written and its file is in place. Adds a
   snapshot for each object to r->found. The names of objects are not trusted:
   refuses a name that is not a plain path inside the entry's folder
   (fetch-object). Returns false after reporting failures. */
bool objects_fetch(struct fetch_run *r, const struct fetch_key *key);
