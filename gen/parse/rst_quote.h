// SPDX-License-Identifier: MIT
// rst_quote: block quotes with their attribution, line blocks and doctest
// blocks. Each function expects the first line to be the current one and
// leaves the last one current.
#ifndef PARSE_RST_QUOTE_H
#define PARSE_RST_QUOTE_H

#include "parse/rst_machine.h"

bool rst_quote_block(struct rst_machine *m);
bool rst_quote_lines(struct rst_machine *m);
bool rst_quote_doctest(struct rst_machine *m);

#endif
