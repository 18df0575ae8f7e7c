// SPDX-License-Identifier: MIT
// feed: the changes of the site's data as an Atom feed (RFC 4287).
#pragma once

#include "base/buf.h"

struct site;

#define FEED_FILE "feed.xml"

enum { FEED_ENTRIES_MAX = 100 };

/* Whether the site has one: it has a base_url, some data that say how old they
   are (as_of), and no `feed: false`. After index_page of each page. */
bool feed_is_on(const struct site *site);

/* The bytes of feed.xml: an entry for each page and date of the data that it
   reads, newest first. Ids (RFC 4151) and dates come from the data alone, so
   that a new build of old data is no news. */
void feed_put(struct buf *b, const struct site *site);
