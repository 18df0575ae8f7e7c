// SPDX-License-Identifier: MIT
// rst_body: the body elements of reStructuredText.
#ifndef PARSE_RST_RST_BODY_H
#define PARSE_RST_RST_BODY_H

#include "parse/rst/rst_machine.h"

/* Parses all lines of a machine; the nodes go below m->node, or with
   m->titles below the open section. */
void rst_body(struct rst_machine *m);

#endif
