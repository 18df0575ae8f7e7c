// SPDX-License-Identifier: MIT
// rst_substitution: substitution definitions.
#pragma once

#include "parse/rst/rst_machine.h"

/* ".. |name| directive:: ..." at the current line, whose marker takes
   `first` bytes. Leaves its last line current; false when it is malformed. */
bool rst_substitution(struct rst_machine *m, size_t first, bool *blank_finish);
