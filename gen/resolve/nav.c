// SPDX-License-Identifier: MIT
// nav: builds the tree of pages. If the index page has toctrees, its toctrees
// are the groups, and the toctrees of each other page determine the page's
// children. A page in several toctrees keeps its first position, so the tree
// has no cycle.
#include "resolve/nav.h"

#include <stdlib.h>

#include "base/codes/reference.h"
#include "base/path.h"
#include "base/vec.h"
#include "load/page.h"
#include "load/site.h"
#include "resolve/numbering.h"

struct order {
    struct nav_node **v;
    size_t n, cap;
};

static struct nav_node *add(struct arena *a, struct nav_node *parent,
                            struct nav_node node)
{
    struct nav_node *n = NEW(a, struct nav_node);
    *n = node;
    n->parent = parent;
    n->prev = parent->last;
    n->nth = parent->n++;
    if (parent->last)
        parent->last->next = n;
    else
        parent->first = n;
    parent->last = n;
    return n;
}

/* Adds the entries of a toctree as children of `parent`. Pages that are new to
   the tree are appended to `todo`, so that their own toctrees are added
   later. */
static void add_entries(struct nav *nav, struct arena *a,
                        struct nav_node *parent, const struct index_toctree *t,
                        struct order *todo)
{
    for (size_t i = 0; i < t->n_entries; i++) {
        const struct index_entry *e = &t->entries[i];
        if (e->page && map_get(&nav->places, e->page->name))
            continue;
        str title = e->title.p ? e->title
                    : e->page  ? e->page->info->title
                               : e->url;
        if (e->page)
            title = numbering_title(a, e->page->info->number, title);
        struct nav_node *n = add(
            a, parent,
            (struct nav_node){.title = title, .url = e->url, .page = e->page});
        if (!e->page)
            continue;
        map_put(&nav->places, e->page->name, n);
        vec_push(a, todo, n);
    }
}

static void add_groups(struct nav *nav, struct arena *a,
                       const struct page *index, struct order *todo)
{
    const struct page_info *info = index->info;
    struct nav_node *top = add(a, &nav->root, (struct nav_node){0});
    struct nav_node *home =
        add(a, top, (struct nav_node){.title = info->title, .page = index});
    struct nav_node *group = top;
    map_put(&nav->places, index->name, home);
    for (size_t i = 0; i < info->n_toctrees; i++) {
        const struct index_toctree *t = &info->toctrees[i];
        if (t->caption.p || group->caption.p)
            group =
                add(a, &nav->root, (struct nav_node){.caption = t->caption});
        add_entries(nav, a, group, t, todo);
    }
}

/* Adds pages breadth first, so that each page is as near to the index page as
   possible. */
static void add_children(struct nav *nav, struct arena *a, struct order *todo)
{
    for (size_t i = 0; i < todo->n; i++) {
        struct nav_node *n = todo->v[i];
        const struct page_info *info = n->page->info;
        for (size_t k = 0; k < info->n_toctrees; k++)
            add_entries(nav, a, n, &info->toctrees[k], todo);
    }
}

/* The tree built from folders. If a folder has an index page, the node of that
   page is also the node of the folder. */

static const struct page *folder_index(const struct site *site, struct arena *a,
                                       str folder)
{
    return map_get(&site->page_names, path_join(a, folder, S("index")));
}

static struct nav_node *folder_place(struct nav *nav, struct arena *a,
                                     const struct site *site,
                                     struct map *folders, str folder)
{
    if (!folder.n)
        return nav->root.first;
    struct nav_node *n = map_get(folders, folder);
    if (n)
        return n;
    struct nav_node *up = folder_place(nav, a, site, folders, path_dir(folder));
    const struct page *index = folder_index(site, a, folder);
    n = add(a, up,
            (struct nav_node){.title = index ? index->info->title
                                             : path_base(folder),
                              .page = index});
    if (index)
        map_put(&nav->places, index->name, n);
    map_put(folders, folder, n);
    return n;
}

static int by_order(const void *x, const void *y)
{
    const struct page *a = *(const struct page *const *)x;
    const struct page *b = *(const struct page *const *)y;
    int c = str_cmp(path_dir(a->name), path_dir(b->name));
    if (c)
        return c;
    if (a->info->order != b->info->order)
        return a->info->order < b->info->order ? -1 : 1;
    return str_cmp(a->name, b->name);
}

static void add_folders(struct nav *nav, struct arena *a,
                        const struct site *site)
{
    struct map folders = {.a = a};
    struct nav_node *top = add(a, &nav->root, (struct nav_node){0});
    const struct page **pages = NEW_N(a, const struct page *, site->n_pages);
    for (size_t i = 0; i < site->n_pages; i++)
        pages[i] = &site->pages[i];
    if (site->n_pages)
        qsort(pages, site->n_pages, sizeof *pages, by_order);
    const struct page *home =
        map_get(&site->page_names, site->config.writing.root);
    if (home)
        map_put(
            &nav->places, home->name,
            add(a, top,
                (struct nav_node){.title = home->info->title, .page = home}));
    for (size_t i = 0; i < site->n_pages; i++) {
        struct nav_node *up =
            folder_place(nav, a, site, &folders, path_dir(pages[i]->name));
        if (map_get(&nav->places, pages[i]->name))
            continue;
        map_put(&nav->places, pages[i]->name,
                add(a, up,
                    (struct nav_node){.title = pages[i]->info->title,
                                      .page = pages[i]}));
    }
}

static struct nav_node *following(struct nav_node *n)
{
    if (n->first)
        return n->first;
    while (n && !n->next)
        n = n->parent;
    return n ? n->next : NULL;
}

void nav_build(struct nav *nav, const struct site_index *index)
{
    struct arena *a = index->a;
    const struct site *site = index->site;
    *nav = (struct nav){.places.a = a};
    struct order todo = {0}, order = {0};
    bool any = false;
    for (size_t i = 0; i < site->n_pages && !any; i++)
        any = site->pages[i].info->n_toctrees > 0;
    const struct page *home =
        map_get(&site->page_names, site->config.writing.root);
    nav->by_toctrees = any && home;
    if (nav->by_toctrees) {
        add_groups(nav, a, home, &todo);
        add_children(nav, a, &todo);
    } else {
        add_folders(nav, a, site);
    }
    for (struct nav_node *n = &nav->root; n; n = following(n))
        if (n->page) {
            n->at = order.n;
            vec_push(a, &order, n);
        }
    nav->order = order.v;
    nav->n_order = order.n;
}

struct nav_node *nav_find(const struct nav *nav, const struct page *page)
{
    return map_get(&nav->places, page->name);
}

void nav_report_orphans(const struct nav *nav, struct site *site)
{
    for (size_t i = 0; i < site->n_pages && nav->by_toctrees; i++) {
        struct page *page = &site->pages[i];
        if (nav_find(nav, page) || page->info->orphan)
            continue;
        diag_at(&page->diags, DIAG_PAGE_ORPHAN,
                ((struct pos){.src = &page->source}), STR_NONE);
        diag_help(&page->diags, "add it to a toctree, or start the page with "
                                "':orphan:'; in Markdown, put 'orphan: true' "
                                "into the front matter");
    }
}

const struct page *nav_previous(const struct nav *nav, const struct page *page)
{
    const struct nav_node *n = nav_find(nav, page);
    return n && n->at > 0 ? nav->order[n->at - 1]->page : NULL;
}

const struct page *nav_next(const struct nav *nav, const struct page *page)
{
    const struct nav_node *n = nav_find(nav, page);
    return n && n->at + 1 < nav->n_order ? nav->order[n->at + 1]->page : NULL;
}
