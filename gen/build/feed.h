// SPDX-License-Identifier: MIT
// feed: an Atom feed (RFC 4287) of changes to the site's data.
#pragma once

#include "base/buf.h"

struct site;

#define FEED_FILE "feed.xml"

enum { FEED_ENTRIES_MAX = 100 };

/* Whether the site has a feed: it has a base_url, data with a date (as_of), and
   no `feed: false`. Call it after index_page of each page. */
bool feed_is_on(const struct site *site);

/* Writes feed.xml: an entry for each page and date of its data, newest first.
   Ids (RFC 4151) and dates depend on the data only, so a new build of old data
   adds no entry. */
void feed_put(struct buf *b, const struct site *site);
