// SPDX-License-Identifier: MIT
// moved: where the site's redirects lead, and the list of them that hosts read.
// build/layout makes the pages that stand in for them.
#pragma once

#include "base/buf.h"
#include "output/outputs.h"

struct redirect;
struct site;

/* Follows each redirect to its end, when the index is made. False, after
   reporting it, when one leads nowhere (redirect-target) or back to itself
   (redirect-loop), or stands for a file that the site has (redirect-clash). */
bool moved_settle(struct site *site, const struct outputs *outputs,
                  struct diags *d);

/* The address that a settled redirect leads to, for a Location header: below
   `root`, the path of the site on its host ("/", "/perf/"), or of another
   site. A folder's index page is the folder. */
str moved_location(struct arena *a, const struct redirect *r, str root);

/* The bytes of _redirects, which Netlify and Cloudflare Pages read. */
void moved_put_list(struct buf *b, const struct site *site);
