// SPDX-License-Identifier: MIT
// moved: resolves the site's redirects, and writes the list of them for hosts.
// build/layout makes their pages.
#pragma once

#include "base/buf.h"
#include "output/outputs.h"

struct redirect;
struct site;

/* Follows each redirect to its final target, after the index is made. False,
   after a report, if one has no target (redirect-target), is circular
   (redirect-loop) or has the path of a file of the site (redirect-clash). */
bool moved_settle(struct site *site, const struct outputs *outputs,
                  struct diags *d);

/* Returns the URL of a redirect's target, for a Location header: below `root`,
   the path of the site's URL ("/", "/perf/"), or of another site. An index page
   is given as its folder. */
str moved_location(struct arena *a, const struct redirect *r, str root);

/* Writes _redirects, which Netlify and Cloudflare Pages read. */
void moved_put_list(struct buf *b, const struct site *site);
