// SPDX-License-Identifier: MIT
// dump: prints a tree as pseudo-XML in one walk, without recursion.
#include "doc/dump.h"

#include "doc/message.h"

enum { INDENT = 4 };

/* Appends the values of a list, separated by blanks; blanks in a value are
   escaped. */
static void put_list(struct buf *b, const struct strs *list)
{
    for (size_t i = 0; i < list->n; i++) {
        if (i)
            buf_putc(b, ' ');
        for (size_t k = 0; k < list->v[i].n; k++) {
            char c = list->v[i].p[k];
            if (c == '\\' || c == ' ')
                buf_putc(b, '\\');
            buf_putc(b, c);
        }
    }
}

static bool is_shown(const struct attr *t)
{
    return t->name[0] != '_' && (!t->is_list || t->list.n);
}

/* Returns the attribute with the next name after `after` in alphabetical
   order. */
static const struct attr *next_attr(const struct node *n, const char *after)
{
    const struct attr *best = NULL;
    for (const struct attr *t = n->attrs; t; t = t->next)
        if (is_shown(t) && (!after || strcmp(t->name, after) > 0) &&
            (!best || strcmp(t->name, best->name) < 0))
            best = t;
    return best;
}

static void put_attr(struct buf *b, const struct attr *t)
{
    buf_printf(b, " %s=\"", t->name);
    if (t->is_list)
        put_list(b, &t->list);
    else
        buf_put(b, t->value);
    buf_putc(b, '"');
}

static void put_message_attrs(struct buf *b, const struct message *m,
                              struct pos at)
{
    static const char *const TYPES[] = {
        [MESSAGE_INFO] = "INFO",
        [MESSAGE_WARNING] = "WARNING",
        [MESSAGE_ERROR] = "ERROR",
        [MESSAGE_SEVERE] = "SEVERE",
    };
    buf_printf(b, " level=\"%d\"", (int)m->level);
    if (at.line)
        buf_printf(b, " line=\"%u\"", at.line);
    if (at.src)
        buf_printf(b, " source=\"%.*s\"", STR_ARG(at.src->name));
    buf_printf(b, " type=\"%s\"", TYPES[m->level]);
}

static void put_tag(struct buf *b, const struct node *n)
{
    bool fixed =
        node_type_kind(n->type) == NODE_KIND_FIXED && !node_has(n, "xml:space");
    const struct attr *t = NULL;
    buf_printf(b, "<%s", node_type_name(n->type));
    while ((t = next_attr(n, t ? t->name : NULL)))
        put_attr(b, t);
    if (n->type == NODE_SYSTEM_MESSAGE)
        put_message_attrs(b, n->data, n->pos);
    if (fixed)
        buf_puts(b, " xml:space=\"preserve\"");
    buf_puts(b, ">\n");
}

static void put_text(struct buf *b, str text, size_t indent)
{
    str line;
    if (!text.n)
        return;
    if (text.p[text.n - 1] == '\n')
        text.n--;
    while (str_cut(&text, '\n', &line)) {
        buf_fill(b, ' ', indent);
        buf_put(b, line);
        buf_putc(b, '\n');
    }
}

static void put_message(struct buf *b, const struct message *m, size_t indent)
{
    buf_fill(b, ' ', indent);
    buf_puts(b, "<paragraph>\n");
    put_text(b, m->text, indent + INDENT);
}

void dump_tree(struct buf *b, const struct node *root)
{
    size_t indent = 0;
    const struct node *n = root;
    while (n) {
        if (n->type == NODE_TEXT) {
            put_text(b, n->text, indent);
        } else {
            buf_fill(b, ' ', indent);
            put_tag(b, n);
            put_text(b, n->text, indent + INDENT);
            if (n->type == NODE_SYSTEM_MESSAGE)
                put_message(b, n->data, indent + INDENT);
        }
        if (n->first) {
            n = n->first;
            indent += INDENT;
            continue;
        }
        while (n != root && !n->next) {
            n = n->parent;
            indent -= INDENT;
        }
        n = n == root ? NULL : n->next;
    }
}
