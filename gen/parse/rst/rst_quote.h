// SPDX-License-Identifier: MIT
// rst_quote: block quotes with their attribution, line blocks and doctest
// blocks. Each function but the first expects the first line of its block to
// be the current one and leaves the last one current.
#pragma once

#include "parse/rst/rst_machine.h"

/* Appends the block quotes that the lines inside of one make, each with its
   attribution, to m->node. The current line does not matter. */
void rst_quote_inside(struct rst_machine *m, struct lines lines);

bool rst_quote_block(struct rst_machine *m);
bool rst_quote_lines(struct rst_machine *m);
bool rst_quote_doctest(struct rst_machine *m);
