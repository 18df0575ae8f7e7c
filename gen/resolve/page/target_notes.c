// SPDX-License-Identifier: MIT
// target_notes: creates the footnotes of named targets in the order of the
// targets, then the footnotes of anonymous references.
#include "resolve/page/target_notes.h"

#include "base/codes/directive.h"
#include "doc/pending.h"

struct noted_targets {
    struct document *doc;
    struct node *place; /* the directive */
    const struct strs *classes;
    struct map wanted;     /* addresses of the references that name a target */
    struct map by_address; /* address -> name of its footnote */
};

/* Whether the address of a reference comes from a named target rather than from
   the reference's own text. */
static bool is_by_name(const struct node *n)
{
    return n->type == NODE_REFERENCE && node_has(n, "refname") &&
           node_has(n, "refuri");
}

static bool is_anonymous(const struct node *n)
{
    return n->type == NODE_REFERENCE && node_has(n, "anonymous") &&
           node_has(n, "refuri");
}

/* Inserts a footnote with the address, unless there is already a footnote with
   this address. */
static void make_note(struct noted_targets *k, str address)
{
    struct arena *a = k->doc->a;
    if (map_get(&k->by_address, address))
        return;
    struct node *note = node_new(a, NODE_FOOTNOTE, k->place->pos);
    struct node *paragraph = node_new(a, NODE_PARAGRAPH, k->place->pos);
    struct node *link = node_new(a, NODE_REFERENCE, k->place->pos);
    str *name = NEW(a, str);
    *name =
        str_fmt(a, "TARGET_NOTE: %.*s", STR_ARG(document_set_id(k->doc, note)));
    node_set(a, note, "auto", S("1"));
    node_add(a, note, "names", *name);
    node_set(a, link, "refuri", address);
    node_append(link, node_text(a, address, k->place->pos));
    node_append(paragraph, link);
    node_append(note, paragraph);
    node_insert_before(k->place, note);
    map_put(&k->by_address, address, name);
}

/* Inserts a blank and a reference to the footnote with the link's address after
   `link`. Returns the inserted reference, or `link` if there is no such
   footnote. */
static struct node *refer(struct noted_targets *k, struct node *link)
{
    struct arena *a = k->doc->a;
    const str *name = map_get(&k->by_address, node_get(link, "refuri"));
    struct node *next = link->next, *blank = node_text(a, S(" "), link->pos);
    struct node *ref = node_new(a, NODE_FOOTNOTE_REFERENCE, link->pos);
    if (!name)
        return link;
    node_set(a, ref, "auto", S("1"));
    node_set(a, ref, "refname", *name);
    for (size_t i = 0; i < k->classes->n; i++)
        node_add(a, ref, "classes", k->classes->v[i]);
    document_set_id(k->doc, ref);
    if (next) {
        node_insert_before(next, blank);
        node_insert_before(next, ref);
    } else {
        node_append(link->parent, blank);
        node_append(link->parent, ref);
    }
    return ref;
}

static void make(struct noted_targets *k)
{
    struct node *root = k->doc->root;
    for (struct node *n = root; n; n = node_next(n, root))
        if (is_by_name(n))
            map_put(&k->wanted, node_get(n, "refuri"), k);
    for (struct node *n = root; n; n = node_next(n, root))
        if (n->type == NODE_TARGET && node_has(n, "refuri") &&
            map_get(&k->wanted, node_get(n, "refuri")))
            make_note(k, node_get(n, "refuri"));
    for (struct node *n = root; n; n = node_next(n, root))
        if (is_anonymous(n))
            make_note(k, node_get(n, "refuri"));
    for (struct node *n = root; n; n = node_next(n, root))
        if (is_by_name(n) || is_anonymous(n))
            n = refer(k, n);
}

void target_notes_make(struct document *doc)
{
    bool made = false;
    for (struct node *n = doc->root, *next; n; n = next) {
        next = node_next(n, doc->root);
        const struct pending *p = n->type == NODE_PENDING ? n->data : NULL;
        if (!p || p->kind != PENDING_TARGET_NOTES)
            continue;
        next = node_skip(n, doc->root);
        if (made) {
            diag_at(doc->diags, DIAG_DIRECTIVE_CONTENT, n->pos,
                    S("target-notes"),
                    S("the page already has a 'target-notes'"));
            diag_help(
                doc->diags,
                "remove this one: the first one lists all links of the page");
        } else {
            make(&(struct noted_targets){.doc = doc,
                                         .place = n,
                                         .classes = &p->classes,
                                         .wanted.a = doc->a,
                                         .by_address.a = doc->a});
        }
        made = true;
        node_remove(n);
    }
}
