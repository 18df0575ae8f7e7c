// SPDX-License-Identifier: MIT
// docinfo: see docinfo.h.
#include "shape/docinfo.h"

#include "parse/front.h"

/* What is no text of the page and may stand before its docinfo. */
static bool shows_nothing(enum node_type type)
{
    static const enum node_type TYPES[] = {
        NODE_COMMENT, NODE_META,
        NODE_PENDING, NODE_SUBSTITUTION_DEFINITION,
        NODE_TARGET,  NODE_SYSTEM_MESSAGE,
        NODE_DECORATION,
    };
    for (size_t i = 0; i < sizeof TYPES / sizeof *TYPES; i++)
        if (type == TYPES[i])
            return true;
    return false;
}

static str text_of(struct arena *a, const struct node *n)
{
    return document_normal_space(a, node_astext(a, n));
}

static void take_field(struct document *doc, const struct node *field)
{
    const struct node *name = field->first, *body = field->last;
    if (!name || name == body)
        return;
    const struct node *value = body->first ? body->first : body;
    front_field(doc, text_of(doc->a, name), text_of(doc->a, body), name->pos,
                value->pos);
}

void docinfo_take(struct document *doc)
{
    struct node *n = doc->root->first;
    while (n && shows_nothing(n->type))
        n = n->next;
    if (!n || n->type != NODE_FIELD_LIST)
        return;
    node_each (field, n)
        take_field(doc, field);
    node_remove(n);
}
