// SPDX-License-Identifier: MIT
// encoding: converts bytes in a named encoding to UTF-8.
#pragma once

#include "base/arena.h"
#include "base/str.h"

/* Whether an encoding is supported. Names are spelled as in Python or in the C
   library: "latin-1", "utf_16", "CP1252". UTF-8, UTF-16, UTF-32 and encodings
   of one byte for each character are built in. All others, such as gbk, depend
   on the C library. */
bool encoding_known(struct arena *a, str name);

/* Whether a name means UTF-8, with or without a byte-order mark. */
bool encoding_is_utf8(struct arena *a, str name);

/* Converts `bytes` from the encoding `name` to UTF-8, in `a`. Call
   encoding_known first. If `name` is UTF-8, *text is `bytes`, unchanged and
   unchecked. Returns false at the first invalid byte; *text then ends before
   that byte. */
bool encoding_decode(struct arena *a, str name, str bytes, str *text);
