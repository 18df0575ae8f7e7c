// SPDX-License-Identifier: MIT
// page: runs the shapes of a page in their order.
#include "shape/page.h"

#include "shape/contents.h"
#include "shape/docinfo.h"
#include "shape/files.h"
#include "shape/footnotes.h"
#include "shape/heading.h"
#include "shape/index.h"
#include "shape/pending.h"
#include "shape/substitute.h"
#include "shape/tables.h"
#include "shape/target_notes.h"
#include "shape/targets.h"

void page_shape(const struct site *site, struct page *page)
{
    docinfo_take(page->doc);
    heading_add(page->doc);
    pending_classes(page->doc);
    substitute_all(page->doc);
    targets_resolve(page->doc);
    target_notes_make(page->doc);
    footnotes_number(page->doc);
    pending_numbers(page->doc);
    contents_fill(page->doc);
    index_page(site, page);
    tables_name(page);
    files_resolve(site, page);
}
