// SPDX-License-Identifier: MIT
// token: splits strings into search terms: ids, versions and numbers as a whole
// and in parts, words without capitals and accents, pairs of characters in
// scripts without blanks between words. templates/assets/search.js splits
// queries by the same rules.
#pragma once

#include "base/str.h"

enum {
    TOKEN_BYTES_MAX = 64, /* of a term; of longer ones, parts are indexed */
    TOKEN_WORD_MIN = 4,   /* characters of a word that can be corrected */
    TOKEN_WORD_MAX = 24
};

/* Calls take(data, term) for each term of a string, in order, for some more
   than once; the bytes of the term are valid during the call. */
void token_each(str text, void (*take)(void *data, str term), void *data);

/* Whether a term is a word whose typing errors can be corrected: without
   joints, with TOKEN_WORD_MIN to TOKEN_WORD_MAX characters, mostly letters
   (nobody types a hash). */
bool token_is_word(str term);
