// SPDX-License-Identifier: MIT
// drafts: removes drafts from the array of pages and updates pointers into it.
#include "build/drafts.h"

#include "base/codes/config.h"
#include "doc/document.h"
#include "load/page.h"
#include "load/site.h"

void drafts_leave_out(struct site *site)
{
    size_t kept = 0;
    for (size_t i = 0; i < site->n_pages; i++) {
        struct page *page = &site->pages[i];
        if (page->is_draft) {
            map_put(&site->added.drafts, page->name, site);
            map_put(&site->page_names, page->name, NULL);
            diag_free(&page->diags);
            arena_free(&page->arena);
            continue;
        }
        if (kept < i)
            site->pages[kept] = *page;
        map_put(&site->page_names, page->name, &site->pages[kept++]);
    }
    site->n_pages = kept;
    site_sort_names(site);
}

void drafts_check(struct page *page)
{
    if (!page->doc || !page->doc->front.draft || page->is_draft)
        return;
    diag_at(&page->diags, DIAG_FRONT_VALUE, (struct pos){.src = &page->source},
            S("draft"), S("it must be at the start of the page"));
    diag_help(&page->diags, "write it at the page's start, on a line of its "
                            "own, as 'draft: true'");
}
