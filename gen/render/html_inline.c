// SPDX-License-Identifier: MIT
// html_inline: text and inline elements, links and images.
#include <math.h>

#include "base/codes/template.h"
#include "base/uri.h"
#include "doc/length.h"
#include "render/html_what_if.h"
#include "table/wrap.h"

static bool is_literal(const struct node *n)
{
    return n && n->type == NODE_LITERAL;
}

/* Whether inline code has several spaces in a row. If so, readers must see and
   copy all spaces of that code. */
static bool has_blanks(const struct node *code)
{
    for (const struct node *n = code; n; n = node_next(n, code))
        if (n->type == NODE_TEXT && str_find(n->text, S("  "), 0) != STR_NPOS)
            return true;
    return false;
}

static bool text(struct html *h, const struct node *n)
{
    bool code =
        n->parent && (is_literal(n->parent) || is_literal(n->parent->parent));
    /* in code with several spaces in a row, a line break is shown as a blank */
    if (h->blanks)
        buf_put_html(h->out, str_replace(h->a, n->text, S("\n"), S(" ")));
    else if (h->table && !code)
        wrap_put_html(h->out, n->text);
    else
        buf_put_html(h->out, n->text);
    return true;
}

/* Links. */

static void report_scheme(struct html *h, const struct node *n, str scheme)
{
    diag_at(h->doc->diags, DIAG_LINK_SCHEME, n->pos, scheme);
    diag_help(h->doc->diags,
              "expected a relative URL, or one of the schemes " URI_SCHEMES);
}

/* Whether a reference has a target, and the target may be linked to. Sets
 *scheme to the scheme of the target's URL, or STR_NONE. */
static bool is_link(const struct html *h, const struct node *n, str *scheme)
{
    str uri = node_get(n, "refuri");
    *scheme = STR_NONE;
    return uri.p ? html_tag_url_is_safe(h, uri, scheme) : node_has(n, "refid");
}

/* Whether the link's text is the URL itself, so that the author may not have
   intended a link. */
static bool is_bare(const struct node *n, str uri)
{
    const struct node *text = n->first;
    return text && !text->next && text->type == NODE_TEXT &&
           str_eq(text->text, uri);
}

static bool reference(struct html *h, const struct node *n)
{
    str uri = node_get(n, "refuri"), scheme;
    if (!html_tag_in_text(n))
        html_tag_line(h);
    if (!is_link(h, n, &scheme)) {
        if (scheme.p && !is_bare(n, uri))
            report_scheme(h, n, scheme);
        return true;
    }
    html_tag_open(h, n, "a", NULL);
    if (uri.p)
        html_tag_url(h, "href", uri);
    else
        html_tag_attr(h, "href",
                      str_concat(h->a, S("#"), node_get(n, "refid")));
    if (node_has(n, "_label"))
        html_tag_attr(h, "aria-label", node_get(n, "_label"));
    if (node_get(n, "title").n || node_get(n, "reftitle").n)
        html_tag_attr(h, "title",
                      node_get(n, node_has(n, "title") ? "title" : "reftitle"));
    html_what_if_put_value(h, n);
    html_tag_close(h, n, "a");
    return true;
}

static void reference_end(struct html *h, const struct node *n)
{
    str scheme;
    if (is_link(h, n, &scheme))
        buf_puts(h->out, "</a>");
    if (!html_tag_in_text(n))
        html_tag_line(h);
}

static bool note_reference(struct html *h, const struct node *n)
{
    bool citation = n->type == NODE_CITATION_REFERENCE;
    str id = node_get(n, "refid"), uri = node_get(n, "refuri");
    if (id.p)
        uri = str_concat(h->a, S("#"), id);
    if (!uri.p) {
        buf_putc(h->out, '[');
        return true;
    }
    html_tag_open(h, n, "a",
                  citation ? "citation-reference" : "footnote-reference");
    html_tag_attr(h, "href", uri);
    buf_puts(h->out, " role=\"doc-noteref\"");
    html_tag_close(h, n, "a");
    buf_putc(h->out, '[');
    return true;
}

static void note_reference_end(struct html *h, const struct node *n)
{
    buf_putc(h->out, ']');
    if (node_has(n, "refid") || node_has(n, "refuri"))
        buf_puts(h->out, "</a>");
}

/* Whether a target is written as an anchor: it has ids, and does not refer to a
   URL or another target. Otherwise only the target's text is written. */
static bool is_place(const struct html *h, const struct node *n)
{
    return !h->o->plain && node_list(n, "ids")->n && !node_has(n, "refuri") &&
           !node_has(n, "refname") && !node_has(n, "refid");
}

static bool target(struct html *h, const struct node *n)
{
    if (!is_place(h, n))
        return n->first != NULL;
    html_tag_start(h, n, HTML_INLINE, "span", n->first ? "target" : NULL);
    return true;
}

static void target_end(struct html *h, const struct node *n)
{
    if (is_place(h, n))
        buf_puts(h->out, "</span>");
}

/* Images. */

static void put_size(struct html *h, const struct node *n, const char *name,
                     double scale)
{
    double number;
    bool percent;
    if (!length_pixels(node_get(n, name), &number, &percent))
        return;
    number = rint(number * scale);
    if (!percent && number >= 0 && number < 1e6)
        html_tag_attr(h, name, str_fmt(h->a, "%ld", (long)number));
}

static double scale_of(const struct node *n)
{
    double scale;
    bool percent;
    return length_pixels(node_get(n, "scale"), &scale, &percent) ? scale / 100
                                                                 : 1;
}

/* Returns the image's width in per cent of the available width, or 0 if the
   width is missing or not in per cent. */
static double share_of_width(const struct node *n)
{
    double number;
    bool percent;
    return length_pixels(node_get(n, "width"), &number, &percent) && percent
               ? number * scale_of(n)
               : 0;
}

/* Whether an image is scaled relative to its own size, which is unknown here:
   the theme scales it. */
static bool is_zoomed(const struct node *n)
{
    return node_has(n, "scale") && !node_has(n, "width") &&
           !node_has(n, "height");
}

/* Returns the classes for an image's alignment and width, or NULL if the image
   needs no class. A width in per cent becomes a class, since the attribute
   "width" holds whole pixels only and a strict content security policy forbids
   style attributes. */
static const char *image_class(struct html *h, const struct node *n)
{
    bool zoomed = is_zoomed(n);
    double share = zoomed ? 100 * scale_of(n) : share_of_width(n);
    struct buf b = {.a = h->a};
    html_tag_add_align(&b, n);
    if (zoomed)
        buf_puts(&b, " scaled");
    html_tag_add_width(&b, share);
    return html_tag_added(&b);
}

static bool image(struct html *h, const struct node *n)
{
    str uri = node_get(n, "uri"), scheme;
    if (!html_tag_url_is_safe(h, uri, &scheme)) {
        report_scheme(h, n, scheme);
        buf_put_html(h->out, node_get(n, "alt"));
        return false;
    }
    bool in_text =
        html_tag_in_text(n) || (n->parent && n->parent->type == NODE_REFERENCE);
    if (!in_text)
        html_tag_line(h);
    html_tag_open(h, n, "img", image_class(h, n));
    html_tag_url(h, "src", uri);
    html_tag_attr(h, "alt", node_get(n, "alt"));
    if (node_get(n, "title").n)
        html_tag_attr(h, "title", node_get(n, "title"));
    if (str_eq(node_get(n, "loading"), S("lazy")))
        html_tag_attr(h, "loading", S("lazy"));
    if (!h->o->plain) {
        put_size(h, n, "width", scale_of(n));
        put_size(h, n, "height", scale_of(n));
    }
    html_tag_void(h);
    if (!in_text)
        buf_putc(h->out, '\n');
    return false;
}

/* Other elements. */

static bool line_break(struct html *h, const struct node *n)
{
    (void)n;
    buf_puts(h->out, "<br");
    html_tag_void(h);
    buf_putc(h->out, '\n');
    return false;
}

static bool has_look(const struct html *h, const struct node *n)
{
    return !h->o->plain && (node_list(n, "classes")->n ||
                            node_list(n, "ids")->n || node_has(n, "_live"));
}

static bool plain_inline(struct html *h, const struct node *n)
{
    if (!has_look(h, n))
        return true;
    html_tag_open(h, n, "span", NULL);
    html_what_if_put_value(h, n);
    html_tag_close(h, n, "span");
    return true;
}

static void plain_inline_end(struct html *h, const struct node *n)
{
    if (has_look(h, n))
        buf_puts(h->out, "</span>");
}

static const char *literal_tag(const struct node *n)
{
    return node_has_class(n, S("kbd")) ? "kbd" : "code";
}

static bool literal(struct html *h, const struct node *n)
{
    h->blanks = !h->o->plain && has_blanks(n);
    html_tag_open(h, n, literal_tag(n), h->blanks ? "blanks" : NULL);
    html_tag_close(h, n, "code");
    return true;
}

static void literal_end(struct html *h, const struct node *n)
{
    html_tag_end(h, literal_tag(n), HTML_INLINE);
    h->blanks = false;
}

static bool abbreviation(struct html *h, const struct node *n)
{
    html_tag_open(h, n, "abbr", NULL);
    if (node_get(n, "explanation").n)
        html_tag_attr(h, "title", node_get(n, "explanation"));
    html_tag_close(h, n, "abbr");
    return true;
}

const struct html_element html_inline_elements[] = {
    {NODE_TEXT, HTML_INLINE, NULL, NULL, text, NULL},
    {NODE_EMPHASIS, HTML_INLINE, "em", NULL, NULL, NULL},
    {NODE_STRONG, HTML_INLINE, "strong", NULL, NULL, NULL},
    {NODE_LITERAL, HTML_INLINE, NULL, NULL, literal, literal_end},
    {NODE_REFERENCE, HTML_INLINE, NULL, NULL, reference, reference_end},
    {NODE_FOOTNOTE_REFERENCE, HTML_INLINE, NULL, NULL, note_reference,
     note_reference_end},
    {NODE_CITATION_REFERENCE, HTML_INLINE, NULL, NULL, note_reference,
     note_reference_end},
    {NODE_SUBSTITUTION_REFERENCE, HTML_INLINE, NULL, NULL, NULL, NULL},
    {NODE_TITLE_REFERENCE, HTML_INLINE, "cite", NULL, NULL, NULL},
    {NODE_ABBREVIATION, HTML_INLINE, "abbr", NULL, abbreviation, NULL},
    {NODE_ACRONYM, HTML_INLINE, "abbr", NULL, abbreviation, NULL},
    {NODE_SUPERSCRIPT, HTML_INLINE, "sup", NULL, NULL, NULL},
    {NODE_SUBSCRIPT, HTML_INLINE, "sub", NULL, NULL, NULL},
    {NODE_INLINE, HTML_INLINE, NULL, NULL, plain_inline, plain_inline_end},
    {NODE_GENERATED, HTML_INLINE, NULL, NULL, plain_inline, plain_inline_end},
    {NODE_PROBLEMATIC, HTML_INLINE, NULL, NULL, NULL, NULL},
    {NODE_PENDING_XREF, HTML_INLINE, NULL, NULL, NULL, NULL},
    {NODE_TARGET, HTML_INLINE, NULL, NULL, target, target_end},
    {NODE_IMAGE, HTML_INLINE, NULL, NULL, image, NULL},
    {NODE_LINE_BREAK, HTML_INLINE, NULL, NULL, line_break, NULL},
    {NODE_N_TYPES, 0, NULL, NULL, NULL, NULL},
};
