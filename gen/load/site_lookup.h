// SPDX-License-Identifier: MIT
// site_lookup: finds the files that pages name, and records their use.
#pragma once

#include "load/site.h"

/* Finds the file `name` of a page: beside the page, then in data/; a leading
   '/' means the content folder. `page_dir` is the folder of the page from the
   root ("content/trn1"). Sets *path to the path from the root
   ("data/prices.csv"). Returns false after reporting, at `at`, that the file
   does not exist (file-missing; the help names the most similar file), that the
   path or a symbolic link in it leads out of the site (file-outside), or that
   pages may not read the file (file-hidden; see load/guard.h). */
bool site_lookup(const struct site *site, struct arena *a, struct diags *d,
                 str page_dir, str name, struct pos at, str *path);

/* Whether pages may read a file, by its path from the root. */
bool site_has_file(const struct site *site, struct arena *a, str path);

/* Records that a page uses a file. */
void site_use(const struct site *site, str path);

/* Warns (data-unused) of each dataset that no page uses, and of each query that
   no entry of `fetch:` names, unless drafts are left out. */
void site_report_unused(const struct site *site, struct diags *d);
