// SPDX-License-Identifier: MIT
// web: handles entries of `fetch:` that store a file of a web server.
#pragma once

#include "fetch/fetch_run.h"

/* Downloads the file of an entry, unless the server says that the file has not
   changed since perfpress.lock was written. Adds the snapshot of the file to
   r->found. Follows redirects on the same host. Connects to private addresses
   only if key->private is true. Returns false after reporting a failure. */
bool web_fetch(struct fetch_run *r, const struct fetch_key *key);
