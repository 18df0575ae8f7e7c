// SPDX-License-Identifier: MIT
// html_how: how a column was computed, behind its header.
#ifndef RENDER_HTML_HOW_H
#define RENDER_HTML_HOW_H

#include "render/html_tag.h"
#include "table/frame_table.h"

/* Starts and ends the header of a computed column, whose text the caller
   writes between the two: a <details> that opens the column's formula, format
   and inputs. */
void html_how_start(struct html *h);
void html_how_end(struct html *h, const struct frame_table *t, size_t column);

#endif
