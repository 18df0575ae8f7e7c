// SPDX-License-Identifier: MIT
// heading: splits the names of columns into words.
#pragma once

#include "frame/frame.h"

struct heading {
    struct strs words; /* lower case; letters and digits; 99.9 is one word */
    str key;           /* the joined words, except those in () or [] */
};

/* Returns the heading of a name. */
struct heading heading_of(struct arena *a, str name);

/* Returns the headings of all columns of a frame. */
struct heading *heading_all(struct arena *a, const struct frame *f);

/* Whether any word of the heading is one of the n `words`. */
bool heading_says(const struct heading *h, const str *words, size_t n);

/* Returns the first column whose heading has one of the n `keys`, or NULL.
   `all` are the headings of the frame's columns. */
const struct column *heading_find(const struct heading *all,
                                  const struct frame *f, const str *keys,
                                  size_t n);

/* Returns a cell as people write it: 6 for the float 6.0. */
str heading_cell(struct arena *a, const struct column *c, size_t row);
