// SPDX-License-Identifier: MIT
// df_parser: parses df scripts into a tree of statements, by Python's grammar.
// A message about a Python statement that df scripts lack contains the
// statement's name.
#pragma once

#include "df/syntax/df_ast.h"

/* Parses a script into *out. The nodes live in `a`. Reports every fault
   (df-syntax, df-unsupported). If a statement has a fault, a BROKEN replaces
   the outermost statement that contains it. Returns false if there was a
   fault. */
bool df_parser_script(struct arena *a, struct diags *d, struct lines lines,
                      struct df_script *out);

/* Parses the string of DataFrame.query into out->query. In a query, & and |
   bind as weakly as `and` and `or`. For `at` and `exact` see df_lexer_query.
   False if there was a fault, which was reported. */
bool df_parser_query(struct arena *a, struct diags *d, str text, struct pos at,
                     bool exact, struct df_script *out);
