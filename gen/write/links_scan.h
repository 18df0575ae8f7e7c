// SPDX-License-Identifier: MIT
// links_scan: the ids and addresses in the bytes of a finished page, whoever
// wrote them: the renderer, a template, or raw HTML of the page.
#ifndef WRITE_LINKS_SCAN_H
#define WRITE_LINKS_SCAN_H

#include "base/arena.h"
#include "base/str.h"

/* Calls id for the value of each id attribute (and of <a name>), and link for
   each address of href, src, srcset, poster and an object's data, entities
   decoded. What scripts, styles and comments hold is passed over, and links
   of the class headerlink, by which a heading or table leads to itself. The
   strs live in html or in `a`. */
void links_scan(str html, struct arena *a, void (*id)(void *data, str id),
                void (*link)(void *data, str href), void *data);

#endif
