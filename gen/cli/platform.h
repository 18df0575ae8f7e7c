// SPDX-License-Identifier: MIT
// platform: the abilities of this program on the running system, for `perfpress
// --version`.
#pragma once

#include <stdio.h>

/* Prints a line "NAME: FACT" for each ability. Loads the libraries that are
   loaded late, and enters a sandbox in a new thread. */
void platform_print(FILE *out);
