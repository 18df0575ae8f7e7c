// SPDX-License-Identifier: MIT
// html_body: sections and titles, paragraphs, quotes, notes, footnotes and
// figures. Lists, tables and literal text have files of their own.
#include "base/buf.h"
#include "doc/length.h"
#include "render/html_tag.h"

static bool is(const struct node *n, enum node_type type)
{
    return n && n->type == type;
}

/* Sections. The section of the page's title has no <section> element: the
   template writes the <article> around the content. The heading has the id of
   that section. */

static bool has_element(const struct html *h, const struct node *n)
{
    return !h->o->plain && (h->level > 1 || !is(n->first, NODE_TITLE));
}

static bool section(struct html *h, const struct node *n)
{
    h->level++;
    if (has_element(h, n))
        html_tag_start(h, n, HTML_BLOCK, "section", NULL);
    return true;
}

static void section_end(struct html *h, const struct node *n)
{
    if (has_element(h, n))
        html_tag_end(h, "section", HTML_BLOCK);
    h->level--;
}

/* Whether an indented block is a quote. A block that contains only doctest
   blocks is not a quote. */
static bool is_quote(const struct node *n)
{
    node_each (c, n)
        if (c->type != NODE_DOCTEST_BLOCK)
            return true;
    return !n->first;
}

static bool quote(struct html *h, const struct node *n)
{
    if (is_quote(n))
        html_tag_start(h, n, HTML_BLOCK, "blockquote", NULL);
    return true;
}

static void quote_end(struct html *h, const struct node *n)
{
    if (is_quote(n))
        html_tag_end(h, "blockquote", HTML_BLOCK);
}

static bool document(struct html *h, const struct node *n)
{
    if (is(n->first, NODE_TITLE))
        h->level++;
    return true;
}

static unsigned heading_level(const struct html *h, const struct node *n)
{
    long level = h->level;
    if (h->o->plain)
        str_to_long(node_get(n, "_level"), &level);
    return level < 1 ? 1 : level > 6 ? 6 : (unsigned)level;
}

static const char *heading_tag(const struct html *h, const struct node *n)
{
    static const char *const tags[] = {"h1", "h2", "h3", "h4", "h5", "h6"};
    return tags[heading_level(h, n) - 1];
}

static bool heading(struct html *h, const struct node *n)
{
    bool whole = is(n->parent, NODE_SECTION) && !has_element(h, n->parent);
    const struct node *named = whole ? n->parent : n;
    h->has.heading |= heading_level(h, n) == 1;
    html_tag_line(h);
    html_tag_open(h, named, heading_tag(h, n), NULL);
    html_tag_close(h, named, "h1");
    return true;
}

static void heading_end(struct html *h, const struct node *n)
{
    const struct strs *ids = node_list(n->parent, "ids");
    if (!h->o->plain && is(n->parent, NODE_SECTION) && ids->n)
        html_tag_put_link(h, ids->v[0]);
    html_tag_end(h, heading_tag(h, n), HTML_LINE);
}

/* Titles. The parent of a title determines the element that is written. */

static str contents_title_id(struct html *h, const struct node *topic)
{
    const struct strs *ids = node_list(topic, "ids");
    return str_concat(h->a, ids->n ? ids->v[0] : S("contents"), S("-title"));
}

static const char *title_class(const struct node *n)
{
    switch (n->parent->type) {
    case NODE_TOPIC:
    case NODE_SIDEBAR: return "topic-title";
    default: return "admonition-title";
    }
}

static bool title_is_heading(const struct node *n)
{
    return is(n->parent, NODE_SECTION) || is(n->parent, NODE_DOCUMENT);
}

static bool title(struct html *h, const struct node *n)
{
    if (title_is_heading(n))
        return heading(h, n);
    if (is(n->parent, NODE_TABLE))
        return false; /* html_box.c writes the caption */
    html_tag_line(h);
    html_tag_open(h, n, "p", title_class(n));
    if (is(n->parent, NODE_TOPIC) && node_has_class(n->parent, S("contents")))
        html_tag_attr(h, "id", contents_title_id(h, n->parent));
    html_tag_close(h, n, "p");
    return true;
}

static void title_end(struct html *h, const struct node *n)
{
    if (title_is_heading(n))
        heading_end(h, n);
    else
        html_tag_end(h, "p", HTML_LINE);
}

static bool is_markdown_heading(const struct html *h, const struct node *n)
{
    return h->o->plain && node_has(n, "_level");
}

static bool rubric(struct html *h, const struct node *n)
{
    if (is_markdown_heading(h, n))
        return heading(h, n);
    html_tag_start(h, n, HTML_LINE, "p", "rubric");
    return true;
}

static void rubric_end(struct html *h, const struct node *n)
{
    if (is_markdown_heading(h, n))
        heading_end(h, n);
    else
        html_tag_end(h, "p", HTML_LINE);
}

/* The table of contents of the whole page is a landmark, and landmarks need a
   name. A local table of contents, or a table of contents without a title, is
   not a landmark. */
static const char *topic_tag(const struct node *n)
{
    return node_has_class(n, S("contents")) && is(n->first, NODE_TITLE) &&
                   !node_has_class(n, S("local"))
               ? "nav"
               : "div";
}

static bool topic(struct html *h, const struct node *n)
{
    bool contents = node_has_class(n, S("contents"));
    html_tag_line(h);
    html_tag_open(h, n, topic_tag(n),
                  contents              ? NULL
                  : is(n, NODE_SIDEBAR) ? "topic aside"
                                        : "topic");
    if (str_eq(str_c(topic_tag(n)), S("nav")))
        html_tag_attr(h, "aria-labelledby", contents_title_id(h, n));
    html_tag_close(h, n, "div");
    buf_putc(h->out, '\n');
    return true;
}

static void topic_end(struct html *h, const struct node *n)
{
    html_tag_end(h, topic_tag(n), HTML_BLOCK);
}

/* Paragraphs. A paragraph is written without <p> in a tight list, and if it is
   the only child of a cell. */

static bool is_bare(const struct html *h, const struct node *n)
{
    const struct node *up = n->parent;
    if (is(up, NODE_LIST_ITEM))
        return h->lists.n && h->lists.v[h->lists.n - 1];
    return (is(up, NODE_ENTRY) || is(up, NODE_CARD_FOOTER) ||
            is(up, NODE_CARD_HEADER)) &&
           html_tag_only_child(up) == n;
}

static bool paragraph(struct html *h, const struct node *n)
{
    if (!is_bare(h, n)) {
        html_tag_start(h, n, HTML_LINE, "p", NULL);
        return true;
    }
    if (n->prev)
        html_tag_line(h);
    html_tag_put_ids(h, n, 0);
    return true;
}

static void paragraph_end(struct html *h, const struct node *n)
{
    if (!is_bare(h, n))
        buf_puts(h->out, "</p>\n");
}

/* Other elements. */

static bool raw(struct html *h, const struct node *n)
{
    bool html = false;
    str rest = node_get(n, "format"), word;
    /* the node has the ids of a target that precedes it */
    if (node_list(n, "ids")->n) {
        html_tag_open(h, n, "span", NULL);
        html_tag_close(h, n, "span");
        buf_puts(h->out, "</span>");
    }
    while (str_word(&rest, &word))
        html = html || str_eq_nocase(word, S("html"));
    if (!html || !(h->o->raw_html || node_has(n, "_ours")))
        return false;
    bool block = !html_tag_in_text(n);
    if (block)
        html_tag_line(h);
    node_each (c, n) {
        h->has.heading |= str_find(c->text, S("<h1"), 0) != STR_NPOS;
        h->has.math |= str_find(c->text, S("<math"), 0) != STR_NPOS;
        buf_put(h->out, c->text);
    }
    if (block)
        html_tag_line(h);
    return false;
}

static bool container(struct html *h, const struct node *n)
{
    html_tag_line(h);
    html_tag_open(h, n, "div", NULL);
    html_tag_close(h, n, "div");
    buf_putc(h->out, '\n');
    return true;
}

static bool transition(struct html *h, const struct node *n)
{
    html_tag_line(h);
    html_tag_open(h, n, "hr", NULL);
    html_tag_void(h);
    buf_putc(h->out, '\n');
    return false;
}

static bool line(struct html *h, const struct node *n)
{
    html_tag_start(h, n, HTML_LINE, "div", "line");
    if (!n->first)
        buf_puts(h->out, "<br>");
    return true;
}

/* Admonitions. Each has a fixed heading, except the generic admonition, whose
   author writes the title. */

static bool admonition(struct html *h, const struct node *n)
{
    static const str TITLES[NODE_N_TYPES] = {
        [NODE_ATTENTION] = S_INIT("Attention"),
        [NODE_CAUTION] = S_INIT("Caution"),
        [NODE_DANGER] = S_INIT("Danger"),
        [NODE_ERROR] = S_INIT("Error"),
        [NODE_HINT] = S_INIT("Hint"),
        [NODE_IMPORTANT] = S_INIT("Important"),
        [NODE_NOTE] = S_INIT("Note"),
        [NODE_SEEALSO] = S_INIT("See also"),
        [NODE_TIP] = S_INIT("Tip"),
        [NODE_WARNING] = S_INIT("Warning"),
    };
    html_tag_line(h);
    html_tag_open(h, n, "aside", h->elements[n->type]->class);
    buf_puts(h->out, " role=\"note\"");
    html_tag_close(h, n, "aside");
    buf_putc(h->out, '\n');
    if (TITLES[n->type].p) {
        buf_puts(h->out, "<p class=\"admonition-title\">");
        buf_put(h->out, TITLES[n->type]);
        buf_puts(h->out, "</p>\n");
    }
    return true;
}

/* Footnotes and citations. Consecutive notes share a box. Notes are not <aside>
   elements, since they belong to the text of the page. */

static bool note(struct html *h, const struct node *n)
{
    bool citation = n->type == NODE_CITATION;
    html_tag_line(h);
    if (!is(n->prev, n->type))
        buf_puts(h->out, "<div class=\"footnote-list\">\n");
    html_tag_open(h, n, "div", citation ? "citation" : "footnote");
    buf_puts(h->out, " role=\"doc-footnote\"");
    html_tag_close(h, n, "div");
    buf_putc(h->out, '\n');
    return true;
}

static void note_end(struct html *h, const struct node *n)
{
    html_tag_end(h, "div", HTML_BLOCK);
    if (!is(n->next, n->type))
        buf_puts(h->out, "</div>\n");
}

/* Writes the label of a note, as a link to the first reference to the note. The
   theme adds the brackets. */
static bool label(struct html *h, const struct node *n)
{
    const struct strs *back = node_list(n->parent, "backrefs");
    html_tag_line(h);
    buf_puts(h->out, "<div class=\"label\">");
    if (back->n) {
        buf_puts(h->out, "<a role=\"doc-backlink\"");
        html_tag_attr(h, "href", str_concat(h->a, S("#"), back->v[0]));
        buf_putc(h->out, '>');
    }
    return true;
}

static void label_end(struct html *h, const struct node *n)
{
    if (node_list(n->parent, "backrefs")->n)
        buf_puts(h->out, "</a>");
    buf_puts(h->out, "</div>\n");
}

/* Figures: caption and legend share the <figcaption>. */

static const char *figure_class(struct html *h, const struct node *n)
{
    struct buf b = {.a = h->a};
    double width;
    bool percent;
    html_tag_add_align(&b, n);
    if (node_has(n, "_fit"))
        buf_puts(&b, " fit-image");
    if (length_pixels(node_get(n, "width"), &width, &percent)) {
        if (!percent)
            buf_puts(&b, " in-rem");
        html_tag_add_width(&b, percent ? width : width / LENGTH_REM);
    }
    return html_tag_added(&b);
}

static bool figure(struct html *h, const struct node *n)
{
    const struct node *name = node_child(n, NODE_CAPTION);
    html_tag_line(h);
    html_tag_open(h, n, "figure", figure_class(h, n));
    if (name) /* browsers do not use the caption as the figure's name */
        html_tag_attr(h, "aria-label", node_astext(h->a, name));
    html_tag_close(h, n, "figure");
    html_tag_line(h);
    return true;
}

static bool caption(struct html *h, const struct node *n)
{
    if (is(n->parent, NODE_FIGURE)) {
        html_tag_start(h, n, HTML_LINE, "figcaption", NULL);
        buf_puts(h->out, "<p>");
    } else {
        html_tag_start(h, n, HTML_LINE, "p", "caption");
    }
    return true;
}

static void caption_end(struct html *h, const struct node *n)
{
    buf_puts(h->out, "</p>");
    if (is(n->parent, NODE_FIGURE) && !is(n->next, NODE_LEGEND))
        buf_puts(h->out, "</figcaption>");
    buf_putc(h->out, '\n');
}

static bool legend(struct html *h, const struct node *n)
{
    html_tag_line(h);
    if (!is(n->prev, NODE_CAPTION))
        buf_puts(h->out, "<figcaption>\n");
    html_tag_start(h, n, HTML_BLOCK, "div", "legend");
    return true;
}

static void legend_end(struct html *h, const struct node *n)
{
    (void)n;
    html_tag_end(h, "div", HTML_BLOCK);
    buf_puts(h->out, "</figcaption>\n");
}

const struct html_element html_body_elements[] = {
    {NODE_DOCUMENT, HTML_BLOCK, NULL, NULL, document, NULL},
    {NODE_SECTION, HTML_BLOCK, NULL, NULL, section, section_end},
    {NODE_TITLE, HTML_LINE, NULL, NULL, title, title_end},
    {NODE_SUBTITLE, HTML_LINE, "p", "topic-subtitle", NULL, NULL},
    {NODE_TOPIC, HTML_BLOCK, NULL, NULL, topic, topic_end},
    {NODE_SIDEBAR, HTML_BLOCK, NULL, NULL, topic, topic_end},
    {NODE_TRANSITION, HTML_LINE, NULL, NULL, transition, NULL},
    {NODE_PARAGRAPH, HTML_LINE, NULL, NULL, paragraph, paragraph_end},
    {NODE_COMPOUND, HTML_BLOCK, "div", NULL, NULL, NULL},
    {NODE_CONTAINER, HTML_BLOCK, "div", NULL, container, NULL},
    {NODE_LINE_BLOCK, HTML_BLOCK, "div", "line-block", NULL, NULL},
    {NODE_LINE, HTML_LINE, "div", "line", line, NULL},
    {NODE_BLOCK_QUOTE, HTML_BLOCK, NULL, NULL, quote, quote_end},
    {NODE_ATTRIBUTION, HTML_LINE, "p", "attribution", NULL, NULL},
    {NODE_ATTENTION, HTML_BLOCK, "aside", "admonition attention", admonition,
     NULL},
    {NODE_CAUTION, HTML_BLOCK, "aside", "admonition caution", admonition, NULL},
    {NODE_DANGER, HTML_BLOCK, "aside", "admonition danger", admonition, NULL},
    {NODE_ERROR, HTML_BLOCK, "aside", "admonition error", admonition, NULL},
    {NODE_HINT, HTML_BLOCK, "aside", "admonition hint", admonition, NULL},
    {NODE_IMPORTANT, HTML_BLOCK, "aside", "admonition important", admonition,
     NULL},
    {NODE_NOTE, HTML_BLOCK, "aside", "admonition note", admonition, NULL},
    {NODE_TIP, HTML_BLOCK, "aside", "admonition tip", admonition, NULL},
    {NODE_WARNING, HTML_BLOCK, "aside", "admonition warning", admonition, NULL},
    {NODE_SEEALSO, HTML_BLOCK, "aside", "admonition seealso", admonition, NULL},
    {NODE_ADMONITION, HTML_BLOCK, "aside", "admonition", admonition, NULL},
    {NODE_RUBRIC, HTML_LINE, NULL, NULL, rubric, rubric_end},
    {NODE_FOOTNOTE, HTML_BLOCK, NULL, NULL, note, note_end},
    {NODE_CITATION, HTML_BLOCK, NULL, NULL, note, note_end},
    {NODE_LABEL, HTML_LINE, NULL, NULL, label, label_end},
    {NODE_FIGURE, HTML_BLOCK, "figure", NULL, figure, NULL},
    {NODE_CAPTION, HTML_LINE, NULL, NULL, caption, caption_end},
    {NODE_LEGEND, HTML_BLOCK, NULL, NULL, legend, legend_end},
    {NODE_RAW, HTML_LINE, NULL, NULL, raw, NULL},
    {NODE_N_TYPES, 0, NULL, NULL, NULL, NULL},
};
