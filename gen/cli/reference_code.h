// SPDX-License-Identifier: MIT
// reference_code: `perfpress help CODE`, what the manual says of a diagnostic.
#pragma once

#include <stdbool.h>

/* Prints a code's wording and its paragraph of the manual; false when there is
   no such code. */
bool reference_code(const char *name);
