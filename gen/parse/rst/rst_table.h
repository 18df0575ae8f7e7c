// SPDX-License-Identifier: MIT
// rst_table: grid tables and simple tables.
#pragma once

#include "parse/rst/rst_machine.h"

/* The current line is the table's top border. Leaves its last line current;
   what is malformed is reported and kept as a literal block. */
bool rst_table_grid(struct rst_machine *m);
bool rst_table_simple(struct rst_machine *m);
