// SPDX-License-Identifier: MIT
// utf8: decoding, validation and counting of characters.
#pragma once

#include "base/str.h"

/* True for the first byte of a character. */
static inline bool utf8_starts(char c)
{
    return ((unsigned char)c & 0xc0) != 0x80;
}

/* The code point at the start of s, its length in bytes in *len (1 and
   U+FFFD for a malformed byte). s must not be empty. */
unsigned utf8_decode(str s, size_t *len);

/* Bytes of the character at the start of s, at least 1. */
size_t utf8_length(str s);

/* The first byte that is not well-formed UTF-8 (RFC 3629: no surrogates, no
   overlong forms), or STR_NPOS. */
size_t utf8_invalid(str s);

/* Number of code points. */
size_t utf8_count(str s);

/* The start of the character before byte `at` (> 0). */
size_t utf8_before(str s, size_t at);
