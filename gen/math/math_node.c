// SPDX-License-Identifier: MIT
// math_node: builds and writes trees. Writing is recursive, since the parser
// limits the depth of trees.
#include "math/math_node.h"

struct math_node *math_node_new(struct arena *a, const char *tag)
{
    struct math_node *n = NEW(a, struct math_node);
    n->tag = tag;
    return n;
}

struct math_node *math_node_text(struct arena *a, const char *tag, str text)
{
    struct math_node *n = math_node_new(a, tag);
    n->text = text;
    if (strcmp(tag, "mo") == 0)
        n->core = n;
    return n;
}

void math_node_append(struct math_node *parent, struct math_node *child)
{
    if (parent->last)
        parent->last->next = child;
    else
        parent->first = child;
    parent->last = child;
}

void math_node_set_str(struct arena *a, struct math_node *n, const char *name,
                       str value)
{
    struct math_attr **at = &n->attrs;
    while (*at && strcmp((*at)->name, name) != 0)
        at = &(*at)->next;
    if (!*at) {
        *at = NEW(a, struct math_attr);
        (*at)->name = name;
    }
    (*at)->value = value;
}

void math_node_set(struct arena *a, struct math_node *n, const char *name,
                   const char *value)
{
    math_node_set_str(a, n, name, str_c(value));
}

void math_node_unset(struct math_node *n, const char *name)
{
    struct math_attr **at = &n->attrs;
    while (*at && strcmp((*at)->name, name) != 0)
        at = &(*at)->next;
    if (*at)
        *at = (*at)->next;
}

void math_node_write(struct buf *out, const struct math_node *n)
{
    while (strcmp(n->tag, "mrow") == 0 && n->first && !n->first->next &&
           !n->attrs)
        n = n->first;
    buf_printf(out, "<%s", n->tag);
    for (const struct math_attr *t = n->attrs; t; t = t->next) {
        buf_printf(out, " %s=\"", t->name);
        buf_put_html(out, t->value);
        buf_putc(out, '"');
    }
    buf_putc(out, '>');
    if (n->text.p)
        buf_put_html(out, n->text);
    for (const struct math_node *c = n->first; c; c = c->next)
        math_node_write(out, c);
    buf_printf(out, "</%s>", n->tag);
}
