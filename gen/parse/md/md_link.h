// SPDX-License-Identifier: MIT
// md_link: addresses in a text that is no link: https://..., www..., a@b.org.
#pragma once

#include "base/arena.h"
#include "base/str.h"

struct md_link {
    size_t at, n; /* the address's bytes in the text */
    str prefix;   /* what it lacks: "http://", "mailto:", or nothing */
};

/* The first address of a text; false when there is none. `fuzzy`: those without
   a scheme count as well: of hosts such as begin with "www." or end with a
   domain that is no country's, since a country's may be that of a file (.py).
 */
bool md_link_find(str s, bool fuzzy, struct md_link *link);

/* Returns the address with every byte that a URI cannot hold percent-encoded,
   in `a`. Encoded bytes stay. */
str md_uri_escape(struct arena *a, str uri);
