// SPDX-License-Identifier: MIT
// contents: the lists that contents directives stand for, and the tree of a
// page's sections for its table of contents.
#ifndef SHAPE_CONTENTS_H
#define SHAPE_CONTENTS_H

#include "doc/document.h"

/* A section as the page's table of contents shows it. */
struct contents_entry {
    str title; /* plain text */
    str id;
    struct contents_entry *v; /* the sections below it */
    size_t n, cap;
};

/* Puts a nested list of links into every topic that a contents directive
   made, down to its depth; a topic without entries goes away. The title of
   the page is not an entry. (docutils.transforms.parts.Contents) */
void contents_fill(struct document *doc);

/* The sections below the page's title, two levels deep, in `a`; ids and
   texts are the tree's. */
struct contents_entry contents_of(struct arena *a, const struct document *doc);

#endif
