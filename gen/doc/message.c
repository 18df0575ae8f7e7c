// SPDX-License-Identifier: MIT
// message: building system_message nodes.
#include "doc/message.h"

static const char *const TYPES[] = {
    [MESSAGE_INFO] = "INFO",
    [MESSAGE_WARNING] = "WARNING",
    [MESSAGE_ERROR] = "ERROR",
    [MESSAGE_SEVERE] = "SEVERE",
};

struct node *message_new(struct arena *a, enum message_level level,
                         struct pos at, str text, str block)
{
    struct node *m = node_new(a, NODE_SYSTEM_MESSAGE, at);
    node_set(a, m, "level", str_fmt(a, "%d", (int)level));
    node_set(a, m, "type", str_c(TYPES[level]));
    if (at.src)
        node_set(a, m, "source", at.src->name);
    if (at.line)
        node_set(a, m, "line", str_fmt(a, "%u", at.line));
    struct node *p = node_new(a, NODE_PARAGRAPH, at);
    node_append(p, node_text(a, text, at));
    node_append(m, p);
    if (block.p) {
        struct node *l = node_new(a, NODE_LITERAL_BLOCK, at);
        node_set(a, l, "xml:space", S("preserve"));
        node_append(l, node_text(a, block, at));
        node_append(m, l);
    }
    return m;
}
