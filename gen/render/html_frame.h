// SPDX-License-Identifier: MIT
// html_frame: tables whose cells are a frame's columns (table/frame_table.h),
// printed straight from them.
#ifndef RENDER_HTML_FRAME_H
#define RENDER_HTML_FRAME_H

#include "render/html_tag.h"

/* Writes the table of a NODE_TABLE whose data is a struct frame_table. */
void html_frame_put(struct html *h, const struct node *n);

#endif
