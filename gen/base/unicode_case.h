// SPDX-License-Identifier: MIT
// unicode_case: capitals and digits beyond ASCII, as Python's str.upper,
// str.title and str.isdigit have them. For the texts of df scripts.
#ifndef BASE_UNICODE_CASE_H
#define BASE_UNICODE_CASE_H

#include <stdbool.h>
#include <stddef.h>

enum { UNICODE_CASE_MAX = 3 };

/* The capital of a character, or what a word begins with: how many characters
   they are; "\u00df" has two. */
size_t unicode_case_upper(unsigned cp, unsigned out[UNICODE_CASE_MAX]);
size_t unicode_case_title(unsigned cp, unsigned out[UNICODE_CASE_MAX]);

/* Letters that have another case. */
bool unicode_case_is_upper(unsigned cp);
bool unicode_case_is_lower(unsigned cp);

/* Python's str.isdigit; numbers of any kind (category N). */
bool unicode_case_is_digit(unsigned cp);
bool unicode_case_is_number(unsigned cp);

#endif
