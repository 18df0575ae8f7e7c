// SPDX-License-Identifier: MIT
// unicode: properties of characters as in Python's str: letters, digits, white
// space, width, case; and folding to ASCII.
#pragma once

#include "base/arena.h"
#include "base/str.h"
#include "base/unicode_data.h"

/* Returns the flags of a character (enum unicode_flag). WORD: letters and
   digits of all scripts, as str.isalnum; not the underscore. ALPHA, SPACE,
   DIGIT, NUMBER: as str.isalpha, isspace, isdigit, isnumeric. */
unsigned unicode_flags(unsigned cp);
bool unicode_is_word(unsigned cp);
bool unicode_is_space(unsigned cp);

/* Converts a character to another case. Stores the resulting characters in
   `out` and returns their number, 1 to 3. */
size_t unicode_to(unsigned cp, enum unicode_case to, unsigned out[3]);

/* Whether the capital sigma at byte `at` of s ends a word. Its lower case is
   then U+03C2, not U+03C3. */
bool unicode_is_final(str s, size_t at);

/* Returns the width of a string on a terminal, in columns: two for a wide
   character, none for a combining one. */
size_t unicode_columns(str s);

/* Folds a lower-case character above ASCII to a-z, 0-9 and '-'. Keeps the ASCII
   characters of its compatibility decomposition, with '-' in place of each that
   is not a letter or digit. A letter with a stroke or hook becomes its base
   letter: "o" for U+00F8. `out` is NUL-terminated, and empty if nothing is
   left. */
void unicode_fold(unsigned cp, char out[6]);

/* Returns s with accents as separate characters (Unicode NFD), in `a` unless s
   is ASCII. Marks keep their order. */
str unicode_split(struct arena *a, str s);

/* Returns a path, in `a`, in a form that is the same for all spellings of the
   path that name one file if a file system ignores case and the encoding of
   accents, as macOS does. */
str unicode_path(struct arena *a, str path);

/* Whether two strings differ, but only in the encoding of accents. */
bool unicode_are_twins(str s, str t);

/* Returns the length in bytes of the word characters at the start of s, up to
   the first ASCII digit. */
size_t unicode_letters(str s);

/* Removes white space (unicode_is_space) from the end. */
str unicode_trim_right(str s);
