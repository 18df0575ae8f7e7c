// SPDX-License-Identifier: MIT
// heading: what the name of a column says.
#pragma once

#include "frame/frame.h"

struct heading {
    struct strs words; /* in small letters: letters and digits, 99.9 as one */
    str key;           /* the words in one, without what stands in () or [] */
};

/* That of one name. */
struct heading heading_of(struct arena *a, str name);

/* Those of all columns of a frame, from their names. */
struct heading *heading_all(struct arena *a, const struct frame *f);

/* True when any word is one of n. */
bool heading_says(const struct heading *h, const str *words, size_t n);

/* The first column of a frame whose heading, which all of them are given for,
   is one of n keys; NULL: none. */
const struct column *heading_find(const struct heading *all,
                                  const struct frame *f, const str *keys,
                                  size_t n);

/* A cell as people write it: 6, where a column of floats prints 6.0. */
str heading_cell(struct arena *a, const struct column *c, size_t row);
