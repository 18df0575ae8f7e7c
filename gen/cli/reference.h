// SPDX-License-Identifier: MIT
// reference: `perfpress help directives` and `perfpress help roles`: what pages
// may use, from the tables that the parser goes by.
#ifndef CLI_REFERENCE_H
#define CLI_REFERENCE_H

#include <stdbool.h>

/* Prints the list of this name. False when there is none. */
bool reference_print(const char *name);

#endif
