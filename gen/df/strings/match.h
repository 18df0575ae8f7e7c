// SPDX-License-Identifier: MIT
// match: represents a match of a regular expression as an object of a script:
// m.group(1), m['name'], m.groups(), m.start().
#pragma once

#include "base/regex.h"
#include "df/runtime/eval.h"

/* Returns an object, in ev->scratch, for the last match of `re`, which was
   found in the string `text`. The strings of the groups get the marks (tainted,
   known_digits) of `text`. */
struct object match_make(struct eval *ev, const struct regex *re,
                         struct object text);
