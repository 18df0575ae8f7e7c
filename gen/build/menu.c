// SPDX-License-Identifier: MIT
// menu: makes the navigation's entries for a page, and the links to top-level
// pages. On a large site, an entry shows the entries below it only if it is the
// page's own entry or above the page. Siblings beyond SIBLINGS_MAX are omitted.
// Pages of a folder share all entries but the page's own and those above it.
#include "build/menu.h"

#include "base/path.h"
#include "base/vec.h"
#include "load/page.h"
#include "load/site.h"

enum {
    SIBLINGS_MAX = 100, /* maximum entries on one level of the navigation */
    SMALL_SITE = 40,    /* maximum pages of a navigation that shows all
                           levels */
};

str menu_href(struct arena *a, const struct menu_from *from, str output)
{
    return from->anywhere ? str_concat(a, from->root, path_encode(a, output))
                          : path_relative(a, from->output, output);
}

void menu_share(struct menu_shared *shared, str output)
{
    str folder = path_dir(output);
    if (shared->folder.p && str_eq(shared->folder, folder))
        return;
    arena_reset(&shared->a);
    shared->folder = folder;
    shared->items = (struct map){.a = &shared->a};
}

static str href_to(const struct menu *m, const struct page *page)
{
    return menu_href(m->a, &m->from, page->output);
}

/* Returns the page of a node, or the first page below a node without a page, or
   NULL. */
static const struct page *first_page(const struct nav_node *n)
{
    while (n && !n->page)
        n = n->first;
    return n ? n->page : NULL;
}

static str nav_key(const struct nav_node *const *n)
{
    return (str){(const char *)n, sizeof *n};
}

struct items {
    struct page_nav_item *v;
    size_t n, cap;
};

static struct items items_below(const struct menu *m, const struct nav_node *up,
                                const struct nav_node *at);

/* Returns the entry of node n. `at` is the current page's node if that is n or
   below n, otherwise NULL. */
static struct page_nav_item make_item(const struct menu *m,
                                      const struct nav_node *n,
                                      const struct nav_node *at)
{
    struct page_nav_item item = {.title = n->title};
    item.current = n == at;
    item.open = at != NULL;
    const struct page *page = first_page(n);
    if (page)
        item.href = href_to(m, page);
    else if (n->url.p)
        item.href = n->url;
    if (item.open || m->nav->n_order <= SMALL_SITE) {
        struct items below = items_below(m, n, at);
        item.v = below.v;
        item.n = below.n;
    }
    return item;
}

/* Returns the entry of node n, which is neither the current page nor above it.
   Pages of the same folder share such entries. */
static struct page_nav_item shared_item(const struct menu *m,
                                        const struct nav_node *n)
{
    struct menu_shared *shared = m->shared;
    struct page_nav_item *item = map_get(&shared->items, nav_key(&n));
    if (item)
        return *item;
    struct menu kept = *m;
    kept.a = &shared->a;
    const struct nav_node **key = NEW(kept.a, const struct nav_node *);
    *key = n;
    item = NEW(kept.a, struct page_nav_item);
    *item = make_item(&kept, n, NULL);
    item->kept = NEW(kept.a, struct page_nav_kept);
    item->kept->memo.a = kept.a;
    map_put(&shared->items, nav_key(key), item);
    return *item;
}

/* Adds an entry "n more" in place of n omitted entries. The entry links to the
   first omitted page. */
static void add_gap(const struct menu *m, const struct nav_node *first,
                    size_t n, struct items *items)
{
    struct page_nav_item item = {.title = str_fmt(m->a, "%zu more", n)};
    const struct page *page = first_page(first);
    if (page)
        item.href = href_to(m, page);
    vec_push(m->a, items, item);
}

/* Returns the child of `up` that is `at` or contains it, or NULL. */
static const struct nav_node *child_towards(const struct nav_node *up,
                                            const struct nav_node *at)
{
    while (at && at->parent != up)
        at = at->parent;
    return at;
}

/* Returns the entries below a node; if there are very many, only those near the
   current page. */
static struct items items_below(const struct menu *m, const struct nav_node *up,
                                const struct nav_node *at)
{
    struct items items = {0};
    const struct nav_node *branch = child_towards(up, at);
    const struct nav_node *c = branch ? branch : up->first;
    size_t n = up->n, from = 0, to = n;
    if (n > SIBLINGS_MAX) {
        from = c->nth > SIBLINGS_MAX / 2 ? c->nth - SIBLINGS_MAX / 2 : 0;
        from = from + SIBLINGS_MAX > n ? n - SIBLINGS_MAX : from;
        to = from + SIBLINGS_MAX;
    }
    while (c && c->nth > from)
        c = c->prev;
    if (from > 0)
        add_gap(m, up->first, from, &items);
    for (; c && c->nth < to; c = c->next)
        vec_push(m->a, &items,
                 c == branch || !m->shared
                     ? make_item(m, c, c == branch ? at : NULL)
                     : shared_item(m, c));
    if (c)
        add_gap(m, c, n - to, &items);
    return items;
}

str menu_html(const struct menu *m, const struct template *nav_template,
              struct diags *d)
{
    struct {
        struct page_nav_section *v;
        size_t n, cap;
    } sections = {0};
    const struct nav *nav = m->nav;
    const struct nav_node *at = m->page ? nav_find(nav, m->page) : NULL;
    for (const struct nav_node *g = nav->root.first; g; g = g->next) {
        struct items items = items_below(m, g, at);
        if (items.n)
            vec_push(m->a, &sections,
                     (struct page_nav_section){g->caption, items.v, items.n});
    }
    struct buf html = {.a = m->a};
    page_render_nav(nav_template, sections.v, sections.n, m->a, d, &html);
    return buf_str(&html);
}

struct page_nav_section *menu_top(const struct menu *m, str home, size_t *n)
{
    const struct nav *nav = m->nav;
    struct page_nav_section *sections =
        NEW_N(m->a, struct page_nav_section, nav->root.n);
    *n = 0;
    for (const struct nav_node *g = nav->root.first; g; g = g->next) {
        struct items links = {0};
        for (const struct nav_node *c = g->first; c && links.n < SIBLINGS_MAX;
             c = c->next) {
            const struct page *page = first_page(c);
            str href = page ? href_to(m, page) : c->url;
            bool is_home = page && str_eq(page->name, home);
            if (href.p && !is_home)
                vec_push(
                    m->a, &links,
                    (struct page_nav_item){.title = c->title, .href = href});
        }
        if (links.n)
            sections[(*n)++] =
                (struct page_nav_section){g->caption, links.v, links.n};
    }
    return sections;
}
