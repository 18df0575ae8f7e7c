// SPDX-License-Identifier: MIT
// directive_headline: headline: a row of figures, each with a number (a
// value role), a label and an optional note.
#include "base/codes/directive.h"
#include "parse/directive/directive_family.h"

/* Whether the text contains a value role, or a substitution that may contain
   one. */
static bool has_value(const struct node *top)
{
    for (const struct node *n = top->first; n; n = node_next(n, top))
        if (n->type == NODE_SUBSTITUTION_REFERENCE ||
            (n->type == NODE_PENDING_XREF &&
             str_eq(node_get(n, "reftype"), S("value"))))
            return true;
    return false;
}

/* Appends lines as a paragraph with a class. */
static struct node *add_lines(struct directive_call *c, struct node *figure,
                              struct lines lines, str class)
{
    struct pos at = line_pos(lines.v, 0, lines.v[0].text.n);
    struct node *n = node_new(c->p->a, NODE_PARAGRAPH, at);
    node_add(c->p->a, n, "classes", class);
    node_append(figure, n);
    c->p->syntax->inline_text(c->p, str_trim(lines_join(c->p->a, &lines)), at,
                              n);
    return n;
}

static struct lines part(struct lines lines, size_t from, size_t to)
{
    return (struct lines){lines.v + from, to - from, to - from};
}

static void add_figure(struct directive_call *c, struct node *row,
                       struct lines lines)
{
    struct node *figure =
        node_new(c->p->a, NODE_CONTAINER, line_pos(lines.v, 0, 0));
    node_append(row, figure);
    struct node *number =
        add_lines(c, figure, part(lines, 0, 1), S("figure-number"));
    if (!has_value(number)) {
        directive_fault(c, DIAG_DIRECTIVE_CONTENT, number->pos,
                        S("the first line has no number from a table"));
        diag_help(c->p->d,
                  c->p->language == PAGE_MARKDOWN
                      ? "write the number as {value}`TABLE.ROW.COLUMN`, and "
                        "its label on the line below"
                      : "write the number as :value:`TABLE.ROW.COLUMN`, and "
                        "its label on the line below");
    }
    if (lines.n == 1) {
        directive_fault(c, DIAG_DIRECTIVE_CONTENT, number->pos,
                        S("the number has no label"));
        diag_help(c->p->d, "write a label on the line below the number");
        return;
    }
    add_lines(c, figure, part(lines, 1, 2), S("figure-label"));
    if (lines.n > 2)
        add_lines(c, figure, part(lines, 2, lines.n), S("figure-note"));
}

static void headline(struct directive_call *c, struct node *parent)
{
    struct lines all = c->content;
    if (!directive_has_content(c, parent))
        return;
    struct node *row = directive_node(c, NODE_CONTAINER);
    node_add(c->p->a, row, "classes", S("headline"));
    node_append(parent, row);
    for (size_t i = 0, end; i < all.n; i = end) {
        end = i + 1;
        if (str_blank(all.v[i].text))
            continue;
        while (end < all.n && !str_blank(all.v[end].text))
            end++;
        add_figure(c, row, part(all, i, end));
    }
    directive_flush_messages(c, row);
}

const struct directive directive_headline[] = {
    {S_INIT("headline"), 0, 0, false, true, directive_class_and_name, headline,
     0},
    {{0}, 0, 0, false, false, NULL, NULL, 0},
};
