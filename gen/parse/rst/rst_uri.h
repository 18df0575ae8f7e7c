// SPDX-License-Identifier: MIT
// rst_uri: finds standalone URIs and e-mail addresses in text, as docutils'
// Inliner does. In: a string in which NUL replaces escaping backslashes.
#pragma once

#include "base/str.h"

struct rst_uri {
    size_t start, end;
    str scheme; /* STR_NONE for an e-mail address */
    /* whether the address is an e-mail address or has a registered scheme */
    bool is_known;
};

/* Finds the first address in s; returns false if s has no address. If the
   address has an unknown scheme (is_known is false), docutils ignores it and
   all text after it. */
bool rst_uri_find(str s, struct rst_uri *out);

/* Whether a string starts with an address. */
bool rst_uri_starts(str s);

/* Whether a whole string is an e-mail address. */
bool rst_uri_is_email(str s);
