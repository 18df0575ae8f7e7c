// SPDX-License-Identifier: MIT
// rst_list: bullet, field and option lists, from their first item on. Each
// function expects the first item's line to be the current one and leaves the
// last line of the list current. False, with nothing done, where the line turns
// out to be a paragraph's.
#pragma once

#include "parse/rst/rst_machine.h"

bool rst_list_bullet(struct rst_machine *m);
bool rst_list_field(struct rst_machine *m);
bool rst_list_option(struct rst_machine *m);
