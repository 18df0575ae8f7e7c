// SPDX-License-Identifier: MIT
// stub: a page that says that it could not be made, in the place of one that
// has errors: for builds that keep going (--keep-going).
#pragma once

#include "base/diag.h"

struct page;
struct site;

/* Whether a page has errors of its own. A fault of perfpress.yaml, as in
   rst_prolog, is on every page and blocks none. */
bool stub_is_blocked(const struct page *page);

/* Leaves out (page->left_out) every page that has errors of its own, and those
   that the errors of `d` from its n-th on are about, which they get copies of:
   by the page's own source, a dataset that it reads or a file that it shows.
   Files that no page needs are left out by themselves, as are files that
   perfpress.yaml names and that cannot be read. False when an error is
   about neither, or is the system's or the configuration's: then no build can
   go on. The pages' infos are there. */
bool stub_leave_out(struct site *site, const struct diags *d, size_t from);

/* The same for one page, by its own errors. */
bool stub_leave_out_page(struct page *page);

/* Gives a page that is left out a new tree, in `a`: its title, and the errors
   that it has. Its info stays, so that links and the navigation lead to it. */
void stub_make(struct page *page, struct arena *a);
