// SPDX-License-Identifier: MIT
// rst_explicit: what starts with ".. " or "__ ": footnotes, citations,
// targets, substitution definitions, directives and comments.
#pragma once

#include "parse/rst/rst_machine.h"

/* Parses the construct at the current line and those that follow it without
   a blank line; leaves the last line current. */
bool rst_explicit(struct rst_machine *m);
