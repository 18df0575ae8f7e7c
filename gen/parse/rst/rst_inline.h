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

/* Counts a problem in inline text. Returns whether the tree gets a message on
   it, which the first 1,000 of a page do. All are reported to the user. */
bool rst_marks_problem(struct rst *r);

/* Appends a problematic node to `parent` and its system_message to `messages`,
   and links them. */
void rst_problematic(struct rst *r, struct node *parent, str raw, struct pos at,
                     struct node *message, struct node *messages);

/* Returns an address as docutils adjusts it: with "mailto:" before an e-mail
   address. */
str rst_adjust_uri(struct arena *a, str uri);

/* Returns an address without escapes and without white space that is not
   escaped. */
str rst_address(struct arena *a, str escaped);
