// SPDX-License-Identifier: MIT
// html_nodes: HTML that a program stored, as nodes: tables, lists, paragraphs,
// emphasis, code. What is not on the list of elements leaves its text, scripts
// and styles leave nothing, and attributes are read, never copied.
#pragma once

#include "parse/parse.h"

/* A picture that stands in the HTML itself, "data:image/png;base64,...": makes
   the node, or NULL. */
typedef struct node *html_picture_fn(struct parse *p, str address, str alt,
                                     struct pos at);

/* Appends the nodes to `parent`, all at one place. False when nothing was
   there to be shown. */
bool html_nodes_add(struct parse *p, str html, struct pos at,
                    html_picture_fn *picture, struct node *parent);
