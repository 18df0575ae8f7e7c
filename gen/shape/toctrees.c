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

enum { LEVELS = 8 };

/* What is below the item of a page: the items of its sections at hand, by their
   level less one; the page's own is the first. */
struct below {
    struct node *at[LEVELS];
    long level; /* of the page's item */
    long deepest;
};

/* The list below the item that what lies `deep` levels below the page stands
   in. */
static struct node *list_in(struct expander *r, struct below *b, unsigned deep)
{
    while (deep > 0 && !b->at[deep])
        deep--;
    struct node *item = b->at[deep];
    return item->last->type == NODE_BULLET_LIST ? item->last
                                                : list_below(r, item);
}

static void add_section(struct expander *r, struct below *b,
                        const struct page *page, const struct index_section *s)
{
    unsigned deep = s->level < 2 ? 1 : s->level - 1;
    long level = b->level + (long)deep;
    if (deep >= LEVELS)
        return;
    for (unsigned k = deep; k < LEVELS; k++)
        b->at[k] = NULL;
    if (b->deepest >= 0 && level > b->deepest)
        return;
    struct node *list = list_in(r, b, deep - 1);
    b->at[deep] = add_item(r, list, numbering_title(r->a, s->number, s->title),
                           page_href(r, page, s->id), level);
}

static void add_toctree(struct expander *r, struct below *b,
                        const struct index_toctree *t,
                        const struct index_toctree *top)
{
    unsigned deep = top->titles_only || t->level < 2 ? 0 : t->level - 1;
    long level = b->level + (long)deep + 1;
    if ((t->hidden && !top->with_hidden) || deep >= LEVELS ||
        (b->deepest >= 0 && level > b->deepest))
        return;
    struct node *list = list_in(r, b, deep);
    add_entries(r, list, t, top, level);
    if (!list->first)
        node_remove(list);
}

/* The sections of a page, and what its toctrees have where they stand, as lists
   below its item. */
static void add_below(struct expander *r, struct node *item,
                      const struct page *page, const struct index_toctree *top,
                      long level)
{
    const struct page_info *info = page->info;
    struct below b = {{item}, level, top->maxdepth};
    bool again = map_get(r->expanded, page->name);
    map_put(r->expanded, page->name, item);
    for (size_t i = 0, k = 0; i <= info->n_sections; i++) {
        for (; k < info->n_toctrees && info->toctrees[k].behind == i; k++)
            if (!again)
                add_toctree(r, &b, &info->toctrees[k], top);
        if (i < info->n_sections && !top->titles_only)
            add_section(r, &b, page, &info->sections[i]);
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
    if (e->page != r->page && (deepest < 0 || level < deepest))
        add_below(r, item, e->page, top, level);
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
