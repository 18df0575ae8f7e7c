// SPDX-License-Identifier: MIT
// fetch: copies results from databases, buckets and web servers into files of
// the site, and records them in perfpress.lock. Writes all files or none.
#pragma once

#include "fetch/fetch_run.h"

/* Returns the entry whose `to` is `name`, or whose folder has a file of this
   name. Returns NULL after reporting that there is none (fetch-entry). */
const struct fetch_key *fetch_find(struct arena *a, struct diags *d,
                                   const struct fetch_keys *all, str name);

/* Fetches the entries of `fetch:` that `names` name, or all entries if n is 0.
   For names, see fetch_find. The caller has set
   the members of *r up to `now`, except `files`; r->site has its settings
   (site_load_settings). Fills in r->outcomes. Returns false after reporting
   failures, or once build_interrupted() is true; unless staged_commit failed,
   no file was changed then. In mode FETCH_CHECK, reports each snapshot that
   differs from its source (fetch-differs), or whose file differs from the
   lock. */
bool fetch_run(struct fetch_run *r, const str *names, size_t n);

/* Removes the unfinished files of a run that is being interrupted. `data` is
   its struct fetch_run. */
void fetch_abandon(void *data);
