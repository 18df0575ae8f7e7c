// SPDX-License-Identifier: MIT
// extensions: what becomes of Sphinx' extensions here, and which directives and
// roles are theirs.
#pragma once

#include "load/site.h"
#include "sphinx/move.h"

/* Notes each extension of conf.py (MOVE_EXTENSION), with the number of pages
   that use what is its own. The site's pages are read for that. */
void extensions_note(struct move *m, struct site *site);
