// SPDX-License-Identifier: MIT
// rst_inline: converts text with inline markup to inline nodes.
#pragma once

#include "parse/rst/rst_machine.h"

/* The text to parse, and where its nodes go. */
struct rst_text {
    str text;                  /* a prefix of what lines_join returns for
                                  `lines` */
    const struct lines *lines; /* its source */
    struct node *parent;       /* parent of the text and the inline nodes */
    struct node *messages;     /* parent of the system_messages */
    struct node *target;       /* parent of the messages on duplicate targets */
    bool keep_escapes;         /* keep NULs in text nodes directly below
                                  parent */
};

void rst_inline(struct rst *r, const struct rst_text *t);

/* Parses all of `lines`. */
void rst_inline_lines(struct rst_machine *m, const struct lines *lines,
                      struct node *parent, struct node *messages,
                      struct node *target);

/* Appends the text of a failed role as a problematic node, and its
   system_messages to r->messages. The caller has reported the failure. Messages
   are added to the tree only for the first 1,000 problems of a page. */
void rst_failed_role(struct rst *r, struct node *parent, str raw, struct pos at,
                     bool is_unknown);

/* Returns an address as docutils adjusts it: an e-mail address gets the prefix
   "mailto:". */
str rst_adjust_uri(struct arena *a, str uri);

/* Returns an address without escapes and without unescaped white space. */
str rst_address(struct arena *a, str escaped);
