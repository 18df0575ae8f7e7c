// SPDX-License-Identifier: MIT
// pending: executes and removes the directives class and sectnum.
#pragma once

#include "doc/document.h"

/* Adds the classes of class directives without a body to the next visible
   element. For a directive at the end of a section or container, this is the
   element after the section or container. Reports a directive at the end of the
   page. Must run before substitute_all. */
void pending_classes(struct document *doc);

/* Numbers the section titles, including the page's title as in Sphinx, if the
   page has a sectnum directive. Must run before contents_fill. */
void pending_numbers(struct document *doc);
