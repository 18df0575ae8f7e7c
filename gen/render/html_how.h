// SPDX-License-Identifier: MIT
// html_how: explains how a column was computed, in a panel that opens from the
// column's header.
#pragma once

#include "render/html_tag.h"
#include "table/frame_table.h"

/* html_how_start writes the rest of the start tag of a computed column's
   header. The caller then writes the header's text and calls html_how_end,
   which writes the button that opens the panel. */
void html_how_start(struct html *h, size_t column);
void html_how_end(struct html *h, const struct frame_table *t, size_t column);

/* Writes the panel, after the table: a popover with the column's formula,
   rounding and format, a row as an example, and the inputs. */
void html_how_put_panel(struct html *h, const struct frame_table *t,
                        size_t column);
