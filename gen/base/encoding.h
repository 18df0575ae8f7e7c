// SPDX-License-Identifier: MIT
// encoding: bytes in an encoding that a page or a script names, as UTF-8.
#pragma once

#include "base/arena.h"
#include "base/str.h"

/* Whether a name, as Python spells it or the C library does ("latin-1",
   "utf_16", "CP1252"), is of an encoding that can be read here. */
bool encoding_known(struct arena *a, str name);

/* Whether it is UTF-8, with a byte-order mark or without. */
bool encoding_is_utf8(struct arena *a, str name);

/* The bytes as UTF-8, in `a`, by iconv(3); as they are where the encoding is
   UTF-8. False where they are not in that encoding, which must be known: *text
   is what stands before the first that is not. */
bool encoding_decode(struct arena *a, str name, str bytes, str *text);
