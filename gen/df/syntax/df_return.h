// SPDX-License-Identifier: MIT
// df_return: finds an expression that is equal to the body of a function.
#pragma once

#include "df/syntax/df_node.h"

/* Returns an expression that always has the value that `body`, the statements
   of a function, returns. The function can then be treated as a lambda. `body`
   must be a return, or an if whose blocks consist of returns and ifs; a
   docstring may come first. Returns NULL for any other body. */
struct df_expr *df_return(struct df_parser *p, const struct df_stmt *body);
