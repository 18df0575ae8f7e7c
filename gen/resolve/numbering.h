// SPDX-License-Identifier: MIT
// numbering: assigns numbers in the order of the toctrees, as Sphinx does. The
// sections of pages in a toctree with :numbered: get numbers. If perfpress.yaml
// has numfig: true, figures, tables and code blocks with a caption get numbers,
// too.
#pragma once

#include "resolve/index.h"

/* Sets the numbers in page->info of all pages. If a page is in two numbered
   toctrees, reports the second toctree (toctree-numbered); the page keeps the
   numbers from the first. Called once, by one thread, before nav_build. */
void numbering_assign(struct site *site);

/* Writes the page's numbers into its titles and captions ("1.2. Title", "Fig. 3
   Caption"), using the site's numfig_format. Any thread may call it, for one
   page at a time. */
void numbering_apply(const struct site *site, struct page *page);

/* Returns the text of a reference to a numbered element ("Fig. 3", "Section
   1.2"). The format is `own`. If `own` is STR_NONE, the format is the site's
   numfig_format or, for an equation, "(%s)". In a format, %s or {number} is
   replaced by the number, and {name} by the title. */
str numbering_text(struct arena *a, const struct site *site,
                   const struct label *l, str own);

/* Returns a title with its number, "1.2. Title", or the title alone if there is
   no number. */
str numbering_title(struct arena *a, str number, str title);
