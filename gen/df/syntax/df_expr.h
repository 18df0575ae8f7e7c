// SPDX-License-Identifier: MIT
// df_expr: parses the expressions of df scripts by Python's precedence, from
// tokens to df_ast nodes.
#pragma once

#include "df/syntax/df_node.h"

/* Parse an expression from the next token on. Both functions report a fault and
   set p->failed; the result must then not be used. df_expr_parse stops before a
   comma. df_expr_parse_list parses `a, b` as a tuple. */
struct df_expr *df_expr_parse(struct df_parser *p);
struct df_expr *df_expr_parse_list(struct df_parser *p);
/* Parses the names that a loop assigns: target (',' target)* [','], where a
   target is a name or '(' targets ')'. */
struct df_expr *df_expr_targets(struct df_parser *p);

/* Parses parameters up to a token of kind `end`, which is not consumed: a colon
   for a lambda, a closing parenthesis for a function. Returns the list of
   PARAMs. */
struct df_expr *df_expr_parameters(struct df_parser *p, enum df_token_kind end);
