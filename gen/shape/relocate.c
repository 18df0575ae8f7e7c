// SPDX-License-Identifier: MIT
// relocate: see relocate.h.
#include "shape/relocate.h"

#include "base/path.h"
#include "base/uri.h"
#include "doc/chart_block.h"
#include "table/frame_table.h"

struct relocation {
    struct arena *a;
    const struct page *from, *to;
};

static bool is_fixed(str uri)
{
    return !uri.n || str_starts(uri, S("/")) || uri_scheme(uri).p;
}

/* A relative address of the one page, as the other has to write it. */
static str moved(const struct relocation *m, str uri)
{
    size_t end = 0;
    while (end < uri.n && uri.p[end] != '#' && uri.p[end] != '?')
        end++;
    str file = m->from->output, full;
    if (end)
        file = path_join(m->a, path_dir(file),
                         path_decode(m->a, str_slice(uri, 0, end)));
    if (!path_normal(m->a, file, &full))
        return uri;
    return str_concat(m->a, path_relative(m->a, m->to->output, full),
                      str_from(uri, end));
}

static void move_address(const struct relocation *m, struct node *n,
                         const char *name)
{
    str uri = node_get(n, name);
    if (!is_fixed(uri))
        node_set(m->a, n, name, moved(m, uri));
}

static void move_links(const struct relocation *m, struct node *n)
{
    n->mark = 0;
    node_unset(n, "ids");
    node_unset(n, "names");
    node_unset(n, "backrefs");
    if (node_has(n, "refid") && n->type == NODE_TARGET) {
        node_unset(n, "refid");
    } else if (node_has(n, "refid")) {
        str place = str_concat(m->a, S("#"), node_get(n, "refid"));
        node_set(m->a, n, "refuri", moved(m, place));
        node_unset(n, "refid");
    } else if (n->type == NODE_REFERENCE || n->type == NODE_TARGET) {
        move_address(m, n, "refuri");
    }
    if (n->type == NODE_IMAGE)
        move_address(m, n, "uri");
    if (n->type == NODE_PENDING_XREF &&
        str_eq(node_get(n, "reftype"), S("download")))
        move_address(m, n, "reftarget");
}

/* A table that no pass has come to has its rows as nodes. */
static void repeat_table(struct arena *a, struct node *n)
{
    bool rows = n->first && n->last->type == NODE_TGROUP;
    struct frame_table *t = rows ? NULL : frame_table_repeat(a, n->data, n);
    if (t) {
        t->explained = false;
        t->file = STR_NONE;
    }
    n->data = t;
}

/* Its marks lead to rows, which have their ids on the other page. */
static void repeat_chart(struct arena *a, struct node *n)
{
    struct chart_block *c = NEW(a, struct chart_block);
    *c = *(const struct chart_block *)n->data;
    c->page = STR_NONE;
    n->data = c;
}

struct node *relocate_keep(struct arena *a, const struct node *n)
{
    struct node *copy = node_copy(a, n);
    for (struct node *c = copy; c; c = node_next(c, copy)) {
        if (c->type == NODE_TABLE && c->data)
            repeat_table(a, c);
        if (c->type == NODE_CHART)
            repeat_chart(a, c);
    }
    return copy;
}

struct node *relocate(struct arena *a, const struct node *n,
                      const struct page *from, const struct page *to)
{
    struct relocation m = {.a = a, .from = from, .to = to};
    struct node *copy = relocate_keep(a, n);
    for (struct node *c = copy; c; c = node_next(c, copy))
        move_links(&m, c);
    return copy;
}
