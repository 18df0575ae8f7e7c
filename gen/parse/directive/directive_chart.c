// SPDX-License-Identifier: MIT
// directive_chart: the directive df-chart, a figure with a chart. There are two
// forms. First: the last line of its script draws the chart, and readers can
// open the table of the script. Second: the option :table: names another table,
// which the option :plot: draws.
#include "base/codes/directive.h"
#include "doc/chart_block.h"
#include "parse/call/template_rows.h"
#include "parse/directive/directive_family.h"
#include "parse/directive/directive_table.h"

static const struct option_spec OPTIONS[] = {
    {S_INIT("table"), OPTION_REQUIRED, "the name of a table"},
    {S_INIT("plot"), OPTION_REQUIRED, "a call, such as bar(x='A', y='B')"},
    {S_INIT("facet"), OPTION_REQUIRED, "the name of a column"},
    {S_INIT("reference"), OPTION_REQUIRED, NULL},
    {S_INIT("ideal"), OPTION_TEXT, NULL},
    {S_INIT("index"), OPTION_FLAG, NULL},
    {S_INIT("frontier"), OPTION_REQUIRED, NULL},
    {S_INIT("label"), OPTION_REQUIRED, "the name of a column"},
    {S_INIT("highlight"), OPTION_REQUIRED, NULL},
    {S_INIT("colors"), OPTION_REQUIRED, NULL},
    {S_INIT("sort"), OPTION_REQUIRED, "the name of a column"},
    {S_INIT("limit"), OPTION_REQUIRED, "a number of rows"},
    {S_INIT("empty"), OPTION_REQUIRED, NULL},
    {S_INIT("markup"), OPTION_CHOICE, "true false"},
    {S_INIT("alt"), OPTION_TEXT, NULL},
    {S_INIT("class"), OPTION_CLASSES, NULL},
    {S_INIT("name"), OPTION_REQUIRED, NULL},
    {{0}, 0, NULL},
};

/* Checks that the chart has either a script or the option :table:, which :plot:
   needs. Returns false after reporting a fault. */
static bool is_complete(struct directive_call *c, struct node *parent,
                        const struct chart_block *b)
{
    bool table = b->table.at.src, plot = b->plot.at.src;
    if (table && c->content.n)
        return directive_refuse(
            c, parent, DIAG_DIRECTIVE_CONTENT, c->at,
            S("it has both a script and the option 'table'"),
            S("keep one of them"));
    if (plot && !table)
        return directive_refuse(
            c, parent, DIAG_DIRECTIVE_CONTENT, c->at,
            S("option 'plot' needs the option 'table'"),
            S("write :table: NAME, and :plot: line(x='COLUMN') to draw it"));
    return table || directive_has_content(c, parent);
}

/* Appends the table of the chart, closed until a reader opens it. */
static void add_table(struct directive_call *c, struct node *figure,
                      struct chart_block *chart)
{
    struct arena *a = c->p->a;
    struct df_block *b = NEW(a, struct df_block);
    struct node *box = node_new(a, NODE_DROPDOWN, c->at);
    struct node *title = node_new(a, NODE_DROPDOWN_TITLE, c->at);
    struct node *table = node_new(a, NODE_DF_TABLE, c->at);
    *b =
        (struct df_block){.script = c->content,
                          .at = c->at,
                          .dir = c->p->page_dir,
                          .var = S("df"),
                          .before = *template_rows_names(c->p->doc, c->at),
                          .header_rows = 1,
                          .options = {.empty = chart->empty,
                                      .markup = directive_text(c, S("markup"))},
                          .chart = chart};
    table->data = b;
    node_append(title, node_text(a, S("Table of this chart"), c->at));
    node_append(box, title);
    node_append(box, table);
    node_append(figure, box);
}

static void df_chart(struct directive_call *c, struct node *parent)
{
    struct arena *a = c->p->a;
    struct chart_block *b = NEW(a, struct chart_block);
    *b = (struct chart_block){
        .at = c->at,
        .table = directive_table_option(c, S("table")),
        .plot = directive_table_option(c, S("plot")),
        .colours = directive_table_option(c, S("colors")),
        .facet = directive_table_option(c, S("facet")),
        .label = directive_table_option(c, S("label")),
        .highlight = directive_table_option(c, S("highlight")),
        .reference = directive_table_option(c, S("reference")),
        .frontier = directive_table_option(c, S("frontier")),
        .sort = directive_table_option(c, S("sort")),
        .limit = directive_table_option(c, S("limit")),
        .empty = directive_text(c, S("empty")),
        .alt = directive_text(c, S("alt")),
        .ideal = directive_table_option(c, S("ideal")),
        .index = directive_table_option(c, S("index")),
    };
    if (!is_complete(c, parent, b))
        return;
    struct node *figure = directive_node(c, NODE_FIGURE);
    struct node *chart = node_new(a, NODE_CHART, c->at);
    node_add(a, figure, "classes", S("chart"));
    chart->data = b;
    c->p->doc->has_charts = true;
    node_append(parent, figure);
    if (c->argument.n) {
        struct node *caption = node_new(a, NODE_CAPTION, c->argument_at);
        c->p->syntax->inline_text(c->p, c->argument, c->argument_at, caption);
        node_append(figure, caption);
    }
    node_append(figure, chart);
    if (c->content.n)
        add_table(c, figure, b);
}

const struct directive directive_chart[] = {
    {S_INIT("df-chart"), 0, 1, true, true, OPTIONS, df_chart, 0},
    {{0}, 0, 0, false, false, NULL, NULL, 0},
};
