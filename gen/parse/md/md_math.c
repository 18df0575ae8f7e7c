// SPDX-License-Identifier: MIT
// md_math: builds MyST's formula blocks: a formula between double dollars, with
// an optional label, or an amsmath environment. In: lines that md_scan marked.
// Out: a math_block.
#include "base/buf.h"
#include "math/math.h"
#include "parse/md/md.h"

/* Joins n lines, without the markers and indentation of their containers. */
static str join(struct md_run *r, size_t first, size_t n)
{
    struct buf b = {.a = r->p->a};
    for (size_t k = first; k < first + n; k++) {
        str text = r->lines.v[k].text;
        if (k > first)
            buf_putc(&b, '\n');
        buf_put(&b, str_from(text, r->marks[k].content));
    }
    return buf_end(&b);
}

/* Returns the string between the dollars; sets *label to the label after the
   closing dollars. */
static str between_dollars(struct md_run *r, str text, str *label)
{
    size_t last = str_rfind_char(text, '\n');
    bool first = last == STR_NPOS;
    str line = first ? text : str_from(text, last + 1);
    size_t end = md_dollar_ends(line, first, r->md->myst.dollar_labels, label);
    text = str_slice(
        text, 0, end == STR_NPOS ? text.n : (size_t)(line.p - text.p) + end);
    return str_from(text, 2);
}

size_t md_math(struct md_run *r, size_t first, struct node *parent)
{
    struct parse *p = r->p;
    size_t n = r->marks[first].lead, end;
    str text = join(r, first, n), label = STR_NONE;
    struct pos at = line_pos(&r->lines.v[first], r->marks[first].content, 0);
    struct node *node = node_new(p->a, NODE_MATH_BLOCK, at);
    bool dollars = md_dollar_starts(text), starred = true;
    if (dollars) {
        text = between_dollars(r, text, &label);
        if (label.p)
            label = str_replace(p->a, document_normal_space(p->a, label),
                                S(" "), S("-"));
        at.col += 2;
    } else if (math_environment(text, &end, &starred)) {
        text = end ? str_slice(text, 0, end) : text;
        label = math_label(text);
        label = label.p ? label : starred ? STR_NONE : S("");
        node_add(p->a, node, "classes", S("amsmath"));
    }
    node_append(node, node_text(p->a, text, at));
    node_append(parent, node);
    if (label.p)
        node_set(p->a, node, "_equation", label);
    return n;
}
