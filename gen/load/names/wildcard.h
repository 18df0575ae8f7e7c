// SPDX-License-Identifier: MIT
// wildcard: matches names against patterns, as Python's fnmatch does.
#pragma once

#include "base/str.h"

/* Whether a name matches a pattern: '*' matches any characters, '?' one
   character, [a-z] one of a range, and [!a-z] any other. Both are UTF-8. */
bool wildcard_matches(str pattern, str name);

/* Whether a pattern contains '*', '?' or '['. */
bool wildcard_is(str pattern);
