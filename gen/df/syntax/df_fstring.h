// SPDX-License-Identifier: MIT
// df_fstring: splits an f-string into string parts and {fields}. p->expression
// parses the expressions.
#pragma once

#include "df/syntax/df_node.h"

/* Appends the STRs and FIELDs of the f-string at the next token, without
   consuming the token. */
void df_fstring_parts(struct df_parser *p, struct df_chain *out);
