// SPDX-License-Identifier: MIT
// message: system_message nodes. Where a page has a fault, docutils leaves one
// in the tree; doctree shows them, pages do not. The user reads a diagnostic
// (base/diag.h), and its text is the message's.
#pragma once

#include "base/diag.h"
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
    enum message_level level;
    str text;
};

/* A system_message without parent. Lives in `a`. */
struct node *message_new(struct arena *a, enum message_level level,
                         struct pos at, str text);

/* The same with the text of the newest diagnostic. */
struct node *message_newest(struct arena *a, const struct diags *d,
                            enum message_level level, struct pos at);
