// SPDX-License-Identifier: MIT
// rst_target: explicit hyperlink targets, named and anonymous.
#pragma once

#include "parse/rst/rst_machine.h"

/* ".. _name: address" at the current line, whose marker takes `first` bytes.
   Leaves its last line current; false when it is malformed. */
bool rst_target(struct rst_machine *m, size_t first, bool *blank_finish);

/* "__ address"; says whether it ends with a blank line. */
bool rst_target_anonymous(struct rst_machine *m, size_t first);
