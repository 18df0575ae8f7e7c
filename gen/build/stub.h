// SPDX-License-Identifier: MIT
// stub: for --keep-going, replaces pages that have errors by stubs that list
// the errors.
#pragma once

#include "base/diag.h"

struct page;
struct site;

/* Returns whether a page has errors of its own. Errors in perfpress.yaml, such
   as those of rst_prolog, affect every page and do not count. */
bool stub_is_blocked(const struct page *page);

/* Sets page->left_out for each page that has errors of its own or that an error
   in d affects. Considers the errors of d from index `from` on, and copies them
   to the pages that they affect. An error affects a page if it is in the page's
   source, in a dataset that the page reads, in a file that the page shows, or
   in a script file that the page failed to import. An error that no page has
   may affect only a file, such as a file that cannot be read. The build then
   leaves out the file, but no page. Returns false if the build must stop: an
   error affects neither a page nor only a file, or a page has an error of the
   system or configuration. page->info of each page must exist. */
bool stub_leave_out(struct site *site, const struct diags *d, size_t from);

/* Sets page->left_out if the page has errors of its own. Returns false if these
   errors must stop the build. */
bool stub_leave_out_page(struct page *page);

/* Replaces the tree of a page that is left out by its title and its errors, in
   `a`. page->info is unchanged, so that links and the navigation still lead to
   the page. */
void stub_make(struct page *page, struct arena *a);
