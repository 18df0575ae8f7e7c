// SPDX-License-Identifier: MIT
// web: entries of `fetch:` with a file of a web server.
#pragma once

#include "fetch/fetch_run.h"

/* Downloads the file of an entry, unless the server says that it is still that
   of the lock, and adds its snapshot to r->found. Follows redirects on the same
   host. Connects to private addresses only with key->private. Returns false
   after reporting a failure. */
bool web_fetch(struct fetch_run *r, const struct fetch_key *key);
