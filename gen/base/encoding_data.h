// SPDX-License-Identifier: MIT
// encoding_data: the tables of encoding.c.
#pragma once

#include <stdint.h>

#include "base/str.h"

/* An encoding in which each byte is one character. The bytes 00 to 7F are
   ASCII. */
struct encoding_table {
    str names;             /* separated by spaces; only a-z and 0-9 */
    const uint16_t *upper; /* characters of the bytes 80 to FF, or U+FFFD */
};

extern const struct encoding_table ENCODING_TABLES[];
extern const size_t ENCODING_N_TABLES;
