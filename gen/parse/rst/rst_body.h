// SPDX-License-Identifier: MIT
// rst_body: the body elements of reStructuredText.
#pragma once

#include "parse/rst/rst_machine.h"

/* Parses all lines of a machine; the nodes go below m->node, or with
   m->titles below the open section. */
void rst_body(struct rst_machine *m);
