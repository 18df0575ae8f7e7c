// SPDX-License-Identifier: MIT
// links_scan: finds the ids and URLs in a finished page, no matter whether the
// renderer, a template or raw HTML wrote them.
#pragma once

#include "base/arena.h"
#include "base/map.h"
#include "base/str.h"

/* A set of known lines of finished pages, in the order of first occurrence.
   Known lines have no ids, and all their links are good, so they need no scan.
   The pages of a folder share most lines of their templates, in the same order.
   So after a known line, the next line of the page is first compared with the
   next line of the set, and skipped if the two are equal. {.map.a = arena} is
   an empty set. */
struct links_lines {
    struct map map; /* a line, with its line break -> NULL */
    size_t next;    /* index of the expected line; set to 0 before a page */
};

/* Calls id(data, id) for each id attribute, and for each name attribute of an
   <a>. Calls link(data, href) for each URL in the attributes href, src, srcset
   and poster, and in the attribute data of an <object>. Entities in ids and
   URLs are decoded. link returns whether the URL is good in all pages that use
   `lines`. Skips scripts, styles, comments, and links with the class
   headerlink, by which a heading or table links to itself. The strings live in
   html or in `a`. */
void links_scan(str html, struct arena *a, struct links_lines *lines,
                void (*id)(void *data, str id),
                bool (*link)(void *data, str href), void *data);
