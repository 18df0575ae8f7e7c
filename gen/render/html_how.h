// SPDX-License-Identifier: MIT
// html_how: how a column was computed, behind its header.
#pragma once

#include "render/html_tag.h"
#include "table/frame_table.h"

/* Within the start tag of a computed column's header: the rest of the tag, to
   which the caller adds the header's text; then the button that opens the
   panel. */
void html_how_start(struct html *h, size_t column);
void html_how_end(struct html *h, const struct frame_table *t, size_t column);

/* The panel, behind the table: a popover with the column's formula, rounding
   and format, the first row as an example, and the inputs. */
void html_how_put_panel(struct html *h, const struct frame_table *t,
                        size_t column);
