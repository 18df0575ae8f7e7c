// SPDX-License-Identifier: MIT
// utf8: decodes, validates and counts characters.
#pragma once

#include "base/str.h"

/* Whether a byte is the first of a character. */
static inline bool utf8_starts(char c)
{
    return ((unsigned char)c & 0xc0) != 0x80;
}

/* Returns the code point at the start of s and its length in *len; U+FFFD and 1
   for a malformed byte. s must not be empty. */
unsigned utf8_decode(str s, size_t *len);

/* Returns the length of the character at the start of s, at least 1. */
size_t utf8_length(str s);

/* Returns the offset of the first byte that is not well-formed UTF-8 (RFC 3629:
   no surrogates, no overlong forms), or STR_NPOS. */
size_t utf8_invalid(str s);

/* Returns the number of code points, if s is well-formed. */
size_t utf8_count(str s);

/* Returns the offset of the character before byte `at` (> 0). */
size_t utf8_before(str s, size_t at);
