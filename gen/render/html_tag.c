// SPDX-License-Identifier: MIT
// html_tag: writes tags, attributes, URLs and ids, and walks the tree. If no
// element is defined for a type of node, the walk writes only its children, or
// nothing if nodes of this type are hidden.
#include "render/html_tag.h"

#include <math.h>
#include <stdint.h>

#include "base/codes/reference.h"
#include "base/uri.h"
#include "table/price_list.h"

void html_tag_line(struct html *h)
{
    if (h->out->n && h->out->p[h->out->n - 1] != '\n')
        buf_putc(h->out, '\n');
}

void html_tag_attr(struct html *h, const char *name, str value)
{
    buf_putc(h->out, ' ');
    buf_put(h->out, str_c(name));
    buf_puts(h->out, "=\"");
    buf_put_html(h->out, value);
    buf_putc(h->out, '"');
}

void html_tag_classes(struct html *h, const struct node *n, const char *class)
{
    const struct strs *own = node_list(n, "classes");
    if (!class && !own->n)
        return;
    buf_puts(h->out, " class=\"");
    if (class)
        buf_put(h->out, str_c(class));
    for (size_t i = 0; i < own->n; i++)
        html_tag_put(h->out, i || class ? " " : "", own->v[i], "");
    buf_putc(h->out, '"');
}

void html_tag_put_ids(struct html *h, const struct node *n, size_t first)
{
    const struct strs *ids = n->attrs ? node_list(n, "ids") : NULL;
    for (size_t i = first; ids && !h->o->plain && i < ids->n; i++) {
        buf_puts(h->out, "<span");
        html_tag_attr(h, "id", ids->v[i]);
        buf_puts(h->out, "></span>");
    }
}

/* Whether an element may not contain a <span>, so that the spans with further
   ids are written before the element. */
static bool forbids_span(const char *tag)
{
    static const str TAGS[] = {S_INIT("ul"), S_INIT("ol"), S_INIT("dl"),
                               S_INIT("img"), S_INIT("table")};
    return STR_AMONG(str_c(tag), TAGS);
}

void html_tag_open(struct html *h, const struct node *n, const char *tag,
                   const char *class)
{
    if (n->attrs && forbids_span(tag))
        html_tag_put_ids(h, n, 1);
    buf_putc(h->out, '<');
    buf_put(h->out, str_c(tag));
    if (h->o->plain)
        return;
    const struct strs *ids = n->attrs ? node_list(n, "ids") : NULL;
    if (ids && ids->n)
        html_tag_attr(h, "id", ids->v[0]);
    if (class || n->attrs)
        html_tag_classes(h, n, class);
    if (n->attrs && node_has(n, "_priced") && html_tag_has_prices(h))
        html_tag_attr(h, "data-priced", node_get(n, "_priced"));
}

bool html_tag_has_prices(const struct html *h)
{
    return !h->o->plain && h->doc->prices && h->doc->prices->any;
}

void html_tag_close(struct html *h, const struct node *n, const char *tag)
{
    buf_putc(h->out, '>');
    if (n->attrs && !forbids_span(tag))
        html_tag_put_ids(h, n, 1);
}

void html_tag_start(struct html *h, const struct node *n,
                    enum html_layout layout, const char *tag, const char *class)
{
    if (layout != HTML_INLINE)
        html_tag_line(h);
    html_tag_open(h, n, tag, class);
    html_tag_close(h, n, tag);
    if (layout == HTML_BLOCK)
        buf_putc(h->out, '\n');
}

void html_tag_scrolls(struct html *h, const char *label)
{
    buf_puts(h->out, " tabindex=\"0\" role=\"group\"");
    html_tag_attr(h, "aria-label", str_c(label));
}

void html_tag_end(struct html *h, const char *tag, enum html_layout layout)
{
    if (layout == HTML_BLOCK)
        html_tag_line(h);
    buf_puts(h->out, "</");
    buf_put(h->out, str_c(tag));
    buf_putc(h->out, '>');
    if (layout != HTML_INLINE)
        buf_putc(h->out, '\n');
}

void html_tag_put(struct buf *b, const char *before, str text,
                  const char *after)
{
    buf_put(b, str_c(before));
    buf_put_html(b, text);
    buf_put(b, str_c(after));
}

str html_tag_json(struct arena *a, str json)
{
    struct buf b = {.a = a};
    for (size_t i = 0; i < json.n; i++)
        if (json.p[i] == '<')
            buf_puts(&b, "\\u003c");
        else
            buf_putc(&b, json.p[i]);
    return buf_end(&b);
}

void html_tag_void(struct html *h)
{
    if (h->o->plain)
        buf_puts(h->out, " />");
    else
        buf_putc(h->out, '>');
}

str html_tag_name(struct html *h, str name)
{
    struct map_entry *e = map_find(&h->names, name);
    if (!e)
        e = map_put(&h->names, name, NEW(h->a, size_t));
    size_t times = ++*(size_t *)e->value;
    return times > 1 ? str_fmt(h->a, "%.*s, %zu", STR_ARG(name), times) : name;
}

str html_tag_id(struct html *h, str wish)
{
    uintptr_t k = (uintptr_t)map_get(&h->ids, wish);
    str id = wish;
    for (k = k ? k : 2; map_find(&h->ids, id) || map_find(&h->doc->ids, id);
         k++)
        id = str_fmt(h->a, "%.*s-%zu", STR_ARG(wish), (size_t)k);
    map_put(&h->ids, wish, (void *)k);
    if (id.p != wish.p)
        map_put(&h->ids, id, NULL);
    return id;
}

/* Characters that are not percent-encoded in a URL: the reserved and unreserved
   characters of RFC 3986 except brackets, and the percent sign. Of these, & and
   ' are escaped for HTML. */
static const char IN_URL[] = "-_.+!*(),%#@?=;:/$~";

void html_tag_url(struct html *h, const char *name, str url)
{
    struct buf *b = h->out;
    buf_putc(b, ' ');
    buf_put(b, str_c(name));
    buf_puts(b, "=\"");
    size_t from = uri_literal_end(url);
    buf_put(b, str_slice(url, 0, from));
    for (size_t end; from < url.n; from = end + 1) {
        end = from;
        while (end < url.n && url.p[end] != '&' && url.p[end] != '\'')
            end++;
        uri_put_encoded(b, str_slice(url, from, end), IN_URL);
        if (end < url.n)
            buf_put(b, url.p[end] == '&' ? S("&amp;") : S("&#x27;"));
    }
    buf_putc(b, '"');
}

bool html_tag_url_is_safe(const struct html *h, str url, str *scheme)
{
    *scheme = uri_scheme(url);
    return h->o->plain || uri_scheme_is_safe(*scheme);
}

void html_tag_add_align(struct buf *classes, const struct node *n)
{
    str align = node_get(n, "align");
    if (align.n)
        buf_printf(classes, " align-%.*s", STR_ARG(align));
}

void html_tag_add_width(struct buf *classes, double hundredths)
{
    double n = rint(hundredths);
    if (n >= 1)
        buf_printf(classes, " w-%d", n > 100 ? 100 : (int)n);
}

const char *html_tag_added(struct buf *classes)
{
    return classes->n ? str_dupz(classes->a, str_from(buf_str(classes), 1))
                      : NULL;
}

bool html_tag_is_hidden(enum node_type type)
{
    static const bool hidden[NODE_N_TYPES] = {
        [NODE_DECORATION] = true,     [NODE_HEADER] = true,
        [NODE_FOOTER] = true,         [NODE_META] = true,
        [NODE_DOCINFO] = true,        [NODE_COMMENT] = true,
        [NODE_PENDING] = true,        [NODE_TOCTREE] = true,
        [NODE_SYSTEM_MESSAGE] = true, [NODE_SUBSTITUTION_DEFINITION] = true,
        [NODE_DF_TABLE] = true,       [NODE_COLSPEC] = true,
    };
    return hidden[type];
}

const struct node *html_tag_only_child(const struct node *n)
{
    const struct node *only = NULL;
    node_each (c, n) {
        if (html_tag_is_hidden(c->type))
            continue;
        if (only)
            return NULL;
        only = c;
    }
    return only;
}

bool html_tag_in_text(const struct node *n)
{
    const struct node *up = n->parent;
    while (up && node_type_kind(up->type) == NODE_KIND_INLINE)
        up = up->parent;
    return up && node_type_kind(up->type) != NODE_KIND_BODY;
}

/* Writes a link to `id`, the permalink of a heading, caption or row. The
   keyboard cannot focus the permalink: in a table of many rows, keyboard users
   would have to pass a link in each row. Screen readers do not read the
   permalink as a part of the heading, caption or row. */
void html_tag_put_link(struct html *h, str id)
{
    html_tag_put(h->out,
                 "<a class=\"headerlink\" tabindex=\"-1\" "
                 "aria-hidden=\"true\" href=\"#",
                 id, "\"></a>");
}

str html_tag_text_above(struct html *h, const struct node *n,
                        enum node_type above, enum node_type type)
{
    const struct node *up = node_above(n, above);
    const struct node *c = up ? node_child(up, type) : NULL;
    return c ? node_astext(h->a, c) : S("");
}

str html_tag_section(struct html *h, const struct node *n)
{
    return html_tag_text_above(h, n, NODE_SECTION, NODE_TITLE);
}

/* ---- the walk ---- */

static bool enter_node(struct html *h, const struct node *n)
{
    const struct html_element *e = h->elements[n->type];
    if (!e)
        return !html_tag_is_hidden(n->type);
    if (e->enter)
        return e->enter(h, n);
    if (e->tag)
        html_tag_start(h, n, e->layout, e->tag, e->class);
    return true;
}

static void leave_node(struct html *h, const struct node *n)
{
    const struct html_element *e = h->elements[n->type];
    if (e && e->leave)
        e->leave(h, n);
    else if (e && e->tag)
        html_tag_end(h, e->tag, e->layout);
}

/* Whether the HTML is longer than the limit. Reports this once, at node n,
   which is being written. */
static bool is_full(struct html *h, const struct node *n)
{
    if (!h->o->most || h->out->n <= h->o->most)
        return h->full;
    while (!n->pos.src && n->parent)
        n = n->parent;
    if (!h->full) {
        diag_at(h->doc->diags, DIAG_PAGE_LIMIT, n->pos,
                str_fmt(h->a, "%zu MiB of HTML", h->o->most >> 20));
        diag_help(h->doc->diags, "split the page, or shorten URLs and strings "
                                 "that are often repeated");
    }
    return h->full = true;
}

void html_walk(struct html *h, const struct node *root)
{
    const struct node *n = root;
    while (!is_full(h, n)) {
        bool shown = enter_node(h, n);
        if (shown && n->first) {
            n = n->first;
            continue;
        }
        if (shown)
            leave_node(h, n);
        while (n != root && !n->next) {
            n = n->parent;
            leave_node(h, n);
        }
        if (n == root)
            return;
        n = n->next;
    }
}
