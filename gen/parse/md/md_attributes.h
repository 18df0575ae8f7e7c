// SPDX-License-Identifier: MIT
// md_attributes: parses MyST's attributes in braces, {.class #name key=value},
// and applies them to nodes.
#pragma once

#include "doc/document.h"

struct md_attribute {
    str key; /* "class", "id", or as written */
    str value;
};

struct md_attribute_list {
    struct md_attribute *v; /* in the order of the source */
    size_t n, cap;
};

/* Returns the length of the attributes that a string starts with, braces
   included, or 0. Appends them to *out, in `a`, unless out is NULL. Empty
   braces and a comment between two '%' are attributes, too. */
size_t md_attributes(str s, struct arena *a, struct md_attribute_list *out);

/* Applies attributes to a node: its classes, its name as a link target, and the
   options of images and code. */
void md_attributes_put(struct document *doc, struct node *n,
                       const struct md_attribute_list *list);
