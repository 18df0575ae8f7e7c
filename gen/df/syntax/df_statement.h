// SPDX-License-Identifier: MIT
// df_statement: parses the simple statements of df scripts, which have no
// blocks: assignments, del, assert, return and import.
#pragma once

#include "df/syntax/df_node.h"

/* Parses a simple statement. Returns its node; for an import with several
   names, returns a list of nodes. Reports a fault; the result is then
   meaningless. */
struct df_stmt *df_statement(struct df_parser *p);

/* Returns a new statement that begins at the next token. */
struct df_stmt *df_statement_new(struct df_parser *p, enum df_stmt_kind k);

/* Reports a target to which nothing can be assigned. If a function is being
   parsed, adds the names of a valid target to its local names. */
void df_statement_target(struct df_parser *p, const struct df_expr *e);
