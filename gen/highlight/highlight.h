// SPDX-License-Identifier: MIT
// highlight: splits code into pieces with Pygments' CSS classes. Input: code
// and the name of its language. Output: the pieces, which together have all
// bytes of the code, in order.
#pragma once

#include "highlight/cursor.h"

/* Returns the language with this name or alias, in any case, or NULL if the
   name is unknown. */
const struct highlight_language *highlight_find(str name);

/* Stores up to `max` names of languages, which are static strings, in `out`.
   Returns the number of all names. */
size_t highlight_names(str *out, size_t max);

/* Whether a name that looks like a misspelt supported name belongs to another
   language. */
bool highlight_is_other(str name);

struct highlight_token {
    str text;
    const char *class; /* NULL: plain text */
};

struct highlighter highlight_start(const struct highlight_language *language,
                                   str text);

/* Sets *out to the next piece, which has at least one byte. Returns false at
   the end. Adjacent pieces have different classes. */
bool highlight_next(struct highlighter *h, struct highlight_token *out);
