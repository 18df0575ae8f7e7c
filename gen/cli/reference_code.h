// SPDX-License-Identifier: MIT
// reference_code: `perfpress help CODE`: the manual's paragraph about a
// diagnostic.
#pragma once

#include <stdbool.h>

/* Prints a code's wording and its paragraph of the manual. Returns false if
   there is no such code. */
bool reference_code(const char *name);
