// SPDX-License-Identifier: MIT
// md_anchor: GitHub's anchors of headings, as MyST's heading_anchors has them,
// beside the ids that sections have anyway.
#pragma once

#include "doc/document.h"

/* Gives the sections of a page down to a level their anchors; a second one of
   the same title gets "-1" behind it, and so on. */
void md_anchor_all(struct document *doc, long levels);
