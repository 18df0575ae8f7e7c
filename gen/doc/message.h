// SPDX-License-Identifier: MIT
// message: docutils' system_message nodes. Where a page has a fault, docutils
// leaves one in the tree; doctree shows them with a paragraph and perhaps a
// literal block in them, the renderer does not. The
// diagnostic for the user is a matter of its own (base/diag.h).
#ifndef DOC_MESSAGE_H
#define DOC_MESSAGE_H

#include "doc/node.h"

enum message_level {
    MESSAGE_INFO = 1,
    MESSAGE_WARNING,
    MESSAGE_ERROR,
    MESSAGE_SEVERE
};

/* What a system_message says: data of its node, which has no children and only
   attributes that sort before "level". */
struct message {
    str text, block;          /* the block: what it is about, or STR_NONE */
    const struct source *src; /* or NULL */
    uint32_t line;            /* 0: none */
    enum message_level level;
};

/* A system_message without parent. Lives in `a`. */
struct node *message_new(struct arena *a, enum message_level level,
                         struct pos at, str text, str block);

#endif
