// SPDX-License-Identifier: MIT
// drafts: leaves drafts out of the site.
#pragma once

struct page;
struct site;

/* Removes pages marked as drafts (page->is_draft) from the site, before any
   page is parsed, and adds their names to site->added.drafts. */
void drafts_leave_out(struct site *site);

/* Reports a page whose `draft` was only found by the parser, so that no draft
   is published by accident. */
void drafts_check(struct page *page);
