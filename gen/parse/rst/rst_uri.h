// SPDX-License-Identifier: MIT
// rst_uri: standalone addresses and e-mail addresses in text, as docutils'
// Inliner recognises them. Texts have NUL for an escaping backslash.
#pragma once

#include "base/str.h"

struct rst_uri {
    size_t start, end;
    str scheme;    /* STR_NONE for an e-mail address */
    bool is_known; /* a registered scheme, or an e-mail address */
};

/* The first address in a text; false when there is none. Of an unknown
   scheme docutils makes nothing, and does not look any further. */
bool rst_uri_find(str s, struct rst_uri *out);

/* True where a text starts with an address. */
bool rst_uri_starts(str s);

/* True where all of a text is an e-mail address. */
bool rst_uri_is_email(str s);
