// SPDX-License-Identifier: MIT
// md_link: finds addresses in plain text: https://..., www..., a@b.org.
#pragma once

#include "base/arena.h"
#include "base/str.h"

struct md_link {
    size_t at, n; /* offset and length of the address */
    str prefix;   /* the missing scheme: "http://", "mailto:", or empty */
};

/* Finds the first address in a string; returns false if there is none. `fuzzy`:
   also finds addresses without a scheme whose host starts with "www." or ends
   with a generic top-level domain. Country domains do not count, as they may be
   file extensions (.py). */
bool md_link_find(str s, bool fuzzy, struct md_link *link);

/* Returns the address with every byte that a URI cannot hold percent-encoded,
   in `a`. Encoded bytes stay. */
str md_uri_escape(struct arena *a, str uri);
