// SPDX-License-Identifier: MIT
// docinfo: reads the front matter of a page from its first field list.
#include "resolve/page/docinfo.h"

#include "base/codes/config.h"
#include "parse/front.h"

/* Whether a node is invisible, so that it may precede the docinfo. */
static bool shows_nothing(enum node_type type)
{
    static const enum node_type TYPES[] = {
        NODE_COMMENT,    NODE_META,
        NODE_PENDING,    NODE_SUBSTITUTION_DEFINITION,
        NODE_TARGET,     NODE_SYSTEM_MESSAGE,
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

/* Reports a field of the front matter that is given twice, with different
   texts. docutils accepts such fields. `given` maps the names of the fields
   read so far to their texts. */
static void check_once(struct document *doc, struct map *given, str name,
                       str text, struct pos at)
{
    str key = str_lower(doc->a, name);
    const str *before = map_get(given, key);
    str *own = NEW(doc->a, str);
    *own = text;
    if (!before)
        map_put(given, key, own);
    else if (front_has_key(key) && !str_eq(*before, text)) {
        diag_at(doc->diags, DIAG_FRONT_TWICE, at, name);
        diag_help(doc->diags, "remove one of them");
    }
}

static void read_field(struct document *doc, struct map *given,
                       const struct node *field)
{
    const struct node *name = field->first, *body = field->last;
    if (!name || name == body)
        return;
    const struct node *value = body->first ? body->first : body;
    str key = text_of(doc->a, name), text = text_of(doc->a, body);
    check_once(doc, given, key, text, name->pos);
    front_field(doc, key, text, name->pos, value->pos);
}

void docinfo_read(struct document *doc)
{
    struct node *n = doc->root->first;
    while (n && shows_nothing(n->type))
        n = n->next;
    if (!n || n->type != NODE_FIELD_LIST)
        return;
    struct map given = {.a = doc->a};
    node_each (field, n)
        read_field(doc, &given, field);
    node_remove(n);
}
