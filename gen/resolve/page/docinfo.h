// SPDX-License-Identifier: MIT
// docinfo: the field list at the start of a reStructuredText page is front
// matter, as docutils' docinfo and Sphinx' file-wide metadata are.
#pragma once

#include "doc/document.h"

/* Takes the field list that opens the document, if one does, out of the tree
   and into doc->front (front_field of parse/front.h reports). Comments and
   targets may stand before it. (docutils.transforms.frontmatter.DocInfo) */
void docinfo_take(struct document *doc);
