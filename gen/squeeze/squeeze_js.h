// SPDX-License-Identifier: MIT
// squeeze_js: a script with the same meaning in fewer bytes.
#pragma once

#include "base/arena.h"
#include "base/str.h"

/* A right script without comments, without blanks, semicolons and line ends
   that mean nothing, and with short names of its own (squeeze/js_names.h). What
   js_tokens cannot read comes back as it is. In `a`. */
str squeeze_js(struct arena *a, str text);
