// SPDX-License-Identifier: MIT
// structured: describes a page's tables for search engines: a schema.org
// Dataset, as JSON-LD.
#pragma once

#include "base/arena.h"
#include "base/str.h"

struct page;
struct site;

struct structured_about {
    str url, description, date; /* values for the page, or STR_NONE */
};

/* Returns the contents of the page's <script type="application/ld+json">, in
   `a`, without '<': name, description, date, creator and license (from
   perfpress.yaml), measured variables, and the URLs of each table's CSV and
   JSON. Returns STR_NONE if the page has no tables or the site has no base_url.
   Call it after tables_account. */
str structured_dataset(struct arena *a, const struct site *site,
                       const struct page *page,
                       const struct structured_about *about);
