// SPDX-License-Identifier: MIT
// pending: carries out the directives class and sectnum, whose nodes are gone
// afterwards.
#pragma once

#include "doc/document.h"

/* Gives the classes of class directives without a body to what follows: the
   next element that shows, at the end of a section or container the next one
   after it. Reports a directive with nothing after it. First of all shapes. */
void pending_classes(struct document *doc);

/* Numbers the section titles, the page's among them as with Sphinx, where the
   page has a sectnum directive. Before contents_fill. */
void pending_numbers(struct document *doc);
