// SPDX-License-Identifier: MIT
// md_first: converts GitHub's alerts and the checkboxes of tasks. In: the first
// paragraph of a block quote or a list item. Out: the changed node.
#include "parse/md/md.h"

/* If `line`, the first line of a quote, is a GitHub alert such as "[!NOTE]",
   sets *type to the matching admonition; otherwise returns false. */
static bool alert_type(str line, enum node_type *type)
{
    static const struct {
        str name;
        enum node_type type;
    } KINDS[] = {
        {S_INIT("[!note]"), NODE_NOTE},
        {S_INIT("[!tip]"), NODE_TIP},
        {S_INIT("[!important]"), NODE_IMPORTANT},
        {S_INIT("[!warning]"), NODE_WARNING},
        {S_INIT("[!caution]"), NODE_CAUTION},
    };
    for (size_t i = 0; i < sizeof KINDS / sizeof *KINDS; i++)
        if (str_eq_nocase(str_trim(line), KINDS[i].name)) {
            *type = KINDS[i].type;
            return true;
        }
    return false;
}

/* Cuts the first n bytes off a paragraph; returns false if markup starts before
   byte n. */
static bool cut_text(struct node *paragraph, size_t n)
{
    struct node *t = paragraph->first;
    if (!t || t->type != NODE_TEXT || t->text.n < n)
        return false;
    t->text = str_from(t->text, n);
    t->pos.col += (uint32_t)n;
    t->pos.len -= t->pos.len > n ? (uint32_t)n : t->pos.len;
    if (!t->text.n)
        node_remove(t);
    return true;
}

/* Converts the block quote that starts with `paragraph` to an admonition if
   `line`, its first line, is an alert. */
static void alert(struct node *paragraph, str line)
{
    struct node *quote = paragraph->parent;
    enum node_type type;
    if (!alert_type(line, &type) || !cut_text(paragraph, str_trim(line).n))
        return;
    quote->type = type;
    while (paragraph->first && paragraph->first->type == NODE_TEXT &&
           str_starts(paragraph->first->text, S("\n")))
        cut_text(paragraph, 1);
    if (!paragraph->first)
        node_remove(paragraph);
}

/* Converts a "[ ]" or "[x]" at the start of a list item to a checkbox. Leaves
   other items unchanged. */
static void task(struct arena *a, struct node *paragraph, str line)
{
    static const char OPEN[] = "<input class=\"task-list-item-checkbox\"";
    struct node *item = paragraph->parent;
    char c = line.n > 3 ? line.p[1] : 0;
    bool done = c == 'x' || c == 'X';
    if (line.n < 4 || line.p[0] != '[' || line.p[2] != ']' ||
        !char_is_blank(line.p[3]) || (!done && c != ' ') ||
        !cut_text(paragraph, 3))
        return;
    struct node *raw = node_new(a, NODE_RAW, paragraph->pos);
    node_set(a, raw, "format", S("html"));
    node_set(a, raw, "_ours", S("1"));
    node_append(raw, node_text(a,
                               str_fmt(a,
                                       "%s%s disabled "
                                       "type=\"checkbox\">",
                                       OPEN,
                                       done ? " aria-label=\"done\" checked"
                                            : " aria-label=\"to do\""),
                               raw->pos));
    node_prepend(paragraph, raw);
    node_add(a, item, "classes", S("task-list-item"));
    if (item->parent->type == NODE_BULLET_LIST)
        node_add(a, item->parent, "classes", S("contains-task-list"));
}

void md_first(struct md *md, struct node *paragraph, str line)
{
    enum node_type type = paragraph->parent->type;
    if (type == NODE_BLOCK_QUOTE)
        alert(paragraph, line);
    else if (type == NODE_LIST_ITEM && myst_has(&md->myst, MYST_TASKLIST))
        task(md->p->a, paragraph, line);
}
