// SPDX-License-Identifier: MIT
// sql_pattern: SQL's LIKE and SQLite's GLOB. They replace SQLite's own
// functions, which may take exponential time.
#pragma once

#include <stdint.h>

#include "base/str.h"

/* Return whether a text matches a pattern of LIKE or GLOB. LIKE ignores the
   case of ASCII letters; `escape` is the escape character of LIKE, or 0. Both
   functions add the number of comparisons of characters to *work: at most the
   product of the two lengths. */
bool sql_pattern_like(str pattern, str text, unsigned escape, uint64_t *work);
bool sql_pattern_glob(str pattern, str text, uint64_t *work);
