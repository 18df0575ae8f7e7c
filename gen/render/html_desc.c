// SPDX-License-Identifier: MIT
// html_desc: descriptions of functions, classes and similar objects. A
// description has a list of signatures, and content.
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

const struct html_element html_desc_elements[] = {
    {NODE_DESC, HTML_BLOCK, "dl", NULL, NULL, NULL},
    {NODE_DESC_SIGNATURE, HTML_LINE, NULL, NULL, signature, signature_end},
    {NODE_DESC_CONTENT, HTML_BLOCK, "dd", NULL, NULL, NULL},
    {NODE_LITERAL_STRONG, HTML_INLINE, "strong", NULL, NULL, NULL},
    {NODE_LITERAL_EMPHASIS, HTML_INLINE, "em", NULL, NULL, NULL},
    {NODE_N_TYPES, 0, NULL, NULL, NULL, NULL},
};
