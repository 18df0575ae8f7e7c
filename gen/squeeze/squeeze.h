// SPDX-License-Identifier: MIT
// squeeze: the theme's stylesheets and scripts as they are published: without
// comments and blanks that mean nothing, scripts as squeeze/squeeze_js.h tells.
// Done when the program is built, for files whose form is known: in stylesheets
// a colon before a blank is no selector's. What sites write themselves is
// published as it is.
#pragma once

#include "base/arena.h"
#include "base/str.h"

/* The text of a file by its extension, ".css" or ".js"; any other as it is.
   In `a`. */
str squeeze(struct arena *a, str name, str text);
