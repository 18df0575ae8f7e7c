// SPDX-License-Identifier: MIT
// node: builds, links and walks the document tree.
#include "doc/node.h"

#include <assert.h>

#include "base/buf.h"
#include "base/vec.h"

static const struct {
    const char *name;
    enum node_kind kind;
} TYPES[] = {
#define X(enumerator, name, kind) \
    [NODE_##enumerator] = {name, NODE_KIND_##kind},
    NODE_TYPES(X)
#undef X
};

const char *node_type_name(enum node_type type)
{
    return TYPES[type].name;
}

enum node_kind node_type_kind(enum node_type type)
{
    return TYPES[type].kind;
}

struct node *node_new(struct arena *a, enum node_type type, struct pos pos)
{
    struct node *n = NEW(a, struct node);
    n->type = type;
    n->pos = pos;
    return n;
}

struct node *node_text(struct arena *a, str text, struct pos pos)
{
    struct node *n = node_new(a, NODE_TEXT, pos);
    n->text = text;
    return n;
}

void node_append(struct node *parent, struct node *child)
{
    child->parent = parent;
    child->prev = parent->last;
    child->next = NULL;
    if (parent->last)
        parent->last->next = child;
    else
        parent->first = child;
    parent->last = child;
}

void node_prepend(struct node *parent, struct node *child)
{
    if (parent->first)
        node_insert_before(parent->first, child);
    else
        node_append(parent, child);
}

void node_insert_before(struct node *sibling, struct node *child)
{
    struct node *parent = sibling->parent;
    child->parent = parent;
    child->prev = sibling->prev;
    child->next = sibling;
    if (sibling->prev)
        sibling->prev->next = child;
    else
        parent->first = child;
    sibling->prev = child;
}

void node_remove(struct node *n)
{
    struct node *parent = n->parent;
    if (!parent)
        return;
    if (n->prev)
        n->prev->next = n->next;
    else
        parent->first = n->next;
    if (n->next)
        n->next->prev = n->prev;
    else
        parent->last = n->prev;
    n->parent = n->prev = n->next = NULL;
}

void node_replace(struct node *n, struct node *by)
{
    node_insert_before(n, by);
    node_remove(n);
}

void node_move_children(struct node *from, struct node *to)
{
    while (from->first) {
        struct node *c = from->first;
        node_remove(c);
        node_append(to, c);
    }
}

void node_move_children_before(struct node *from, struct node *sibling)
{
    while (from->first) {
        struct node *c = from->first;
        node_remove(c);
        node_insert_before(sibling, c);
    }
}

static struct attr *find(const struct node *n, const char *name)
{
    for (struct attr *t = n->attrs; t; t = t->next)
        if (t->name == name || strcmp(t->name, name) == 0)
            return t;
    return NULL;
}

static struct attr *find_or_add(struct arena *a, struct node *n,
                                const char *name)
{
    struct attr *t = find(n, name);
    if (t)
        return t;
    t = NEW(a, struct attr);
    t->name = name;
    t->next = n->attrs;
    n->attrs = t;
    return t;
}

str node_get(const struct node *n, const char *name)
{
    const struct attr *t = find(n, name);
    return t && !t->is_list ? t->value : STR_NONE;
}

void node_set(struct arena *a, struct node *n, const char *name, str value)
{
    struct attr *t = find_or_add(a, n, name);
    t->is_list = false;
    t->value = value;
}

void node_unset(struct node *n, const char *name)
{
    for (struct attr **t = &n->attrs; *t; t = &(*t)->next)
        if (strcmp((*t)->name, name) == 0) {
            *t = (*t)->next;
            return;
        }
}

bool node_rename(struct node *n, const char *name, const char *to)
{
    struct attr *t = find(n, to) ? NULL : find(n, name);
    if (t)
        t->name = to;
    return t != NULL;
}

const struct strs *node_list(const struct node *n, const char *name)
{
    static const struct strs none = {0};
    const struct attr *t = find(n, name);
    return t && t->is_list ? &t->list : &none;
}

static bool holds(const struct strs *list, str value)
{
    for (size_t i = 0; i < list->n; i++)
        if (str_eq(list->v[i], value))
            return true;
    return false;
}

/* Returns the list attribute with this name. Creates the list if it is missing,
   and replaces a string with this name by an empty list. The initial capacity
   is one, since most lists have one value. */
static struct strs *list_of(struct arena *a, struct node *n, const char *name)
{
    struct attr *t = find_or_add(a, n, name);
    if (!t->is_list)
        t->list = (struct strs){NEW(a, str), 0, 1};
    t->is_list = true;
    return &t->list;
}

void node_add(struct arena *a, struct node *n, const char *name, str value)
{
    struct strs *list = list_of(a, n, name);
    if (!holds(list, value))
        vec_push(a, list, value);
}

void node_push(struct arena *a, struct node *n, const char *name, str value)
{
    vec_push(a, list_of(a, n, name), value);
}

bool node_has_class(const struct node *n, str name)
{
    return holds(node_list(n, "classes"), name);
}

bool node_has(const struct node *n, const char *name)
{
    return find(n, name) != NULL;
}

struct node *node_skip(const struct node *n, const struct node *root)
{
    while (n && n != root && !n->next)
        n = n->parent;
#ifdef CHECKED
    assert(n);
#endif
    return !n || n == root ? NULL : n->next;
}

size_t node_count(const struct node *n, const char *name)
{
    long k = 0;
    return str_to_long(node_get(n, name), &k) && k > 0 ? (size_t)k : 0;
}

struct node *node_child(const struct node *n, enum node_type type)
{
    node_each (c, n)
        if (c->type == type)
            return c;
    return NULL;
}

struct node *node_next(const struct node *n, const struct node *root)
{
    return n->first ? n->first : node_skip(n, root);
}

static struct strs copy_list(struct arena *a, const struct strs *list)
{
    struct strs copy = {0};
    vec_room(a, &copy, list->n);
    for (size_t i = 0; i < list->n; i++)
        copy.v[copy.n++] = list->v[i];
    return copy;
}

static struct node *copy_one(struct arena *a, const struct node *n)
{
    struct node *c = node_new(a, n->type, n->pos);
    c->mark = n->mark;
    c->text = n->text;
    c->data = n->data;
    struct attr **end = &c->attrs;
    for (const struct attr *t = n->attrs; t; t = t->next) {
        *end = NEW(a, struct attr);
        **end = *t;
        if (t->is_list)
            (*end)->list = copy_list(a, &t->list);
        end = &(*end)->next;
    }
    *end = NULL;
    return c;
}

struct node *node_copy(struct arena *a, const struct node *n)
{
    struct node *top = copy_one(a, n), *at = top;
    for (const struct node *from = n; (from = node_next(from, n));) {
        const struct node *up = from->parent;
        struct node *c = copy_one(a, from);
        /* `at` is the copy of the node that precedes `from` in document order.
           Moves `at` up to the copy of `up`. */
        const struct node *was = from->prev ? from->prev : up;
        while (from->prev && was->last)
            was = was->last;
        for (; was != up; was = was->parent)
            at = at->parent;
        node_append(at, c);
        at = c;
    }
    return top;
}

static bool is_note(const struct node *n)
{
    return n->type == NODE_FOOTNOTE_REFERENCE ||
           n->type == NODE_CITATION_REFERENCE;
}

/* Appends '^' if n begins a superscript after a digit, as in "10^6", or a blank
   if n is HTML's <br>. */
static void put_apart(struct buf *b, const struct node *n)
{
    str tag = n->type == NODE_RAW && n->first ? n->first->text : S("");
    bool digit = b->n && char_is_digit(b->p[b->n - 1]);
    if (digit &&
        (n->type == NODE_SUPERSCRIPT || str_eq_nocase(tag, S("<sup>"))))
        buf_putc(b, '^');
    if (b->n &&
        str_eq_nocase(str_slice(tag, 0, tag.n < 3 ? tag.n : 3), S("<br")))
        buf_putc(b, ' ');
}

static str text_of(struct arena *a, const struct node *n, bool notes)
{
    struct buf b = {.a = a};
    bool gap = false;
    for (const struct node *at = n, *next; at; at = next) {
        enum node_kind kind = TYPES[at->type].kind;
        bool skipped = at->type == NODE_RAW || (!notes && is_note(at));
        next = skipped ? node_skip(at, n) : node_next(at, n);
        if (skipped && is_note(at) && b.n && b.p[b.n - 1] == ' ')
            b.n--;
        if (!notes)
            put_apart(&b, at);
        if (skipped)
            continue;
        if (kind == NODE_KIND_TEXT || kind == NODE_KIND_FIXED)
            gap = b.n > 0;
        if (at->type == NODE_IMAGE) {
            buf_put(&b, node_get(at, "alt"));
        } else if (at->type == NODE_TEXT && at->text.n) {
            if (gap)
                buf_puts(&b, "\n\n");
            gap = false;
            buf_put(&b, at->text);
        }
    }
    return buf_end(&b);
}

str node_astext(struct arena *a, const struct node *n)
{
    return text_of(a, n, true);
}

str node_words(struct arena *a, const struct node *n)
{
    return text_of(a, n, false);
}

struct node *node_above(const struct node *n, enum node_type type)
{
    while (n && n->type != type)
        n = n->parent;
    return (struct node *)n;
}

bool node_is_of_chart(const struct node *n)
{
    const struct node *figure = node_above(n, NODE_FIGURE);
    return figure && node_child(figure, NODE_CHART);
}

void node_set_xref(struct arena *a, struct node *n, str type, str target,
                   bool is_explicit)
{
    node_set(a, n, "reftype", type);
    node_set(a, n, "reftarget", target);
    node_set(a, n, "refexplicit", is_explicit ? S("True") : S("False"));
}
