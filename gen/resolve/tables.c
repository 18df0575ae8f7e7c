// SPDX-License-Identifier: MIT
// tables: assigns ids to tables and rows in document order.
#include "resolve/tables.h"

#include "base/path.h"
#include "base/utf8.h"
#include "base/vec.h"
#include "frame/name.h"
#include "load/page.h"
#include "table/account.h"
#include "table/what_if.h"

str tables_wish(struct arena *a, const struct node *table, str caption,
                str head)
{
    const struct node *section = node_above(table, NODE_SECTION);
    const struct strs *above = section ? node_list(section, "ids") : NULL;
    str text = caption.n ? caption : head.n ? head : S("table");
    str wish = document_make_id(a, text);
    if (!wish.n)
        wish = S("table");
    if (!above || !above->n)
        return wish;
    return str_fmt(a, "%.*s-%.*s", STR_ARG(above->v[0]), STR_ARG(wish));
}

/* Registers an unused id for node n and returns it: `wish`, or `wish` followed
   by a number. */
static str new_id(struct document *doc, str wish, struct node *n)
{
    str id = wish;
    for (size_t k = 2; !map_add(&doc->ids, id, n); k++)
        id = str_fmt(doc->a, "%.*s-%zu", STR_ARG(wish), k);
    return id;
}

static str id_of(struct document *doc, struct node *n,
                 const struct frame_table *t)
{
    const struct strs *own = node_list(n, "ids");
    const struct node *title = node_child(n, NODE_TITLE);
    if (own->n)
        return own->v[0];
    str caption = title ? node_astext(doc->a, title) : S("");
    str head = t->header_rows
                   ? name_level_text(doc->a, t->frame->columns[0]->name, 0,
                                     name_frame_levels(t->frame))
                   : S("");
    str id = new_id(doc, tables_wish(doc->a, n, caption, head), n);
    node_add(doc->a, n, "ids", id);
    return id;
}

/* Returns the name of a table's data files: the table's id. If the id is longer
   than some systems allow for a file name, the name is the start of the id and,
   to make it unique, the number of the table on the page. */
static str name_of(struct arena *a, str id, size_t number)
{
    enum { NAME_BYTES = 120 };
    size_t n = NAME_BYTES;
    if (id.n <= n)
        return id;
    while (n && !utf8_starts(id.p[n]))
        n--;
    return str_fmt(a, "%.*s-%zu", (int)n, id.p, number);
}

void tables_name(struct page *page)
{
    struct document *doc = page->doc;
    struct arena *keep = &page->info->arena;
    str stem = path_without_ext(page->output);
    page->info->tables.n = 0;
    frame_table_each (n, doc->root) {
        struct frame_table *t = n->data;
        str id = id_of(doc, n, t);
        str name = name_of(doc->a, id, page->info->tables.n + 1);
        t->file =
            str_fmt(keep, "%.*s.tables/%.*s", STR_ARG(stem), STR_ARG(name));
        vec_push(keep, &page->info->tables, t->file);
    }
}

static void name_rows(struct document *doc, struct node *n,
                      const struct frame_table *t)
{
    str table = node_list(n, "ids")->v[0];
    for (size_t i = 0; i < t->frame->n; i++) {
        const str parts[] = {table, t->row_ids[i]};
        t->row_ids[i] = new_id(doc, str_join(doc->a, parts, 2, S("-")), n);
    }
}

void tables_name_rows(const struct site *site, struct page *page)
{
    struct document *doc = page->doc;
    frame_table_each (n, doc->root) {
        struct frame_table *t = n->data;
        if (t->row_ids)
            continue;
        account_rows(site, doc->a, &page->diags, t);
        name_rows(doc, n, t);
    }
}

/* If a link to a table has the attribute "_row", changes it into a link to the
   row with this index, provided that the table's rows have ids. */
static void link_to_row(struct document *doc, struct node *n)
{
    long row;
    if (n->type != NODE_REFERENCE || !str_to_long(node_get(n, "_row"), &row))
        return;
    const struct node *to =
        map_get(&doc->ids, str_from(node_get(n, "refuri"), 1));
    const struct frame_table *t =
        to && to->type == NODE_TABLE ? to->data : NULL;
    if (t && t->row_ids)
        node_set(doc->a, n, "refuri",
                 str_concat(doc->a, S("#"), t->row_ids[row]));
}

void tables_account(const struct site *site, struct page *page)
{
    struct document *doc = page->doc;
    struct node *root = page->info->tables.n ? doc->root : NULL;
    struct lineage_shared shared = {.known.a = doc->a};
    frame_table_each (n, doc->root) {
        struct frame_table *t = n->data;
        bool named = t->row_ids != NULL;
        account_set(site, doc, n->pos, &shared, t);
        if (!named)
            name_rows(doc, n, t);
    }
    what_if_set(doc);
    for (struct node *n = root; n; n = node_next(n, root))
        link_to_row(doc, n);
}
