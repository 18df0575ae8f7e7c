// SPDX-License-Identifier: MIT
// contents: lists sections by recursive walks; the parsers limit their
// depth.
#include "resolve/page/contents.h"

#include "base/codes/reference.h"
#include "base/vec.h"
#include "doc/pending.h"

enum {
    /* maximum number of lines in all tables of contents of a page, in addition
       to one line per title of the page; a long title counts as several
       lines */
    LISTED_MAX = 20000,
    LINE_BYTES = 64
};

struct contents_filling {
    struct document *doc;
    struct pos at; /* position of the current contents directive */
    size_t left;   /* number of lines that may still be added */
    bool full;
};

/* Returns the section of the page's title: the only section at the top level,
   or else the root. */
static struct node *top_section(const struct document *doc)
{
    struct node *only = NULL;
    if (doc->root->first && doc->root->first->type == NODE_TITLE)
        return doc->root;
    node_each (c, doc->root) {
        if (c->type != NODE_SECTION)
            continue;
        if (only)
            return doc->root;
        only = c;
    }
    return only ? only : doc->root;
}

/* Makes the content of a title fit for a link: replaces links and targets by
   their children, and removes references to footnotes and citations. */
static void unlink_below(struct arena *a, struct node *top)
{
    for (struct node *n = node_next(top, top), *next; n; n = next) {
        next = node_next(n, top);
        switch (n->type) {
        case NODE_FOOTNOTE_REFERENCE:
        case NODE_CITATION_REFERENCE:
            next = node_skip(n, top);
            node_remove(n);
            break;
        case NODE_REFERENCE:
        case NODE_PENDING_XREF:
        case NODE_TARGET: {
            struct node *plain = node_new(a, NODE_INLINE, n->pos);
            node_move_children(n, plain);
            node_replace(n, plain);
            next = node_next(plain, top);
            break;
        }
        default: break;
        }
    }
}

static struct node *link_to(struct document *doc, const struct node *section,
                            const struct node *title)
{
    struct node *line = node_new(doc->a, NODE_PARAGRAPH, title->pos);
    struct node *ref = node_new(doc->a, NODE_REFERENCE, title->pos);
    const struct strs *ids = node_list(section, "ids");
    if (ids->n)
        node_set(doc->a, ref, "refid", ids->v[0]);
    node_each (c, title)
        node_append(ref, node_copy(doc->a, c));
    unlink_below(doc->a, ref);
    node_append(line, ref);
    return line;
}

/* Returns the number of lines that a title counts as. It depends on the number
   of elements in the title and the length of its text. */
static size_t lines_of(const struct node *title)
{
    size_t n = 0;
    for (const struct node *x = title; x; x = node_next(x, title))
        n += x->type == NODE_TEXT ? x->text.n / LINE_BYTES : 1;
    return n;
}

/* Subtracts a title's lines from the lines that may still be added. Returns
   false if too few are left, and reports this once per page. Without a limit,
   contents directives in each section would list all sections many times. */
static bool may_list(struct contents_filling *f, const struct node *title)
{
    size_t n = lines_of(title);
    if (f->full || n <= f->left) {
        f->left -= f->full ? 0 : n;
        return !f->full;
    }
    f->full = true;
    diag_at(f->doc->diags, DIAG_CONTENTS_LIMIT, f->at,
            str_fmt(f->doc->a, "%d,000", LISTED_MAX / 1000));
    diag_help(f->doc->diags, "'.. contents::' lists the whole page; the option "
                             "':local:' or ':depth: 1' shortens the list");
    return false;
}

/* Returns a list of the sections below `top`, `depth` levels deep, or NULL if
   there are no sections. */
static struct node *list_of(struct contents_filling *f, const struct node *top,
                            long depth)
{
    struct document *doc = f->doc;
    struct node *list = NULL;
    for (const struct node *c = top->first; c && !f->full; c = c->next) {
        struct node *title =
            c->type == NODE_SECTION ? node_child(c, NODE_TITLE) : NULL;
        if (!title || !may_list(f, title))
            continue;
        if (!list)
            list = node_new(doc->a, NODE_BULLET_LIST, top->pos);
        struct node *item = node_new(doc->a, NODE_LIST_ITEM, c->pos);
        node_append(item, link_to(doc, c, title));
        struct node *below = depth > 1 ? list_of(f, c, depth - 1) : NULL;
        if (below)
            node_append(item, below);
        node_append(list, item);
    }
    return list;
}

static const struct pending *contents_at(const struct node *n)
{
    const struct pending *p = n->type == NODE_PENDING ? n->data : NULL;
    bool placed = n->parent && n->parent->type == NODE_TOPIC;
    return p && placed && p->kind == PENDING_CONTENTS ? p : NULL;
}

enum { ALL_LEVELS = 1000 };

static void fill(struct contents_filling *f, struct node *n,
                 const struct pending *p)
{
    struct document *doc = f->doc;
    struct node *topic = n->parent;
    const struct node *top = top_section(doc);
    if (p->local)
        for (top = topic; top->type != NODE_SECTION && top->parent;)
            top = top->parent;
    struct node *list = list_of(f, top, p->depth > 0 ? p->depth : ALL_LEVELS);
    if (list)
        node_replace(n, list);
    else
        node_remove(topic);
}

void contents_fill(struct document *doc)
{
    struct contents_filling f = {.doc = doc, .left = LISTED_MAX};
    for (const struct node *n = doc->root; n; n = node_next(n, doc->root))
        f.left += n->type == NODE_TITLE ? lines_of(n) : 0;
    for (struct node *n = doc->root, *next; n; n = next) {
        next = node_next(n, doc->root);
        const struct pending *p = contents_at(n);
        if (!p)
            continue;
        next = node_skip(n->parent, doc->root);
        f.at = n->parent->pos;
        fill(&f, n, p);
    }
}

/* Returns the first of n and its following siblings that is an entry of the
   table of contents, or NULL if there is none. */
static const struct node *entry_from(const struct node *n)
{
    while (n && !(n->type == NODE_SECTION && node_list(n, "ids")->n &&
                  node_child(n, NODE_TITLE)))
        n = n->next;
    return n;
}

const struct node *contents_first(const struct document *doc)
{
    return contents_below(top_section(doc));
}

const struct node *contents_below(const struct node *section)
{
    return entry_from(section->first);
}

const struct node *contents_next(const struct node *section)
{
    return entry_from(section->next);
}

str contents_title(struct arena *a, const struct node *section)
{
    return str_trim(node_astext(a, node_child(section, NODE_TITLE)));
}
