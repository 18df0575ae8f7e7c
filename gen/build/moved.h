// SPDX-License-Identifier: MIT
// moved: resolves the site's redirects and writes the list of redirects for web
// hosts. build/layout makes the pages of redirects.
#pragma once

#include "base/buf.h"
#include "output/outputs.h"

struct redirect;
struct site;

/* Sets the final target of each redirect. Call it after the index is made.
   Returns false after reporting a redirect that has no target
   (redirect-target), is circular (redirect-loop) or blocks a file of the site
   (redirect-clash). */
bool moved_settle(struct site *site, const struct outputs *outputs,
                  struct diags *d);

/* Returns the URL of a redirect's target, in `a`, for a Location header: a path
   below `root`, the path of the site's URL ("/", "/perf/"), or a URL of another
   site. An index page is written as its folder. */
str moved_location(struct arena *a, const struct redirect *r, str root);

/* Appends the file _redirects, which Netlify and Cloudflare Pages read. */
void moved_put_list(struct buf *b, const struct site *site);
