// SPDX-License-Identifier: MIT
// left_out: directives and roles of Sphinx and its extensions that perfpress
// does not have, and what to write instead.
#pragma once

#include "base/str.h"

/* What to write instead of a directive or role, as a help line; NULL for a name
   that is not known. Case does not matter. */
const char *left_out_instead(str name);
