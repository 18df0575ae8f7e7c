// SPDX-License-Identifier: MIT
// docinfo: reads the field list at the start of a reStructuredText page as
// front matter. docutils calls this list docinfo, Sphinx file-wide metadata.
#pragma once

#include "doc/document.h"

/* Moves the field list that opens the document, if any, from the tree to
   doc->front; front_field (parse/front.h) reports its faults. Comments and
   targets may precede the field list. (docutils.transforms.frontmatter.DocInfo)
   */
void docinfo_read(struct document *doc);
