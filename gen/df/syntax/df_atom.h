// SPDX-License-Identifier: MIT
// df_atom: the innermost expressions of df scripts. What stands in brackets is
// parsed by the rules that the parser's state names.
#pragma once

#include "df/syntax/df_node.h"

/* A name, a constant, a text or a bracketed form, from the next token on; as
   df_expr_parse on a fault. */
struct df_expr *df_atom_parse(struct df_parser *p);

/* The clauses of a comprehension, from `for` on; its element has been parsed
   and `first` is where it begins, or the bracket around it. */
struct df_expr *df_atom_comprehension(struct df_parser *p, uint32_t first,
                                      struct df_expr *element);
