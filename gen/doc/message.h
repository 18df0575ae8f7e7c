// SPDX-License-Identifier: MIT
// message: system_message nodes. docutils leaves one in the tree for each
// fault of a page; doctree shows them, pages do not. Users read a diagnostic
// (base/diag.h) with the same text.
#pragma once

#include "base/diag.h"
#include "doc/node.h"

enum message_level {
    MESSAGE_INFO = 1,
    MESSAGE_WARNING,
    MESSAGE_ERROR,
    MESSAGE_SEVERE
};

/* The data of a system_message. Its node has no children, and its attributes
   sort before "level". */
struct message {
    enum message_level level;
    str text;
};

/* Returns a new system_message without a parent. It lives in `a`. */
struct node *message_new(struct arena *a, enum message_level level,
                         struct pos at, str text);

/* Like message_new, with the text of the newest diagnostic in d. */
struct node *message_newest(struct arena *a, const struct diags *d,
                            enum message_level level, struct pos at);
