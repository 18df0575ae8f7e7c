// SPDX-License-Identifier: MIT
// highlight: the words of code, with the class that each has in Pygments'
// stylesheets. In: a text and its language's name. Out: its bytes, in order and
// all of them, in pieces.
#pragma once

#include "highlight/cursor.h"

/* A language by one of its names, in any case of letters, or NULL. */
const struct highlight_language *highlight_find(str name);

/* The names of all languages, to find the nearest to one: each lives as long
   as the program. Returns how many; fills the first `max`. */
size_t highlight_names(str *out, size_t max);

/* Whether a name that is near to one of ours is that of another language. */
bool highlight_is_other(str name);

struct highlight_token {
    str text;
    const char *class; /* NULL: a text like any other */
};

struct highlighter highlight_start(const struct highlight_language *language,
                                   str text);

/* The next piece, with at least a byte; false at the end. Two of the same class
   do not follow each other. */
bool highlight_next(struct highlighter *h, struct highlight_token *out);
