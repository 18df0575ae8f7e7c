// SPDX-License-Identifier: MIT
// token: splits strings into search terms: ids, versions and numbers, whole and
// in parts; words in lower case without accents; pairs of characters in scripts
// without spaces between words. templates/assets/search.js splits queries by
// the same rules.
#pragma once

#include "base/str.h"

enum {
    TOKEN_BYTES_MAX = 64, /* longer terms are only indexed in parts */
    TOKEN_WORD_MIN = 4,   /* characters of a word that can be corrected */
    TOKEN_WORD_MAX = 24
};

/* Calls emit(data, term) for each term of `text`, in order; some terms occur
   more than once. The bytes of the term are valid during the call. */
void token_each(str text, void (*emit)(void *data, str term), void *data);

/* Returns whether typing errors in a term can be corrected: it is a word
   without joints, of TOKEN_WORD_MIN to TOKEN_WORD_MAX characters, mostly
   letters (nobody types a hash). */
bool token_is_word(str term);
