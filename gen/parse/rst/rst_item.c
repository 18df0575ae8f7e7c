// SPDX-License-Identifier: MIT
// rst_item: items of bullet and enumerated lists (docutils' list_item).
#include "parse/rst/rst_item.h"

bool rst_item(struct rst_machine *m, struct node *list, size_t first,
              size_t columns)
{
    struct rst_indent like = {.first = first, .known = RST_NO_INDENT};
    struct node *n = node_new(m->r->a, NODE_LIST_ITEM, rst_line_pos(m, m->at));
    if (first < rst_line(m)->text.n)
        like.known = columns;
    struct rst_block b = rst_indented(m, like);
    node_append(list, n);
    rst_nested_parse(m, b.lines, n);
    return b.blank_finish;
}

bool rst_item_next(struct rst_machine *m)
{
    do
        m->at++;
    while (m->at < m->lines.n && str_blank(rst_line(m)->text));
    return m->at < m->lines.n;
}

void rst_item_done(struct rst_machine *m)
{
    if (m->at < m->lines.n)
        m->at--;
    else
        m->at = m->lines.n;
}
