// SPDX-License-Identifier: MIT
// html_walk: walks the tree and calls the element of each node; what has no
// element shows as its children do, or not at all.
#include "render/html_walk.h"

#include "base/codes/reference.h"

static bool enter(struct html *h, const struct node *n)
{
    const struct html_element *e = h->elements[n->type];
    if (!e)
        return !html_tag_is_hidden(n->type);
    if (e->enter)
        return e->enter(h, n);
    if (e->tag)
        html_tag_start(h, n, e->layout, e->tag, e->class);
    return true;
}

static void leave(struct html *h, const struct node *n)
{
    const struct html_element *e = h->elements[n->type];
    if (e && e->leave)
        e->leave(h, n);
    else if (e && e->tag)
        html_tag_end(h, e->tag, e->layout);
}

/* Reports once, at a node that is written in the page, that its HTML has got
   too long. */
static bool is_full(struct html *h, const struct node *n)
{
    if (!h->o->most || h->out->n <= h->o->most)
        return h->full;
    while (!n->pos.src && n->parent)
        n = n->parent;
    if (!h->full) {
        diag_at(h->doc->diags, DIAG_PAGE_LIMIT, n->pos,
                str_fmt(h->a, "%zu MiB of HTML", h->o->most >> 20));
        diag_help(h->doc->diags,
                  "long addresses and texts that are used often multiply");
    }
    return h->full = true;
}

void html_walk(struct html *h, const struct node *root)
{
    const struct node *n = root;
    while (!is_full(h, n)) {
        bool shown = enter(h, n);
        if (shown && n->first) {
            n = n->first;
            continue;
        }
        if (shown)
            leave(h, n);
        while (n != root && !n->next) {
            n = n->parent;
            leave(h, n);
        }
        if (n == root)
            return;
        n = n->next;
    }
}
