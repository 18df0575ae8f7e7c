// SPDX-License-Identifier: MIT
// md_link: finds addresses in plain text: https://..., www..., a@b.org.
#pragma once

#include "base/arena.h"
#include "base/str.h"

struct md_link {
    size_t at, n; /* offset and length of the address */
    /* the prefix that the address lacks: "http://", "mailto:", or empty */
    str prefix;
};

/* Finds the first address in a string; returns false if the string has no
   address. If `fuzzy` is true, also finds e-mail addresses, and addresses
   without a scheme whose host starts with "www." or ends with a generic
   top-level domain. Country domains do not count, as they may be file
   extensions (.py). */
bool md_link_find(str s, bool fuzzy, struct md_link *link);

/* Returns the address, in `a`, with every byte percent-encoded that a URI must
   not contain. Bytes that are already encoded are not changed. */
str md_uri_escape(struct arena *a, str uri);
