// SPDX-License-Identifier: MIT
// links_scan: finds the ids and URLs in a finished page, whether the renderer,
// a template or raw HTML wrote them.
#pragma once

#include "base/arena.h"
#include "base/map.h"
#include "base/str.h"

/* Lines without ids whose links are good, in the order of first occurrence. The
   pages of a folder share most lines of their templates, so a line that follows
   the same line as before is skipped. {.map.a = arena} is empty. */
struct links_lines {
    struct map map; /* bytes of a line */
    size_t next;    /* index of the expected line; 0 at the start of a page */
};

/* Calls id for the value of each id attribute (and of <a name>), and link for
   each URL in href, src, srcset, poster and an object's data, with entities
   decoded; link returns whether the URL is good wherever `lines` is used. Skips
   the contents of scripts, styles and comments, and links of the class
   headerlink, with which a heading or table links to itself. The strings live
   in html or in `a`. */
void links_scan(str html, struct arena *a, struct links_lines *lines,
                void (*id)(void *data, str id),
                bool (*link)(void *data, str href), void *data);
