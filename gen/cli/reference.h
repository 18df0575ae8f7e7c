// SPDX-License-Identifier: MIT
// reference: `perfpress help directives`, `help roles` and `help df [NAME]...`:
// what pages and df scripts may use, from the tables of the parser and the
// interpreter.
#pragma once

#include <stdbool.h>
#include <stddef.h>

/* Prints the list of this name. Returns false if there is none. */
bool reference_print(const char *name);

/* Prints the names of all operations of df scripts, or the signatures of the n
   given; a name may contain *. Returns the exit status. */
int reference_df(const char *const *names, size_t n);
