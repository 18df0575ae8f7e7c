// SPDX-License-Identifier: MIT
// unicode: properties of characters as in Python's str: letters, digits, white
// space, width, case; and folding to ASCII.
#pragma once

#include "base/str.h"
#include "base/unicode_data.h"

/* Returns the flags of a character (enum unicode_flag). WORD: letters and
   digits of all scripts, as str.isalnum; not the underscore. ALPHA, SPACE,
   DIGIT, NUMBER: as str.isalpha, isspace, isdigit, isnumeric. */
unsigned unicode_flags(unsigned cp);
bool unicode_is_word(unsigned cp);
bool unicode_is_space(unsigned cp);

/* Converts a character to another case. Returns the number of characters in
   `out`. */
size_t unicode_to(unsigned cp, enum unicode_case to, unsigned out[3]);

/* Whether the capital sigma at byte `at` ends a word: its lower case differs
   then. */
bool unicode_is_final(str s, size_t at);

/* Returns the width of a string on a terminal: wide characters count two
   columns, combining ones none. */
size_t unicode_columns(str s);

/* Folds a lower-case character above ASCII to a-z and 0-9: its compatibility
   decomposition, or the base letter of one with a stroke or hook; '-' for other
   ASCII. NUL-terminated, may be empty. */
void unicode_fold(unsigned cp, char out[6]);

/* Returns the number of bytes of word characters at the start, up to an ASCII
   digit. */
size_t unicode_letters(str s);

/* Removes white space (unicode_is_space) from the end. */
str unicode_trim_right(str s);
