// SPDX-License-Identifier: MIT
// pending: implements docutils' transforms ClassAttribute and SectNum.
#include "resolve/page/pending.h"

#include "base/codes/directive.h"
#include "base/vec.h"
#include "doc/pending.h"

/* Returns the data of n if n is a pending node of this kind, else NULL. */
static const struct pending *pending_of(const struct node *n,
                                        enum pending_kind kind)
{
    const struct pending *p = n->type == NODE_PENDING ? n->data : NULL;
    return p && p->kind == kind ? p : NULL;
}

static bool is_invisible(const struct node *n)
{
    return n->type == NODE_COMMENT || n->type == NODE_TARGET ||
           n->type == NODE_PENDING || n->type == NODE_SYSTEM_MESSAGE ||
           n->type == NODE_SUBSTITUTION_DEFINITION;
}

struct pending_waiting {
    struct node **v;
    size_t n, cap;
};

/* maximum number of class directives before an element */
enum { WAITING_MAX = 100 };

static void add_classes(struct document *doc, struct pending_waiting *w,
                        struct node *to)
{
    for (size_t i = 0; i < w->n; i++) {
        const struct pending *p = w->v[i]->data;
        for (size_t k = 0; k < p->classes.n; k++)
            node_add(doc->a, to, "classes", p->classes.v[k]);
    }
    w->n = 0;
}

static void report(struct document *doc, const struct pending_waiting *w)
{
    for (size_t i = 0; i < w->n; i++) {
        diag_at(doc->diags, DIAG_DIRECTIVE_CONTENT, w->v[i]->pos, S("class"),
                S("no element follows to which the class could apply"));
        diag_help(doc->diags, "put the directive before the element, or the "
                              "element inside the directive");
    }
}

/* Moves the classes to the next visible node in document order. This node is at
   the level of the directive or at an outer level. */
void pending_classes(struct document *doc)
{
    struct pending_waiting w = {0};
    for (struct node *n = doc->root, *next; n; n = next) {
        bool invisible = is_invisible(n);
        next = invisible ? node_skip(n, doc->root) : node_next(n, doc->root);
        if (pending_of(n, PENDING_CLASS)) {
            if (w.n == WAITING_MAX)
                w.n--;
            vec_push(doc->a, &w, n);
            node_remove(n);
        } else if (!invisible) {
            add_classes(doc, &w, n);
        }
    }
    report(doc, &w);
}

/* How section titles are numbered. */
struct pending_numbers {
    struct document *doc;
    str prefix, suffix;
    long start, depth;
};

enum { DEPTH_MAX = 100 };

static void number_title(const struct pending_numbers *k, struct node *title,
                         str number)
{
    struct arena *a = k->doc->a;
    struct node *n = node_new(a, NODE_GENERATED, title->pos);
    str text = str_fmt(a, "%.*s%.*s%.*s\xc2\xa0\xc2\xa0\xc2\xa0",
                       STR_ARG(k->prefix), STR_ARG(number), STR_ARG(k->suffix));
    node_add(a, n, "classes", S("sectnum"));
    node_append(n, node_text(a, text, title->pos));
    node_prepend(title, n);
    node_set(a, title, "auto", S("1"));
}

static void number_sections(const struct pending_numbers *k,
                            struct node *parent, str above, long depth)
{
    long next = above.n ? 1 : k->start;
    node_each (section, parent) {
        if (section->type != NODE_SECTION)
            continue;
        str number = str_fmt(k->doc->a, "%.*s%s%ld", STR_ARG(above),
                             above.n ? "." : "", next++);
        if (section->first && section->first->type == NODE_TITLE)
            number_title(k, section->first, number);
        if (depth < k->depth && depth < DEPTH_MAX)
            number_sections(k, section, number, depth + 1);
    }
}

void pending_numbers(struct document *doc)
{
    for (struct node *n = doc->root, *next; n; n = next) {
        next = node_next(n, doc->root);
        const struct pending *p = pending_of(n, PENDING_SECTNUM);
        if (!p)
            continue;
        struct pending_numbers k = {doc, p->prefix, p->suffix, p->start,
                                    p->depth > 0 ? p->depth : DEPTH_MAX};
        number_sections(&k, doc->root, S(""), 1);
        node_remove(n);
        return;
    }
}
