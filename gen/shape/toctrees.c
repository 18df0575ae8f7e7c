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

enum { TOCTREE_DEPTH_MAX = 8 };

/* Where the list of a page has got to: the last item of each depth, of which
   the page's own is 0. */
struct toctree_place {
    struct node *at[TOCTREE_DEPTH_MAX];
    long level;   /* of the page's item */
    long deepest; /* level; -1: all */
};

static bool is_shown(const struct toctree_place *p, unsigned deep)
{
    return deep < TOCTREE_DEPTH_MAX &&
           (p->deepest < 0 || p->level + (long)deep <= p->deepest);
}

/* The list of a depth, below the nearest item above it. */
static struct node *list_at(struct expander *r, struct toctree_place *p,
                            unsigned deep)
{
    if (!deep)
        return p->at[0]->parent;
    while (!p->at[deep - 1])
        deep--;
    struct node *item = p->at[deep - 1];
    return item->last->type == NODE_BULLET_LIST ? item->last
                                                : list_below(r, item);
}

/* A section as an item. One that stands beside the page's title does so in the
   list as well. */
static void add_section(struct expander *r, struct toctree_place *p,
                        const struct page *page, const struct index_section *s)
{
    unsigned deep = s->level ? s->level - 1 : 0;
    if (!is_shown(p, deep))
        return;
    p->at[deep] = add_item(r, list_at(r, p, deep),
                           numbering_title(r->a, s->number, s->title),
                           page_href(r, page, s->id), p->level + (long)deep);
    for (unsigned k = deep + 1; k < TOCTREE_DEPTH_MAX; k++)
        p->at[k] = NULL;
}

/* What a page has below its item: sections, and pages of toctrees that are not
   hidden, in the order of the page. */
static void add_contents(struct expander *r, struct toctree_place *p,
                         const struct page *page,
                         const struct index_toctree *top)
{
    const struct page_info *info = page->info;
    bool again = map_get(r->expanded, page->name);
    if (is_shown(p, 1))
        map_put(r->expanded, page->name, p->at[0]);
    for (size_t i = 0; i < info->n_marks; i++) {
        const struct index_mark *m = &info->marks[i];
        if (m->type == MARK_SECTION && (!top->titles_only || m->level == 1))
            add_section(r, p, page, &info->sections[m->at]);
        if (m->type != MARK_TOCTREE || again)
            continue;
        const struct index_toctree *t = &info->toctrees[m->at];
        unsigned deep = top->titles_only || !m->level ? 1 : m->level;
        if (!is_shown(p, deep) || (t->hidden && !top->with_hidden))
            continue;
        struct node *list = list_at(r, p, deep);
        add_entries(r, list, t, top, p->level + (long)deep);
        if (!list->first)
            node_remove(list);
    }
}

/* An entry of a toctree, and what is below it, as the toctree of the page at
   hand wants it. */
static void add_entry(struct expander *r, struct node *list,
                      const struct index_entry *e,
                      const struct index_toctree *top, long level)
{
    if (!e->page) {
        add_item(r, list, e->title.p ? e->title : e->url, e->url, level);
        return;
    }
    const struct page_info *info = e->page->info;
    str title = numbering_title(r->a, info->number,
                                e->title.p ? e->title : info->title);
    struct node *item =
        add_item(r, list, title, page_href(r, e->page, STR_NONE), level);
    struct toctree_place p = {{item}, level, top->maxdepth};
    if (e->page != r->page)
        add_contents(r, &p, e->page, top);
}

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
    const struct strs *ids = node_list(n, "ids");
    bool shown = of && !of->hidden;
    if (!shown && !ids->n) {
        node_remove(n);
        return;
    }
    struct node *box = node_new(r->a, NODE_COMPOUND, n->pos);
    node_add(r->a, box, "classes", S("toctree-wrapper"));
    for (size_t i = 0; i < ids->n; i++)
        node_push(r->a, box, "ids", ids->v[i]);
    node_replace(n, box);
    if (!shown)
        return;
    if (of->caption.p) {
        struct node *caption = node_new(r->a, NODE_RUBRIC, n->pos);
        node_add(r->a, caption, "classes", S("caption"));
        node_append(caption, node_text(r->a, of->caption, n->pos));
        node_append(box, caption);
    }
    add_entries(r, list_below(r, box), of, of, 1);
    if (!box->last->first)
        node_remove(box->last);
}
