// SPDX-License-Identifier: MIT
// alias: see alias.h.
#include "shape/alias.h"

#include "base/codes/directive.h"
#include "base/codes/reference.h"
#include "parse/domain/alias_directive.h"

struct aliases {
    const struct objects *all;
    struct arena *a;
    struct pos at;
    size_t *shown;
};

/* The last signatures of a list have a content, too, if an empty one. */
static void end_list(struct aliases *s, struct node *list)
{
    if (list->last && list->last->type != NODE_DESC_CONTENT)
        node_append(list, node_new(s->a, NODE_DESC_CONTENT, s->at));
}

/* One object with what is within it, down to a depth. */
static void put_object(struct aliases *s, const struct site_object *o,
                       long depth, bool root, struct node *to)
{
    if (++*s->shown > ALIAS_MAX)
        return;
    struct node *refers = NULL;
    struct node *n = root ? alias_signature(s->a, o->of, s->at, &refers) : NULL;
    if (n) {
        refers->data = (void *)o;
        for (struct node *x = n; x; x = node_next(x, n))
            if (node_has(x, "_own"))
                x->data = (void *)o;
        node_append(to, n);
    }
    const struct site_objects *inner =
        depth == 1 ? NULL : objects_within(s->all, s->a, o);
    if (!inner)
        return;
    struct node *list = to;
    if (root) {
        struct node *content = node_new(s->a, NODE_DESC_CONTENT, s->at);
        list = node_new(s->a, NODE_DESC, s->at);
        node_add(s->a, list, "classes", o->of->domain);
        node_add(s->a, list, "classes", S("alias"));
        node_append(content, list);
        node_append(to, content);
    }
    for (size_t i = 0; i < inner->n && *s->shown <= ALIAS_MAX; i++)
        put_object(s, inner->v[i], depth - 1, true, list);
    if (root)
        end_list(s, list);
}

static void not_found(struct aliases *s, const struct node *x, struct diags *d,
                      struct node *to)
{
    str name = node_get(x, "reftarget");
    struct node *n = node_new(s->a, NODE_DESC_SIGNATURE, s->at);
    struct node *shown = node_new(s->a, NODE_DESC_NAME, s->at);
    node_add(s->a, n, "classes", S("sig"));
    node_add(s->a, n, "classes", S("sig-object"));
    node_add(s->a, n, "classes", node_get(x, "refdomain"));
    node_add(s->a, shown, "classes", S("sig-name"));
    node_add(s->a, shown, "classes", S("descname"));
    node_append(shown, node_text(s->a, name, s->at));
    node_append(n, shown);
    node_append(to, n);
    diag_at(d, DIAG_ALIAS_UNRESOLVED, s->at, name);
    if (!objects_help(s->all, s->a, d, x, name))
        diag_help(d, "no page of the site has it: an alias is the name of what "
                     "one describes, or a function's whole declaration");
}

struct node *alias_expand(const struct objects *all, struct page *page,
                          struct diags *d, const struct node *x, size_t *shown)
{
    struct aliases s = {all, &page->arena, x->pos, shown};
    struct node *to = node_new(s.a, NODE_DESC, s.at);
    struct site_objects found = objects_of_alias(all, page, x);
    bool full = *shown > ALIAS_MAX;
    long depth = 1;
    str_to_long(node_get(x, "maxdepth"), &depth);
    if (!depth || depth > ALIAS_DEPTH_MAX)
        depth = ALIAS_DEPTH_MAX;
    for (size_t i = 0; i < found.n && *shown <= ALIAS_MAX; i++)
        put_object(&s, found.v[i], depth, !node_has(x, "noroot"), to);
    if (!found.n)
        not_found(&s, x, d, to);
    if (!full && *shown > ALIAS_MAX) {
        diag_at(d, DIAG_INCLUDE_LIMIT, s.at,
                str_fmt(s.a, "%d signatures of aliases", ALIAS_MAX));
        diag_help(d, "'maxdepth' shows less of each");
    }
    end_list(&s, to);
    return to;
}
