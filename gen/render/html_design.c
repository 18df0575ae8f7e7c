// SPDX-License-Identifier: MIT
// html_design: tabs, grids, cards and dropdowns.
#include "base/codes/template.h"
#include "base/vec.h"
#include "doc/length.h"
#include "render/html_tag.h"
#include "render/icon.h"

enum { ICON_NAMES = 400 }; /* approximate number of icons */

/* A tab: a radio button and its label, then the content. Tabs work without
   scripts. Ids are made from the label, so that a tab can be linked to. */

/* Returns the tab that is shown first: the tab marked as selected, or else the
   first tab. */
static const struct node *selected_tab(const struct node *set)
{
    node_each (c, set)
        if (c->type == NODE_TAB_ITEM && node_has(c, "selected"))
            return c;
    return node_child(set, NODE_TAB_ITEM);
}

static bool tab_set(struct html *h, const struct node *n)
{
    vec_push(h->a, &h->tabs,
             (struct html_tab_set){++h->tab_sets, selected_tab(n)});
    str section = html_tag_section(h, n);
    html_tag_line(h);
    html_tag_open(h, n, "div", "tab-set");
    html_tag_attr(h, "role", S("group"));
    html_tag_attr(h, "aria-label",
                  section.n ? str_fmt(h->a, "%.*s: tabs", STR_ARG(section))
                            : S("Tabs"));
    html_tag_close(h, n, "div");
    buf_putc(h->out, '\n');
    return true;
}

static void tab_set_end(struct html *h, const struct node *n)
{
    (void)n;
    h->tabs.n--;
    html_tag_end(h, "div", HTML_BLOCK);
}

static bool tab_item(struct html *h, const struct node *n)
{
    if (node_child(n, NODE_TAB_LABEL))
        return true;
    html_tag_line(h);
    buf_puts(h->out, "<div>\n"); /* without a label, only the content is written
                                  */
    return true;
}

static bool tab_label(struct html *h, const struct node *n)
{
    str slug = document_make_id(h->a, node_astext(h->a, n));
    const struct strs *own = node_list(n->parent, "ids");
    str sync = node_get(n->parent, "sync");
    str id = own->n ? own->v[0]
                    : html_tag_id(h, slug.n ? str_concat(h->a, S("tab-"), slug)
                                            : S("tab"));
    html_tag_line(h);
    buf_puts(h->out, "<input type=\"radio\" class=\"tab-input\"");
    struct html_tab_set set = {0};
    if (h->tabs.n)
        set = h->tabs.v[h->tabs.n - 1];
    html_tag_attr(h, "name", str_fmt(h->a, "tabset-%u", set.number));
    html_tag_attr(h, "id", id);
    if (set.selected == n->parent)
        buf_puts(h->out, " checked");
    buf_puts(h->out, "><label class=\"tab-label\"");
    html_tag_attr(h, "for", id);
    if (sync.p)
        html_tag_attr(h, "data-sync", sync);
    buf_putc(h->out, '>');
    h->tab_id = id;
    return true;
}

static void tab_label_end(struct html *h, const struct node *n)
{
    buf_puts(h->out, "</label>\n<div");
    html_tag_classes(h, n->parent, "tab-content");
    html_tag_attr(h, "id", str_concat(h->a, h->tab_id, S("-panel")));
    buf_puts(h->out, ">\n");
}

/* Grids. The attribute "columns" of a grid is a number of columns, or four such
   numbers for four screen widths. Only the last of the four numbers is used.
   The attribute "columns" of an item is its width in twelfths of the grid. */

enum { TWELFTHS = 12 };

static long columns_of(const struct node *n)
{
    str rest = node_get(n, "columns"), word;
    long columns = 0;
    while (str_word(&rest, &word))
        str_to_long(word, &columns);
    return columns >= 1 && columns <= TWELFTHS ? columns : 0;
}

static bool has_spans(const struct node *grid)
{
    node_each (c, grid)
        if (c->type == NODE_GRID_ITEM && columns_of(c))
            return true;
    return false;
}

static bool grid(struct html *h, const struct node *n)
{
    const char *class = "grid";
    struct html_grid g = {has_spans(n), columns_of(n)};
    vec_push(h->a, &h->grids, g);
    if (g.spans)
        class = "grid grid-spans";
    else if (g.columns)
        class = str_fmt(h->a, "grid grid-cols-%ld", g.columns).p;
    html_tag_start(h, n, HTML_BLOCK, "div", class);
    return true;
}

static void grid_end(struct html *h, const struct node *n)
{
    (void)n;
    h->grids.n--;
    html_tag_end(h, "div", HTML_BLOCK);
}

static bool is_only_card(const struct node *n)
{
    return n->first && n->first == n->last && n->first->type == NODE_CARD;
}

/* Adds the class "span-N" for an item N twelfths wide: its own width, or else
   the width of one column of the grid. Adds nothing if no item of the grid has
   a width of its own. */
static void add_span(struct html *h, struct buf *classes,
                     const struct node *item)
{
    struct html_grid g = {0};
    if (h->grids.n)
        g = h->grids.v[h->grids.n - 1];
    long own = columns_of(item);
    if (!g.spans)
        return;
    if (!own)
        own = g.columns ? (TWELFTHS + g.columns - 1) / g.columns : TWELFTHS;
    buf_printf(classes, " span-%ld", own);
}

/* Writes a grid item. An item that holds only a card needs no box of its own.
 */
static bool grid_item(struct html *h, const struct node *n)
{
    struct buf class = {.a = h->a};
    if (is_only_card(n))
        return true;
    buf_puts(&class, " grid-item");
    add_span(h, &class, n);
    html_tag_start(h, n, HTML_BLOCK, "div", html_tag_added(&class));
    return true;
}

static void grid_item_end(struct html *h, const struct node *n)
{
    if (!is_only_card(n))
        html_tag_end(h, "div", HTML_BLOCK);
}

static bool card(struct html *h, const struct node *n)
{
    struct buf class = {.a = h->a};
    const struct node *item = n->parent;
    double width;
    bool percent;
    buf_puts(&class, " card");
    if (item && item->type == NODE_GRID_ITEM && is_only_card(item))
        add_span(h, &class, item);
    if (node_get(n, "align").n)
        buf_printf(&class, " text-%.*s", STR_ARG(node_get(n, "align")));
    if (node_get(n, "shadow").n)
        buf_printf(&class, " shadow-%.*s", STR_ARG(node_get(n, "shadow")));
    if (length_pixels(node_get(n, "width"), &width, &percent))
        html_tag_add_width(&class, width);
    html_tag_start(h, n, HTML_BLOCK, "div", html_tag_added(&class));
    return true;
}

/* Writes the start of a summary with a name that no other summary of the page
   has. In a figure, the name includes the caption. */
static void put_summary(struct html *h, const struct node *n, str text)
{
    const struct node *caption = n->parent->type == NODE_FIGURE
                                     ? node_child(n->parent, NODE_CAPTION)
                                     : NULL;
    const str parts[] = {text, caption ? node_astext(h->a, caption) : S("")};
    str name =
        html_tag_name(h, str_join(h->a, parts, caption ? 2 : 1, S(", ")));
    buf_puts(h->out, "<summary");
    if (!h->o->plain && !str_eq(name, text))
        html_tag_attr(h, "aria-label", name);
    buf_putc(h->out, '>');
}

static bool dropdown(struct html *h, const struct node *n)
{
    html_tag_line(h);
    html_tag_open(h, n, "details", "dropdown");
    if (node_has(n, "open"))
        buf_puts(h->out, " open");
    html_tag_close(h, n, "ul"); /* further ids must not precede <summary> */
    buf_putc(h->out, '\n');
    if (!node_child(n, NODE_DROPDOWN_TITLE)) {
        put_summary(h, n, S("Details"));
        buf_puts(h->out, "Details</summary>\n");
    }
    return true;
}

static bool dropdown_title(struct html *h, const struct node *n)
{
    html_tag_line(h);
    put_summary(h, n->parent, node_astext(h->a, n));
    return true;
}

/* Icons are inline SVG, since a strict content security policy forbids fonts
   from other sites. Icons are decoration: the text next to an icon says the
   same. */

static void report_icon(struct html *h, const struct node *n, bool octicon)
{
    struct diags *d = h->doc->diags;
    str name = node_get(n, "name"), near = STR_NONE;
    diag_at(d, DIAG_ICON_UNKNOWN, n->pos,
            str_fmt(h->a,
                    octicon ? "unknown icon '%.*s'"
                            : "icon '%.*s': only octicons are available",
                    STR_ARG(name)));
    if (!octicon) {
        diag_help(d, "choose one of github.com/primer/octicons, and write "
                     ":octicon:`NAME`");
        return;
    }
    if (diag_may_search(d, ICON_NAMES))
        near = icon_nearest(h->a, d, name);
    if (near.p)
        diag_help(d, "did you mean '%.*s'?", STR_ARG(near));
    else
        diag_help(d, "names are listed at github.com/primer/octicons");
}

static bool icon(struct html *h, const struct node *n)
{
    bool octicon = str_eq(node_get(n, "set"), S("octicon"));
    str name = node_get(n, "name"), size = node_get(n, "size");
    str drawing = octicon ? icon_find(name) : STR_NONE;
    if (!drawing.p) {
        report_icon(h, n, octicon);
        return false;
    }
    html_tag_open(h, n, "svg",
                  str_fmt(h->a, "octicon octicon-%.*s", STR_ARG(name)).p);
    html_tag_attr(h, "width", size);
    html_tag_attr(h, "height", size);
    buf_puts(h->out, " viewBox=\"0 0 16 16\" aria-hidden=\"true\">");
    buf_put(h->out, drawing);
    buf_puts(h->out, "</svg>");
    return false;
}

const struct html_element html_design_elements[] = {
    {NODE_TAB_SET, HTML_BLOCK, NULL, NULL, tab_set, tab_set_end},
    {NODE_TAB_ITEM, HTML_BLOCK, "div", NULL, tab_item, NULL},
    {NODE_TAB_LABEL, HTML_INLINE, NULL, NULL, tab_label, tab_label_end},
    {NODE_GRID, HTML_BLOCK, "div", "grid", grid, grid_end},
    {NODE_GRID_ITEM, HTML_BLOCK, NULL, NULL, grid_item, grid_item_end},
    {NODE_CARD, HTML_BLOCK, "div", NULL, card, NULL},
    {NODE_CARD_HEADER, HTML_BLOCK, "div", "card-header", NULL, NULL},
    {NODE_CARD_BODY, HTML_BLOCK, "div", "card-body", NULL, NULL},
    {NODE_CARD_TITLE, HTML_LINE, "p", "card-title", NULL, NULL},
    {NODE_CARD_FOOTER, HTML_BLOCK, "div", "card-footer", NULL, NULL},
    {NODE_DROPDOWN, HTML_BLOCK, "details", NULL, dropdown, NULL},
    {NODE_DROPDOWN_TITLE, HTML_LINE, "summary", NULL, dropdown_title, NULL},
    {NODE_ICON, HTML_INLINE, NULL, NULL, icon, NULL},
    {NODE_N_TYPES, 0, NULL, NULL, NULL, NULL},
};
