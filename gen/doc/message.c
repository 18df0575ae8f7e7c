// SPDX-License-Identifier: MIT
// message: building system_message nodes, which pages may have many of.
#include "doc/message.h"

struct node *message_new(struct arena *a, enum message_level level,
                         struct pos at, str text, str block)
{
    struct node *n = node_new(a, NODE_SYSTEM_MESSAGE, at);
    struct message *m = NEW(a, struct message);
    *m = (struct message){text, block, at.src, at.line, level};
    n->data = m;
    return n;
}
