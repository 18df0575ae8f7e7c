// SPDX-License-Identifier: MIT
// heading: the words in the names of columns: splits names into words, and
// finds columns by them.
#pragma once

#include "frame/frame.h"

struct heading {
    struct strs words; /* lower case; runs of letters and digits, and numbers
                          such as 99.9 */
    str key;           /* the words outside () and [], joined without blanks */
};

/* Splits a name into words. In `a`. */
struct heading heading_of(struct arena *a, str name);

/* Returns the headings of all columns of f, in their order. In `a`. */
struct heading *heading_all(struct arena *a, const struct frame *f);

/* Whether a word of the heading is among the n `words`. */
bool heading_has_word(const struct heading *h, const str *words, size_t n);

/* Returns the first column whose key is among the n `keys`, or NULL if there is
   no such column. `all` are the headings of the columns of f. */
const struct column *heading_find(const struct heading *all,
                                  const struct frame *f, const str *keys,
                                  size_t n);

/* Returns a cell as a string, empty if it is missing. A whole float has no
   ".0": 6 for 6.0. In `a`. */
str heading_cell(struct arena *a, const struct column *c, size_t row);
