// SPDX-License-Identifier: MIT
// reference: `perfpress help directives`, `help roles` and `help df [NAME]...`:
// lists the directives, roles and operations that pages and df scripts can use,
// from the tables of the parser and the interpreter.
#pragma once

#include <stdbool.h>
#include <stddef.h>

/* Prints the list "directives" or "roles". Returns false for any other name. */
bool reference_print(const char *name);

/* Prints the names of all operations of df scripts or, if n is not 0, the
   signatures of the operations in `names`, where * matches any string. Returns
   the exit status. */
int reference_df(const char *const *names, size_t n);
