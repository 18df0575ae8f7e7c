// SPDX-License-Identifier: MIT
// message: system_message nodes. docutils puts one into the tree for each fault
// of a page. doctree shows these nodes; pages do not. Users read a diagnostic
// (base/diag.h) with the same text instead.
#pragma once

#include "base/diag.h"
#include "doc/node.h"

enum message_level {
    MESSAGE_INFO = 1,
    MESSAGE_WARNING,
    MESSAGE_ERROR,
    MESSAGE_SEVERE
};

/* The data of a system_message node. The node must not have children, and the
   names of its attributes must sort before "level": dump writes level, line,
   source and type after them. */
struct message {
    enum message_level level;
    str text;
};

/* Returns a new system_message node without a parent. The node lives in `a`. */
struct node *message_new(struct arena *a, enum message_level level,
                         struct pos at, str text);

/* Like message_new, but with the text of the newest diagnostic in d. */
struct node *message_newest(struct arena *a, const struct diags *d,
                            enum message_level level, struct pos at);
