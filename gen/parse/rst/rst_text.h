// SPDX-License-Identifier: MIT
// rst_text: what starts with a line of text: paragraphs, titles, definition
// lists, and the literal blocks that follow "::".
#pragma once

#include "parse/rst/rst_machine.h"

/* The current line is text, whatever it looks like. Leaves the last line of
   the construct current. */
void rst_text_block(struct rst_machine *m);
