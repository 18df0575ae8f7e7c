// SPDX-License-Identifier: MIT
// html_frame: tables whose cells are a frame's columns (table/frame_table.h),
// printed straight from them.
#pragma once

#include "render/html_tag.h"

/* Writes the table of a NODE_TABLE whose data is a struct frame_table. */
void html_frame_put(struct html *h, const struct node *n);
