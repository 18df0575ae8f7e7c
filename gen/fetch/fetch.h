// SPDX-License-Identifier: MIT
// fetch: copies results from databases, buckets and web servers into files of
// the site, and records the files in perfpress.lock. Writes either all files or
// no file.
#pragma once

#include "fetch/fetch_run.h"

/* Returns the entry whose `to` is `name`, or whose folder contains the path
   `name`. Returns NULL after reporting that there is no such entry
   (fetch-entry). */
const struct fetch_key *fetch_find(struct arena *a, struct diags *d,
                                   const struct fetch_keys *all, str name);

/* Fetches the entries of `fetch:` that `names` name (see fetch_find), or all
   entries if n is 0. The caller has set the members of *r up to `now`; r->site
   has its settings (site_load_settings). Fills in r->outcomes. Returns false
   after reporting failures, or once build_interrupted() is true; no file was
   changed then, except by a staged_commit that failed half-way. In mode
   FETCH_CHECK, writes nothing, and reports each snapshot whose source differs
   from perfpress.lock (fetch-differs) or whose file differs from it. */
bool fetch_run(struct fetch_run *r, const str *names, size_t n);

/* Removes the unfinished files of a run that is being interrupted. `data` is
   the run's struct fetch_run. */
void fetch_abandon(void *data);
