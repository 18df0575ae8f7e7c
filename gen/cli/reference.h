// SPDX-License-Identifier: MIT
// reference: `perfpress help directives`, `help roles` and `help df [NAME]...`:
// what pages and df scripts may use, from the tables that the parser and the
// evaluator go by.
#pragma once

#include <stdbool.h>
#include <stddef.h>

/* Prints the list of this name. False when there is none. */
bool reference_print(const char *name);

/* Prints what a df script can call: the names of all, or the signatures of
   these n, which may have a * in them. The exit status. */
int reference_df(const char *const *names, size_t n);
