// SPDX-License-Identifier: MIT
// listing: builds a document with a list of pages and renders it.
#include "build/listing.h"

#include "base/path.h"
#include "load/page.h"
#include "render/html.h"

static const struct pos NOWHERE = {0};

static struct node *add(struct arena *a, struct node *parent,
                        enum node_type type)
{
    struct node *n = node_new(a, type, NOWHERE);
    node_append(parent, n);
    return n;
}

static void add_page(struct arena *a, struct node *list,
                     const struct page *page)
{
    struct node *item = add(a, list, NODE_LIST_ITEM);
    struct node *link = add(a, add(a, item, NODE_PARAGRAPH), NODE_REFERENCE);
    node_set(a, link, "refuri", path_encode(a, page->output));
    node_append(link, node_text(a, page->info->title, NOWHERE));
}

str listing_html(struct arena *a, const struct nav *nav, str title,
                 struct diags *d)
{
    struct document *doc = document_new(a, d, S("index"));
    struct node *section = add(a, doc->root, NODE_SECTION);
    node_append(add(a, section, NODE_TITLE), node_text(a, title, NOWHERE));
    node_add(a, section, "ids", S("pages"));
    struct node *list = add(a, section, NODE_BULLET_LIST);
    for (size_t i = 0; i < nav->n_order; i++)
        add_page(a, list, nav->order[i]->page);
    struct buf html = {.a = a};
    struct arena scratch = {0};
    struct html_options options = {0};
    html_render(doc, &options, &scratch, &html);
    arena_free(&scratch);
    return buf_str(&html);
}
