// SPDX-License-Identifier: MIT
// targets: resolves targets in several walks over the tree.
#include "resolve/page/targets.h"

#include "base/codes/reference.h"
#include "base/vec.h"

enum { INDIRECT_MAX = 100 };

struct targets_nodes {
    struct node **v;
    size_t n, cap;
};

static bool is_block_target(const struct node *n)
{
    return n->type == NODE_TARGET && !n->first && !node_has(n, "refuri") &&
           !node_has(n, "refname") && !node_has(n, "refid") && n->parent &&
           node_type_kind(n->parent->type) == NODE_KIND_BODY;
}

/* Whether a node is invisible, so that a target before it belongs to the next
   visible node. */
static bool is_invisible(const struct node *n)
{
    switch (n->type) {
    case NODE_COMMENT:
    case NODE_SUBSTITUTION_DEFINITION:
    case NODE_SYSTEM_MESSAGE:
    case NODE_PENDING:
    case NODE_META:
    case NODE_INDEX:
    case NODE_TARGET: return true;
    default: return false;
    }
}

/* Returns the node that target n belongs to: the next visible node. Returns
   NULL if there is none, or if the next visible node is a text node, a footnote
   or a citation. */
static struct node *target_of(const struct document *doc, struct node *n)
{
    struct node *next = node_skip(n, doc->root);
    while (next && is_invisible(next))
        next = node_skip(next, doc->root);
    if (next && (next->type == NODE_FOOTNOTE || next->type == NODE_CITATION))
        return NULL;
    return next && next->type != NODE_TEXT ? next : NULL;
}

/* Moves the ids of n to `to`. No check for duplicates is needed, since ids are
   unique. */
static void move_ids(struct document *doc, const struct node *n,
                     struct node *to)
{
    const struct strs *ids = node_list(n, "ids");
    for (size_t i = 0; i < ids->n; i++) {
        node_push(doc->a, to, "ids", ids->v[i]);
        map_put(&doc->ids, ids->v[i], to);
    }
}

/* Whether target n marks a module and directly follows a section's title. Such
   a target belongs to the whole section. */
static bool begins_module(const struct node *n)
{
    return node_has(n, "ismod") && n->parent->type == NODE_SECTION && n->prev &&
           n->prev == n->parent->first && n->prev->type == NODE_TITLE;
}

/* Moves the ids of targets to the nodes to which the targets belong. Adjacent
   targets belong to the same node. */
static void propagate(struct document *doc)
{
    const struct node *follower = NULL;
    struct node *to = NULL;
    for (struct node *n = doc->root, *next; n; n = next) {
        next = node_next(n, doc->root);
        bool moves = is_block_target(n);
        if (n == follower && is_invisible(n))
            follower = node_skip(n, doc->root);
        else if (moves) {
            to = target_of(doc, n);
            follower = node_skip(n, doc->root);
        }
        if (moves && begins_module(n))
            to = n->parent;
        if (!moves || !to)
            continue;
        move_ids(doc, n, to);
        next = node_skip(n, doc->root);
        node_remove(n);
    }
}

/* Returns the target with this name, or, if that is an indirect target, the
   target that it finally leads to. Sets *id to the id of the returned target.
   Returns NULL if there is no such target. */
static const struct node *final_target(const struct document *doc, str name,
                                       str *id)
{
    for (unsigned i = 0; i < INDIRECT_MAX; i++) {
        const struct doc_name *to = map_get(&doc->names, name);
        if (!to || !to->node)
            return NULL;
        *id = to->id;
        if (to->node->type != NODE_TARGET || !node_has(to->node, "refname"))
            return to->node;
        name = node_get(to->node, "refname");
    }
    return NULL;
}

static void report(struct document *doc, const struct node *ref, str name)
{
    str near = diag_nearest_key(doc->diags, name, &doc->names);
    const struct doc_name *to = map_get(&doc->names, name);
    diag_at(doc->diags, DIAG_REF_UNRESOLVED, ref->pos, name);
    if (to && !to->node)
        diag_help(doc->diags, "it is defined more than once; rename all but "
                              "one of the definitions");
    else if (to)
        diag_help(doc->diags, "its definition refers to a label without a "
                              "target; correct the definition");
    else
        diag_help_or(doc->diags, near,
                     "define the target with '.. _name:'; for a plain "
                     "underscore, write '\\_'");
}

/* Replaces an unresolved reference by its text. */
static void show_as_text(struct node *ref)
{
    ref->type = NODE_INLINE;
    ref->attrs = NULL;
}

static void point_to(struct document *doc, struct node *ref,
                     const struct node *target, str id)
{
    str uri = node_get(target, "refuri");
    if (uri.p)
        node_set(doc->a, ref, "refuri", uri);
    else
        node_set(doc->a, ref, "refid", id);
}

/* Adds the reference's markup, such as the "_" of "name_", to the text of an
   unresolved reference, as docutils does. The author may have meant plain text,
   such as p99_. */
static void show_as_written(struct document *doc, struct node *ref, str name)
{
    str text = node_astext(doc->a, ref);
    bool marked = false;
    if (!str_eq(document_normal_name(doc->a, text), name))
        return;
    for (size_t i = 0; i < text.n && !marked; i++)
        marked = !char_is_alnum(text.p[i]) && !strchr("-_.:+", text.p[i]);
    if (marked)
        node_insert_before(ref->first, node_text(doc->a, S("`"), ref->pos));
    node_append(ref, node_text(doc->a, marked ? S("`_") : S("_"), ref->pos));
}

static void resolve_name(struct document *doc, struct node *ref)
{
    str name = node_get(ref, "refname"), id = STR_NONE;
    const struct node *target = final_target(doc, name, &id);
    if (target) {
        point_to(doc, ref, target, id);
        return;
    }
    report(doc, ref, name);
    show_as_written(doc, ref, name);
    show_as_text(ref);
}

/* Binds the nth anonymous reference to the nth anonymous target. */
static void resolve_anonymous(struct document *doc,
                              const struct targets_nodes *refs,
                              const struct targets_nodes *targets)
{
    for (size_t i = 0; i < refs->n; i++) {
        struct node *ref = refs->v[i];
        const struct node *t = i < targets->n ? targets->v[i] : NULL;
        str id = STR_NONE;
        if (t && node_has(t, "refname"))
            t = final_target(doc, node_get(t, "refname"), &id);
        else if (t && node_list(t, "ids")->n)
            id = node_list(t, "ids")->v[0];
        if (t && (id.p || node_has(t, "refuri"))) {
            point_to(doc, ref, t, id);
        } else {
            diag_at(doc->diags, DIAG_REF_ANONYMOUS, ref->pos, STR_NONE);
            diag_help(doc->diags, "add a line '__ address' below; each such "
                                  "reference needs its own");
            show_as_text(ref);
        }
    }
}

void targets_resolve(struct document *doc)
{
    struct targets_nodes refs = {0}, targets = {0};
    for (struct node *n = doc->root; n; n = node_next(n, doc->root)) {
        if (n->type == NODE_TARGET && node_has(n, "anonymous"))
            vec_push(doc->a, &targets, n);
        if (n->type == NODE_REFERENCE && node_has(n, "anonymous") &&
            !node_has(n, "refuri"))
            vec_push(doc->a, &refs, n);
    }
    propagate(doc);
    resolve_anonymous(doc, &refs, &targets);
    for (struct node *n = doc->root, *next; n; n = next) {
        next = node_next(n, doc->root);
        if (n->type != NODE_REFERENCE || !node_has(n, "refname") ||
            node_has(n, "refuri") || node_has(n, "refid"))
            continue;
        next = node_skip(n, doc->root);
        resolve_name(doc, n);
    }
}
