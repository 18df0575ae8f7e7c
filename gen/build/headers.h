// SPDX-License-Identifier: MIT
// headers: the file _headers: HTTP headers that hosts send with the site's
// files, above all a strict Content-Security-Policy.
#pragma once

#include "base/buf.h"
#include "output/assets.h"

struct site;

/* Reports a file _headers in the content folder (output-clash) if perfpress
   writes one, too. */
void headers_allowed(const struct site *site, struct diags *d);

/* Writes _headers, which Netlify and Cloudflare Pages read: the policy that the
   theme and the pages of this site need, nosniff, a Referrer-Policy, caching
   for a year of names with a fingerprint, and isolation of the search or of all
   files from other sites; then the site's own rules, which add or replace
   headers. Call it after index_page of each page. */
void headers_put(struct buf *b, const struct site *site,
                 const struct theme_assets *assets);
