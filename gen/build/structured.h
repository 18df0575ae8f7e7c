// SPDX-License-Identifier: MIT
// structured: what a page's tables are, for search engines: a Dataset of
// schema.org, as JSON-LD.
#pragma once

#include "base/arena.h"
#include "base/str.h"

struct page;
struct site;

struct structured_about {
    str url, description, date; /* of the page; or STR_NONE */
};

/* The text of the page's <script type="application/ld+json">, which has no '<':
   name, description, date, who made the data and on what terms (creator: and
   license: of perfpress.yaml), what was measured, and the address of each
   table's CSV and JSON. STR_NONE for a page without such files, and for a site
   without a base_url. The page's tables must be accounted for. In `a`. */
str structured_dataset(struct arena *a, const struct site *site,
                       const struct page *page,
                       const struct structured_about *about);
