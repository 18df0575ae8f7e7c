// SPDX-License-Identifier: MIT
// choice: walks the origins of a column, once for each origin.
#include "program/choice.h"

/* What is known of the cells that an origin describes. */
struct price_facts {
    bool priced;  /* some cell rests on a price */
    bool ordered; /* a figure that rests on a price ordered the rows */
    bool chosen;  /* prices selected the rows */
};

enum { DEPTH_MAX = 1000 }; /* origins on the way from a table to a file */

static struct price_facts facts_of(struct compiler *k, const struct column *c,
                                   unsigned depth);

static void add(struct price_facts *to, struct price_facts x)
{
    to->priced |= x.priced;
    to->ordered |= x.ordered;
    to->chosen |= x.chosen;
}

static void add_origin(struct compiler *k, struct price_facts *to,
                       const struct origin *o, unsigned depth);

static void add_columns(struct compiler *k, struct price_facts *to,
                        const struct column *const *v, size_t n, unsigned depth)
{
    for (size_t i = 0; i < n; i++)
        add(to, facts_of(k, v[i], depth));
}

static void add_parts(struct compiler *k, struct price_facts *to,
                      const struct origin *o, unsigned depth)
{
    for (size_t i = 0; i < o->n_parts; i++) {
        if (o->parts[i].column)
            add(to, facts_of(k, o->parts[i].column, depth));
        if (o->parts[i].how)
            add_origin(k, to, o->parts[i].how, depth);
    }
}

/* Whether a selection has fewer rows than the n rows that it selects from. */
static bool drops_rows(struct compiler *k, const struct column *c)
{
    const struct origin *o = c->origin;
    size_t n = o->take.from->n, kept = 0;
    struct arena_mark mark = arena_mark(k->a);
    bool *seen = NEW_N(k->a, bool, n + 1);
    for (size_t i = 0; i < c->n; i++) {
        uint32_t row = o->take.rows[i];
        kept += row != ORIGIN_NO_ROW && !seen[row];
        if (row != ORIGIN_NO_ROW)
            seen[row] = true;
    }
    arena_rewind(k->a, mark);
    return kept < n;
}

/* Whether the rows are selected by a condition, which does not depend on their
   order. */
static bool is_mask(const struct origin_choice *by)
{
    return by && by->n == 1 && by->v[0]->type == COLUMN_BOOL;
}

static void add_take(struct compiler *k, struct price_facts *to,
                     const struct column *c, unsigned depth)
{
    const struct origin *o = c->origin;
    struct price_facts by = {0};
    add(to, facts_of(k, o->take.from, depth));
    if (o->take.match)
        add_columns(k, &by, o->take.match->keys, o->take.match->n_keys, depth);
    to->chosen |= by.priced;
    by.priced = false;
    if (o->take.by)
        add_columns(k, &by, o->take.by->v, o->take.by->n, depth);
    bool orders = o->take.by && o->take.by->orders;
    to->chosen |= by.chosen || (by.priced && !orders);
    if (to->ordered && !to->chosen && !is_mask(o->take.by))
        to->chosen = drops_rows(k, c);
    to->ordered |= by.priced && orders;
}

static void add_origin(struct compiler *k, struct price_facts *to,
                       const struct origin *o, unsigned depth)
{
    switch (o->kind) {
    case ORIGIN_EXPR:
        add_columns(k, to, o->inputs.v, o->inputs.n, depth);
        add_parts(k, to, o, depth);
        break;
    case ORIGIN_LITERAL: add_parts(k, to, o, depth); break;
    case ORIGIN_PICK:
        add_columns(k, to, o->pick.from, o->pick.n_from, depth);
        break;
    case ORIGIN_GROUP: add(to, facts_of(k, o->group.from, depth)); break;
    case ORIGIN_TAKE: add(to, facts_of(k, o->take.from, depth)); break;
    case ORIGIN_FILE: break;
    }
}

/* Origins in a circle do not exist. A chain of more than DEPTH_MAX counts as
   selected by prices. */
static struct price_facts facts_of(struct compiler *k, const struct column *c,
                                   unsigned depth)
{
    str key = {(const char *)&c->origin, sizeof c->origin};
    struct price_facts *known = map_get(&k->facts, key);
    if (known)
        return *known;
    if (depth == DEPTH_MAX)
        return (struct price_facts){.chosen = true};
    struct price_facts *f = NEW(k->a, struct price_facts);
    if (c->origin->kind == ORIGIN_FILE)
        f->priced = k->is_price(k->data, c);
    else if (c->origin->kind == ORIGIN_TAKE)
        add_take(k, f, c, depth + 1);
    else
        add_origin(k, f, c->origin, depth + 1);
    k->facts.a = k->a;
    map_put(&k->facts, str_dup(k->a, key), f);
    return *f;
}

bool choice_is_priced(struct compiler *k, const struct column *c)
{
    return facts_of(k, c, 0).priced;
}

bool choice_is_ordered(struct compiler *k, const struct column *c)
{
    return facts_of(k, c, 0).ordered;
}

bool choice_by_price(struct compiler *k, const struct column *c)
{
    return facts_of(k, c, 0).chosen;
}
