// SPDX-License-Identifier: MIT
// feed: an Atom feed (RFC 4287) of changes to the site's data.
#pragma once

#include "base/buf.h"

struct site;

#define FEED_FILE "feed.xml"

enum { FEED_ENTRIES_MAX = 100 };

/* Returns whether the site has a feed: it has a base_url and dated data
   (as_of), and `feed: false` is not set. Call it after index_page of each
   page. */
bool feed_is_on(const struct site *site);

/* Appends feed.xml to b: the newest FEED_ENTRIES_MAX entries, one for each page
   and date of its data, newest first. The site must have a feed (feed_is_on).
   Ids (RFC 4151) and dates depend only on the data, so a new build of old data
   adds no entries. */
void feed_put(struct buf *b, const struct site *site);
