// SPDX-License-Identifier: MIT
// made_pages: pages that `pages:` in perfpress.yaml makes from a template, one
// for each row of a frame.
#pragma once

#include "load/site.h"

enum { MADE_PAGES_MAX = 100000 }; /* made pages of a site */

/* Adds the made pages to the site, sorted among its pages, and removes the
   templates from it. Call it after site_load. A made page has the text of its
   template with stand-ins (doc/fields.h), and a source whose member `row` is
   the page's row. Reports faults at the entry of perfpress.yaml, in the script
   file or in the template. Reports invalid names of pages, and names that two
   pages have (page-name). Leaves out pages with faults. The build then does not
   report references to missing pages, unless site->keep_going. */
void made_pages_add(struct site *site, struct diags *d);
