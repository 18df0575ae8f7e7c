// SPDX-License-Identifier: MIT
// rst_section: section titles and transitions.
#pragma once

#include "parse/rst/rst_machine.h"

/* The current line is one mark repeated: an overline or a transition. Leaves
   the construct's last line current; false, with nothing consumed, where it
   is ordinary text. */
bool rst_section_line(struct rst_machine *m);

/* The next line is one mark repeated: perhaps the current line's underline.
   As above. */
bool rst_section_underline(struct rst_machine *m);
