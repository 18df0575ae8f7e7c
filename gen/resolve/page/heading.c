// SPDX-License-Identifier: MIT
// heading: compares the sections at the top of a page with the title of the
// front matter.
#include "resolve/page/heading.h"

/* Returns the title of the first section among n and its following siblings. */
static const struct node *top_title(const struct node *n)
{
    while (n && n->type != NODE_SECTION)
        n = n->next;
    return n ? n->first : NULL;
}

static bool is_titled(const struct document *doc, const struct node *title,
                      str text)
{
    return title &&
           str_eq(document_normal_name(doc->a, node_astext(doc->a, title)),
                  document_normal_name(doc->a, text));
}

/* Whether the page has a heading of its own. In a page with a single section,
   the section's title is the heading, unless the title was written at a lower
   level (attribute "_level"). In a page with several sections, a section title
   equal to `wanted` is the heading. */
static bool has_own(const struct document *doc, str wanted)
{
    const struct node *title = top_title(doc->root->first);
    const struct node *second = title ? top_title(title->parent->next) : NULL;
    if (!second)
        return title && !node_has(title, "_level");
    for (; title; title = top_title(title->parent->next))
        if (is_titled(doc, title, wanted))
            return true;
    return false;
}

void heading_add(struct document *doc)
{
    str text = doc->front.title;
    if (!text.n || has_own(doc, text))
        return;
    struct node *title = node_new(doc->a, NODE_TITLE, doc->root->pos);
    node_append(title, node_text(doc->a, text, doc->root->pos));
    node_prepend(doc->root, title);
}
