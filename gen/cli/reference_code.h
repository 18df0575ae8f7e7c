// SPDX-License-Identifier: MIT
// reference_code: `perfpress help CODE`: the manual's paragraph about a
// diagnostic.
#pragma once

#include <stdbool.h>

/* Prints the wording of the diagnostic code `name`, and its paragraph of the
   manual. Returns false if the code is unknown. */
bool reference_code(const char *name);
