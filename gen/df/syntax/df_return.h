// SPDX-License-Identifier: MIT
// df_return: finds an expression that is equal to the body of a function.
#pragma once

#include "df/syntax/df_node.h"

/* Returns an expression whose value is always the one that the statements
   return. The function can then be treated as a lambda. The statements must be
   a return, or an if whose blocks consist of returns and ifs; a docstring may
   come first. Returns NULL for any other statements. */
struct df_expr *df_return(struct df_parser *p, const struct df_stmt *body);
