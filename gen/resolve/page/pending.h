// SPDX-License-Identifier: MIT
// pending: executes and removes the directives class and sectnum.
#pragma once

#include "doc/document.h"

/* Adds the classes of class directives without a body to the next visible
   element, at the end of a section or container to the one after it. Reports a
   directive at the end of the page. Runs before substitute_all. */
void pending_classes(struct document *doc);

/* Numbers the section titles, including the page's, as in Sphinx, if the page
   has a sectnum directive. Runs before contents_fill. */
void pending_numbers(struct document *doc);
