// SPDX-License-Identifier: MIT
// rst_enumerated: enumerated lists, from their first item on.
#ifndef PARSE_RST_RST_ENUMERATED_H
#define PARSE_RST_RST_ENUMERATED_H

#include "parse/rst/rst_machine.h"

/* Expects the first item's line to be the current one and leaves the last
   line of the list current. False, with nothing done, where the line after
   it makes it a paragraph. */
bool rst_enumerated(struct rst_machine *m);

#endif
