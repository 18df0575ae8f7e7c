// SPDX-License-Identifier: MIT
// toctrees: see toctrees.h.
#include "shape/toctrees.h"

#include "base/path.h"
#include "shape/info.h"
#include "shape/numbering.h"

struct expander {
    struct page *page;
    struct arena *a;
    struct map *expanded; /* pages whose toctrees the list at hand has */
};

static str page_href(struct expander *r, const struct page *to, str id)
{
    if (to == r->page && id.n)
        return str_concat(r->a, S("#"), id);
    str file = path_relative(r->a, r->page->output, to->output);
    return id.n ? str_join(r->a, (str[]){file, id}, 2, S("#")) : file;
}

static struct node *list_below(struct expander *r, struct node *parent)
{
    struct node *list = node_new(r->a, NODE_BULLET_LIST, (struct pos){0});
    node_append(parent, list);
    return list;
}

static struct node *add_item(struct expander *r, struct node *list, str title,
                             str href, long level)
{
    struct pos none = {0};
    struct node *item = node_new(r->a, NODE_LIST_ITEM, none);
    struct node *line = node_new(r->a, NODE_PARAGRAPH, none);
    struct node *ref = node_new(r->a, NODE_REFERENCE, none);
    node_set(r->a, ref, "refuri", href);
    node_add(r->a, item, "classes", str_fmt(r->a, "toctree-l%ld", level));
    node_append(ref, node_text(r->a, title, none));
    node_append(line, ref);
    node_append(item, line);
    node_append(list, item);
    return item;
}

static void add_entries(struct expander *r, struct node *list,
                        const struct index_toctree *t,
                        const struct index_toctree *top, long level);

/* The sections of a page as lists below its item, down to a depth. */
static void add_sections(struct expander *r, struct node *item,
                         const struct page *page, long level, long deepest)
{
    const struct page_info *info = page->info;
    struct node *at[8] = {item};
    for (size_t i = 0; i < info->n_sections; i++) {
        const struct index_section *s = &info->sections[i];
        unsigned deep = s->level < 2 ? 1 : s->level - 1;
        if (deep > 7 || (deepest >= 0 && level + (long)deep - 1 > deepest))
            continue;
        unsigned up = deep;
        while (up > 0 && !at[up - 1])
            up--;
        struct node *holder = at[up > 0 ? up - 1 : 0];
        struct node *list =
            holder->last && holder->last->type == NODE_BULLET_LIST
                ? holder->last
                : list_below(r, holder);
        at[deep] = add_item(r, list, numbering_title(r->a, s->number, s->title),
                            page_href(r, page, s->id), level + (long)deep - 1);
        for (unsigned k = deep + 1; k < 8; k++)
            at[k] = NULL;
    }
}

/* An entry of a toctree, and what is below it, as the toctree of the page at
   hand wants it: sections, and pages of toctrees that are not hidden. */
static void add_entry(struct expander *r, struct node *list,
                      const struct index_entry *e,
                      const struct index_toctree *top, long level)
{
    long deepest = top->maxdepth;
    if (!e->page) {
        add_item(r, list, e->title.p ? e->title : e->url, e->url, level);
        return;
    }
    const struct page_info *info = e->page->info;
    str title = numbering_title(r->a, info->number,
                                e->title.p ? e->title : info->title);
    struct node *item =
        add_item(r, list, title, page_href(r, e->page, STR_NONE), level);
    if (e->page == r->page || (deepest >= 0 && level >= deepest))
        return;
    if (!top->titles_only)
        add_sections(r, item, e->page, level + 1, deepest);
    if (map_get(r->expanded, e->page->name))
        return;
    map_put(r->expanded, e->page->name, item);
    for (size_t i = 0; i < info->n_toctrees; i++) {
        if (info->toctrees[i].hidden && !top->with_hidden)
            continue;
        struct node *below = item->last->type == NODE_BULLET_LIST
                                 ? item->last
                                 : list_below(r, item);
        add_entries(r, below, &info->toctrees[i], top, level + 1);
        if (!below->first)
            node_remove(below);
    }
}

enum { TOCTREE_DEPTH_MAX = 8 };

static void add_entries(struct expander *r, struct node *list,
                        const struct index_toctree *t,
                        const struct index_toctree *top, long level)
{
    if (level > TOCTREE_DEPTH_MAX)
        return;
    for (size_t i = 0; i < t->n_entries; i++)
        add_entry(r, list, &t->entries[i], top, level);
}

void toctrees_expand(struct toctrees_seen *t, struct page *page, struct node *n)
{
    const struct page_info *info = page->info;
    struct map expanded = {.a = &page->arena};
    struct expander expander = {page, &page->arena, &expanded}, *r = &expander;
    const struct index_toctree *of = NULL;
    if (t->n < info->n_toctrees &&
        info->toctrees[t->n].key == n) /* both are in order */
        of = &info->toctrees[t->n++];
    if (!of || of->hidden) {
        node_remove(n);
        return;
    }
    struct node *box = node_new(r->a, NODE_COMPOUND, n->pos);
    node_add(r->a, box, "classes", S("toctree-wrapper"));
    if (of->caption.p) {
        struct node *caption = node_new(r->a, NODE_RUBRIC, n->pos);
        node_add(r->a, caption, "classes", S("caption"));
        node_append(caption, node_text(r->a, of->caption, n->pos));
        node_append(box, caption);
    }
    add_entries(r, list_below(r, box), of, of, 1);
    if (!box->last->first)
        node_remove(box->last);
    node_replace(n, box);
}
