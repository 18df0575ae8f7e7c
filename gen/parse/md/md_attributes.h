// SPDX-License-Identifier: MIT
// md_attributes: MyST's attributes in braces: {.class #name key=value}, and
// what they mean for a node.
#pragma once

#include "doc/document.h"

struct md_attribute {
    str key; /* "class", "id", or as written */
    str value;
};

struct md_attribute_list {
    struct md_attribute *v; /* in the order of the text */
    size_t n, cap;
};

/* Bytes of the attributes that a text starts with, braces included, or 0. They
   are added to *out, where it is given, in `a`; an empty pair of braces and a
   comment between '%' are attributes, too. */
size_t md_attributes(str s, struct arena *a, struct md_attribute_list *out);

/* Gives a node what attributes say: classes, a name that links may lead to, and
   what images and code have besides. */
void md_attributes_put(struct document *doc, struct node *n,
                       const struct md_attribute_list *list);
