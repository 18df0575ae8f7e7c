// SPDX-License-Identifier: MIT
// unicode: characters as Python's texts see them: letters, digits, white space,
// columns, cases; and their folding to ASCII.
#pragma once

#include "base/str.h"
#include "base/unicode_data.h"

/* What a character is: flags of enum unicode_flag. WORD: letters and digits of
   all scripts, as str.isalnum; not the underscore. ALPHA, SPACE, DIGIT, NUMBER:
   as str.isalpha, isspace, isdigit, isnumeric. */
unsigned unicode_flags(unsigned cp);
bool unicode_is_word(unsigned cp);
bool unicode_is_space(unsigned cp);

/* A character in another case: how many characters that are. */
size_t unicode_to(unsigned cp, enum unicode_case to, unsigned out[3]);

/* Whether the capital sigma at `at` ends a word: its lower case is another one
   then. */
bool unicode_is_final(str s, size_t at);

/* The columns of a text on a terminal: wide characters take two, combining ones
   none. */
size_t unicode_columns(str s);

/* The a-z and 0-9 that a lower-case character above ASCII folds to (its
   compatibility decomposition, and letters with a stroke or a hook as their
   base letter), '-' for other ASCII; NUL-terminated, may be empty. */
void unicode_fold(unsigned cp, char out[6]);

/* The bytes of word characters at its start, up to a digit of ASCII. */
size_t unicode_letters(str s);

/* Without white space (as above) at its end. */
str unicode_trim_right(str s);
