// SPDX-License-Identifier: MIT
// html_list: bullet, enumerated, definition, field and option lists.
#include "base/vec.h"
#include "render/html_tag.h"

static bool is_shown(const struct node *n)
{
    return !html_tag_is_hidden(n->type) && n->type != NODE_TARGET;
}

static bool is_list(const struct node *n)
{
    return n->type == NODE_BULLET_LIST || n->type == NODE_ENUMERATED_LIST ||
           n->type == NODE_FIELD_LIST;
}

/* Whether a list item is simple: it has at most one visible child, or only a
   paragraph and, below the paragraph, a list. */
static bool item_is_simple(const struct node *item)
{
    size_t n = 0;
    const struct node *first = NULL, *last = NULL;
    node_each (c, item) {
        if (!is_shown(c))
            continue;
        n++;
        first = first ? first : c;
        last = c;
    }
    if (n == 2 && first->type == NODE_PARAGRAPH && is_list(last))
        n = 1;
    return n <= 1;
}

static bool list_is_tight(const struct node *n)
{
    str tight = node_get(n, "_tight");
    if (tight.p)
        return str_eq(tight, S("1"));
    node_each (item, n)
        if (!item_is_simple(item))
            return false;
    return true;
}

static bool bullet_list(struct html *h, const struct node *n)
{
    vec_push(h->a, &h->lists, list_is_tight(n));
    html_tag_start(h, n, HTML_BLOCK, "ul", NULL);
    return true;
}

static bool enumerated_list(struct html *h, const struct node *n)
{
    static const struct {
        str enumtype, type;
    } types[] = {
        {S_INIT("loweralpha"), S_INIT("a")},
        {S_INIT("upperalpha"), S_INIT("A")},
        {S_INIT("lowerroman"), S_INIT("i")},
        {S_INIT("upperroman"), S_INIT("I")},
    };
    str start = node_get(n, "start"), enumtype = node_get(n, "enumtype");
    vec_push(h->a, &h->lists, list_is_tight(n));
    html_tag_line(h);
    html_tag_open(h, n, "ol", NULL);
    for (size_t i = 0; i < sizeof types / sizeof *types; i++)
        if (str_eq(types[i].enumtype, enumtype))
            html_tag_attr(h, "type", types[i].type);
    if (start.n && !str_eq(start, S("1")))
        html_tag_attr(h, "start", start);
    buf_puts(h->out, ">\n");
    return true;
}

static void list_end(struct html *h, const struct node *n)
{
    h->lists.n--;
    html_tag_end(h, h->elements[n->type]->tag, HTML_BLOCK);
}

/* Terms. The classifiers after a term are in the same <dt>; the theme shows the
   classifiers beside the term. */

static void term_end(struct html *h, const struct node *n)
{
    if (!n->next || n->next->type != NODE_CLASSIFIER)
        buf_puts(h->out, "</dt>\n");
}

static void classifier_end(struct html *h, const struct node *n)
{
    buf_puts(h->out, "</div>");
    term_end(h, n);
}

static void field_name_end(struct html *h, const struct node *n)
{
    (void)n;
    buf_puts(h->out, ":</dt>\n");
}

/* Options of a command. */

static bool option_group(struct html *h, const struct node *n)
{
    (void)n;
    html_tag_line(h);
    buf_puts(h->out, "<dt><kbd>");
    return true;
}

static void option_group_end(struct html *h, const struct node *n)
{
    (void)n;
    buf_puts(h->out, "</kbd></dt>\n");
}

static bool option(struct html *h, const struct node *n)
{
    if (n->prev)
        buf_puts(h->out, ", ");
    return true;
}

static bool option_argument(struct html *h, const struct node *n)
{
    str delimiter = node_get(n, "delimiter");
    buf_put_html(h->out, delimiter.p ? delimiter : S(" "));
    buf_puts(h->out, "<var>");
    return true;
}

const struct html_element html_list_elements[] = {
    {NODE_BULLET_LIST, HTML_BLOCK, "ul", NULL, bullet_list, list_end},
    {NODE_ENUMERATED_LIST, HTML_BLOCK, "ol", NULL, enumerated_list, list_end},
    {NODE_LIST_ITEM, HTML_LINE, "li", NULL, NULL, NULL},
    {NODE_DEFINITION_LIST, HTML_BLOCK, "dl", NULL, NULL, NULL},
    {NODE_DEFINITION_LIST_ITEM, HTML_BLOCK, NULL, NULL, NULL, NULL},
    {NODE_TERM, HTML_LINE, "dt", NULL, NULL, term_end},
    {NODE_CLASSIFIER, HTML_INLINE, "div", "classifier", NULL, classifier_end},
    {NODE_DEFINITION, HTML_BLOCK, "dd", NULL, NULL, NULL},
    {NODE_FIELD_LIST, HTML_BLOCK, "dl", "field-list", NULL, NULL},
    {NODE_FIELD, HTML_BLOCK, NULL, NULL, NULL, NULL},
    {NODE_FIELD_NAME, HTML_LINE, "dt", NULL, NULL, field_name_end},
    {NODE_FIELD_BODY, HTML_BLOCK, "dd", NULL, NULL, NULL},
    {NODE_OPTION_LIST, HTML_BLOCK, "dl", "option-list", NULL, NULL},
    {NODE_OPTION_LIST_ITEM, HTML_BLOCK, NULL, NULL, NULL, NULL},
    {NODE_OPTION_GROUP, HTML_LINE, NULL, NULL, option_group, option_group_end},
    {NODE_OPTION, HTML_INLINE, NULL, NULL, option, NULL},
    {NODE_OPTION_STRING, HTML_INLINE, NULL, NULL, NULL, NULL},
    {NODE_OPTION_ARGUMENT, HTML_INLINE, "var", NULL, option_argument, NULL},
    {NODE_DESCRIPTION, HTML_BLOCK, "dd", NULL, NULL, NULL},
    {NODE_N_TYPES, 0, NULL, NULL, NULL, NULL},
};
