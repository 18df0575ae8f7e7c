// SPDX-License-Identifier: MIT
// unicode: what the parsers need of the Unicode character database beyond
// ASCII: letters and digits, white space, lower case, folding to ASCII.
#ifndef BASE_UNICODE_H
#define BASE_UNICODE_H

#include "base/str.h"

/* Letters and digits of all scripts (categories L and N, as Python's
   str.isalnum); not the underscore. */
bool unicode_is_word(unsigned cp);

/* White space, as Python's str.isspace. */
bool unicode_is_space(unsigned cp);

/* The one lower-case character of cp, or cp itself. */
unsigned unicode_lower(unsigned cp);

/* The a-z and 0-9 that a lower-case character above ASCII folds to (its
   compatibility decomposition, and letters with a stroke or a hook as their
   base letter), '-' for other ASCII; NUL-terminated, may be empty. */
void unicode_fold(unsigned cp, char out[6]);

/* The bytes of word characters at its start, up to a digit of ASCII. */
size_t unicode_letters(str s);

/* Without white space (as above) at its end. */
str unicode_trim_right(str s);

#endif
