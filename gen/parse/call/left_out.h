// SPDX-License-Identifier: MIT
// left_out: directives and roles of Sphinx and its extensions that perfpress
// does not support, with alternatives.
#pragma once

#include "base/str.h"

/* Returns a help line with the alternative to a directive or role, or NULL if
   the name is not listed. Ignores case. */
const char *left_out_instead(str name);
