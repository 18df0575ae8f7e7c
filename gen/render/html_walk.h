// SPDX-License-Identifier: MIT
// html_walk: what is written for each type of node, and the walk that writes
// it. Private to render/html*.
#pragma once

#include "render/html_tag.h"

/* What is written for a type of node. `enter` (NULL: the tag by its layout)
   is false when the node is not shown, then neither its children nor `leave`
   are tried. Without a tag only the children are written. */
struct html_element {
    enum node_type type;
    enum html_layout layout;
    const char *tag, *class;
    bool (*enter)(struct html *h, const struct node *n);
    void (*leave)(struct html *h, const struct node *n);
};

/* The families; each ends with NODE_N_TYPES. A type that is in none shows as
   its children do, or not at all (html_tag_is_hidden). */
extern const struct html_element html_body_elements[];
extern const struct html_element html_inline_elements[];
extern const struct html_element html_list_elements[];
extern const struct html_element html_table_elements[];
extern const struct html_element html_code_elements[];
extern const struct html_element html_math_elements[];
extern const struct html_element html_design_elements[];
extern const struct html_element html_chart_elements[];
extern const struct html_element html_desc_elements[];

/* Writes a node with all below it, without recursion. */
void html_walk(struct html *h, const struct node *root);
