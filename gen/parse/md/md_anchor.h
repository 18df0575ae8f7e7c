// SPDX-License-Identifier: MIT
// md_anchor: adds anchors like GitHub's to headings, beside the ids that
// sections already have: MyST's heading_anchors.
#pragma once

#include "doc/document.h"

/* Adds an anchor to each section of a page, down to level `levels`. Sections
   with equal titles get "-1", "-2" and so on appended. */
void md_anchor_all(struct document *doc, long levels);
