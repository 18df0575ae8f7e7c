// SPDX-License-Identifier: MIT
// drafts: pages that are not ready to be seen are no part of the site.
#pragma once

struct page;
struct site;

/* Takes the pages that are marked as drafts (page->is_draft) off the site,
   before any is parsed, and notes their names in site->added.drafts. */
void drafts_leave_out(struct site *site);

/* Reports a page that turns out to be a draft when it is parsed: nothing that
   says so is published by accident. */
void drafts_check(struct page *page);
