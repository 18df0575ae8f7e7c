// SPDX-License-Identifier: MIT
// stub: replaces pages with errors by stubs that list the errors, for
// --keep-going.
#pragma once

#include "base/diag.h"

struct page;
struct site;

/* Whether a page has errors of its own. Errors in perfpress.yaml, as in
   rst_prolog, affect every page and do not count. */
bool stub_is_blocked(const struct page *page);

/* Leaves out (page->left_out) all pages with errors of their own, and all pages
   affected by the errors of `d` from index `from` on, which are copied to them:
   errors in the page's source, in a dataset that it reads or a file that it
   shows. An unusable file that no page needs, or that perfpress.yaml names, is
   left out alone. False if another error, or one of the system or
   configuration, prevents the build. The pages' infos must exist. */
bool stub_leave_out(struct site *site, const struct diags *d, size_t from);

/* The same for one page and its own errors. */
bool stub_leave_out_page(struct page *page);

/* Gives a page that is left out a new tree, in `a`: its title and its errors.
   Its info stays, so links and the navigation still lead to it. */
void stub_make(struct page *page, struct arena *a);
