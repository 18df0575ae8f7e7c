// SPDX-License-Identifier: MIT
// rst_inline: text with inline markup into inline nodes.
#pragma once

#include "parse/rst/rst_machine.h"

/* A text to parse. */
struct rst_text {
    str text;                  /* the start of what lines_join makes of lines */
    const struct lines *lines; /* where it stands */
    struct node *parent;       /* gets the text and inline nodes */
    struct node *messages;     /* gets the system_messages */
    struct node *target;       /* gets those of duplicate targets */
    bool keep_escapes;         /* leave NULs in text directly below parent */
};

void rst_inline(struct rst *r, const struct rst_text *t);

/* The same for all of `lines`. */
void rst_inline_lines(struct rst_machine *m, const struct lines *lines,
                      struct node *parent, struct node *messages,
                      struct node *target);

/* Whether the tree is to hold a message on one more problem: it does for the
   first 1,000 of a page. All are reported to the user. */
bool rst_marks_problem(struct rst *r);

/* Appends a problematic node to `parent`, tied to its system_message, which
   is appended to `messages`. */
void rst_problematic(struct rst *r, struct node *parent, str raw, struct pos at,
                     struct node *message, struct node *messages);

/* An address as docutils adjusts it: mailto: before an e-mail address. */
str rst_adjust_uri(struct arena *a, str uri);

/* Text from which unescaped white space is removed, escapes too. */
str rst_address(struct arena *a, str escaped);
