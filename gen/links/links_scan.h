// SPDX-License-Identifier: MIT
// links_scan: the ids and addresses in the bytes of a finished page, whoever
// wrote them: the renderer, a template, or raw HTML of the page.
#pragma once

#include "base/arena.h"
#include "base/map.h"
#include "base/str.h"

/* Lines whose links were found to be good, and that have no id, in the order
   in which they came: the pages of a folder share nearly all that templates
   put around them, and what comes where it came before is passed over.
   {.map.a = arena} is empty. */
struct links_lines {
    struct map map; /* text of a line */
    size_t next;    /* in the order: 0 at the start of a page */
};

/* Calls id for the value of each id attribute (and of <a name>), and link for
   each address of href, src, srcset, poster and an object's data, entities
   decoded; link tells whether the address is good wherever `lines` is used.
   What scripts, styles and comments hold is passed over, and links of the
   class headerlink, by which a heading or table leads to itself. The strs
   live in html or in `a`. */
void links_scan(str html, struct arena *a, struct links_lines *lines,
                void (*id)(void *data, str id),
                bool (*link)(void *data, str href), void *data);
