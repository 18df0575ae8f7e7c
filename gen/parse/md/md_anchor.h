// SPDX-License-Identifier: MIT
// md_anchor: implements MyST's heading_anchors: adds anchors like GitHub's to
// headings, besides the ids that sections already have.
#pragma once

#include "doc/document.h"

/* Adds an anchor to each section of a page, down to level `levels`. Sections
   with equal titles get "-1", "-2" and so on appended. */
void md_anchor_all(struct document *doc, long levels);
