// SPDX-License-Identifier: MIT
// df_fstring: an f-string cut into texts and {fields}. The expressions are
// parsed by the rules that the parser's state names.
#pragma once

#include "df/syntax/df_node.h"

/* Appends the STRs and FIELDs of the f-string that is the next token, which
   is not taken. */
void df_fstring_parts(struct df_parser *p, struct df_chain *out);
