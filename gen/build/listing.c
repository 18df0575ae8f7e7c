// SPDX-License-Identifier: MIT
// listing: builds a document with a card for each page and renders it.
#include "build/listing.h"

#include "base/path.h"
#include "base/vec.h"
#include "doc/document.h"
#include "load/page.h"
#include "render/html.h"
#include "resolve/index.h"
#include "resolve/summary.h"
#include "table/frame_table.h"

static const struct pos NOWHERE = {0};

static struct node *add(struct arena *a, struct node *parent,
                        enum node_type type)
{
    struct node *n = node_new(a, type, NOWHERE);
    node_append(parent, n);
    return n;
}

static void add_text(struct arena *a, struct node *parent, str text)
{
    node_append(parent, node_text(a, text, NOWHERE));
}

static void add_link(struct arena *a, struct node *parent, str href, str text)
{
    struct node *link = add(a, parent, NODE_REFERENCE);
    node_set(a, link, "refuri", href);
    add_text(a, link, text);
}

/* ---- notes ---- */

/* Returns the caption of a table. If there is none, returns the title of the
   table's section, unless that is the title of the page. Otherwise returns
   STR_NONE. */
static str title_of(struct arena *a, const struct node *table)
{
    const struct node *title = node_child(table, NODE_TITLE);
    const struct node *section = node_above(table, NODE_SECTION);
    if (!title && section && section->parent->type == NODE_SECTION)
        title = node_child(section, NODE_TITLE);
    return title ? node_astext(a, title) : STR_NONE;
}

void listing_note(struct page *page)
{
    struct page_info *info = page->info;
    const struct node *root = page->doc->root;
    info->summary =
        info->description.n
            ? info->description
            : str_dup(&info->arena, summary_of(&page->arena, page->doc));
    frame_table_each (n, root) {
        const struct frame_table *t = n->data;
        str title = title_of(&info->arena, n);
        bool known = !title.n || t->repeated;
        for (size_t i = 0; i < info->listed.n; i++)
            known |= str_eq(info->listed.v[i].title, title);
        if (known)
            continue;
        str id = str_dup(&info->arena, node_list(n, "ids")->v[0]);
        vec_push(&info->arena, &info->listed, (struct index_table){title, id});
    }
}

/* ---- the page ---- */

static void add_tables(struct arena *a, struct node *body,
                       const struct page *page, str href)
{
    const struct page_info *info = page->info;
    struct node *line = info->listed.n ? add(a, body, NODE_PARAGRAPH) : NULL;
    size_t n =
        info->listed.n > LISTING_TABLES ? LISTING_TABLES : info->listed.n;
    for (size_t i = 0; i < n; i++) {
        const struct index_table *t = &info->listed.v[i];
        if (i)
            add_text(a, line, S(" \u00b7 "));
        add_link(a, line,
                 str_fmt(a, "%.*s#%.*s", STR_ARG(href),
                         STR_ARG(path_encode(a, t->id))),
                 t->title);
    }
    if (info->listed.n > n)
        add_text(a, line, str_fmt(a, " \u00b7 %zu more", info->listed.n - n));
}

static void add_card(struct arena *a, struct node *grid,
                     const struct page *page)
{
    str href = path_encode(a, page->output);
    str data = index_newest(page), date = page->info->date;
    str oldest = index_oldest(page);
    struct node *card = add(a, add(a, grid, NODE_GRID_ITEM), NODE_CARD);
    add_link(a, add(a, card, NODE_CARD_TITLE), href, page->info->title);
    if (!page->info->summary.n && !page->info->listed.n && !data.n && !date.n)
        return;
    struct node *body = add(a, card, NODE_CARD_BODY);
    if (page->info->summary.n)
        add_text(a, add(a, body, NODE_PARAGRAPH), page->info->summary);
    add_tables(a, body, page, href);
    if (data.n || date.n)
        add_text(a, add(a, body, NODE_PARAGRAPH),
                 oldest.n ? str_fmt(a, "Data as of %.*s to %.*s",
                                    STR_ARG(oldest), STR_ARG(data))
                 : data.n ? str_concat(a, S("Data as of "), data)
                          : date);
}

static void add_item(struct arena *a, struct node *list,
                     const struct page *page)
{
    struct node *item = add(a, list, NODE_LIST_ITEM);
    add_link(a, add(a, item, NODE_PARAGRAPH), path_encode(a, page->output),
             page->info->title);
}

str listing_html(struct arena *a, const struct nav *nav, str title,
                 struct diags *d)
{
    struct document *doc = document_new(a, d, S("index"));
    struct node *section = add(a, doc->root, NODE_SECTION);
    node_append(add(a, section, NODE_TITLE), node_text(a, title, NOWHERE));
    node_add(a, section, "ids", S("pages"));
    bool cards = nav->n_order <= LISTING_CARDS;
    struct node *list = add(a, section, cards ? NODE_GRID : NODE_BULLET_LIST);
    if (cards)
        node_set(a, list, "columns", S("1 1 2 2"));
    for (size_t i = 0; i < nav->n_order; i++)
        (cards ? add_card : add_item)(a, list, nav->order[i]->page);
    struct buf html = {.a = a};
    struct arena scratch = {0};
    struct html_options options = {0};
    html_render(doc, &options, &scratch, &html);
    arena_free(&scratch);
    return buf_str(&html);
}
