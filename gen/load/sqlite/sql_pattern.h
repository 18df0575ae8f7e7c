// SPDX-License-Identifier: MIT
// sql_pattern: SQL's LIKE and SQLite's GLOB. SQLite's own functions may take
// exponential time.
#pragma once

#include <stdint.h>

#include "base/str.h"

/* Return whether a text matches a pattern. LIKE ignores the case of ASCII
   letters; `escape` is its escape character, or 0. Both add the number of
   comparisons to *work. The time is at most the product of the lengths. */
bool sql_pattern_like(str pattern, str text, unsigned escape, uint64_t *work);
bool sql_pattern_glob(str pattern, str text, uint64_t *work);
