// SPDX-License-Identifier: MIT
// page: runs the steps for one page in order.
#include "resolve/page.h"

#include "load/page.h"
#include "load/site.h"
#include "resolve/files.h"
#include "resolve/index.h"
#include "resolve/page/contents.h"
#include "resolve/page/docinfo.h"
#include "resolve/page/doctests.h"
#include "resolve/page/footnotes.h"
#include "resolve/page/heading.h"
#include "resolve/page/pending.h"
#include "resolve/page/smart.h"
#include "resolve/page/substitute.h"
#include "resolve/page/target_notes.h"
#include "resolve/page/targets.h"
#include "resolve/tables.h"

/* Appends the toctrees that the site's toc file has for this page to the page's
   first section, unless the page contains them already. */
static void add_toctrees(const struct site *site, struct page *page)
{
    const struct toc_page *of =
        site->toc.pages.n ? map_get(&site->toc.pages, page->name) : NULL;
    struct node *root = page->doc->root;
    struct node *to = node_child(root, NODE_SECTION);
    for (const struct node *n = root; of && n; n = node_next(n, root))
        if (n->type == NODE_TOCTREE && n->data == of->v[0])
            return;
    for (size_t i = 0; of && i < of->n; i++) {
        struct node *n = node_new(&page->arena, NODE_TOCTREE, (struct pos){0});
        n->data = of->v[i];
        node_append(to ? to : root, n);
    }
}

static void apply_smart(const struct site *site, struct document *doc)
{
    const struct config *c = &site->config;
    unsigned what = c->writing.smartquotes;
    if (doc->smart_quotes)
        what |= SMART_QUOTES;
    if (what)
        smart_apply(doc, what, c->lang);
}

void page_shape(const struct site *site, struct page *page)
{
    add_toctrees(site, page);
    docinfo_read(page->doc);
    heading_add(page->doc);
    pending_classes(page->doc);
    substitute_all(page->doc);
    doctests_trim(page->doc, site->config.trim_doctest_flags);
    apply_smart(site, page->doc);
    targets_resolve(page->doc);
    target_notes_make(page->doc);
    footnotes_number(page->doc);
    pending_numbers(page->doc);
    contents_fill(page->doc);
    index_page(site, page);
    tables_name(page);
    files_resolve(site, page);
}
