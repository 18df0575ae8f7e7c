// SPDX-License-Identifier: MIT
// rst_inline: converts text with inline markup to inline nodes.
#pragma once

#include "parse/rst/rst_machine.h"

/* A string to parse, and the nodes to which the result is appended. */
struct rst_text {
    str text;                  /* a prefix of the joined `lines` */
    const struct lines *lines; /* lines of the source */
    struct node *parent;       /* parent of the text and the inline nodes */
    struct node *messages;     /* parent of the system_messages */
    struct node *target; /* parent of the messages about duplicate targets */
    /* whether text nodes directly below `parent` keep the NULs of escapes */
    bool keep_escapes;
};

/* Parses the inline markup in t->text and appends the nodes to t->parent. */
void rst_inline(struct rst *r, const struct rst_text *t);

/* Like rst_inline, for the whole text of `lines`. */
void rst_inline_lines(struct rst_machine *m, const struct lines *lines,
                      struct node *parent, struct node *messages,
                      struct node *target);

/* Appends the string `raw` of a failed role to `parent`, as a problematic node,
   and the role's system_messages to r->messages: two messages if `is_unknown`,
   as in docutils. The caller has reported the failure. Messages are added to
   the tree only for the first 1,000 problems of a page. */
void rst_failed_role(struct rst *r, struct node *parent, str raw, struct pos at,
                     bool is_unknown);

/* Returns an address as docutils adjusts it, in `a`: an e-mail address gets the
   prefix "mailto:"; other addresses are returned unchanged. */
str rst_adjust_uri(struct arena *a, str uri);

/* Returns an address, in `a`, without escapes and without unescaped white
   space. */
str rst_address(struct arena *a, str escaped);
