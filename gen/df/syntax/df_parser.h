// SPDX-License-Identifier: MIT
// df_parser: parses df scripts by Python's grammar. Statements are assignments
// and calls; other statements of Python are recognised and reported by name.
#pragma once

#include "df/syntax/df_ast.h"

/* Parses a script into *out, whose nodes live in `a`. Reports every fault
   (df-syntax, df-unsupported) and omits the statement with the fault. Returns
   false if there was a fault. */
bool df_parser_script(struct arena *a, struct diags *d, struct lines lines,
                      struct df_script *out);

/* Parses the string of DataFrame.query into out->query. In a query, & and |
   bind as weakly as `and` and `or`. For `at` and `exact` see df_lexer_query.
   False if there was a fault, which was reported. */
bool df_parser_query(struct arena *a, struct diags *d, str text, struct pos at,
                     bool exact, struct df_script *out);
