// SPDX-License-Identifier: MIT
// charts: finds the tables that df-charts name, among all that have a label.
#include "shape/charts.h"

#include "base/codes/result.h"
#include "base/vec.h"
#include "df/script/script.h"
#include "table/chart.h"

static void no_table(const struct site_index *index, struct page *page,
                     const struct table_option *name)
{
    struct diags *d = &page->diags;
    const struct strs *tables = &index->tables;
    str near = diag_nearest(d, name->text, tables->v, tables->n);
    diag_at(d, DIAG_CHART_TABLE, name->at, name->text);
    if (near.p)
        diag_help(d, "did you mean '%.*s'?", STR_ARG(near));
    else
        diag_help(d, "expected the :name: of a df-table or csv-table of the "
                     "site");
}

static void resolve(const struct site_index *index, struct page *page,
                    struct chart_block *c)
{
    struct document *doc = page->doc;
    const struct label *l = index_label(index, c->table.text);
    const struct table_option *plot = &c->plot;
    struct lines lines = {0};
    if (!l || !l->frame) {
        no_table(index, page, &c->table);
        return;
    }
    vec_push(doc->a, &lines,
             (struct line){plot->text, plot->at.src, plot->at.line,
                           plot->at.col});
    const struct chart_spec *spec =
        script_plot(doc->a, &page->diags, index->site, lines, l->frame,
                    &doc->scripts, &c->spec_at);
    if (spec)
        chart_set(doc, index->site, c, spec);
}

void charts_resolve(const struct site_index *index, struct page *page)
{
    const struct node *root = page->doc->root;
    for (struct node *n = page->doc->root; n; n = node_next(n, root)) {
        struct chart_block *c = n->type == NODE_CHART ? n->data : NULL;
        if (c && c->table.at.src)
            resolve(index, page, c);
    }
}
