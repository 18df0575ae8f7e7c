// SPDX-License-Identifier: MIT
// drafts: removes drafts from the site.
#pragma once

struct page;
struct site;

/* Removes pages marked as drafts (page->is_draft) from the site, before any
   page is parsed, and adds their names to site->added.drafts. */
void drafts_leave_out(struct site *site);

/* Reports a page that only the parser recognizes as a draft, so that no draft
   is published by accident. Call it after parsing. */
void drafts_check(struct page *page);
