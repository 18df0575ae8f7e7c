// SPDX-License-Identifier: MIT
// charts: finds the tables that df-chart directives name.
#include "resolve/charts.h"

#include "base/codes/result.h"
#include "base/path.h"
#include "load/page.h"
#include "load/site.h"
#include "resolve/tables.h"
#include "table/chart.h"
#include "table/frame_table.h"

static void no_table(const struct site_index *index, struct page *page,
                     const struct table_option *name)
{
    struct diags *d = &page->diags;
    const struct strs *tables = &index->tables;
    const struct label *l = index_label(index, name->text);
    if (l && l->failed)
        return;
    str near = diag_nearest(d, name->text, tables->v, tables->n);
    diag_at(d, DIAG_CHART_TABLE, name->at, name->text);
    diag_help_or(d, near,
                 "expected the :name: of a df-table or csv-table in the site");
}

void charts_resolve(const struct site_index *index, struct page *page)
{
    const struct node *root = page->doc->root;
    for (struct node *n = page->doc->root; n; n = node_next(n, root)) {
        struct chart_block *c = n->type == NODE_CHART ? n->data : NULL;
        if (!c || !c->table.at.src)
            continue;
        if (c->drawn)
            chart_plot(page->doc, index->site, c);
        else
            no_table(index, page, &c->table);
    }
}

/* ---- tables of other pages ---- */

/* Appends the paragraph "From TABLE, PAGE" to the figure. TABLE, PAGE is a link
   to the table. */
static void add_source(struct page *page, struct node *figure,
                       const struct label *l)
{
    struct document *doc = page->doc;
    struct arena *a = doc->a;
    struct pos at = figure->pos;
    str page_title = l->page->info->title;
    str title = l->title.n ? str_fmt(a, "%.*s, %.*s", STR_ARG(l->title),
                                     STR_ARG(page_title))
                           : page_title;
    struct node *line = node_new(a, NODE_PARAGRAPH, at);
    struct node *ref = node_new(a, NODE_REFERENCE, at);
    node_add(a, line, "classes", S("chart-notes"));
    node_set(a, ref, "refuri", index_href(a, page, l->page, l->id));
    node_append(line, node_text(a, S("From "), at));
    node_append(ref, node_text(a, title, at));
    node_append(line, ref);
    node_append(figure, line);
}

/* Appends a copy of the table to the figure, in a dropdown, and returns the
   copy's frame. The copy has no links to its own rows, since the ids of these
   rows are not known yet. */
static const struct frame *add_table(struct page *page, struct node *figure,
                                     const struct frame_table *t)
{
    struct arena *a = page->doc->a;
    struct node *box = node_new(a, NODE_DROPDOWN, figure->pos);
    struct node *title = node_new(a, NODE_DROPDOWN_TITLE, figure->pos);
    struct node *table = node_new(a, NODE_TABLE, figure->pos);
    struct frame_table *copy = frame_table_repeat(a, t);
    table->data = copy;
    node_append(title, node_text(a, S("Table of this chart"), figure->pos));
    node_append(box, title);
    node_append(box, table);
    node_append(figure, box);
    return copy->frame;
}

/* Binds chart n of the page to the table that it names. Returns whether the
   table is on another page. */
static bool bind(const struct site_index *index, struct site *site,
                 struct page *page, struct node *n)
{
    struct chart_block *c = n->data;
    const struct label *l = index_label(index, c->table.text);
    if (!l || !l->table)
        return false;
    c->drawn = l->table;
    c->page = S("");
    if (l->page == page)
        return false;
    tables_name_rows(site, &site->pages[l->page - site->pages]);
    c->page = path_relative(page->doc->a, page->output, l->page->output);
    add_source(page, n->parent, l);
    c->frame = add_table(page, n->parent, l->table);
    return true;
}

void charts_bind(const struct site_index *index, struct site *site)
{
    for (size_t i = 0; i < site->n_pages; i++) {
        struct page *page = &site->pages[i];
        bool more = false;
        if (!page->doc || !page->doc->has_charts)
            continue;
        const struct node *root = page->doc->root;
        for (struct node *n = page->doc->root; n; n = node_next(n, root)) {
            struct chart_block *c = n->type == NODE_CHART ? n->data : NULL;
            if (c && c->table.at.src)
                more |= bind(index, site, page, n);
        }
        if (more)
            tables_name(page);
    }
}
