// SPDX-License-Identifier: MIT
// message: docutils' system_message nodes. Where a page has a fault, docutils
// leaves one in the tree; doctree shows them, the renderer does not. The
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

/* A system_message without parent: a paragraph of `text` and, unless it is
   none, a literal block of `block`. Lives in `a`. */
struct node *message_new(struct arena *a, enum message_level level,
                         struct pos at, str text, str block);

#endif
