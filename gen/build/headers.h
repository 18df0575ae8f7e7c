// SPDX-License-Identifier: MIT
// headers: the file _headers: the HTTP headers that web hosts send with the
// site's files, in particular a strict Content-Security-Policy.
#pragma once

#include "base/buf.h"
#include "output/assets.h"

struct site;

/* Reports a file _headers in the content folder (output-clash) if perfpress
   would write one as well. */
void headers_allowed(const struct site *site, struct diags *d);

/* Appends the file _headers, which Netlify and Cloudflare Pages read: the
   Content-Security-Policy that the theme and this site's pages need, nosniff, a
   Referrer-Policy, caching for a year for files with a fingerprint in their
   names, and isolation of the search, or of all files, from other sites; then
   the site's own rules, which add or replace headers. Call it after index_page
   of each page. */
void headers_put(struct buf *b, const struct site *site,
                 const struct theme_assets *assets);
