// SPDX-License-Identifier: MIT
// message: builds system_message nodes.
#include "doc/message.h"

struct node *message_new(struct arena *a, enum message_level level,
                         struct pos at, str text)
{
    struct node *n = node_new(a, NODE_SYSTEM_MESSAGE, at);
    struct message *m = NEW(a, struct message);
    *m = (struct message){level, text};
    n->data = m;
    return n;
}

struct node *message_newest(struct arena *a, const struct diags *d,
                            enum message_level level, struct pos at)
{
    str text = d->n && !d->muted ? d->v[d->n - 1].text : S("");
    return message_new(a, level, at, text);
}
