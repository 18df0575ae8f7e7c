// SPDX-License-Identifier: MIT
// html_frame: renders tables whose cells are the columns of a frame
// (table/frame_table.h), without nodes in between.
#pragma once

#include "render/html_tag.h"

/* Writes the table of a NODE_TABLE whose data is a struct frame_table. */
void html_frame_put(struct html *h, const struct node *n);
