// SPDX-License-Identifier: MIT
// df_expr: the expressions of df scripts, by Python's precedence. In: tokens.
// Out: df_ast nodes.
#pragma once

#include "df/syntax/df_node.h"

/* Parse from the next token on. On a fault p->failed is set and what comes
   back is not to be looked at. parse_list takes `a, b` for a tuple. */
struct df_expr *df_expr_parse(struct df_parser *p);
struct df_expr *df_expr_parse_list(struct df_parser *p);
