// SPDX-License-Identifier: MIT
// html_nodes: converts HTML stored by a program to nodes: tables, lists,
// paragraphs, emphasis, code. Unknown elements are replaced by their text;
// scripts and styles are dropped. Only the attributes href, src, alt, colspan
// and rowspan are read.
#pragma once

#include "parse/parse.h"

/* Returns the node for the embedded image at `address`,
   "data:image/png;base64,...", or NULL if the address is not that of a valid
   image. */
typedef struct node *html_picture_fn(struct parse *p, str address, str alt,
                                     struct pos at);

/* Converts a string of HTML and appends the nodes to `parent`, all with
   position `at`. Returns whether any of the nodes is visible. */
bool html_nodes_add(struct parse *p, str html, struct pos at,
                    html_picture_fn *picture, struct node *parent);
