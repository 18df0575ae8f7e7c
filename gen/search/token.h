// SPDX-License-Identifier: MIT
// token: the terms that a text is found by: ids, versions and numbers whole and
// in parts, words without capitals and accents, characters in pairs where a
// script has no blanks between words. templates/assets/search.js cuts what
// readers type by the same rules.
#pragma once

#include "base/str.h"

enum {
    TOKEN_BYTES_MAX = 64, /* of a term; what is longer is found by its parts */
    TOKEN_WORD_MIN = 4,   /* characters of a word that may be mistyped */
    TOKEN_WORD_MAX = 24
};

/* Calls take(data, term) for each term of a text, in order, some more than
   once; the bytes are the callee's for the length of the call. */
void token_each(str text, void (*take)(void *data, str term), void *data);

/* Whether a term is a word without joints, of as many characters as above and
   mostly letters, so that it can be mistyped: hardly anybody mistypes a hash.
 */
bool token_is_word(str term);
