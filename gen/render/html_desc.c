// SPDX-License-Identifier: MIT
// html_desc: what programs have, described: a list of signatures and what is
// said of them. Words of signatures show as they are; names, parameters and
// annotations have Sphinx' classes.
#include "render/html_tag.h"

static bool signature(struct html *h, const struct node *n)
{
    html_tag_start(h, n, HTML_LINE, "dt", NULL);
    buf_puts(h->out, "<code>");
    return true;
}

static void signature_end(struct html *h, const struct node *n)
{
    const struct strs *ids = node_list(n, "ids");
    buf_puts(h->out, "</code>");
    if (ids->n)
        html_tag_put_link(h, ids->v[0]);
    buf_puts(h->out, "</dt>\n");
}

static bool returns(struct html *h, const struct node *n)
{
    (void)n;
    buf_puts(h->out, " <span class=\"sig-return\">\xe2\x86\x92 ");
    return true;
}

static void put_bracket(struct html *h, const struct node *n,
                        const char *brackets)
{
    bool types = n->type == NODE_DESC_TYPE_PARAMETER_LIST;
    buf_printf(h->out, "<span class=\"sig-paren\">%c</span>", brackets[types]);
}

static bool parameters(struct html *h, const struct node *n)
{
    put_bracket(h, n, "([");
    return true;
}

static void parameters_end(struct html *h, const struct node *n)
{
    put_bracket(h, n, ")]");
}

/* A parameter behind another, in the same brackets or around them. */
static bool follows(const struct node *n)
{
    while (!n->prev && n->parent->type == NODE_DESC_OPTIONAL)
        n = n->parent;
    return n->prev;
}

/* Optional parameters before the first of all that are not: "[a, ]b". */
static bool leads(const struct node *n)
{
    return n && n->type == NODE_DESC_OPTIONAL && n->next &&
           n->next->type == NODE_DESC_PARAMETER && !follows(n);
}

static bool parameter(struct html *h, const struct node *n)
{
    if (n->prev && !leads(n->prev))
        buf_puts(h->out, ", ");
    if (!node_has(n, "noemph"))
        buf_puts(h->out, "<em class=\"sig-param\">");
    return true;
}

static void parameter_end(struct html *h, const struct node *n)
{
    if (!node_has(n, "noemph"))
        buf_puts(h->out, "</em>");
}

static bool optional(struct html *h, const struct node *n)
{
    buf_puts(h->out, "<span class=\"optional\">[</span>");
    if (follows(n))
        buf_puts(h->out, ", ");
    return true;
}

static void optional_end(struct html *h, const struct node *n)
{
    if (leads(n))
        buf_puts(h->out, ", ");
    buf_puts(h->out, "<span class=\"optional\">]</span>");
}

static bool annotation(struct html *h, const struct node *n)
{
    (void)n;
    buf_puts(h->out, "<em class=\"property\">");
    return true;
}

const struct html_element html_desc_elements[] = {
    {NODE_DESC, HTML_BLOCK, "dl", NULL, NULL, NULL},
    {NODE_DESC_SIGNATURE, HTML_LINE, NULL, NULL, signature, signature_end},
    {NODE_DESC_CONTENT, HTML_BLOCK, "dd", NULL, NULL, NULL},
    {NODE_DESC_ADDNAME, HTML_INLINE, "span", NULL, NULL, NULL},
    {NODE_DESC_NAME, HTML_INLINE, "span", NULL, NULL, NULL},
    {NODE_DESC_RETURNS, HTML_INLINE, "span", NULL, returns, NULL},
    {NODE_DESC_TYPE_PARAMETER_LIST, HTML_INLINE, NULL, NULL, parameters,
     parameters_end},
    {NODE_DESC_PARAMETERLIST, HTML_INLINE, NULL, NULL, parameters,
     parameters_end},
    {NODE_DESC_PARAMETER, HTML_INLINE, NULL, NULL, parameter, parameter_end},
    {NODE_DESC_OPTIONAL, HTML_INLINE, NULL, NULL, optional, optional_end},
    {NODE_DESC_ANNOTATION, HTML_INLINE, "em", NULL, annotation, NULL},
    {NODE_LITERAL_STRONG, HTML_INLINE, "strong", NULL, NULL, NULL},
    {NODE_LITERAL_EMPHASIS, HTML_INLINE, "em", NULL, NULL, NULL},
    {NODE_N_TYPES, 0, NULL, NULL, NULL, NULL},
};
