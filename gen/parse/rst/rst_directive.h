// SPDX-License-Identifier: MIT
// rst_directive: a directive's lines taken apart into argument, options and
// content, as docutils does it.
#pragma once

#include "parse/rst/rst_machine.h"

/* Runs the directive of the current line, whose name starts at byte `at` and
   whose marker takes `first` bytes; its nodes go below `parent`. `alt`,
   unless none, is the preset of an option "alt". Leaves its last line
   current, and says whether it ends with a blank line. */
bool rst_directive(struct rst_machine *m, size_t at, str name, size_t first,
                   struct node *parent, str alt);
