// SPDX-License-Identifier: MIT
// substitute: copies of definitions put in the place of references. What a
// copy brings is looked at in turn; the chain of definitions it came through
// is kept, so that a circle ends.
#include "shape/substitute.h"

#include "base/vec.h"

enum { CHAIN_MAX = 32 };

static struct node *definition(const struct document *doc, str name)
{
    struct node *n = map_get(&doc->substitutions, name);
    if (n)
        return n;
    /* Names match without regard to case when the exact one is missing. */
    for (size_t i = 0; i < doc->substitutions.n; i++)
        if (str_eq_nocase(doc->substitutions.v[i].key, name))
            return doc->substitutions.v[i].value;
    return NULL;
}

static void report(struct document *doc, const struct node *ref, str name)
{
    struct strs names = {0};
    for (size_t i = 0; i < doc->substitutions.n; i++)
        vec_push(doc->a, &names, doc->substitutions.v[i].key);
    diag_at(doc->diags, DIAG_SUBSTITUTION_UNKNOWN, ref->pos, name);
    diag_help_nearest(doc->diags, "substitutions", name, names.v, names.n);
}

/* Shows a reference that cannot be replaced as its own text. */
static void give_up(struct document *doc, struct node *ref)
{
    struct node *plain = node_new(doc->a, NODE_INLINE, ref->pos);
    node_move_children(ref, plain);
    node_replace(ref, plain);
}

/* Replaces one reference; `chain` holds the definitions that led to it. */
static void replace(struct document *doc, struct node *ref,
                    const struct node *const *chain, size_t n);

static void replace_below(struct document *doc, struct node *top,
                          const struct node *const *chain, size_t n)
{
    for (struct node *at = top, *next; at; at = next) {
        next = node_next(at, top);
        if (at->type != NODE_SUBSTITUTION_REFERENCE || at == top)
            continue;
        next = node_skip(at, top);
        replace(doc, at, chain, n);
    }
}

static void replace(struct document *doc, struct node *ref,
                    const struct node *const *chain, size_t n)
{
    str name = node_get(ref, "refname");
    const struct node *def = definition(doc, name);
    const struct node *longer[CHAIN_MAX];
    bool circle = n == CHAIN_MAX;
    for (size_t i = 0; i < n; i++) {
        longer[i] = chain[i];
        circle |= chain[i] == def;
    }
    if (!def || circle) {
        if (def) {
            diag_at(doc->diags, DIAG_SUBSTITUTION_CIRCLE, ref->pos, name);
            diag_help(doc->diags, "write its text here");
        } else {
            report(doc, ref, name);
        }
        give_up(doc, ref);
        return;
    }
    longer[n] = def;
    struct node *holder = node_copy(doc->a, def);
    replace_below(doc, holder, longer, n + 1);
    while (holder->first) {
        struct node *c = holder->first;
        node_remove(c);
        node_insert_before(ref, c);
    }
    node_remove(ref);
}

void substitute_all(struct document *doc)
{
    for (struct node *at = doc->root, *next; at; at = next) {
        next = node_next(at, doc->root);
        if (at->type == NODE_SUBSTITUTION_DEFINITION)
            next = node_skip(at, doc->root);
        if (at->type != NODE_SUBSTITUTION_REFERENCE)
            continue;
        next = node_skip(at, doc->root);
        replace(doc, at, NULL, 0);
    }
}
