// SPDX-License-Identifier: MIT
// headers: the file that tells hosts which HTTP headers to send with the site's
// files, above all a strict Content-Security-Policy.
#pragma once

#include "base/buf.h"
#include "output/assets.h"

struct site;

/* Reports (output-clash) a file of that name in the content folder of a site
   that asks for ours. */
void headers_allowed(const struct site *site, struct diags *d);

/* The bytes of _headers, which Netlify and Cloudflare Pages read: the policy
   that the theme's files and the pages of this site need, nosniff, a
   Referrer-Policy, a year for names that hold a fingerprint, and, for the
   search or all files, that pages of other sites may not use them; then what
   the site's own rules add or replace. After index_page of each page. */
void headers_put(struct buf *b, const struct site *site,
                 const struct theme_assets *assets);
