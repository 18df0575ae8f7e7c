// SPDX-License-Identifier: MIT
// md_attributes: parses MyST's attributes in braces, {.class #name key=value},
// and applies them to nodes.
#pragma once

#include "doc/document.h"

struct md_attribute {
    str key; /* "class", "id", or the key of key=value */
    str value;
};

struct md_attribute_list {
    struct md_attribute *v; /* in the order of the source */
    size_t n, cap;
};

/* Returns the length of the attributes that a string starts with, including the
   braces, or 0 if the string starts with no attributes. Appends the attributes
   to *out, in `a`, unless `out` is NULL. The braces may be empty or contain a
   comment between two '%'. */
size_t md_attributes(str s, struct arena *a, struct md_attribute_list *out);

/* Applies attributes to node n: classes, the id as a link target, the size,
   alignment and texts of an image, and the language of inline code. Ignores all
   other keys. */
void md_attributes_put(struct document *doc, struct node *n,
                       const struct md_attribute_list *list);
