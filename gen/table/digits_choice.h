// SPDX-License-Identifier: MIT
// digits_choice: determines how many digits of computed numbers a table shows.
#pragma once

#include "doc/df_block.h"
#include "doc/document.h"
#include "frame/frame.h"

/* Returns f, the frame of the df-table b, with as many digits as the option
   `digits`, the front matter or the site sets (frame/display.h). The result is
   a copy in doc->a, unless all digits are shown. Reports an invalid option. If
   the number of digits is not set anywhere, warns (table-digits) of the first
   computed column that shows many digits; a help line names the other columns
   with many digits. */
const struct frame *digits_choice(struct document *doc,
                                  const struct df_block *b,
                                  const struct frame *f);
