// SPDX-License-Identifier: MIT
// rst_enumerated: enumerated lists, from their first item on.
#pragma once

#include "parse/rst/rst_machine.h"

/* Expects the first item's line to be the current one and leaves the last
   line of the list current. False, with nothing done, where the line after
   it makes it a paragraph. */
bool rst_enumerated(struct rst_machine *m);
