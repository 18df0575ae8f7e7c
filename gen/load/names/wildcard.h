// SPDX-License-Identifier: MIT
// wildcard: matches names against patterns, as Python's fnmatch does.
#pragma once

#include "base/str.h"

/* Whether a name matches a pattern: '*' matches any characters, '?' any one
   character, [a-z] a character in the range, and [!a-z] a character outside the
   range. Name and pattern are UTF-8. */
bool wildcard_matches(str pattern, str name);

/* Whether a pattern contains '*', '?' or '['. */
bool wildcard_is(str pattern);
