// SPDX-License-Identifier: MIT
// docinfo: reads the field list at the start of a reStructuredText page as
// front matter. docutils calls this list docinfo; Sphinx calls it file-wide
// metadata.
#pragma once

#include "doc/document.h"

/* If the document begins with a field list, moves the list from the tree to
   doc->front; front_field (parse/front.h) reports faults of the fields.
   Invisible nodes, such as comments and targets, may precede the list.
   (docutils.transforms.frontmatter.DocInfo) */
void docinfo_read(struct document *doc);
