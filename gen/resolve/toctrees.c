// SPDX-License-Identifier: MIT
// toctrees: builds the lists of toctrees, and limits the number of their lines
// on a page.
#include "resolve/toctrees.h"

#include "base/codes/reference.h"
#include "base/path.h"
#include "load/page.h"
#include "resolve/index.h"
#include "resolve/numbering.h"

/* The lists of all toctrees of a page may have up to TITLE_TIMES lines for each
   title of the site, plus LINES_BESIDES. Lines for the entries of the toctrees
   themselves do not count. The limit is needed since an entry repeats all
   titles of its page. */
enum { TITLE_TIMES = 8, LINES_BESIDES = 1000 };

struct expander {
    struct page *page;
    struct arena *a;
    struct map *expanded; /* names of the pages whose toctrees the current list
                             contains */
    /* number of lines that may still be added below the entries of the page's
       toctrees */
    size_t left;
    bool full; /* the limit was reached */
};

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

/* The current position in the list for a page. `at` has the last item at each
   depth; the page's own item has depth 0. */
struct toctree_place {
    struct node *at[TOCTREE_DEPTH_MAX];
    long level;   /* level of the page's item */
    long deepest; /* deepest level to show; -1: all levels are shown */
};

static bool is_shown(const struct toctree_place *p, unsigned deep)
{
    return deep < TOCTREE_DEPTH_MAX &&
           (p->deepest < 0 || p->level + (long)deep <= p->deepest);
}

/* Returns the list for items at depth `deep`, below the last item at a smaller
   depth. Creates the list if necessary. */
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

/* Counts a line at a level. Lines at level 1 are not limited. Returns false if
   the page has too many lines. */
static bool count_line(struct expander *r, long level)
{
    r->full |= level > 1 && !r->left;
    r->left -= level > 1 && r->left;
    return !r->full;
}

/* Adds an item for section s of `page`, if its level is shown. If the section
   has the same level as the page's title, its item is beside the page's
   item. */
static void add_section(struct expander *r, struct toctree_place *p,
                        const struct page *page, const struct index_section *s)
{
    unsigned deep = s->level ? s->level - 1 : 0;
    if (!is_shown(p, deep) || !count_line(r, p->level + (long)deep))
        return;
    p->at[deep] = add_item(
        r, list_at(r, p, deep), numbering_title(r->a, s->number, s->title),
        index_href(r->a, r->page, page, s->id), p->level + (long)deep);
    for (unsigned k = deep + 1; k < TOCTREE_DEPTH_MAX; k++)
        p->at[k] = NULL;
}

/* Adds the contents of a page below the page's item, in document order: the
   page's sections, and the pages of its toctrees. Hidden toctrees are skipped
   unless `top`, the toctree being expanded, shows them. */
static void add_contents(struct expander *r, struct toctree_place *p,
                         const struct page *page,
                         const struct index_toctree *top)
{
    const struct page_info *info = page->info;
    bool again = map_get(r->expanded, page->name);
    if (is_shown(p, 1))
        map_put(r->expanded, page->name, p->at[0]);
    for (size_t i = 0; i < info->n_marks && !r->full; i++) {
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

/* Adds an entry of a toctree and the contents of its page, as far as the
   options of `top` allow. `top` is the toctree being expanded. */
static void add_entry(struct expander *r, struct node *list,
                      const struct index_entry *e,
                      const struct index_toctree *top, long level)
{
    if (!count_line(r, level))
        return;
    if (!e->page) {
        add_item(r, list, e->title.p ? e->title : e->url, e->url, level);
        return;
    }
    const struct page_info *info = e->page->info;
    str title = numbering_title(r->a, info->number,
                                e->title.p ? e->title : info->title);
    struct node *item = add_item(
        r, list, title, index_href(r->a, r->page, e->page, STR_NONE), level);
    struct toctree_place p = {{item}, level, top->maxdepth};
    if (e->page != r->page && is_shown(&p, 0))
        add_contents(r, &p, e->page, top);
}

static void add_entries(struct expander *r, struct node *list,
                        const struct index_toctree *t,
                        const struct index_toctree *top, long level)
{
    if (level > TOCTREE_DEPTH_MAX)
        return;
    for (size_t i = 0; i < t->n_entries && !r->full; i++)
        add_entry(r, list, &t->entries[i], top, level);
}

/* Adds the list of toctree `of` to a box. If the lines of the page's lists
   exceed the limit `most`, reports this and adds only the toctree's entries. */
static void add_list(struct expander *r, struct node *box,
                     const struct index_toctree *of, size_t most)
{
    struct index_toctree flat = *of;
    struct node *list = list_below(r, box);
    flat.maxdepth = 0;
    add_entries(r, list, of, of, 1);
    if (r->full) {
        diag_at(&r->page->diags, DIAG_TOCTREE_LIMIT, box->pos,
                str_fmt(r->a, "%zu", most));
        diag_help(&r->page->diags,
                  "set ':maxdepth: 1' to list only the entries; the list may "
                  "be this long because several toctrees list the same pages, "
                  "or each other's pages");
        node_remove(list);
        list = list_below(r, box);
        r->full = false;
        add_entries(r, list, &flat, &flat, 1);
    }
    if (!list->first)
        node_remove(list);
}

void toctrees_expand(struct toctrees_seen *t, struct page *page, struct node *n,
                     size_t titles)
{
    const struct page_info *info = page->info;
    size_t most = TITLE_TIMES * titles + LINES_BESIDES;
    struct map expanded = {.a = &page->arena};
    struct expander expander = {.page = page,
                                .a = &page->arena,
                                .expanded = &expanded,
                                .left = most - t->lines};
    struct expander *r = &expander;
    const struct index_toctree *of = NULL;
    /* nodes and info->toctrees are both in document order */
    if (t->n < info->n_toctrees && info->toctrees[t->n].key == n)
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
    add_list(r, box, of, most);
    t->lines = most - r->left;
}
