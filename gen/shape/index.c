// SPDX-License-Identifier: MIT
// index: titles, labels, sections and toctrees out of a page's tree.
#include "shape/index.h"

#include <limits.h>

#include "base/path.h"
#include "base/vec.h"
#include "parse/toctree.h"

/* The title of what a label stands at: a section's title, a table's, a
   figure's caption, a tab's or card's label. */
static const struct node *title_of(const struct node *n)
{
    static const enum node_type TITLES[] = {NODE_TITLE, NODE_CAPTION,
                                            NODE_RUBRIC, NODE_TAB_LABEL,
                                            NODE_CARD_TITLE,
                                            NODE_DROPDOWN_TITLE};
    if (n->type == NODE_RUBRIC)
        return n;
    node_each(c, n) {
        for (size_t i = 0; i < sizeof TITLES / sizeof *TITLES; i++)
            if (c->type == TITLES[i])
                return c;
    }
    return NULL;
}

static str plain(struct arena *a, const struct node *n)
{
    return n ? str_trim(node_astext(a, n)) : STR_NONE;
}

struct labels {
    struct label *v;
    size_t n, cap;
};

static void take_labels(struct page *page, struct labels *labels)
{
    struct arena *a = &page->info->arena;
    const struct map *names = &page->doc->names;
    for (size_t i = 0; i < names->n; i++) {
        const struct doc_name *name = names->v[i].value;
        if (!name || !name->is_explicit || !name->node || !name->id.p)
            continue;
        const struct node *n = map_get(&page->doc->ids, name->id);
        struct label *l = vec_add(a, labels);
        l->name = str_dup(a, names->v[i].key);
        l->id = str_dup(a, name->id);
        l->title = n ? plain(a, title_of(n)) : STR_NONE;
        l->page = page;
        l->pos = (n ? n : name->node)->pos;
    }
}

struct sections {
    struct index_section *v;
    size_t n, cap;
};

static void take_sections(struct page *page, struct sections *sections)
{
    struct arena *a = &page->info->arena;
    const struct node *root = page->doc->root;
    for (const struct node *n = root; n; n = node_next(n, root)) {
        if (n->type != NODE_SECTION)
            continue;
        unsigned level = 0;
        for (const struct node *up = n; up != root; up = up->parent)
            level += up->type == NODE_SECTION;
        str title = plain(a, title_of(n));
        const struct strs *ids = node_list(n, "ids");
        if (!page->info->title.p)
            page->info->title = title;
        if (level > 1 || sections->n)
            vec_push(a, sections,
                     (struct index_section){
                         title, ids->n ? str_dup(a, ids->v[0]) : STR_NONE,
                         level});
    }
}

static void take_front(struct page *page)
{
    struct page_info *info = page->info;
    const struct front_matter *front = &page->doc->front;
    if (front->title.p)
        info->title = str_dup(&info->arena, front->title);
    info->description = str_dup(&info->arena, front->description);
    info->date = str_dup(&info->arena, front->date);
    info->order = front->has_order ? front->order : LONG_MAX;
}

void index_page(const struct site *site, struct page *page)
{
    (void)site;
    struct page_info *info = page->info;
    struct labels labels = {0};
    struct sections sections = {0};
    take_front(page);
    take_sections(page, &sections);
    take_labels(page, &labels);
    if (!info->title.p || !info->title.n)
        info->title = str_dup(&info->arena, path_base(page->name));
    info->labels = labels.v;
    info->n_labels = labels.n;
    info->sections = sections.v;
    info->n_sections = sections.n;
}
