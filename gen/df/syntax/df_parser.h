// SPDX-License-Identifier: MIT
// df_parser: df scripts by Python's grammar. Statements are assignments and
// calls; what Python has beyond the language is recognised and named.
#pragma once

#include "df/syntax/df_ast.h"

/* Parses a script into `a`. Every fault is reported (df-syntax,
   df-unsupported) and its statement left out; false when there was one. */
bool df_parser_script(struct arena *a, struct diags *d, struct lines lines,
                      struct df_script *out);

/* Parses the text of DataFrame.query, where & and | bind as weakly as `and`
   and `or`; as for df_lexer_query. */
bool df_parser_query(struct arena *a, struct diags *d, str text, struct pos at,
                     bool exact, struct df_script *out);
