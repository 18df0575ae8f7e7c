// SPDX-License-Identifier: MIT
// token: splits strings into search terms. Ids, versions and numbers become
// terms as a whole and in parts. Words become terms in lower case, without
// accents. In scripts without spaces between words, pairs of characters become
// terms. templates/assets/search.js splits queries by the same rules.
#pragma once

#include "base/str.h"

enum {
    TOKEN_BYTES_MAX = 64, /* bytes; longer ids are indexed only in parts */
    /* minimum and maximum number of characters of a word whose typing errors
       can be corrected */
    TOKEN_WORD_MIN = 4,
    TOKEN_WORD_MAX = 24
};

/* Calls emit(data, term) for each term of `text`, in order. Some terms occur
   more than once. A term's bytes are valid only during the call. */
void token_each(str text, void (*emit)(void *data, str term), void *data);

/* Whether typing errors in a term can be corrected. The term must be a single
   word, without the characters that join the pieces of an id, such as '.' and
   '-'. It must have TOKEN_WORD_MIN to TOKEN_WORD_MAX characters and consist
   mostly of letters: nobody types a hash. */
bool token_is_word(str term);
