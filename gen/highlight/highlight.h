// SPDX-License-Identifier: MIT
// highlight: splits code into pieces with Pygments' CSS classes. In: code and
// the name of its language. Out: all of its bytes, in order.
#pragma once

#include "highlight/cursor.h"

/* Returns a language by one of its names, in any case, or NULL. */
const struct highlight_language *highlight_find(str name);

/* Stores up to `max` names of languages, which are static, and returns the
   number of all. */
size_t highlight_names(str *out, size_t max);

/* Whether a name similar to one of ours belongs to another language. */
bool highlight_is_other(str name);

struct highlight_token {
    str text;
    const char *class; /* NULL: plain text */
};

struct highlighter highlight_start(const struct highlight_language *language,
                                   str text);

/* Returns the next piece, at least one byte; false at the end. Adjacent pieces
   have different classes. */
bool highlight_next(struct highlighter *h, struct highlight_token *out);
