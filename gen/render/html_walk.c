// SPDX-License-Identifier: MIT
// html_walk: walks the tree and calls the element of each node; what has no
// element shows as its children do, or not at all.
#include "render/html_walk.h"

static bool enter(struct html *h, const struct node *n)
{
    const struct html_element *e = h->elements[n->type];
    if (!e)
        return !html_tag_is_hidden(n->type);
    if (e->enter)
        return e->enter(h, n);
    if (!e->tag)
        return true;
    if (e->layout != HTML_INLINE)
        html_tag_line(h);
    html_tag_open(h, n, e->tag, e->class);
    html_tag_close(h, n, e->tag);
    if (e->layout == HTML_BLOCK)
        buf_putc(h->out, '\n');
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

void html_walk(struct html *h, const struct node *root)
{
    const struct node *n = root;
    for (;;) {
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
