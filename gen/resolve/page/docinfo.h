// SPDX-License-Identifier: MIT
// docinfo: the field list at the start of a reStructuredText page is front
// matter, as docutils' docinfo and Sphinx' file-wide metadata.
#pragma once

#include "doc/document.h"

/* Moves the field list that opens the document, if any, from the tree to
   doc->front (front_field of parse/front.h reports). Comments and targets may
   precede it. (docutils.transforms.frontmatter.DocInfo) */
void docinfo_read(struct document *doc);
