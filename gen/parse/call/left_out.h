// SPDX-License-Identifier: MIT
// left_out: directives and roles of Sphinx and its extensions that perfpress
// does not support, with alternatives.
#pragma once

#include "base/str.h"

/* Returns a help line with the alternative to an unsupported directive or role.
   Returns NULL if its name is unknown. Ignores case. */
const char *left_out_instead(str name);
